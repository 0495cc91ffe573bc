/** Request bodies as both servers read them: in UTF-8, and not compressed. */
import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A body that is refused; the message has the reason, and nothing of the body. */
export class UnreadableBody extends Error {
  constructor(
    readonly statusCode: 400 | 415,
    message: string,
  ) {
    super(message);
  }
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;

/** The text of a body. Decoders replace bytes that are not UTF-8, and a replaced letter of a name is lost. */
export function textOfBody(bytes: Buffer, headers: IncomingHttpHeaders): string {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new UnreadableBody(415, 'Send the body without the header `Content-Encoding`.');
  }
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw new UnreadableBody(415, 'Send the body in UTF-8.');
  if (!isUtf8(bytes)) throw new UnreadableBody(400, 'The body is not UTF-8.');
  return bytes.toString();
}

/** Reads JSON, and no other type. An empty body is undefined, or refused. */
export function readJsonBodies(app: FastifyInstance, emptyBody: 'undefined' | 'refused'): void {
  // Browsers send a text/plain body to other origins without a preflight request.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0 && emptyBody === 'undefined') return done(null, undefined);
    let text: string;
    try {
      text = textOfBody(bytes, request.headers);
    } catch (error) {
      return done(error as UnreadableBody);
    }
    void parse(request, text, (error, body) =>
      error !== null && isJson(text) ? done(forbiddenKey) : done(error, body),
    );
  });
}

const forbiddenKey = new UnreadableBody(
  400,
  'The body has the key `__proto__`, or `constructor` with `prototype`, which are not allowed.',
);

/** What was refused for a reason other than its syntax. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
