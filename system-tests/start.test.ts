import { execFile, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROUTES } from '#domain/routes.ts';
import { until } from '#gateway/testing/until.ts';
import { navigate } from './testing/navigation';
import { freePort, temporaryDataDir } from './testing/programs';

const root = join(__dirname, '..');

/** The processes that a process has started: their ids and command lines. */
function childrenOf(processId: number): { readonly processId: number; readonly command: string }[] {
  return execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) +(.*)$/.exec(line))
    .filter((row) => Number(row?.[1]) === processId)
    .map((row) => ({ processId: Number(row?.[2]), command: row?.[3] ?? '' }));
}

/** With those of its children: npm starts a shell, which starts the program. */
const descendantsOf = (processId: number): ReturnType<typeof childrenOf> =>
  childrenOf(processId).flatMap((child) => [child, ...descendantsOf(child.processId)]);

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function answersAt(url: string, status: number): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('npm start serves the portal with an empty data folder, restarts a crashed platform, and ends both servers', async () => {
  const [port, platformPort] = [await freePort(), await freePort()];
  const dataDir = temporaryDataDir();
  const start = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: dataDir.path,
      DATABASE_URL: '',
    },
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => start.once('exit', resolve));
  const platforms = () =>
    descendantsOf(start.pid ?? 0).filter(({ command }) => command.includes('dist/platform'));
  try {
    await answersAt(`http://localhost:${port}/readyz`, 200);
    const page = await fetch(`http://localhost:${port}/`);
    expect(await page.text()).toContain('<div id="root">');
    await until(
      async () => (await navigate(`http://localhost:${port}${ROUTES.login}`)).isRendered,
      'pages are rendered',
    );
    const [platform, ...others] = platforms();
    expect(others).toEqual([]);
    expect(platform?.command).toContain(join(root, 'dist/platform.js'));

    process.kill(platform?.processId ?? 0, 'SIGKILL');
    await answersAt(`http://localhost:${port}/readyz?platform=1`, 503);
    await answersAt(`http://localhost:${port}/readyz?platform=1`, 200);
    expect(platforms()).not.toEqual([platform]);

    const [restarted] = platforms();
    // npm ends without passing the signal on, as supervisors send it.
    start.kill('SIGTERM');
    await ended;
    await until(() => !isRunning(restarted?.processId ?? 0), 'the platform has ended');
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
  } finally {
    const left = platforms();
    start.kill('SIGKILL');
    for (const { processId } of left) process.kill(processId, 'SIGKILL');
    dataDir.remove();
  }
}, 300_000);

test('npm start reports a data folder that cannot be used in one line', async () => {
  const DATA_DIR = join(root, 'package.json');
  const start = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR, PAGE_KEYS: '' },
  });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR cannot be used: .*\n$/),
  });
});
