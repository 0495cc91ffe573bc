import { type GraphQLEnumType, type GraphQLLeafType, isEnumType } from 'graphql';
import { remembered } from '#domain/remembered.ts';
import { bail } from './bail';

/** Prints a value that is not null as JSON, a byte text; bails if graphql-js would convert or refuse it. */
export type LeafPrinter = (value: unknown) => string;

const beyondAscii = /[\u0080-\uffff]/;

/**
 * Generated code joins byte texts: the bytes of a text in UTF-8, each as one character. A usual string with one character beyond
 * Latin-1 takes two bytes for each, and is joined and written several times as slowly.
 */
const byteTextOf = (text: string): string =>
  beyondAscii.test(text) ? Buffer.from(text).toString('latin1') : text;

export const bytesOf = (byteText: string): Buffer => Buffer.from(byteText, 'latin1');

const printers = new WeakMap<GraphQLLeafType, LeafPrinter>();

/** The printer of a scalar or an enum. */
export function leafPrinterOf(type: GraphQLLeafType): LeafPrinter {
  const printer =
    printers.get(type) ??
    (isEnumType(type)
      ? enumPrinter(type)
      : (builtIn[type.name] ?? scalarPrinter((value) => type.serialize(value))));
  printers.set(type, printer);
  return printer;
}

/** Characters that JSON escapes, and all beyond ASCII. */
const special = /["\\\u0000-\u001f\u0080-\uffff]/;
/** From this length on, `JSON.stringify` is faster than this test. */
const LONG_TEXT = 200;

export const quoted = (text: string): string =>
  text.length >= LONG_TEXT || special.test(text) ? byteTextOf(JSON.stringify(text)) : `"${text}"`;

const MAX_INT = 2 ** 31 - 1;
const MIN_INT = -(2 ** 31);

const builtIn: Readonly<Record<string, LeafPrinter>> = {
  String: (value) => (typeof value === 'string' ? quoted(value) : bail()),
  ID: (value) => (typeof value === 'string' ? quoted(value) : bail()),
  Boolean: (value) => (value === true ? 'true' : value === false ? 'false' : bail()),
  Int: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= MIN_INT && value <= MAX_INT
      ? String(value)
      : bail(),
  Float: (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : bail()),
};

function enumPrinter(type: GraphQLEnumType): LeafPrinter {
  const texts = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, quoted(name)]));
  return (value) => texts.get(value) ?? bail();
}

/** Scalars are pure: the same text always prints the same. */
function scalarPrinter(serialize: (value: unknown) => unknown): LeafPrinter {
  const print = remembered((text: string) => printed(serialize(text)));
  return (value) => (typeof value === 'string' ? print(value) : printed(serialize(value)));
}

function printed(serialized: unknown): string {
  if (serialized === null || serialized === undefined) return bail();
  // `JSON.stringify` returns undefined for values without a JSON text, despite its types.
  return byteTextOf((JSON.stringify(serialized) as string | undefined) ?? bail());
}
