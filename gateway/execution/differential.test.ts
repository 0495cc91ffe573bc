import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from 'graphql';
import { fuzzRuns, fuzzSeed, fuzzSettings, fuzzTimeoutMs } from '#fixtures/fuzz.ts';
import { compilePlan, operationOf } from './plan';
import { Random } from './testing/random';
import { schemaOfRandomAnswers } from './testing/random-answers';
import { randomQuery, type RandomOperation } from './testing/random-documents';

const folder = resolve(__dirname, '../../schema');
const typeDefs = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const DOCUMENTS_PER_SCHEMA = 200;
const runs = fuzzRuns(2_000);

type Schema = ReturnType<typeof schemaOfRandomAnswers>;

async function compiled(
  schema: Schema,
  { document, variables }: RandomOperation,
): Promise<string | undefined> {
  const scope = operationOf(document, undefined);
  if (scope === undefined) throw new Error('a document without an operation');
  const plan = compilePlan({ ...scope, schema, variables });
  try {
    return `{"data":${Buffer.concat(await plan.print(variables, {})).toString()}}`;
  } catch {
    return undefined;
  }
}

async function compare(faultRate: number, seed: number): Promise<{ printed: number; complete: number }> {
  const random = new Random(seed);
  const counts = { printed: 0, complete: 0 };
  for (let run = 0; run < runs / 2; run += DOCUMENTS_PER_SCHEMA) {
    const schema = schemaOfRandomAnswers(typeDefs, random, { rate: faultRate });
    for (let each = 0; each < DOCUMENTS_PER_SCHEMA; each += 1) {
      const operation = randomQuery(schema, random);
      const text = await compiled(schema, operation);
      const { document, variables: variableValues } = operation;
      const expected = await execute({ schema, document, variableValues, contextValue: {} });
      if (expected.errors === undefined) counts.complete += 1;
      if (text === undefined) continue;
      counts.printed += 1;
      if (text !== JSON.stringify(expected)) {
        expect({ source: operation.source, variableValues, text }).toEqual({
          source: operation.source,
          variableValues,
          text: JSON.stringify(expected),
        });
      }
    }
  }
  return counts;
}

test(
  `a compiled query prints the same bytes as graphql-js (${fuzzSettings})`,
  async () => {
    const { printed, complete } = await compare(0, fuzzSeed);
    expect(complete).toBe(printed);
    expect(printed).toBeGreaterThanOrEqual(runs / 2);
  },
  fuzzTimeoutMs(2_000),
);

test(
  `a result with errors, or with values of other kinds, is printed alike or not at all (${fuzzSettings})`,
  async () => {
    const { printed, complete } = await compare(0.01, fuzzSeed + 1);
    expect(printed).toBeGreaterThan(runs / 8);
    expect(printed).toBeLessThanOrEqual(complete);
    expect(complete).toBeLessThan(runs / 2);
  },
  fuzzTimeoutMs(2_000),
);
