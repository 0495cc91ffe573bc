import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './database/ports';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-program-'));
/** The build of main.ts, made by the project's setup. */
const program = join(__dirname, '../dist/platform.js');

const supervisors: ChildProcess[] = [];

afterAll(async () => {
  const running = supervisors.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    running.map((parent) => {
      const gone = once(parent, 'exit');
      parent.kill('SIGTERM');
      return gone;
    }),
  );
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** A supervisor like that of `npm start`: forks the platform and reports its process id and when it is ready. */
const supervisor = `
  const { fork } = require('node:child_process');
  const child = fork(${JSON.stringify(program)}, { execArgv: [], detached: true });
  child.on('message', ({ ready }) => console.log(ready, child.pid));
  child.on('exit', (code) => process.exit(code ?? 1));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
`;

const environmentFor = (port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  PLATFORM_PORT: String(port),
  LOG_LEVEL: 'silent',
});

async function start(port: number) {
  const parent = spawn(process.execPath, ['-e', supervisor], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentFor(port),
  });
  // Piped, not inherited: a process that outlives a failed test would keep the test runner waiting.
  parent.stderr.pipe(process.stderr, { end: false });
  supervisors.push(parent);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const [url = '', pid = ''] = line.toString().trim().split(' ');
  return { parent, url, pid: Number(pid) };
}

/** Whether a process runs; a zombie does not. */
const isRunning = (pid: number): Promise<boolean> =>
  new Promise((resolve, reject) =>
    execFile('ps', ['-o', 'stat=', '-p', String(pid)], (error, state) =>
      error?.code === 'ENOENT' ? reject(error) : resolve(/^[^Z]/.test(state.trim())),
    ),
  );

async function untilGone(pid: number): Promise<void> {
  while (await isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 100));
}

test('after kill -9 of its supervisor the next platform serves the same data on the same port, and a third one reports that it is taken', async () => {
  const port = await freePort();
  const first = await start(port);
  expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({ status: 'ok' });
  first.parent.kill('SIGKILL');

  const second = await start(port);
  expect(second.url).toBe(first.url);
  await untilGone(first.pid);
  const { personas } = (await (await fetch(`${second.url}/api/v0/auth/personas`)).json()) as { personas: [] };
  expect(personas.length).toBeGreaterThan(10);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);

  await expect(
    promisify(execFile)(process.execPath, [program], { env: environmentFor(port) }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is taken: set PLATFORM_PORT to another one.\n`,
  });

  second.parent.kill('SIGTERM');
  const [code] = (await once(second.parent, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await isRunning(second.pid)).toBe(false);
});

test('a data folder that cannot be used ends the process with its name and no stack trace', async () => {
  const env = { ...environmentFor(await freePort()), DATA_DIR: __filename };
  await expect(promisify(execFile)(process.execPath, [program], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR cannot be used: .*\n$/),
  });
});
