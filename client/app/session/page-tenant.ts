import { type TenantId, TENANTS } from '#domain/portal/tenants.ts';

const isTenant = (name: string | undefined): name is TenantId => name !== undefined && name in TENANTS;

const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The tenant that the gateway has written into the page; undefined on a page from another server, such as a host page. */
export function pageTenant(): TenantId | undefined {
  const name = contentOf('travel-portal-tenant');
  return isTenant(name) ? name : undefined;
}

/** The brand from the same page; undefined where no gateway has written one. */
export function pageBrand(): string | undefined {
  const name = contentOf('travel-portal-brand');
  return name === undefined || name === '%BRAND%' ? undefined : name;
}
