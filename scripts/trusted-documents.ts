/**
 * Writes the manifest of the documents that the portal sends; `npm run generate` runs it when the documents are generated.
 * A gateway with `OPERATIONS=trusted` runs nothing else (gateway/guard/trusted-documents.ts).
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { portalManifest } from './portal-documents';

async function main(): Promise<void> {
  writeFileSync(
    resolve(__dirname, '../gateway/generated/trusted-documents.json'),
    `${JSON.stringify(await portalManifest(), null, 1)}\n`,
  );
}

void main();
