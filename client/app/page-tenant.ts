import { type TenantId, TENANTS } from '../../domain/portal/tenants';

const isTenant = (name: string | undefined): name is TenantId => name !== undefined && name in TENANTS;

/** The tenant that the gateway has written into the page; undefined on a page from another server, such as a host page. */
export function pageTenant(): TenantId | undefined {
  const name = document.querySelector<HTMLMetaElement>('meta[name="travel-portal-tenant"]')?.content;
  return isTenant(name) ? name : undefined;
}
