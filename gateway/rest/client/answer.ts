import { createHash } from 'node:crypto';
import type { Contract } from './contract';
import { PlatformError, kindOfStatus } from './platform-error';
import { retryAfterOf } from './retry-after';
import type { HttpAnswer, TransportError } from './transport';

export interface AnswerReader {
  /** The value of a 2xx response that satisfies the contract; throws PlatformError for every other response. */
  read(method: string, path: string, answer: HttpAnswer, requestId: string): unknown;
}

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

export function createAnswerReader(
  contract: Contract,
  log: { warn(details: object, message: string): void },
): AnswerReader {
  return {
    read(method, path, answer, requestId) {
      const endpoint = `${method} ${path}`;
      if (!isSuccess(answer.status)) {
        log.warn(
          { endpoint, requestId, httpStatus: answer.status, ...traceOf(answer.bytes) },
          'the platform refused',
        );
        throw refusalOf(endpoint, answer);
      }
      const { value, problem } = valueOf(answer);
      const violation = problem ?? contract.violation(method, path, answer.status, value);
      if (violation === undefined) return value;
      log.warn({ endpoint, requestId, violation }, 'the platform broke the contract');
      throw new PlatformError('contract', { endpoint, httpStatus: answer.status, detail: violation });
    },
  };
}

/**
 * The part of a refusal's body that is logged: enough to identify it in the platform's own log, and none of its content, which
 * may be anything.
 */
const traceOf = (bytes: Buffer) => ({
  bodyBytes: bytes.length,
  bodyDigest: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
});

function valueOf(answer: HttpAnswer): { value?: unknown; problem?: string } {
  const { bytes } = answer;
  if (bytes.length === 0) return {};
  if (!isJson(answer)) return { problem: 'the answer is not JSON' };
  if (hasTooManyValues(bytes)) return { problem: 'the answer has too many values' };
  return parsed(bytes) ?? { problem: 'the answer is not valid JSON' };
}

/** The error of a request without a response. */
export function platformErrorOf(error: TransportError, endpoint: string): PlatformError {
  const detail = error.message;
  switch (error.reason) {
    case 'timeout':
    case 'aborted':
      return new PlatformError(error.reason, { endpoint, detail });
    case 'tooLarge':
      return new PlatformError('contract', { endpoint, detail });
    case 'neverSent':
      return new PlatformError('unavailable', { endpoint, detail, effect: 'none' });
    case 'stale':
    case 'broken':
      return new PlatformError('unavailable', { endpoint, detail });
  }
}

function refusalOf(endpoint: string, answer: HttpAnswer): PlatformError {
  const isReadable = isJson(answer) && !hasTooManyValues(answer.bytes);
  const body = isReadable ? parsed(answer.bytes)?.value : undefined;
  const upstreamCode = upstreamCodeOf(body);
  const asked = retryAfterOf(answer.headers);
  const retryAfterMs = asked === undefined ? undefined : Math.min(asked, maxRetryAfterMs);
  return new PlatformError(kindOfStatus(answer.status, upstreamCode), {
    endpoint,
    httpStatus: answer.status,
    detail: `answered ${answer.status}`,
    ...(upstreamCode === undefined ? {} : { upstreamCode }),
    upstreamErrors: upstreamErrorsOf(body),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Names only: the platform's texts are not meant for travelers, and may repeat what they typed. */
function upstreamErrorsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors
    .filter((name): name is string => typeof name === 'string' && /^\w{1,60}$/.test(name))
    .slice(0, maxUpstreamErrors);
}

function upstreamCodeOf(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
  return code !== undefined && /^\w{1,40}$/.test(code) ? code : undefined;
}

const maxUpstreamErrors = 20;

/** A traveler who waits for a quote or a booking gets no update for this long at most, whatever the platform requests. */
const maxRetryAfterMs = 30_000;

export function isJson(answer: HttpAnswer): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(answer.headers['content-type'] ?? '');
}

/** The trips of a person with 500 trips have fewer; parsing 300,000 would block all users for a second or two. */
const maxValues = 100_000;

/** Counts commas and opening brackets, including those in texts: every value follows one. */
function hasTooManyValues(bytes: Buffer): boolean {
  // A value and its comma are two characters.
  if (bytes.length < 2 * maxValues) return false;
  const json = bytes.toString('latin1');
  return [',', '[', '{'].some((mark) => isFrequent(mark, json));
}

function isFrequent(mark: string, json: string): boolean {
  let count = 0;
  for (let at = json.indexOf(mark); at !== -1; at = json.indexOf(mark, at + 1)) {
    count += 1;
    if (count > maxValues) return true;
  }
  return false;
}

function parsed(bytes: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(bytes.toString()) };
  } catch {
    return undefined;
  }
}
