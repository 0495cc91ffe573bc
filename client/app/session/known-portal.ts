import type { RedirectContext } from '#domain/portal/access-redirect.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import type { PortalClient } from '../graph/apollo';
import { pageTenant } from './page-tenant';
import { SessionDocument } from './session.generated';

/** The facts about the portal that decide where a refusal leads. */
export type KnownPortal = Pick<RedirectContext, 'tenant' | 'adminPortalBase'>;

/** The portal as far as it has been read, for code outside of components. */
export function knownPortal({ apollo }: PortalClient): KnownPortal {
  const portal = apollo.readQuery({ query: SessionDocument })?.portal;
  return {
    tenant: tenantOf(portal?.tenant.toLowerCase() ?? pageTenant()).id,
    adminPortalBase: portal?.adminPortalUrl ?? null,
  };
}
