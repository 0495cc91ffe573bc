import type { CorporateSession, DemoPersona, Session } from '../../generated/graph';
import type { PlatformSession } from '../../rest/client/session';
import type { Wire } from '../../rest/wire';

/** A session without its experiments, which are a separate call. */
export interface SessionModel extends Omit<Session, 'experiments' | '__typename'> {
  /** The platform as the user of this session, who may have signed in with this very operation. */
  readonly platform: PlatformSession;
}

export const sessionOf = (wire: Wire<'SessionInfo'>, platform: PlatformSession): SessionModel => ({
  platform,
  userId: wire.userId,
  givenName: wire.userInfo.firstName,
  surname: wire.userInfo.lastName,
  emailAddress: wire.userInfo.email || null,
  phoneNumber: wire.userInfo.phoneNumber ?? null,
  isFirstSession: wire.isFirstSession,
  isDelegated: wire.isDelegatedSession,
  isAgent: wire.isAgent,
  expiresAt: wire.sessionExpiration,
  csrfToken: wire.csrfToken,
  corporate: wire.corporateInfo ? corporateOf(wire.corporateInfo) : null,
});

const corporateOf = (wire: Wire<'CorporateInfo'>): CorporateSession => ({
  businessId: wire.businessId,
  businessName: wire.businessName,
  isBusinessLive: wire.businessIsLive,
  accountReferenceId: wire.accountReferenceId || null,
  roles: wire.roles,
  policyTier: wire.policyTier ?? null,
  canViewUsers: wire.permissions.canViewUsers,
  canViewAdmin: wire.permissions.canViewAdmin,
  defaultTravelerId: wire.defaultTravelerId ?? null,
  hiddenTravelerIds: wire.hiddenTravelerIds,
});

export const personaOf = ({ emailAddress, code, name, role, description }: Wire<'Persona'>): DemoPersona => ({
  emailAddress,
  code,
  name,
  role,
  description,
});
