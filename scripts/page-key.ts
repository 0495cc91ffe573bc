import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key that seals the cookies of rendered pages (docs/adr/0023-rendered-pages.md), stored with the data of this machine: after
 * a restart, pages of signed-in users are still rendered.
 */
export function storedPageKey(folder: string): string {
  const file = join(folder, 'page-key');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = randomBytes(32).toString('base64');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
    return key;
  }
}
