import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { createSocketServer, type SocketExtra } from './socket-server';

test('a socket that does not end in order is a line in the log, not the end of the process', async () => {
  const problem = new Error('the stream does not want to end');
  const logged = new Promise((resolve) => {
    const log = { warn: (details: object, message: string) => resolve([details, message]) };
    const serve = createSocketServer<SocketExtra>({ onClose: () => Promise.reject(problem) }, 60_000, log);
    const socket = Object.assign(new EventEmitter(), { protocol: 'graphql-transport-ws' });
    serve({ socket: socket as unknown as WebSocket });
    socket.emit('close', 1006, Buffer.from(''));
  });
  await expect(logged).resolves.toEqual([{ err: problem }, 'a socket did not end in order']);
});
