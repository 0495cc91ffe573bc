/** The servers that are measured, each in its own process. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '#platform/database/ports.ts';

export interface BenchServer {
  readonly name: string;
  readonly url: string;
  /** The processor time of all threads so far, in milliseconds. */
  processorMs(): number;
  residentBytes(): number;
  stop(): void;
}

const root = resolve(__dirname, '..');

const statsOf = (processId: number | undefined, file: string): string =>
  readFileSync(join('/proc', String(processId), file), 'utf8');

/** The processor time of all threads of a process so far, in milliseconds. */
export function processorMsOf(processId: number | undefined): number {
  const threads = readdirSync(join('/proc', String(processId), 'task'));
  const nanoseconds = threads.map((thread) =>
    Number(statsOf(processId, join('task', thread, 'schedstat')).split(' ', 1)[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Starts a program of `bench/programs/`, or a built file, as in production. */
export async function startServer(
  name: string,
  program: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const port = await freePort();
  const file = program.endsWith('.js') ? [program] : ['--import', 'tsx', `bench/programs/${program}.ts`];
  const child = spawn(process.execPath, ['--enable-source-maps', ...file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SHUTDOWN_DELAY_MS: '0',
      PROXY_HOPS: '0',
      QUERY_COST_PER_MINUTE: '100000000',
      ...environment,
    },
  });
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, () => child.exitCode);
  return {
    name,
    url,
    processorMs: () => processorMsOf(child.pid),
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(statsOf(child.pid, 'status'))?.[1]) * 1_024,
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

async function untilUp(url: string, exitCode: () => number | null): Promise<void> {
  for (let waited = 0; waited < 600; waited += 1) {
    if (exitCode() !== null) throw new Error(`A server ended with ${exitCode()}`);
    if (await fetch(`${url}/readyz`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}
