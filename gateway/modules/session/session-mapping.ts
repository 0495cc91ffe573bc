import {
  type Agent,
  type BusinessLogo,
  type CorporateSession,
  type DemoPersona,
  IssuerRole,
  type Session,
} from '../../generated/graph';
import type { PlatformSession } from '../../rest/client/session';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { safeUrl } from '../scalars/scalars';

/** A session without its experiments and travel policy, which are separate calls. */
export interface SessionModel extends Omit<Session, 'experiments' | 'travelPolicy' | '__typename'> {
  /** The platform for the user of this session, who may have signed in with this operation. */
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
  agent: wire.agent ? agentOf(wire.agent) : null,
  actsUntil: wire.actsUntil ?? null,
  expiresAt: wire.sessionExpiration,
  csrfToken: wire.csrfToken,
  corporate: wire.corporateInfo ? corporateOf(wire.corporateInfo) : null,
});

export const agentOf = ({ userId, firstName, lastName }: Wire<'Agent'>): Agent => ({
  userId,
  givenName: firstName,
  surname: lastName,
});

const issuerRole = enumReader(IssuerRole);

function logoOf({ logo }: Wire<'CorporateInfo'>): BusinessLogo | null {
  const url = logo && safeUrl(logo.src);
  return url === undefined ? null : { url, alt: logo?.alt ?? '' };
}

const corporateOf = (wire: Wire<'CorporateInfo'>): CorporateSession => ({
  businessId: wire.businessId,
  businessName: wire.businessName,
  isBusinessLive: wire.businessIsLive,
  accountReferenceId: wire.accountReferenceId || null,
  roles: [...wire.roles],
  policyTier: wire.policyTier ?? null,
  canViewUsers: wire.permissions.canViewUsers,
  canViewAdmin: wire.permissions.canViewAdmin,
  defaultTravelerId: wire.defaultTravelerId ?? null,
  hiddenTravelerIds: [...wire.hiddenTravelerIds],
  logo: logoOf(wire),
  businesses: [...(wire.businesses ?? [])],
  eligibleAccounts: [...(wire.eligibleBusinessAccounts ?? [])],
  loyaltyPrograms: (wire.businessLoyaltyPrograms ?? []).map(({ programCode, value }) => ({
    programCode,
    membershipNumber: value,
  })),
  seenDialogs: Object.entries(wire.hasSeenModalMap ?? {})
    .filter(([, isSeen]) => isSeen)
    .map(([name]) => name),
  issuerRole: wire.cap1Role === undefined ? null : issuerRole(wire.cap1Role),
});

export const personaOf = ({
  emailAddress,
  code,
  name,
  role,
  description,
  isAgent = false,
}: Wire<'Persona'>): DemoPersona => ({
  isAgent,
  emailAddress,
  code,
  name,
  role,
  description,
});
