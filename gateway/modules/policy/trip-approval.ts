/** CP-01, CP-03: whether a trip out of policy needs an approval. Settings that cannot be read are unknown, so it does. */
import { isApprovalRequired } from '../../../domain/travel-policy';
import type { GatewayContext } from '../../context';
import { PlatformError } from '../../platform/platform-error';
import { getPolicyDetails } from '../../platform/policies';

export async function isTripApprovalRequired({
  platform,
}: Pick<GatewayContext, 'platform'>): Promise<boolean> {
  try {
    const { settings } = await getPolicyDetails(platform);
    return isApprovalRequired(settings);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind === 'unauthorized') throw error;
    return isApprovalRequired(undefined);
  }
}
