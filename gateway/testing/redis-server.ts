import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithThisProcess } from '#scripts/end-with-this-process.ts';
import { pathOf, redis } from '#scripts/test-programs.ts';
import { connectRedis } from '../kernel/redis';

const program = pathOf(redis);

/**
 * `describe` for tests that need a real Redis. Without a redis-server on this machine they are skipped; in CI, where it is
 * required, they fail.
 */
export const describeWithRedis: jest.Describe | jest.Describe['skip'] =
  program !== undefined || process.env['CI'] !== undefined ? describe : describe.skip;

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A separate Redis on a free port (or the given one), without persistence. */
export async function startRedis(port?: number): Promise<RedisServer> {
  if (program === undefined) throw new Error('redis-server is not installed (Debian package redis-server)');
  const chosen = port ?? (await freePort());
  const directory = mkdtempSync(join(tmpdir(), 'redis-'));
  const server = spawn(program, ['--port', String(chosen), '--save', '', '--dir', directory], {
    stdio: 'ignore',
  });
  const endWatch = endWithThisProcess(server.pid ?? 0, directory);
  const url = `redis://127.0.0.1:${chosen}`;
  await untilReady(url);
  return {
    url,
    async stop() {
      endWatch();
      await ended(server);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const connection = connectRedis(url);
  connection.on('error', () => undefined);
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await connection.ping().catch(() => undefined)) === 'PONG') return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`no Redis at ${url}`);
  } finally {
    connection.disconnect();
  }
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
