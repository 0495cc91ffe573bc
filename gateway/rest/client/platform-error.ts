import { ACCESS_CODES, ANTI_FORGERY_REFUSED } from '#domain/portal/access-redirect.ts';

/**
 * Everything that can fail between the gateway and the platform. The only error that endpoints throw.
 *
 * | kind | cause |
 * |---|---|
 * | unauthorized | 401 without an access code: no session, or it has expired |
 * | accessDenied | 401 with 40102, 40103, 40105, 40106, and every other 403 |
 * | antiForgery | 403 with 40301: the anti-forgery token is missing or is not the session's |
 * | badRequest, conflict, rateLimited | the platform refused (400 and 422, 409, 429) |
 * | notFound | 404 and 410: there is no such object; 404 with 40402, 405, 501: the platform does not have this operation |
 * | unavailable | no connection, 502, 503, or the circuit is open |
 * | timeout | no complete response in time, or 504 |
 * | contract | a response that violates schema/platform.openapi.yaml |
 * | upstream | any other failure of the platform |
 * | aborted | the caller no longer wants the response |
 */
export type PlatformErrorKind =
  | 'unauthorized'
  | 'accessDenied'
  | 'antiForgery'
  | 'badRequest'
  | 'notFound'
  | 'conflict'
  | 'rateLimited'
  | 'unavailable'
  | 'timeout'
  | 'contract'
  | 'upstream'
  | 'aborted';

const NO_SUCH_PATH = '40402';

export interface PlatformErrorDetails {
  /** `VERB /documented/path` */
  readonly endpoint: string;
  readonly httpStatus?: number;
  /** The `code` of the platform's error response, as text. */
  readonly upstreamCode?: string;
  /** The `errors` of the platform's error response that are names of broken rules. */
  readonly upstreamErrors?: readonly string[];
  readonly retryAfterMs?: number;
  /** Whether the platform may have acted on the request: certain refusals and requests that were never sent have no effect. */
  readonly effect?: 'none' | 'unknown';
  /** For the log and for developers: no values, addresses or credentials. */
  readonly detail?: string;
}

export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly endpoint: string;
  readonly httpStatus: number | undefined;
  readonly upstreamCode: string | undefined;
  readonly upstreamErrors: readonly string[];
  readonly retryAfterMs: number | undefined;
  readonly effect: 'none' | 'unknown';
  readonly #details: PlatformErrorDetails;

  constructor(
    readonly kind: PlatformErrorKind,
    details: PlatformErrorDetails,
  ) {
    const { endpoint, httpStatus, upstreamCode, upstreamErrors, retryAfterMs, effect, detail } = details;
    super(`${endpoint}: ${detail ?? kind}`);
    this.#details = details;
    this.endpoint = endpoint;
    this.httpStatus = httpStatus;
    this.upstreamCode = upstreamCode;
    this.upstreamErrors = upstreamErrors ?? [];
    this.retryAfterMs = retryAfterMs;
    this.effect = effect ?? (isRefusal(httpStatus) ? 'none' : 'unknown');
  }

  /** Whether the platform does not have the operation, as it may be with optional ones (docs/conformance.md). */
  get isUnsupported(): boolean {
    return (
      this.kind === 'notFound' &&
      (this.upstreamCode === NO_SUCH_PATH || this.httpStatus === 405 || this.httpStatus === 501)
    );
  }

  /** The same error of a request that only reads: whatever its outcome, it had no effect. */
  withoutEffect(): PlatformError {
    return new PlatformError(this.kind, { ...this.#details, effect: 'none' });
  }
}

function isRefusal(httpStatus: number | undefined): boolean {
  return httpStatus !== undefined && httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408;
}

export function kindOfStatus(httpStatus: number, upstreamCode: string | undefined): PlatformErrorKind {
  switch (httpStatus) {
    case 400:
    case 413:
    case 415:
    case 422:
      return 'badRequest';
    case 401:
      return ACCESS_CODES.has(Number(upstreamCode)) ? 'accessDenied' : 'unauthorized';
    case 403:
      return Number(upstreamCode) === ANTI_FORGERY_REFUSED ? 'antiForgery' : 'accessDenied';
    case 404:
    case 405:
    case 410:
    case 501:
      return 'notFound';
    case 409:
      return 'conflict';
    case 429:
      return 'rateLimited';
    case 502:
    case 503:
      return 'unavailable';
    case 504:
      return 'timeout';
    default:
      return 'upstream';
  }
}
