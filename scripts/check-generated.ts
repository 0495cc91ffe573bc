/** Fails when a generated file is not what its source would give now. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const patterns = [
  'schema/platform.openapi.ts',
  'gateway/generated/*.ts',
  'client/generated/*.ts',
  'client/**/*.generated.ts',
];

const digests = (): Map<string, string> =>
  new Map(files().map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));

function files(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns.map((p) => `:(glob)${p}`)],
    {
      encoding: 'utf8',
    },
  );
  return listed.split('\n').filter(Boolean);
}

const before = digests();
execFileSync('npm', ['run', '--silent', 'generate'], { stdio: ['ignore', 'ignore', 'inherit'] });
const after = digests();

const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (stale.length > 0) {
  console.error(
    `Generated files were stale and have been written anew; commit them:\n  ${stale.join('\n  ')}`,
  );
  process.exit(1);
}
console.log(`All ${after.size} generated files are fresh.`);
