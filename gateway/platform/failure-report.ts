/**
 * TL-02 (specification 2, section 8): responses of the platform that failed are told to its analytics, as an event with
 * url, endpoint, status code, status text and body. Failures of tracking and userInfo are not, so a failed report reports
 * nothing; nor is a 401, which sends the user to the login. Nobody waits for a report, and nobody hears what became of it.
 */
import type { Credentials } from '../credentials';
import { redact } from '../redaction';
import type { Span } from '../tracing';
import { getUserInfo } from './people';
import type { EndpointDefinition, PlatformSession } from './session';
import { trackEvent } from './tracking';

export interface FailedResponse {
  readonly definition: EndpointDefinition;
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  readonly credentials: Credentials;
  readonly requestId: string;
  readonly span: Span | undefined;
}

/** In an outage reports would be as many as requests: those beyond are left out. */
const MOST_AT_ONCE = 10;

const LONGEST_BODY = 2_000;

const UNREPORTED: ReadonlySet<EndpointDefinition> = new Set([trackEvent.definition, getUserInfo.definition]);

/** `sessionOf` gives the platform as the user whose request failed. */
export function createFailureReporter(
  sessionOf: (failed: FailedResponse) => PlatformSession,
): (failed: FailedResponse) => void {
  let running = 0;

  return (failed) => {
    const { definition, status } = failed;
    if (status === 401 || UNREPORTED.has(definition) || running >= MOST_AT_ONCE) return;
    running += 1;
    const properties = {
      url: redact(failed.url),
      endpoint: `${definition.method} ${definition.path}`,
      statusCode: status,
      statusText: redact(failed.statusText),
      body: redact(failed.body).slice(0, LONGEST_BODY),
    };
    trackEvent(sessionOf(failed), { body: { eventName: 'response_failed', properties } })
      .catch(() => undefined)
      .finally(() => (running -= 1));
  };
}
