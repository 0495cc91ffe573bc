import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context';
import { getUserInfo } from '../../rest/endpoints';
import { activeExperiments } from './experiments';
import { selects } from '../selection';
import { type SessionModel, sessionOf } from './session-mapping';

/** Reads the session of the user of `platform`. */
export async function readSession(
  context: Pick<GatewayContext, 'platform' | 'environment'>,
  info: GraphQLResolveInfo,
): Promise<SessionModel> {
  // The experiments do not depend on the user: both calls run in parallel.
  if (selects(info, 'experiments')) void activeExperiments(context).catch(() => undefined);
  return sessionOf(await getUserInfo(context.platform), context.platform);
}
