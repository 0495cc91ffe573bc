/**
 * Fails when a package that an installation without development dependencies contains is under a license that asks
 * something of those who run the portal. The licenses are those that `package-lock.json` records.
 */
import { readFileSync } from 'node:fs';

/** Permissive: they ask for their own text next to copies, and no more. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
]);

/** Packages under another license, each with the reason why it may stay. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  lightningcss:
    'MPL-2.0: Vite minifies styles with it; nothing of it is in what is served, and we do not change it',
};

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** `(A AND B)` needs both, `(A OR B)` one of them. */
const isPermissive = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((one) => PERMISSIVE.has(one)));

const isException = (name: string): boolean =>
  Object.keys(EXCEPTIONS).some((exception) => name === exception || name.startsWith(`${exception}-`));

const installed = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { license = 'no license' }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }));
const refused = installed.filter(({ name, license }) => !isPermissive(license) && !isException(name));

if (refused.length > 0) {
  console.error(refused.map(({ name, license }) => `${name}: ${license}`).join('\n'));
  process.exit(1);
}
console.log(`${installed.length} installed packages are under permissive licenses.`);
