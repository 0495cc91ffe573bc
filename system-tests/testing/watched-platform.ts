import { createServer, type IncomingMessage, request } from 'node:http';
import { freePort } from './programs';

export interface Call {
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Calls to one path that are held back from the platform until they are released. */
export interface Held {
  /** Settles when the first of them has arrived. */
  readonly received: Promise<void>;
  readonly release: () => void;
}

/** A proxy between gateways and a platform that records each request and its time. */
export interface WatchedPlatform {
  readonly url: string;
  readonly calls: readonly Call[];
  /** From now on, holds back calls to this path. */
  readonly hold: (path: string) => Held;
  /** Cuts the connection as soon as the platform has responded to a call to this path; null stops that. */
  readonly loseAnswers: (path: string | null) => void;
  /** From now on, only calls to these paths receive 503 and do not reach the platform. */
  readonly failOnly: (...paths: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export async function watchPlatform(platformUrl: string): Promise<WatchedPlatform> {
  const calls: Call[] = [];
  let lost: string | null = null;
  let failing: readonly string[] = [];
  const holds = new Map<string, { readonly note: () => void; readonly released: Promise<void> }>();
  const hold = (path: string): Held => {
    const [asked, released] = [signal(), signal()];
    holds.set(path, { note: asked.give, released: released.given });
    return {
      received: asked.given,
      release: () => {
        holds.delete(path);
        released.give();
      },
    };
  };
  const target = new URL(platformUrl);
  const server = createServer((incoming, outgoing) => {
    calls.push({ path: incoming.url ?? '', at: Date.now() });
    if (failing.includes(incoming.url ?? '')) {
      incoming.resume();
      return void outgoing.writeHead(503).end();
    }
    const sendOn = () => {
      const onward = forward(incoming, target, (answer) => {
        if (incoming.url === lost) return void incoming.socket.destroy();
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.once('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    const held = holds.get(incoming.url ?? '');
    held?.note();
    // Not before: the platform closes connections that send nothing for some seconds.
    void Promise.resolve(held?.released).then(sendOn);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    hold,
    failOnly: (...paths) => {
      failing = paths;
    },
    loseAnswers: (path) => {
      lost = path;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const forward = (
  { url: path, method, headers }: IncomingMessage,
  { hostname: host, port }: URL,
  onAnswer: (answer: IncomingMessage) => void,
) => request({ host, port, path, method, headers }, onAnswer);

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
