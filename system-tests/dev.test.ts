import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '#gateway/testing/until.ts';
import { freePort, temporaryDataDir } from './testing/programs';

const root = join(__dirname, '..');

/** What the browser loads first: the modules that a module of the client imports. */
const importsOf = (module: string): string[] =>
  [...module.matchAll(/\bfrom "(\/[^"]+)"/g)].map(([, path = '']) => path);

const read = async (url: string) => {
  const response = await fetch(url).catch(() => undefined);
  return { status: response?.status, text: (await response?.text()) ?? '' };
};

/** Waits longer than `until`: three programs start from their sources. */
const untilStarted = async (isStarted: () => boolean | Promise<boolean>, what: string) => {
  for (let tries = 1; tries <= 3 && !(await isStarted()); tries++)
    await until(isStarted, what).catch((error: unknown) => {
      if (tries === 3) throw error;
    });
};

/** When the process behind a gateway started, in seconds. */
const startOf = async (gateway: string) =>
  Number(/^process_start_time_seconds (\d+)/m.exec((await read(`${gateway}/metrics`)).text)?.[1]);

test('npm run dev serves the client, and restarts the gateway when a source file changes', async () => {
  const [port, platformPort] = [await freePort(), await freePort()];
  const data = temporaryDataDir();
  const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      // Colors would divide the address that the client is served at.
      NO_COLOR: '1',
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: data.path,
      DATABASE_URL: '',
    },
  });
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  let output = '';
  dev.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const gateway = `http://localhost:${port}`;
    await untilStarted(async () => (await read(`${gateway}/readyz`)).status === 200, 'the gateway is ready');
    await untilStarted(() => /Local:.*http:\/\/localhost:\d+/.test(output), 'the client is served');

    const client = /http:\/\/localhost:\d+/.exec(output)?.[0];
    const imports = importsOf((await read(`${client}/portal/main.tsx`)).text);
    expect(imports.some((path) => path.includes('/.vite/deps/'))).toBe(true);
    for (const path of imports)
      expect({ path, ...(await read(`${client}${path}`)) }).toMatchObject({ path, status: 200 });

    const firstStart = await startOf(gateway);
    const now = new Date();
    utimesSync(join(root, 'gateway/schema.ts'), now, now);
    await untilStarted(
      async () => (await startOf(gateway)) > firstStart,
      'another process serves the gateway',
    );
  } finally {
    dev.kill();
    await ended;
    data.remove();
  }
}, 300_000);
