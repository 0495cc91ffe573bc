/**
 * `npm run dev`: the portal from its sources. tsx restarts the platform or the gateway when one of its files changes, Vite reloads
 * the client, and a changed contract or document is generated again. Settings are those of `npm start`; browsers render all pages.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { environmentOrExit } from '#gateway/kernel/environment.ts';
import { generateIfStale } from './generate';

const root = resolve(__dirname, '..');
const environment = environmentOrExit();

/** Editors save a file in several steps. */
const settledMs = 100;

const node = (parameters: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn', ...settings },
  });

/** Runs a server, and runs it again after a change of its modules or of other files that it reads. */
const server = (program: string, reads: string, settings: Readonly<Record<string, string>>): ChildProcess =>
  node(
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include', reads, program],
    settings,
  );

function generateAfterChanges(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !/\.(graphql|yaml)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => void generateIfStale().catch((error: Error) => console.error(error.message)),
      settledMs,
    );
  });
}

async function main(): Promise<void> {
  await generateIfStale();
  for (const folder of ['schema', 'client']) generateAfterChanges(folder);
  const programs = [
    ...(environment.ownPlatform
      ? [
          server('platform/main.ts', 'platform/**/*.{json,yaml}', {
            PLATFORM_PORT: String(environment.platformPort),
          }),
        ]
      : []),
    server('gateway/main.ts', 'schema/*.{graphql,json}', {
      PLATFORM_URL: environment.platformUrl,
      PAGES: 'shell',
    }),
    node(['node_modules/vite/bin/vite.js', '--config', 'client/vite.config.ts'], {
      GATEWAY_URL: `http://localhost:${environment.port}`,
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    }),
  ];
  // Ctrl-C reaches the programs, too; this process ends with the last of them.
  const stop = (signal: NodeJS.Signals) => programs.forEach((program) => program.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  await Promise.all(programs.map((program) => new Promise((done) => program.once('exit', done))));
  process.exit();
}

void main();
