import { type TenantId, TENANTS } from '../../domain/portal/tenants';

const isTenant = (name: string | undefined): name is TenantId => name !== undefined && name in TENANTS;

/** The tenant that the gateway has written into the page; undefined where another user made the page, as a host does. */
export function pageTenant(): TenantId | undefined {
  const name = document.querySelector<HTMLMetaElement>('meta[name="travel-portal-tenant"]')?.content;
  return isTenant(name) ? name : undefined;
}
