/**
 * The gateway's work as spans of a trace. Names and attributes are routes, templates, names and codes: never a path, a variable,
 * a header or a body, which may contain a secret. opentelemetry.ts exports them; without an exporter there is no `Tracing`, and
 * every `span?.` costs nothing.
 */
export interface Tracing {
  /** A request from outside; it continues the trace that its headers name. */
  request(name: string, attributes?: SpanAttributes, headers?: IncomingHeaders): Span;
  /** Sends the ended spans; gives up after a while. */
  close(): Promise<void>;
}

export interface Span {
  /** A part of this work. */
  part(name: string): Span;
  /** Records a call to another system as a part of this work. */
  call(name: string, attributes: SpanAttributes): Span;
  /** Headers with which the other side of a call continues the trace. */
  readonly headers: Readonly<Record<string, string>>;
  end(ending: SpanEnding): void;
}

export interface SpanEnding {
  /** Set when the name was not known before. */
  readonly name?: string;
  readonly attributes: SpanAttributes;
  /** A code; undefined: the work succeeded. */
  readonly error: string | undefined;
}

export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;
export type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>;
