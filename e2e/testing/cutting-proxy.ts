/** A company's proxy in front of a gateway: it passes HTTP on, and cuts what carries live updates. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { WebSocketServer } from 'ws';

export interface Cuts {
  /** What becomes of WebSockets: answered with 403, accepted without passing anything on, or closed with 1008. */
  readonly sockets: 'refused' | 'silent' | 'closed';
  /** Whether event streams are held back until they end. */
  readonly areStreamsHeldBack?: boolean;
}

export interface CuttingProxy {
  readonly url: string;
  /** The requests for sockets and streams, and the queries of a status, in their order. */
  readonly followed: readonly string[];
  readonly close: () => Promise<void>;
}

export async function startCuttingProxy(target: string, cuts: Cuts): Promise<CuttingProxy> {
  const followed: string[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isStream = incoming.url === '/graphql/stream';
    if (isStream) followed.push('stream');
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (isStream && cuts.areStreamsHeldBack) return void answer.resume();
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, outgoing, () => undefined);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
    if (incoming.url === '/graphql') countPolls(incoming, followed);
  };
  const upgrade = (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    followed.push('socket');
    if (cuts.sockets === 'refused') return socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    sockets.handleUpgrade(incoming, socket, head, (accepted) => {
      if (cuts.sockets === 'closed') accepted.close(1008, 'Policy');
    });
    return undefined;
  };
  const server = createServer(pass).on('upgrade', upgrade);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    followed,
    close: async () => {
      for (const accepted of sockets.clients) accepted.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function countPolls(incoming: IncomingMessage, followed: string[]): void {
  let body = '';
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
  incoming.on('end', () => {
    if (/"query":"query (PriceQuote|Booking)Progress/.test(body)) followed.push('poll');
  });
}
