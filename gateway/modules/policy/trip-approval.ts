/**
 * CP-01, CP-03: whether a trip out of policy requires approval: unless the settings exist and state that it does not. Unknown
 * settings require it.
 */
import type { GatewayContext } from '../../context';
import { PlatformError } from '../../rest/client/platform-error';
import { getPolicyDetails } from '../../rest/endpoints';
import { isRefusal } from '../failure/read-failure';

/** From the settings. Settings that could not be read are an error; a platform that refuses to return them has none. */
export async function readApprovalSetting({ platform }: Pick<GatewayContext, 'platform'>): Promise<boolean> {
  try {
    const { settings } = await getPolicyDetails(platform);
    return settings?.isApprovalRequired ?? true;
  } catch (error) {
    if (isRefusal(error)) return true;
    throw error;
  }
}

/** If the settings cannot be read, a traveler who is about to book must give a reason rather than being stopped. */
export async function isTripApprovalRequired(context: Pick<GatewayContext, 'platform'>): Promise<boolean> {
  try {
    return await readApprovalSetting(context);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind === 'unauthorized') throw error;
    return true;
  }
}
