import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { fixture } from '#fixtures/fixture.ts';
import { scenario } from '#fixtures/scenario.ts';
import { refusal } from '#fixtures/builders.ts';
import { testPlatformUrl } from '#gateway/testing/gateway-kit.ts';
import { settle } from '#gateway/testing/manual-clock.ts';
import { nock } from '#gateway/testing/use-nock.ts';

/** A request that the gateway has sent to the platform. */
export interface SentRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A response: JSON by default, a text as HTML. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** A promise that delays the response. */
  readonly after?: Promise<unknown>;
  /** Breaks the connection instead. */
  readonly isBroken?: boolean;
  /** There is no response, and the call times out as soon as nothing else is pending. */
  readonly isMissing?: boolean;
}

export const ok = (body: unknown): Answer => ({ body });
export const refused = (status: number, code: number): Answer => ({ status, body: refusal(code) });
export const broken: Answer = { isBroken: true };
export const noAnswer: Answer = { isMissing: true };

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly requestSchema: string | undefined;
}

/** The platform at the HTTP edge, by operationId. Requests that violate the OpenAPI document fail the test. */
export class PlatformMock {
  readonly sent: SentRequest[] = [];
  readonly violations: string[] = [];
  /** The largest number of requests in flight: 1 when they were sent sequentially. */
  maxConcurrent = 0;
  /** The session's anti-forgery token: without it, requests other than GET are refused, as by the platform. */
  antiForgeryToken: string | undefined;
  private waiting = 0;
  /** Pending requests without a response. */
  private missing = 0;
  private readonly answers = new Map<string, Answer[]>();

  /** `timeOut` makes the running calls time out. */
  constructor(private readonly timeOut: () => void) {}

  /** Responds in this order; the last one repeats. Replaces earlier responses of the operation. */
  on(operation: string, ...answers: readonly Answer[]): this {
    const isNew = !this.answers.has(operation);
    this.answers.set(operation, [...answers]);
    if (isNew) this.listen(operation);
    return this;
  }

  /** Responds with the timeline of fixtures/scenarios/<name>.json. */
  play(name: string): this {
    const { operation, timeline } = scenario(name);
    const answers = timeline.flatMap(({ times = 1, answer, status, code, connection }) => {
      const each: Answer = connection
        ? broken
        : answer
          ? ok(fixture(answer))
          : refused(status ?? 500, code ?? 50001);
      return Array.from({ length: times }, () => each);
    });
    return this.on(operation, ...answers);
  }

  requests(operation: string): SentRequest[] {
    return this.sent.filter((request) => request.operation === operation);
  }

  private listen(operation: string): void {
    const { method, path } = operationOf(operation);
    const answer = (headers: Record<string, string>, body: unknown) => this.answer(operation, headers, body);
    nock(testPlatformUrl)
      .persist()
      .intercept(path, method)
      .reply(async function (_uri, body) {
        return answer(this.req.headers as unknown as Record<string, string>, body === '' ? undefined : body);
      });
  }

  private async answer(
    operation: string,
    requestHeaders: Record<string, string>,
    requestBody: unknown,
  ): Promise<[number, string, Record<string, string>]> {
    this.record(operation, requestHeaders, requestBody);
    const queue = this.isForged(operation, requestHeaders)
      ? [refused(403, 40301)]
      : (this.answers.get(operation) ?? []);
    const { status, body, headers, delayMs, after, isBroken, isMissing } =
      (queue.length > 1 ? queue.shift() : queue[0]) ?? {};
    this.maxConcurrent = Math.max(this.maxConcurrent, (this.waiting += 1));
    if (isMissing) await this.untilTimeOut();
    if (delayMs !== undefined) await sleep(delayMs);
    await after;
    this.waiting -= 1;
    if (isBroken) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const isText = typeof body === 'string';
    const text = isText ? body : body === undefined ? '' : JSON.stringify(body);
    const contentType = isText ? 'text/html' : 'application/json';
    return [status ?? (text === '' ? 204 : 200), text, { 'content-type': contentType, ...headers }];
  }

  private isForged(operation: string, headers: Record<string, string>): boolean {
    return (
      this.antiForgeryToken !== undefined &&
      operationOf(operation).method !== 'GET' &&
      headers['h-csrf-token'] !== this.antiForgeryToken
    );
  }

  private async untilTimeOut(): Promise<void> {
    this.missing += 1;
    // Other responses may have been sent and still be in flight.
    for (let quiet = 0; quiet < 10; quiet += 1) {
      await settle();
      if (this.missing < this.waiting) quiet = 0;
    }
    this.timeOut();
    this.missing -= 1;
  }

  private record(operation: string, headers: Record<string, string>, body: unknown): void {
    const { method, path, requestSchema } = operationOf(operation);
    this.sent.push({ operation, method, path, headers, body });
    if (requestSchema !== undefined && body !== undefined && !validatorOf(requestSchema)(body)) {
      const [error] = validatorOf(requestSchema).errors ?? [];
      this.violations.push(`${operation}${error?.instancePath} ${error?.message}`);
    }
  }
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly requestBody?: unknown;
}

interface OpenApiSchema {
  readonly properties?: Readonly<Record<string, { readonly 'x-extensible-enum'?: readonly unknown[] }>>;
}

const openApi = JSON.parse(
  readFileSync(resolve(__dirname, '../../schema/platform.openapi.json'), 'utf8'),
) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, OpenApiSchema>> };
};

const operations = new Map(
  Object.entries(openApi.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { operationId, requestBody }]): [string, Operation] => [
      operationId,
      { method: verb.toUpperCase(), path, requestSchema: requestSchemaOf(path, verb, requestBody) },
    ]),
  ),
);

/** The operation of the OpenAPI document. */
export function operationOf(operationId: string): Operation {
  const operation = operations.get(operationId);
  if (!operation) throw new Error(`The OpenAPI document has no operation ${operationId}`);
  return operation;
}

/** The members that the OpenAPI document names for an open list of values. */
export function extensibleEnumOf(schema: string, property: string): readonly unknown[] {
  return openApi.components.schemas[schema]?.properties?.[property]?.['x-extensible-enum'] ?? [];
}

function requestSchemaOf(path: string, verb: string, requestBody: unknown): string | undefined {
  const shared = (requestBody as { $ref?: string } | undefined)?.$ref;
  if (requestBody === undefined) return undefined;
  const parts = shared?.split('/').slice(1) ?? ['paths', path, verb, 'requestBody'];
  return ['#', ...parts, 'content', 'application/json', 'schema']
    .map((part) =>
      part === '#' ? part : encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    )
    .join('/');
}

const ajv = addFormats(new Ajv({ strict: false, discriminator: false, validateSchema: false }));
ajv.addSchema(openApi, 'platform');
const validators = new Map<string, ValidateFunction>();

function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `platform${pointer}` });
  validators.set(pointer, known);
  return known;
}
