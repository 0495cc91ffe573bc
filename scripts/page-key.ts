import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
    makeFolder(folder);
    writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
    return key;
  }
}

/** One level at a time: `mkdirSync` with `recursive` never returns for a folder that cannot be made in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
