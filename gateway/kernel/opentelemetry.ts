/** Spans over OTLP. Loaded only when an exporter is configured; docs/adr/0008-tracing.md. */
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
  type Context,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TraceSettings } from './environment';
import type { Logger } from './logger';
import type { Span, SpanAttributes, Tracing } from './tracing';

const name = 'travel-portal-gateway';

/** A missing collector must not delay a stopping gateway. */
const closeMs = 3_000;

/**
 * Sends spans to the collector. OpenTelemetry itself reads the standard variables that are not settings of the gateway: the name
 * of the service, the sampling rate, the headers, and the batches.
 */
export async function startTracing({ endpoint, protocol }: TraceSettings, log: Logger): Promise<Tracing> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const notSent = (err: unknown) => log.warn({ err }, 'spans could not be sent');
  setGlobalErrorHandler(notSent);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': name }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: endpoint }))],
  });
  const tracer = provider.getTracer(name);
  const propagator = new W3CTraceContextPropagator();

  function start(name: string, kind: SpanKind, attributes: SpanAttributes, parent: Context): Span {
    const span = tracer.startSpan(name, { kind, attributes: { ...attributes } }, parent);
    const within = trace.setSpan(parent, span);
    const headers: Record<string, string> = {};
    propagator.inject(within, headers, defaultTextMapSetter);
    return {
      part: (name) => start(name, SpanKind.INTERNAL, {}, within),
      call: (name, attributes) => start(name, SpanKind.CLIENT, attributes, within),
      headers,
      end({ name, attributes, error }) {
        if (name !== undefined) span.updateName(name);
        if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttributes({ ...attributes, 'error.type': error });
        span.end();
      },
    };
  }

  return {
    request: (name, attributes = {}, headers = {}) =>
      start(
        name,
        SpanKind.SERVER,
        attributes,
        propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
      ),
    async close() {
      const sent = provider.shutdown().catch(notSent);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, closeMs).unref())]);
    },
  };
}
