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

/** LS-07, LS-09: cut at the limit, however little exceeds it. */
export const cutText = (text: string, limit: number): ShortenedText =>
  [...text].length > limit ? cut(text, limit) : { text, isShortened: false };

const cut = (text: string, limit: number): ShortenedText => ({
  text: `${[...text].slice(0, limit).join('').trimEnd()}${ELLIPSIS}`,
  isShortened: true,
});
