/**
 * The graph's compatibility gate: compares schema/*.graphql with the released schema. A breaking change fails; what is
 * new passes. `npm run release:schema` records today's schema as the released one.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';

const folder = join(__dirname, '../schema');
const released = join(folder, 'released/graph.graphql');

const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const current = lexicographicSortSchema(makeExecutableSchema({ typeDefs }));

async function check(): Promise<void> {
  const changes = await diff(buildSchema(readFileSync(released, 'utf8')), current);
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  for (const { message } of breaking) console.error(`breaking: ${message}`);
  if (breaking.length > 0) {
    console.error(
      'Clients of the released graph would break. Add beside what is there and mark the old `@deprecated`, or, where no client is ' +
        'left, record the change with `npm run release:schema`.',
    );
    process.exit(1);
  }
  console.log(`The graph keeps its promises (${changes.length} change(s) since it was released).`);
}

if (process.argv.includes('--release')) writeFileSync(released, `${printSchema(current)}\n`);
else void check();
