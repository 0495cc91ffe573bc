import { isUtf8 } from 'node:buffer';
import { CloseCode, makeServer, type ServerOptions, type WebSocket as ServerSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { SocketWriter } from './socket-writer';

interface SocketLog {
  warn(details: object, message: string): void;
}

/** RFC 6455, 5.5: a control frame carries 125 bytes, of which the code takes two. */
const MAX_REASON_BYTES = 123;

/** RFC 6455, 7.4.1; `ws` sends the same for text messages. */
const NOT_UTF8 = 1007;

/** The facts about its socket that an operation can read. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly writer: SocketWriter;
}

/**
 * Serves graphql-transport-ws on sockets of the `ws` package. A connection that does not respond to a ping before the next one is
 * due is cut, because a client behind a dead connection cannot notice it by itself.
 */
export function createSocketServer<E extends SocketExtra>(
  options: ServerOptions<Record<string, unknown>, E>,
  keepAliveMs: number,
  log: SocketLog,
): (extra: E) => void {
  const protocol = makeServer<Record<string, unknown>, E>({
    ...options,
    async onNext(context, ...answer) {
      await context.extra.writer.take();
      return options.onNext?.(context, ...answer);
    },
  });
  const onError = (err: Error) => log.warn({ err }, 'a socket failed');

  return (extra) => {
    const { socket, writer } = extra;
    const stopPings = keepAlive(socket, keepAliveMs);
    // ws closes the socket itself, with the matching code (1009 for a frame that is too large).
    socket.on('error', onError);
    const closed = protocol.opened(new ProtocolSocket(socket, writer, log), extra);
    // `on`, as for all events of a socket: the wrapper of `once` takes more memory than the handler.
    socket.on('close', (code, reason) => {
      stopPings();
      // Not awaited: an unhandled rejection would end the process.
      closed(code, String(reason)).catch((err: unknown) =>
        log.warn({ err }, 'a socket did not end in order'),
      );
    });
  };
}

/** A socket as the protocol library uses it. */
class ProtocolSocket implements ServerSocket {
  constructor(
    private readonly socket: WebSocket,
    private readonly writer: SocketWriter,
    private readonly log: SocketLog,
  ) {}

  get protocol(): string {
    return this.socket.protocol;
  }

  send(data: string): Promise<void> {
    return this.writer.send(data);
  }

  close(code: number, reason: string): void {
    // The library repeats ids of operations in reasons.
    this.socket.close(code, Buffer.byteLength(reason) > MAX_REASON_BYTES ? undefined : reason);
  }

  onMessage(receive: (data: string) => Promise<void>): void {
    const { socket, log } = this;
    socket.on('message', (data, isBinary) => {
      // Closed by the gateway, before the client has learned of it.
      if (socket.readyState !== socket.OPEN) return;
      // `ws` checks text messages.
      if (isBinary && !isUtf8(data as Buffer)) return socket.close(NOT_UTF8, 'Send UTF-8');
      receive(String(data)).catch((err: unknown) => {
        log.warn({ err }, 'a socket message could not be handled');
        socket.close(CloseCode.InternalServerError, 'Internal server error');
      });
    });
  }
}

/** Pings the other side of a socket; cuts the connection when no pong has arrived by the next ping. Returns how to stop. */
function keepAlive(socket: WebSocket, intervalMs: number): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, intervalMs);
  return () => clearInterval(timer);
}
