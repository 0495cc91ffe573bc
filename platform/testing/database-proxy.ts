import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../database/ports';
import { databaseUrl } from './template-database';

/** A proxy between a platform and its PostgreSQL, like the address that an operator moves in a fail-over. */
export interface DatabaseProxy {
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  restore(): Promise<void>;
  /** Keeps every connection and forwards nothing, as when the other machine has lost power. */
  mute(): void;
}

export async function startDatabaseProxy(targetUrl: string): Promise<DatabaseProxy> {
  const target = new URL(targetUrl);
  const port = await freePort();
  const open = new Set<Socket>();
  let server: Server | undefined;

  function handThrough(near: Socket): void {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }

  const proxy: DatabaseProxy = {
    url: databaseUrl(
      `postgres://${target.username}:${target.password}@127.0.0.1:${port}`,
      target.pathname.slice(1),
    ),
    cut: async () => {
      const closing = server;
      server = undefined;
      for (const socket of open) socket.destroy();
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
    restore: () =>
      new Promise((resolve) => {
        server = createServer(handThrough).listen(port, '127.0.0.1', () => resolve());
      }),
    mute: () => {
      for (const socket of open) socket.unpipe().pause();
    },
  };
  await proxy.restore();
  return proxy;
}
