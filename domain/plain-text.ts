import { remembered } from './remembered';

/**
 * The texts of hosts and providers as plain text (FM-10). They contain markup, entities, and characters that change the reading
 * direction or are invisible; a traveler reads only the words. The result is not safe as HTML: always show it as text.
 */

/** Elements whose content is not meant to be read. */
const UNREAD = /<(script|style|iframe|object|template|noscript|svg|math)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const ITEM = /<li\b[^<>]*>/gi;
const BREAK = /<br\b[^<>]*>|<\/?(?:p|div|ul|ol|tr|table|section|article|blockquote|h[1-6])\b[^<>]*>/gi;
/** A letter has to follow, so that '5 < 6' is kept. */
const TAG = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  eacute: 'é',
  euro: '€',
  trade: '™',
  copy: '©',
  reg: '®',
};

/** Control characters except tab and line feed, invisible characters, and those that override the reading direction. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Characters that plain text does not contain: each pattern above starts with one of them, as does white space to replace or
 * trim.
 */
const NOT_PLAIN =
  /[<&\u0000-\u001f\u007f-\u00a0\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]| {2}|^\s|\s$/;

/** Most texts are already plain, which a single test shows. */
export const plainText = (text: string): string => (NOT_PLAIN.test(text) ? madePlain(text) : text);

const madePlain = remembered((text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(COMMENT, '')
    .replace(UNREAD, '')
    .replace(ITEM, '\n• ')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, decoded)
    .replace(UNSEEN, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
);

/** Null for a text that is missing, or that is empty after cleaning. */
export const plainTextOf = (text: string | null | undefined): string | null =>
  (text && plainText(text)) || null;

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
