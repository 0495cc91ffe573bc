import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');

/** One build: its Vite configuration, its sources, and the file whose age shows when it was built. */
export interface Bundle {
  readonly config: string;
  readonly sources: readonly string[];
  readonly result: string;
}

export const portal: Bundle = {
  config: 'client/vite.config.ts',
  sources: ['client', 'domain', 'package-lock.json'],
  result: 'client/dist/index.html',
};

export const playground: Bundle = {
  config: 'client/playground/vite.config.ts',
  sources: ['client/playground', 'package-lock.json'],
  result: 'client/dist/playground/index.html',
};

/** The renderer that the gateway uses for pages. */
export const renderer: Bundle = {
  config: 'client/server/vite.config.ts',
  sources: ['client', 'domain', 'package-lock.json'],
  result: 'client/server/dist/worker.mjs',
};

/** The same application as a module that other pages mount. */
export const mountableModule: Bundle = {
  config: 'client/embed/vite.config.ts',
  sources: ['client', 'domain', 'package-lock.json'],
  result: 'client/dist/embed/travel-portal.js',
};

/** The gateway and the platform as JavaScript. */
export const servers: Bundle = {
  config: 'scripts/servers.vite.config.ts',
  sources: ['gateway', 'platform', 'domain', 'schema', 'scripts/server-programs.ts', 'package-lock.json'],
  result: 'dist/gateway.js',
};

/** The gateway that `npm run bench -- followers` measures. */
export const followedGateway: Bundle = {
  config: 'bench/programs.vite.config.ts',
  sources: [
    'gateway',
    'domain',
    'schema',
    'bench/programs',
    'scripts/server-programs.ts',
    'package-lock.json',
  ],
  result: 'bench/dist/gateway.js',
};

/** The path of the file that a bundle is built into. */
export const resultOf = ({ result }: Bundle): string => join(root, result);

/** Builds the bundle if its sources are newer. False when that failed; the errors have been printed. */
export async function buildIfStale(bundle: Bundle): Promise<boolean> {
  const { sources, result } = bundle;
  const built = existsSync(join(root, result)) ? statSync(join(root, result)).mtimeMs : 0;
  if (sources.every((source) => newest(join(root, source)) <= built)) return true;
  return buildBundle(bundle);
}

/** Builds those of the bundles whose sources are newer, or rejects: the previous build must not be used in their place. */
export async function requireBuilt(...bundles: readonly Bundle[]): Promise<void> {
  for (const bundle of bundles)
    if (!(await buildIfStale(bundle))) throw new Error(`${bundle.config} could not be built`);
}

const neverBuilt: ReadonlySet<string> = new Set(['dist', 'node_modules', 'testing']);

/** The last change below a path, excluding tests and results. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  if (!existsSync(path) || !statSync(path).isDirectory()) return mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !neverBuilt.has(name) && !name.includes('.test.'))
      .map((name) => newest(join(path, name))),
  );
}

/** False when the build failed; its errors have been printed then. */
export function buildBundle({ config }: Bundle): Promise<boolean> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error', '--config', config], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  return new Promise((done) => {
    build.once('error', () => done(false));
    build.once('exit', (code) => done(code === 0));
  });
}
