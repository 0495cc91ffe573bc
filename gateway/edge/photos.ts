import http from 'node:http';
import https from 'node:https';
import type { FastifyInstance } from 'fastify';

/** A day: pictures get a new name when they change. */
const cacheControl = 'public, max-age=86400';
const timeoutMs = 10_000;

/** Headers that are passed on; credentials are not among them. */
const forwarded = ['if-none-match', 'if-modified-since', 'accept', 'range'] as const;
const returned = [
  'content-type',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
  'cache-control',
] as const;

const picture = /^image\/[\w.+-]+(?:;|$)/i;
/** An SVG is a document. Opened by itself it has no rights: its scripts do not run, and it loads nothing. */
const withoutRights = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Proxies the platform's pictures, so that a browser uses one origin. Only pictures: nothing that could be executed here. */
export function servePhotos(app: FastifyInstance, platformUrl: string): void {
  const { protocol } = new URL(platformUrl);
  const library = protocol === 'https:' ? https : http;
  const agent = new library.Agent({ keepAlive: true, maxSockets: 32 });
  app.addHook('onClose', async () => agent.destroy());

  app.get('/photos/*', { logLevel: 'warn' }, (request, reply) => {
    const url = photoAt(platformUrl, request.url);
    if (url === undefined) return reply.code(404).send({ message: 'No such picture' });
    const headers = Object.fromEntries(
      forwarded.flatMap((name) =>
        request.headers[name] === undefined ? [] : [[name, request.headers[name]]],
      ),
    );
    const outgoing = library.get(url, { agent, headers, timeout: timeoutMs }, (incoming) => {
      const isPicture = picture.test(incoming.headers['content-type'] ?? '');
      if (
        incoming.statusCode === 304 ||
        (isPicture && (incoming.statusCode === 200 || incoming.statusCode === 206))
      ) {
        void reply
          .code(incoming.statusCode)
          .headers({ 'cache-control': cacheControl, 'content-security-policy': withoutRights });
        for (const name of returned) {
          const value = incoming.headers[name];
          if (value !== undefined) void reply.header(name, value);
        }
        const { vary } = incoming.headers;
        if (vary !== undefined) void reply.header('vary', `${vary}, ${String(reply.getHeader('vary'))}`);
        void reply.send(incoming);
      } else {
        incoming.resume();
        void reply.code(incoming.statusCode === 404 ? 404 : 502).send({ message: 'No such picture' });
      }
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', () => {
      if (!reply.sent) void reply.code(502).send({ message: 'The picture cannot be read' });
    });
    reply.raw.once('close', () => outgoing.destroy());
    return reply;
  });
}

/** The platform's address of a picture; undefined for a path that leads out of its pictures (`/photos/../api`). */
function photoAt(platformUrl: string, path: string): URL | undefined {
  const photos = new URL(`${platformUrl}/photos/`);
  const url = new URL(`${platformUrl}${path}`);
  return url.href.startsWith(photos.href) ? url : undefined;
}
