/** What both servers do with their connections when they close. */
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Turns of the event loop without a new connection or byte, after which nothing waits in the system. */
const QUIET_TURNS = 3;
/** The clients of a server that never gets quiet have to send again. */
const MAX_WAIT_MS = 2_000;

/**
 * Before a server closes, reads what clients have sent: a server that is behind has connections that it has not accepted yet, one of
 * which it accepts in each turn of its event loop, and requests that it has not read. Node would reset all of them. Then closes
 * connections that were opened in advance, as browsers do: Node closes the ones between two requests, but waits for these.
 */
export function readBeforeClosing(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let accepted = 0;
  app.server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  const received = () => [...open].reduce((bytes, { bytesRead }) => bytes + bytesRead, accepted);
  app.addHook('preClose', async () => {
    const end = performance.now() + MAX_WAIT_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end;) {
      const before = received();
      await setImmediate();
      quiet = received() === before ? quiet + 1 : 0;
    }
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
