import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform on a real port with the behavior of a test. */
export interface FaultyPlatform {
  readonly url: string;
  /** The paths of all received requests. */
  readonly requests: string[];
  /** Sets the handler of all further requests. */
  behave(behavior: RequestListener): void;
  stop(): Promise<void>;
}

export const answers =
  (status: number, value: unknown = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** Breaks the connection. */
export const resets: RequestListener = (request) => request.socket.destroy();

/** Never responds. */
export const hangs: RequestListener = () => undefined;

export async function startFaultyPlatform(): Promise<FaultyPlatform> {
  const requests: string[] = [];
  let behavior = hangs;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    request.resume();
    request.once('end', () => behavior(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave(next) {
      behavior = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
