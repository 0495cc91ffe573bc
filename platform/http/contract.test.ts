import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { loadContract } from './contract';

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  'x-extensible-enum'?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}
interface Operation {
  operationId: string;
  summary?: string;
  requestBody?: { $ref?: string; content?: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const document = JSON.parse(readFileSync(join(__dirname, '../../schema/platform.openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    requestBodies: Record<string, { content: Record<string, { schema: Schema }> }>;
  };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Every schema below one, with its path; references are followed once. */
function* below(schema: Schema, way: string, seen = new Set<string>()): Generator<[string, Schema]> {
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop() ?? '';
    if (seen.has(name)) return;
    seen.add(name);
    const target = document.components.schemas[name];
    if (target) yield* below(target, name, seen);
    return;
  }
  yield [way, schema];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* below(property, `${way}.${name}`, seen);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) yield* below(part, way, seen);
  if (schema.items) yield* below(schema.items, `${way}[]`, seen);
  if (typeof schema.additionalProperties === 'object')
    yield* below(schema.additionalProperties, `${way}{}`, seen);
}

const requestOf = ({ requestBody }: Operation): Schema | undefined => {
  const body = requestBody?.$ref
    ? document.components.requestBodies[requestBody.$ref.split('/').pop() ?? '']
    : requestBody;
  return body?.content?.['application/json']?.schema;
};
const answerOf = ({ responses }: Operation): Schema | undefined =>
  (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema;

test('the document is valid OpenAPI', async () => {
  const backend = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    strict: true,
    validate: false,
  });
  await backend.init();
  expect(backend.router.getOperations()).toHaveLength(operations.length);
});

test('requests and JSON responses of every operation can be validated, and an empty body is not a JSON response', async () => {
  const contract = await loadContract();
  for (const operation of contract.operations) {
    const { operationId, method, path, responses = {} } = operation;
    const request = { method, path, headers: {}, body: undefined };
    expect(contract.problemsOfRequest(operation, request)).toBeInstanceOf(Array);
    const [status = '', answer] = Object.entries(responses).find(([name]) => name.startsWith('2')) ?? [];
    if (!answer || !('content' in answer) || !answer.content?.['application/json']) continue;
    expect([operationId, contract.problemsOfAnswer(operation, Number(status), null)]).not.toEqual([
      operationId,
      [],
    ]);
  }
});

test('every operation, schema and property is described', () => {
  const without = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    [...below(schema, name)]
      .filter(([way, { description }]) => !/(\[\]|\{\})$/.test(way) && !description)
      .map(([way]) => way),
  );
  expect(without).toEqual([]);
  expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([]);
});

/** The properties of an event are the caller's own. */
const openRequests = ['EventProperties'];

test('requests are strict: no unknown fields, bounded texts and lists', () => {
  const loose = operations.flatMap((operation) => {
    const request = requestOf(operation);
    return request
      ? [...below(request, operation.operationId)]
          .filter(([way]) => !openRequests.includes(way))
          .filter(
            ([, schema]) =>
              (schema.type === 'object' && schema.additionalProperties === undefined) ||
              schema.additionalProperties === true ||
              (schema.type === 'array' && schema.maxItems === undefined) ||
              (schema.type === 'string' &&
                schema.maxLength === undefined &&
                schema.pattern === undefined &&
                schema.enum === undefined &&
                schema.format === undefined),
          )
          .map(([way]) => `${operation.operationId}: ${way}`)
      : [];
  });
  expect(loose).toEqual([]);
});

test('[AV-12] [DC-12] responses are open: unknown fields and unknown enum values are allowed', () => {
  const shared = new Set([
    'PersonReference',
    'PaymentReference',
    'WishlistReference',
    'ProductReference',
    'IdentifierValueInput',
  ]);
  const closed = operations.flatMap((operation) => {
    const answer = answerOf(operation);
    return answer
      ? [...below(answer, operation.operationId)]
          .filter(([, schema]) => schema.enum !== undefined || schema.additionalProperties === false)
          .map(([way]) => way)
          .filter((way) => !shared.has(way.split('.')[0] ?? ''))
      : [];
  });
  expect(closed).toEqual([]);
});

test('reads and commands are distinguished', () => {
  const commands = operations
    .filter((operation) => 'x-command' in operation)
    .map(({ operationId }) => operationId);
  const verbs =
    /^(login|logout|update|delete|assign|link|verify|tokenize|schedule|discard|add|confirm|create|resend|exercise|change|purchase|refund|track|record|log|watch|act|stop|select|acknowledge|complete|approve|claim|decline|withdraw)/;
  expect(commands.filter((operationId) => !verbs.test(operationId))).toEqual([]);
  expect(
    operations
      .map(({ operationId }) => operationId)
      .filter((id) => verbs.test(id))
      .sort(),
  ).toEqual([...commands].sort());
});
