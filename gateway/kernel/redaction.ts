import { SECRET_NAMES, withoutSecrets } from '#schema/untrusted-values.ts';

/**
 * Removes secrets from a text before it is logged or tracked: card numbers, bearer tokens, and the values of fields whose names
 * indicate a token, a key of the vault or card data.
 */
export function redact(text: string): string {
  return withoutSecrets(
    text.replace(secretField, '$1"[redacted]"').replace(/\b(portal-view=)[\w-]+/g, '$1[redacted]'),
  );
}

/** In logs, all parts of a card, and all tokens. */
const secretField = new RegExp(
  String.raw`("(?:${SECRET_NAMES}|[a-z_]*token|number|signature|month|year)"\s*:\s*)("(?:[^"\\]|\\.)*"?|-?[\d.]+|\{[^{}]*\}?)`,
  'gi',
);
