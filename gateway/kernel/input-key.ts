import { holdsSecret } from '#schema/untrusted-values.ts';

/**
 * The JSON of inputs that were received as JSON, as a key under which results for the same inputs are stored or shared. Undefined for
 * inputs that get no key: numbers of which JSON writes another one, so that different inputs would share it (Infinity as null, -0
 * as 0), and texts with secrets, which must not be stored.
 */
export function inputKeyOf(inputs: unknown): string | undefined {
  if (!hasExactJson(inputs)) return undefined;
  const key = JSON.stringify(inputs);
  return holdsSecret(key) ? undefined : key;
}

function hasExactJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(hasExactJson);
}
