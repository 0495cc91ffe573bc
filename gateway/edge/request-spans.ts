import type { FastifyInstance } from 'fastify';
import type { Span, Tracing } from '../kernel/tracing';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined when nothing is traced. */
    span: Span | undefined;
  }
}

/** A span for each request, named after its route: the path itself may contain a token. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span');
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url;
    const span = tracing.request(
      route === undefined ? method : `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route },
      headers,
    );
    request.span = span;
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : undefined;
      span.end({
        attributes: { 'http.response.status_code': status },
        error: status === undefined ? 'aborted' : status >= 500 ? String(status) : undefined,
      });
    });
  });
}
