/**
 * Calls of the Duffel Stays API: a bearer key, a version header, `data` envelopes, lists of errors, limits with a time at which they
 * end. No error names the key or a header.
 */
import type { z } from 'zod';
import { SECOND_MS } from '../kernel/durations';
import type { SupplierBusy } from '../supplier/supplier';

export interface StaysAccount {
  readonly url: string;
  readonly token: string;
  readonly version: string;
  readonly timeoutMs: number;
}

/** The supplier has answered no. */
export class StaysRefusal extends Error {
  constructor(
    call: string,
    readonly status: number,
    /** The code of its first error. */
    readonly code: string,
  ) {
    super(`Duffel Stays refused ${call}: ${status} ${code}`);
  }
}

/** No answer that can be read has come: a command may have had its effect. */
export class AnswerLost extends Error {}

class Busy extends Error implements SupplierBusy {
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

const USUAL_PAUSE_MS = SECOND_MS;

/** Errors before a request is sent. */
const NOT_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface StaysClient {
  /** Changes nothing that counts, so that a lost answer is a reason to call again. */
  read<Answer>(
    method: 'GET' | 'POST',
    path: string,
    answer: z.ZodType<Answer>,
    data?: object,
  ): Promise<Answer>;
  /** Throws AnswerLost when the effect is unknown. */
  command<Answer>(path: string, answer: z.ZodType<Answer>, data?: object): Promise<Answer>;
}

export function createStaysClient(account: StaysAccount): StaysClient {
  return {
    async read(method, path, answer, data) {
      try {
        return await call(account, { method, path, data }, answer);
      } catch (error) {
        if (error instanceof AnswerLost) throw new Busy(error.message, USUAL_PAUSE_MS);
        throw error;
      }
    },
    command: (path, answer, data) => call(account, { method: 'POST', path, data }, answer),
  };
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly data: object | undefined;
}

async function call<Answer>(
  account: StaysAccount,
  request: Request,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const name = `${request.method} ${request.path.split('?', 1)[0]}`;
  const { response, body } = await send(account, request).catch((error: unknown) => {
    if (NOT_SENT.has(codeOf(error)))
      throw new Busy(`Duffel Stays cannot be reached for ${name}`, USUAL_PAUSE_MS);
    throw new AnswerLost(`The answer of Duffel Stays to ${name} was lost`);
  });
  if (response.status === 429) throw new Busy(`Duffel Stays limits ${name}`, pauseOf(response.headers));
  if (response.status >= 500) throw new AnswerLost(`Duffel Stays failed ${name}: ${response.status}`);
  if (response.status === 401 || response.status === 403)
    throw new Error(`Duffel Stays does not accept DUFFEL_TOKEN for ${name}`);
  if (!response.ok) throw new StaysRefusal(name, response.status, errorCodeOf(body));
  const read = answer.safeParse(body);
  if (!read.success) {
    const places = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new AnswerLost(`The answer of Duffel Stays to ${name} cannot be read: ${places.join('; ')}`);
  }
  return read.data;
}

async function send({ url, token, version, timeoutMs }: StaysAccount, { method, path, data }: Request) {
  const response = await fetch(url + path, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'duffel-version': version,
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { body: JSON.stringify({ data }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { response, body: parsed(text) };
}

/** Undefined for a text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown): unknown =>
  ((error as { readonly cause?: { readonly code?: unknown } } | undefined)?.cause ?? {}).code;

function errorCodeOf(body: unknown): string {
  const { errors } = (body ?? {}) as { readonly errors?: readonly { readonly code?: unknown }[] };
  const code = Array.isArray(errors)
    ? (errors[0] as { readonly code?: unknown } | undefined)?.code
    : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

/** The limit ends at a date, or after seconds. */
function pauseOf(headers: Headers): number {
  const until = headers.get('ratelimit-reset') ?? headers.get('retry-after') ?? '';
  const seconds = Number(until);
  const pause = Number.isNaN(seconds) ? Date.parse(until) - Date.now() : seconds * SECOND_MS;
  return Number.isNaN(pause) || until === '' ? USUAL_PAUSE_MS : Math.max(pause, 0);
}
