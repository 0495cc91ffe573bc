import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, print } from 'graphql';
import { coreDocument } from '#schema/core-schema.ts';
import { printedSchema } from '#schema/printed-schema.ts';

/** Long enough to save requests, and short enough that clients see a new version of the graph within minutes. */
const maxAgeSeconds = 300;

/**
 * Serves the graph as files, for code generators and editors; in production too, where introspection is disabled. The graph is
 * not secret: it contains names and descriptions, which give no operation more access.
 */
export function serveSchemaFiles(app: FastifyInstance, schema: GraphQLSchema): void {
  serveFile(app, 'schema.graphql', () => printedSchema(schema));
  serveFile(app, 'core.graphql', () => `${print(coreDocument(schema))}\n`);
}

function serveFile(app: FastifyInstance, name: string, textOf: () => string): void {
  let file: { readonly text: string; readonly tag: string } | undefined;

  function read() {
    const text = textOf();
    const tag = createHash('sha256').update(text).digest('base64url');
    return { text, tag };
  }

  app.get(`/graphql/${name}`, (request, reply) => {
    const { text, tag } = (file ??= read());
    void reply.headers({
      // Weak: the compressed and the uncompressed file are equivalent.
      etag: `W/"${tag}"`,
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'content-disposition': `inline; filename="${name}"`,
    });
    return isKnown(request.headers['if-none-match'], tag)
      ? reply.code(304).send()
      : reply.type('text/plain; charset=utf-8').send(text);
  });
}

const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => {
    const value = known.trim();
    return value === '*' || value.replace(/^W\//, '') === `"${tag}"`;
  });
