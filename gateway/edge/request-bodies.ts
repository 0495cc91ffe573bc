import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knownDocuments } from '../guard/guard';
import { afterValue } from '../kernel/json-text';

/** A document as a client has sent it. */
interface KnownDocument {
  /** The JSON text of the document, with its quotes. */
  readonly json: string;
  readonly document: string;
}

interface Outcome {
  readonly error: Error | null;
  readonly parsed?: unknown;
}

/** Documents differ in their length, or in their beginning, which has the name of the operation. */
const BEGINNING = 80;

/**
 * Parses JSON as Fastify does. Clients send the same documents repeatedly, and a document is most of a request: its text is
 * compared with the one that was sent before, and only the rest of the request, with its variables, is parsed. The same document
 * is then also the same string, which is found faster in the caches of the steps that follow.
 */
export function parseRequestBodies(app: FastifyInstance): void {
  const parse = parserOf(app);
  const documents = new LRUCache<string, KnownDocument>({ max: knownDocuments.max });
  // No client can know it, so a parsed query that equals it is the replaced one, and not a part of the variables.
  const standIn = randomUUID();

  function read(request: FastifyRequest, body: string): Outcome {
    const start = startOfQuery(body);
    if (start === undefined) return parse(request, body);
    const json = body.slice(start, afterValue(body, start));
    const key = `${json.length} ${json.slice(0, BEGINNING)}`;
    const known = documents.get(key);
    if (known?.json === json) {
      const rest = `${body.slice(0, start)}"${standIn}"${body.slice(start + json.length)}`;
      const { parsed } = parse(request, rest);
      if (isRequest(parsed) && parsed.query === standIn) {
        return { error: null, parsed: Object.assign(parsed, { query: known.document }) };
      }
    }
    const outcome = parse(request, body);
    const document = isRequest(outcome.parsed) ? outcome.parsed.query : undefined;
    if (typeof document !== 'string' || document.length > knownDocuments.maxLength) return outcome;
    // Clients that write JSON in another way are read as a whole each time.
    const usual = JSON.stringify(document);
    if (usual === json) documents.set(key, { json: usual, document });
    return outcome;
  }

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const { error, parsed } = read(request, body);
    done(error, parsed);
  });
}

/** Fastify's own parser, which calls back at once. */
function parserOf(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: string): Outcome => {
    let outcome: Outcome = { error: null };
    void parse(request, body, (error, parsed: unknown) => {
      outcome = { error, parsed };
    });
    return outcome;
  };
}

/** Where the JSON text of the first `query` starts, which may be that of a variable. */
function startOfQuery(body: string): number | undefined {
  const found = /"query"\s*:\s*(?=")/.exec(body);
  return found === null ? undefined : found.index + found[0].length;
}

const isRequest = (parsed: unknown): parsed is { readonly query?: unknown } =>
  typeof parsed === 'object' && parsed !== null;
