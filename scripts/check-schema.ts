/**
 * The graph's compatibility gate. `schema/released/` records what was promised to clients: the graph, and the portal's documents
 * of that release. A breaking change fails the gate, and so does a document of that portal that the current graph would refuse,
 * and an unrecorded change. `npm run release:schema` records the current graph, and adds the changes to
 * `docs/schema-changelog.md`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema } from 'graphql';
import { printedSchema } from '#schema/printed-schema.ts';
import type { TrustedManifest } from '#gateway/guard/trusted-documents.ts';
import { changelogWith, changesBetween, refusedDocuments } from './schema-changes';

const root = join(__dirname, '..');
const released = {
  graph: join(root, 'schema/released/graph.graphql'),
  documents: join(root, 'schema/released/portal-documents.json'),
};
const documents = join(root, 'gateway/generated/trusted-documents.json');
const changelog = join(root, 'docs/schema-changelog.md');

const folder = join(root, 'schema');
const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));
const current = makeExecutableSchema({ typeDefs });
const text = (file: string) => readFileSync(file, 'utf8');

function fail(lines: readonly string[], advice: string): never {
  for (const line of lines) console.error(line);
  console.error(advice);
  process.exit(1);
}

async function check(): Promise<void> {
  const changes = await changesBetween(buildSchema(text(released.graph)), current);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  if (breaking.length > 0) {
    fail(
      breaking.map(({ message }) => `breaking: ${message}`),
      'Clients of the released graph would break. Add a new member and mark the old one `@deprecated`, or, where no client is ' +
        'left, record the change with `npm run release:schema`.',
    );
  }
  const refused = refusedDocuments(current, JSON.parse(text(released.documents)) as TrustedManifest);
  if (refused.length > 0) {
    fail(
      refused.map(({ name, problem }) => `refused: ${name}: ${problem}`),
      'The portal that was released sends these documents. Keep what they use until that portal is gone.',
    );
  }
  const isRecorded =
    text(released.graph) === printedSchema(current) && text(released.documents) === text(documents);
  if (!isRecorded) {
    fail(
      changes.map(({ message }) => `not recorded: ${message}`),
      'The graph or the documents of the portal have changed. Record this with `npm run release:schema`.',
    );
  }
  console.log('The graph is what was released, and takes the documents of the released portal.');
}

async function release(): Promise<void> {
  const changes = await changesBetween(buildSchema(text(released.graph)), current);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, changelogWith(text(changelog), today, changes));
  writeFileSync(released.graph, printedSchema(current));
  writeFileSync(released.documents, text(documents));
}

void (process.argv.includes('--release') ? release() : check());
