/**
 * Writes the manifest of the documents that the portal sends. A gateway with `OPERATIONS=trusted` runs nothing else
 * (gateway/guard/trusted-documents.ts). With --check, fails if the file would change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { portalManifest } from './portal-documents';

const result = resolve(__dirname, '../gateway/generated/trusted-documents.json');
async function main(): Promise<void> {
  const text = `${JSON.stringify(await portalManifest(), null, 1)}\n`;
  if (!process.argv.includes('--check')) return writeFileSync(result, text);
  if (readFileSync(result, 'utf8') === text) return;
  console.error('gateway/generated/trusted-documents.json is not up to date: run npm run generate');
  process.exitCode = 1;
}

void main();
