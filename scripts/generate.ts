/**
 * `npm run generate` writes the generated files, which git ignores: the types of both contracts, the client's documents, and the
 * manifest of the portal's operations. `npm ci` runs it. `npm start`, `npm test`, and the build call `generateIfStale`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(__dirname, '..');

/** Written last, so it is as new as the last complete run. */
const lastResult = join(root, 'gateway/generated/trusted-documents.json');

const filesBelow = (folder: string, extension: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file))
    .map((file) => join(root, folder, file));

/** The REST contract as JSON, which servers and tests read on startup: JSON is parsed a hundred times faster than YAML. */
function writeContract(): void {
  const contract: unknown = parse(readFileSync(join(root, 'schema/platform.openapi.yaml'), 'utf8'));
  writeFileSync(join(root, 'schema/platform.openapi.json'), `${JSON.stringify(contract, null, 1)}\n`);
}

/** Runs a program of an installed package; its output is shown when it fails. */
function run(program: string, ...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...parameters],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}${stderr}`);
}

function generate(): void {
  for (const folder of ['gateway/generated', 'client/generated'])
    mkdirSync(join(root, folder), { recursive: true });
  writeContract();
  run('openapi-typescript/bin/cli.js', 'schema/platform.openapi.json', '-o', 'schema/platform.openapi.ts');
  run('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
  run('tsx/dist/cli.mjs', 'scripts/trusted-documents.ts');
}

/** Generates when a generated file is missing or older than the contracts, the documents, or the configuration. */
export function generateIfStale(): void {
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
    sources.every((file) => statSync(file).mtimeMs <= statSync(lastResult).mtimeMs);
  if (!isFresh) generate();
}

if (require.main === module) generate();
