import { hash } from 'node:crypto';

/** The caller's credentials: sent by the traveler's client, forwarded to the platform. */
export interface Credentials {
  /**
   * The whole header value, `Bearer …`, with a normalized scheme: platforms accept any case, and one session has one fingerprint.
   */
  readonly authorization: string | undefined;
  readonly csrfToken: string | undefined;
  /** Identifies the user in keys, logs and shared stores; the token cannot be computed from it. */
  readonly fingerprint: string;
}

/** The longest header value that is forwarded. */
const maxValueLength = 4_096;

/** Forwarded instead of an unreadable value. No platform accepts it, so its sender is not mistaken for a signed-out user. */
const withoutToken = 'Bearer';

export function credentialsOf(authorization: unknown, csrfToken: unknown): Credentials {
  const bearer = authorizationOf(authorization);
  return {
    authorization: bearer,
    csrfToken: headerValue(csrfToken),
    fingerprint: hash('sha256', bearer ?? '', 'base64url'),
  };
}

function authorizationOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const normalized = typeof value === 'string' ? value.replace(/^bearer +/i, 'Bearer ') : value;
  return headerValue(normalized) ?? withoutToken;
}

/** Only printable ASCII may become a header of the request to the platform. */
function headerValue(value: unknown): string | undefined {
  return typeof value === 'string' &&
    value.length <= maxValueLength &&
    /^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(value)
    ? value
    : undefined;
}
