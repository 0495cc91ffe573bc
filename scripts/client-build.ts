import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');

/** A page of the client: what it is built from, and the file that shows that it was built. */
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

/** What other pages mount; the same application as a module. */
export const mountableModule: Bundle = {
  config: 'client/embed/vite.config.ts',
  sources: ['client', 'domain', 'package-lock.json'],
  result: 'client/dist/embed/travel-portal.js',
};

/** Builds the bundle unless it is newer than its sources. False when that failed; what went wrong has been printed then. */
export async function buildIfStale({ config, sources, result }: Bundle): Promise<boolean> {
  if (!existsSync(join(root, config))) return false;
  const built = existsSync(join(root, result)) ? statSync(join(root, result)).mtimeMs : 0;
  if (sources.every((source) => newest(join(root, source)) <= built)) return true;
  return runVite(config);
}

const neverBuilt: ReadonlySet<string> = new Set(['dist', 'node_modules', 'testing']);

/** The last change below a path, tests and results left out. */
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

function runVite(config: string): Promise<boolean> {
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
