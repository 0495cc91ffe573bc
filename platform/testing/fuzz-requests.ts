/** Requests generated from the contract: mostly almost valid, so that they are not rejected early, with one invalid part. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { oddDay, oddInOnePlace, oddNumber, oddText, oddValue, rarely } from '#fixtures/fuzz.ts';
import type { OperationId } from '../http/operations';
import type { OwnRequests } from './own-requests';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  example?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
}
interface Body {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Document {
  paths: Record<string, Record<string, { operationId: OperationId | 'getPhoto'; requestBody?: Body }>>;
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, Body> };
}

export interface FuzzRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A value is sent as JSON, a text unchanged. */
  readonly body: { readonly value: unknown } | { readonly text: string } | undefined;
}

const document = JSON.parse(
  readFileSync(join(__dirname, '../../schema/platform.openapi.json'), 'utf8'),
) as Document;

const named = (reference: string) => reference.split('/').pop() ?? '';

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(document.components.schemas[named(schema.$ref)] ?? {});
}

function textOf({ format, pattern, example }: Schema): fc.Arbitrary<unknown> {
  if (format?.startsWith('date')) return fc.oneof(oddDay, oddText);
  const byPattern = pattern === undefined ? [] : [fc.stringMatching(new RegExp(pattern), { maxLength: 40 })];
  const byExample = example === undefined ? [] : [fc.constant(example)];
  return fc.oneof(oddText, oddText, ...byPattern, ...byExample);
}

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const {
    type,
    enum: members,
    items,
    properties = {},
    required = [],
    allOf,
    oneOf,
    minimum,
    maximum,
  } = resolved(schema);
  if (members) return rarely(fc.constantFrom(...members), oddValue);
  if (oneOf) return rarely(fc.oneof(...oneOf.map(valueOf)), oddValue);
  if (allOf) return fc.tuple(...allOf.map(valueOf)).map((parts) => Object.assign({}, ...parts) as unknown);
  switch (type) {
    case 'string':
      return rarely(textOf(resolved(schema)), oddValue);
    case 'integer':
    case 'number':
      return rarely(
        fc.integer({ min: Math.ceil(minimum ?? 0), max: maximum ?? 10_000 }),
        fc.oneof(oddNumber, oddValue),
      );
    case 'boolean':
      return rarely(fc.boolean(), oddValue);
    case 'array':
      return rarely(fc.array(valueOf(items ?? {}), { maxLength: 3 }), oddValue);
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, valueOf(inner)]),
      );
      const usual = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
      return rarely(usual, fc.oneof(fc.record(fields, { requiredKeys: [] }), oddValue));
    }
    default:
      return oddValue;
  }
}

const brokenText = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"a"',
  '0',
  '{"a":',
  '\ufeff{}',
  '{"__proto__":{}}',
  '{"a":1e999}',
);
const oddHeaders = fc.constantFrom<Record<string, string>>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'nonsense' },
  { 'idempotency-key': 'ä'.repeat(200) },
  { 'content-encoding': 'gzip' },
  { 'h-csrf-token': 'wrong' },
  { authorization: 'Bearer \u00ff' },
  { authorization: 'Basic a' },
);

function requestOf(path: string, method: string, own: OwnRequests): fc.Arbitrary<FuzzRequest> {
  const { operationId, requestBody } = document.paths[path]?.[method] ?? { operationId: 'getPhoto' };
  const body = requestBody?.$ref ? document.components.requestBodies[named(requestBody.$ref)] : requestBody;
  const schema = body?.content?.['application/json']?.schema;
  const right = operationId in own ? [oddInOnePlace(own[operationId as keyof OwnRequests])] : [];
  const value = fc
    .oneof(schema ? valueOf(schema) : oddValue, ...right, ...right)
    .map((made) => ({ value: made }));
  const withBody = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<FuzzRequest['body']> }[]>(
    { weight: 30, arbitrary: value },
    { weight: 1, arbitrary: brokenText.map((text) => ({ text })) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  return fc.record({
    operation: fc.constant(operationId),
    method: fc.constant(method.toUpperCase()),
    path: path.includes('{')
      ? oddText.map((text) => path.replace(/\{\w+\}/, encodeURIComponent(Buffer.from(text).toString())))
      : fc.constant(path),
    headers: fc.oneof(
      { weight: 12, arbitrary: fc.constant({}) },
      { weight: 3, arbitrary: fc.nat(50).map((key) => ({ 'idempotency-key': `fuzz-key-${key}` })) },
      { weight: 1, arbitrary: oddHeaders },
    ),
    body: method === 'get' ? fc.constant(undefined) : withBody,
  });
}

/** A request of any operation of the contract. */
export const anyRequest = (own: OwnRequests): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => requestOf(path, method, own)),
    ),
  );
