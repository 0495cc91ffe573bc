/**
 * Fails when a package that operators run or that browsers load has a license with obligations for those who run the portal.
 * Checked packages: those installed without development dependencies, and those that the client imports, with all their
 * dependencies. The licenses are those in `package-lock.json`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Permissive: they only require their own text next to copies. */
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

/** Packages with another license, each with the reason why it is allowed. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  lightningcss: 'MPL-2.0: Vite minifies styles with it; no part of it is served, and it is not modified',
};

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
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

/** Where a package is found: in its own folder, or in one above. */
function pathOf(name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in lock.packages) return path;
  return from === '' ? undefined : pathOf(name, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''));
}

function addWithDependencies(path: string | undefined, found: Set<string>): void {
  if (path === undefined || found.has(path)) return;
  found.add(path);
  const { dependencies, peerDependencies } = lock.packages[path] ?? {};
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    addWithDependencies(pathOf(name, path), found);
}

/** Packages that the sources of the client import, excluding tests and build scripts. */
function importedByClient(folder = 'client'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['build', 'dist', 'testing'].includes(entry.name) ? [] : importedByClient(path);
    if (!/\.tsx?$/.test(path) || /\.(test|config)\.tsx?$/.test(path)) return [];
    return [...readFileSync(path, 'utf8').matchAll(/(?:from|import\(?) ?'((?:@[\w-]+\/)?[\w-]+)/g)].map(
      ([, name = '']) => name,
    );
  });
}

const shipped = new Set(
  Object.keys(lock.packages).filter((path) => path !== '' && !lock.packages[path]?.dev),
);
for (const name of importedByClient()) addWithDependencies(pathOf(name, ''), shipped);

const packages = [...shipped].map((path) => ({
  name: path.replace(/^.*node_modules\//, ''),
  license: lock.packages[path]?.license ?? 'no license',
}));
const refused = packages.filter(({ name, license }) => !isPermissive(license) && !isException(name));

if (refused.length > 0) {
  console.error(refused.map(({ name, license }) => `${name}: ${license}`).join('\n'));
  process.exit(1);
}
console.log(`${packages.length} packages that are run or loaded are under permissive licenses.`);
