/** Reports an error of a page (`POST /api/v0/logging`, TL-03): a call that fails is logged here and rethrown. */
import { withoutSecrets } from '#schema/untrusted-values.ts';
import type { GatewayContext } from '../../context';
import type { ClientEventLogged, LogClientEventInput } from '../../generated/graph';
import { logClientEvent as postLogEntry } from '../../rest/endpoints';
import { factsOf } from './facts';

const MAX_URL_LENGTH = 2_000;

export async function logClientEvent(
  { event, url, sessionId }: LogClientEventInput,
  { platform, log }: GatewayContext,
): Promise<ClientEventLogged> {
  try {
    await postLogEntry(platform, {
      body: { event: factsOf(event), url: withoutSecrets(url).slice(0, MAX_URL_LENGTH), sessionId },
    });
    return { sessionId };
  } catch (error) {
    log.warn({ err: error }, 'an event of a page could not be logged');
    throw error;
  }
}
