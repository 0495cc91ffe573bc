import { remembered } from './remembered';

/**
 * Upstream enum members ('FraudAutoReject') and the codes of the domain and the graph ('FRAUD_AUTO_REJECT')
 * are one vocabulary in two spellings. A member without a row in a table is UNKNOWN and keeps its raw text (AV-12).
 */
export const codeFromWire = remembered((wire: string): string =>
  wire
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toUpperCase(),
);

/** The key of a table for an upstream member, if there is one. */
export function tableCode<Code extends string>(
  table: Readonly<Record<Code, unknown>>,
  wire: string | null | undefined,
): Code | undefined {
  if (!wire) return undefined;
  const code = codeFromWire(wire);
  return isKeyOf(table, code) ? code : undefined;
}

const isKeyOf = <Code extends string>(table: Readonly<Record<Code, unknown>>, code: string): code is Code =>
  Object.hasOwn(table, code);
