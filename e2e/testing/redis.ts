import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from './programs';

const executable = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
].find(existsSync);

/** Tests that need Redis: where there is none they say that they were skipped; on CI that is a failure. */
export const describeWithRedis: jest.Describe =
  executable === undefined && !process.env['CI'] ? describe.skip : describe;

export interface Redis {
  readonly url: string;
  readonly stop: () => void;
}

/** A Redis server of the test's own, which keeps nothing. */
export async function startRedis(): Promise<Redis> {
  if (executable === undefined) throw new Error('There is no redis-server on this machine.');
  const port = await freePort();
  const server: ChildProcess = spawn(
    executable,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  await untilListening(port);
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill('SIGKILL') };
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('redis-server did not start within five seconds.');
}
