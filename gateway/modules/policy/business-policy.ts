/**
 * The policies of the user's business (`POST /api/v0/policies/details`), as a booking and the pages of homes need them (CP-01 to
 * CP-03). Unknown settings require an approval.
 */
import { isPolicyActive } from '#domain/portal/travel-policy.ts';
import type { WhoBooks } from '#domain/portal/who-books.ts';
import type { GatewayContext } from '../../context';
import { PlatformError } from '../../rest/client/platform-error';
import { getPolicyDetails } from '../../rest/endpoints';
import { isRefusal } from '../failure/read-failure';
import { whoBooksOf } from './policy-mapping';

export interface BusinessPolicy {
  /** CP-02: an inactive policy demands and shows nothing. */
  readonly isActive: boolean;
  readonly isApprovalRequired: boolean;
  /** Null when the platform does not say. */
  readonly whoBooks: WhoBooks | null;
}

const UNKNOWN_POLICY: BusinessPolicy = { isActive: true, isApprovalRequired: true, whoBooks: null };

/** Null without a business. Policies that could not be read are an error; a platform that refuses to return them has unknown ones. */
export async function businessPolicy({
  platform,
}: Pick<GatewayContext, 'platform'>): Promise<BusinessPolicy | null> {
  try {
    const { settings, policies } = await getPolicyDetails(platform);
    if (settings === undefined && policies.length === 0) return null;
    return {
      isActive: isPolicyActive(policies),
      isApprovalRequired: settings?.isApprovalRequired ?? true,
      whoBooks: whoBooksOf(settings),
    };
  } catch (error) {
    if (isRefusal(error)) return UNKNOWN_POLICY;
    throw error;
  }
}

/** The same for a page of homes, which is shown also when the policies cannot be read. */
export async function shownPolicy(context: Pick<GatewayContext, 'platform'>): Promise<BusinessPolicy | null> {
  try {
    return await businessPolicy(context);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind === 'unauthorized') throw error;
    return UNKNOWN_POLICY;
  }
}
