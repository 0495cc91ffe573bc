/**
 * Mercurius is not among the dependencies, because one that it brings requires a newer Node than the product: `npm install --prefix
 * bench/mercurius` installs it for the bench.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package that has it. */
export const MERCURIUS = join(__dirname, 'mercurius/package.json');

export function isMercuriusInstalled(): boolean {
  const isInstalled = existsSync(join(__dirname, 'mercurius/node_modules/mercurius'));
  if (!isInstalled) console.log('Mercurius is not installed: npm install --prefix bench/mercurius');
  return isInstalled;
}
