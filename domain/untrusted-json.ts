/** JSON from an address, which anyone may have written: parsed with limits, never trusted (lodgingSelection, LQ-01). */
type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export interface JsonLimits {
  readonly characters: number;
  readonly depth: number;
  readonly entries: number;
}

const DEFAULT_LIMITS: JsonLimits = { characters: 4_096, depth: 6, entries: 200 };
/** Keys that would change an object's prototype once the object is merged or copied. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Most texts without an object are a single word: this test costs less than an error of the parser. */
const OBJECT = /^[ \t\r\n]*\{/;

/** The object in the text; undefined when it is too large, too deep, malformed or not an object. */
export function parseUntrustedObject(
  text: unknown,
  limits: JsonLimits = DEFAULT_LIMITS,
): JsonObject | undefined {
  if (typeof text !== 'string' || text.length > limits.characters || !OBJECT.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const budget = { entries: limits.entries };
  return isPlainObject(value) && isSafe(value, limits.depth, budget) ? value : undefined;
}

const isPlainObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSafe(value: unknown, depth: number, budget: { entries: number }): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, child]) => {
    budget.entries -= 1;
    return budget.entries >= 0 && !FORBIDDEN_KEYS.has(key) && isSafe(child, depth - 1, budget);
  });
}
