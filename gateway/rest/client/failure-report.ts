/**
 * TL-02: failed responses of the platform are sent to its analytics, as an event with url, endpoint, status code, status text and
 * body. Failures of tracking and userInfo are not, so a failed report causes no further report; nor is a 401, which sends the
 * user to the login. No request waits for a report, and its outcome is not reported. In an outage only two are reported, because
 * the analytics are part of the failing platform.
 */
import type { Credentials } from '../../kernel/credentials';
import { redact } from '../../kernel/redaction';
import type { Span } from '../../kernel/tracing';
import { getUserInfo, trackEvent } from '../endpoints';
import { outcomeOfAnswer } from './repeats';
import { type EndpointDefinition, endpointOf, type PlatformSession, type UpstreamCall } from './session';

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

export interface FailureReporter {
  /** Called for every call to the platform that has ended; calls earn reports. */
  called(call: Pick<UpstreamCall, 'endpoint' | 'status'>): void;
  failed(response: FailedResponse): void;
}

/** The most reports per call. */
const SHARE = 0.01;

/** The most unused reports that calls without a failure can earn. */
const MAX_SAVED = 5;

/** The most reports of 429 and 5xx between two successful calls. */
const MAX_IN_OUTAGE = 2;

const MAX_BODY_LENGTH = 2_000;
/** Redacted values are longer than their replacements, so more is read than reported. */
const REDACTED_BODY = 5 * MAX_BODY_LENGTH;

const UNREPORTED: ReadonlySet<EndpointDefinition> = new Set([trackEvent.definition, getUserInfo.definition]);

/** `sessionOf` returns the platform for the user whose request failed. */
export function createFailureReporter(
  sessionOf: (failed: FailedResponse) => PlatformSession,
): FailureReporter {
  let saved = MAX_SAVED;
  let savedForOutage = MAX_IN_OUTAGE;

  function withdraw(isFault: boolean): boolean {
    if (saved < 1 || (isFault && savedForOutage < 1)) return false;
    saved -= 1;
    if (isFault) savedForOutage -= 1;
    return true;
  }

  function report(failed: FailedResponse): void {
    const { definition, status } = failed;
    const properties = {
      url: redact(failed.url),
      endpoint: `${definition.method} ${definition.path}`,
      statusCode: status,
      statusText: redact(failed.statusText),
      body: redact(failed.body.slice(0, REDACTED_BODY)).slice(0, MAX_BODY_LENGTH),
    };
    const event = { eventName: 'response_failed', properties };
    trackEvent(sessionOf(failed), { body: event }).catch(() => undefined);
  }

  return {
    called({ endpoint, status }) {
      saved = Math.min(MAX_SAVED, saved + SHARE);
      if (endpoint === endpointOf(trackEvent.definition) || status === undefined) return;
      if (outcomeOfAnswer({ status }) === 'answered') savedForOutage = MAX_IN_OUTAGE;
    },
    failed(response) {
      if (response.status === 401 || UNREPORTED.has(response.definition)) return;
      if (withdraw(outcomeOfAnswer(response) !== 'answered')) report(response);
    },
  };
}
