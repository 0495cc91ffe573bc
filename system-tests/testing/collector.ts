import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Receives spans over OTLP like an operator's collector, and stores them. */
export interface Collector {
  readonly url: string;
  readonly requests: readonly {
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }[];
  /** From requests sent as JSON. */
  spans(): CollectedSpan[];
  close(): Promise<void>;
}

export interface CollectedSpan {
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

export async function startCollector(): Promise<Collector> {
  const requests: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': request.headers['content-type'] }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: () => requests.flatMap(({ body }) => spansOf(JSON.parse(body) as OtlpTraces)),
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** The parts of OTLP's JSON that tests read. */
interface OtlpTraces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

interface OtlpSpan extends Pick<CollectedSpan, 'name' | 'traceId' | 'spanId'> {
  readonly parentSpanId?: string;
  readonly kind: 1 | 2 | 3;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code: number };
}

const KINDS = { 1: 'internal', 2: 'server', 3: 'client' } as const;

const spansOf = ({ resourceSpans }: OtlpTraces): CollectedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ name, kind, traceId, spanId, parentSpanId, attributes, status }) => ({
      name,
      kind: KINDS[kind],
      traceId,
      spanId,
      parentSpanId,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      isError: status.code === 2,
    }));
