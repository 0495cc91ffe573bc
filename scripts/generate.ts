/**
 * `npm run generate` writes the generated files, which git ignores: the types of both contracts, the client's documents, and the
 * manifest of the portal's operations. `npm ci` runs it. `npm start`, `npm test`, and the build call `generateIfStale`.
 */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generate as generateGraphTypes } from '@graphql-codegen/cli';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTypes, { astToString } from 'openapi-typescript';
import codegen from '../codegen';

const root = resolve(__dirname, '..');

/** Written last, so it is as new as the last complete run. */
const lastResult = join(root, 'gateway/generated/trusted-documents.json');

const filesBelow = (folder: string, extension: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file))
    .map((file) => join(root, folder, file));

/**
 * The REST contract: its files as one JSON document, which servers and tests read on startup (JSON is parsed a hundred times
 * faster than YAML), and its types.
 */
async function writeContract(): Promise<void> {
  const { bundle: contract } = await bundle({
    ref: join(root, 'schema/platform.openapi.yaml'),
    config: await createConfig({}),
  });
  const json = `${JSON.stringify(contract.parsed, null, 1)}\n`;
  writeFileSync(join(root, 'schema/platform.openapi.json'), json);
  writeFileSync(join(root, 'schema/platform.openapi.ts'), astToString(await openapiTypes(json)));
}

/** What was generated from documents that have since been renamed or deleted. */
const orphans = (): string[] =>
  filesBelow('client', /\.generated\.ts$/).filter(
    (file) => !existsSync(file.replace(/generated\.ts$/, 'graphql')),
  );

async function generate(): Promise<void> {
  for (const file of orphans()) rmSync(file);
  await writeContract();
  await generateGraphTypes({ ...codegen, cwd: root, silent: true });
  // Its module imports documents that did not exist before.
  const { portalManifest } = await import('./portal-documents');
  writeFileSync(lastResult, `${JSON.stringify(await portalManifest(), null, 1)}\n`);
}

/** Generates when a generated file is missing or older than the contracts, the documents, or the configuration. */
export async function generateIfStale(): Promise<void> {
  const documents = filesBelow('client', /(?<!operations)\.graphql$/);
  const sources = [
    ...documents,
    ...filesBelow('schema', /^[^/]+\.graphql$|\.yaml$/),
    ...['codegen.ts', 'package-lock.json'].map((file) => join(root, file)),
  ];
  const results = [
    ...documents.map((file) => file.replace(/graphql$/, 'generated.ts')),
    ...[
      'gateway/generated/graph.ts',
      'client/generated/graph.ts',
      'client/generated/possible-types.ts',
      'schema/platform.openapi.ts',
      'schema/platform.openapi.json',
    ].map((file) => join(root, file)),
    lastResult,
  ];
  const isFresh =
    results.every((file) => existsSync(file)) &&
    orphans().length === 0 &&
    sources.every((file) => statSync(file).mtimeMs <= statSync(lastResult).mtimeMs);
  if (!isFresh) await generate();
}

if (require.main === module) void generate();
