/**
 * `npm run error-codes` writes docs/error-codes.md: every code that a program can receive, from the schema and the table of messages. With --check,
 * fails if the page would change.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isEnumType, type GraphQLEnumType, type GraphQLEnumValue } from 'graphql';
import { FAILURE_CODES, FAILURE_KINDS } from '#domain/failures/failure-codes.ts';
import { MUTATION_FAILURES } from '#domain/failures/mutation-failures.ts';
import { FAILURE_ADVICE, FAILURE_EXCEPTIONS } from './error-reference';

const root = resolve(__dirname, '..');
const page = resolve(root, 'docs/error-codes.md');

const typeDefs = readdirSync(resolve(root, 'schema'))
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(resolve(root, 'schema', name), 'utf8'));
const schema = makeExecutableSchema({ typeDefs });

function enumOf(name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The graph has no enum ${name}`);
  return type;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const membersOf = (name: string): (readonly string[])[] =>
  enumOf(name)
    .getValues()
    .map(({ name: code, description }) => [`\`${code}\``, (description ?? '').replaceAll('\n', ' ')]);

/** The description of an error code has three lines: its meaning, the reaction, and whether to repeat the request. */
function errorRow({ name, description }: GraphQLEnumValue): readonly string[] {
  const [, meaning, action, repeat] = /^(.+)\n(.+)\nRepeat: (.+)\.$/.exec(description ?? '') ?? [];
  if (meaning === undefined || action === undefined || repeat === undefined) {
    throw new Error(
      `schema/error-code.graphql does not say of ${name} what it means, what to do, and 'Repeat: …'`,
    );
  }
  return [`\`${name}\``, meaning, action, repeat];
}

const failures = new Map(
  enumOf('FailureCode')
    .getValues()
    .map(({ name, description }) => [name, (description ?? '').replaceAll('\n', ' ')]),
);

const text = `# Error codes

Written by \`npm run error-codes\` from the schema and the table of messages. How errors arrive is in [api.md](api.md#errors).

## GraphQL errors

\`errors[].extensions.code\`: the operation, or one of its fields, could not be answered.

${table(['code', 'what it means', 'what to do', 'repeat?'], enumOf('ErrorCode').getValues().map(errorRow))}

## Failures

\`code\` of every type that implements \`UserFacingError\`: data, with a title, a text and buttons to show. \`rawCode\` is the code as the
platform spells it. New members may come; treat an unknown one as \`UNKNOWN\`.

${table(
  ['code', 'what it means', 'what to do', 'repeat?'],
  FAILURE_CODES.map((code) => {
    const { action, retry } = FAILURE_EXCEPTIONS[code] ?? FAILURE_ADVICE[FAILURE_KINDS[code]];
    return [`\`${code}\``, failures.get(code) ?? '', action, retry];
  }),
)}

## Failures of each mutation

The codes that a mutation can be refused with, by the type of its result. A mutation that is not listed has no refusals.

${table(
  ['mutation', 'result', 'codes'],
  Object.entries(MUTATION_FAILURES).flatMap(([mutation, results]) =>
    Object.entries(results).map(([result, codes]: [string, readonly string[]]) => [
      `\`${mutation}\``,
      `\`${result}\``,
      codes.map((code) => `\`${code}\``).join(', '),
    ]),
  ),
)}

## Errors of fields

\`inputErrors[].code\` of a failure: which rule the value at \`path\` breaks. Correct the value and send the mutation again.

${table(['code', 'what it means'], membersOf('InputErrorCode'))}

## What blocks a booking

\`blockers[].code\` of \`BookingBlocked\`: nothing was booked. Do what is missing and send \`book\` again.

${table(['code', 'what it means'], membersOf('BookingBlockerCode'))}
`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/error-codes.md is not up to date: run npm run error-codes');
  process.exitCode = 1;
}
