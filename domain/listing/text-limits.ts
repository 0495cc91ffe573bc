/**
 * How much of a long text is shown initially (FM-11, FM-12, LS-07, LS-09). Lengths count visible characters, not halves of an
 * emoji.
 */
export const TEXT_LIMITS = {
  importantInformation: 500,
  petsPolicy: 200,
  default: 300,
  about: 500,
  mobileName: 40,
} as const;

export const READ_MORE = 'Read more';
export const READ_LESS = 'Read less';

const ELLIPSIS = '…';

export interface ShortenedText {
  readonly text: string;
  readonly isShortened: boolean;
}

/** FM-12: shortened only when it exceeds the limit by half of it or more; a slightly longer text is shown whole. */
export const shortenLongText = (text: string, limit: number): ShortenedText => {
  const overflow = [...text].length - limit;
  return overflow > 0 && overflow >= limit / 2 ? cut(text, limit) : { text, isShortened: false };
};

/** LS-07, LS-09: cut however little exceeds the limit. */
export const cutText = (text: string, limit: number): ShortenedText =>
  [...text].length > limit ? cut(text, limit) : { text, isShortened: false };

/**
 * The last sentence that ends in the last quarter of the limit, or else the last whole word. A text without spaces is cut at the
 * limit.
 */
function cut(text: string, limit: number): ShortenedText {
  const characters = [...text];
  const beginning = characters.slice(0, limit).join('');
  const isBetweenWords = /\s/.test(characters[limit] ?? '');
  const lastSpace = Math.max(beginning.lastIndexOf(' '), beginning.lastIndexOf('\n'));
  const words = (isBetweenWords || lastSpace < 0 ? beginning : beginning.slice(0, lastSpace)).trimEnd();
  const sentences = /^.*[.!?]["”’)]?(?=\s|$)/s.exec(words)?.[0] ?? '';
  const kept =
    [...sentences].length >= limit * 0.75 ? `${sentences} ` : words.replace(/[,;:–—-]$/, '').trimEnd();
  return { text: `${kept}${ELLIPSIS}`, isShortened: true };
}
