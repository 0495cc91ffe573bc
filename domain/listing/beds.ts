import { counted } from '../counted';

/** The kinds that are named otherwise than by the word `bed` after them. */
const NAMES: Readonly<Record<string, string>> = {
  Murphy: 'Murphy bed',
  Futon: 'futon',
  Tatami: 'tatami mat',
};

/** The kinds of the platform are single words (`King`); a longer one of another platform is named as it is. */
const bedName = (kind: string): string =>
  NAMES[kind] ?? (/^[A-Z][a-z]+$/.test(kind) ? `${kind.toLowerCase()} bed` : kind);

export const bedsText = (beds: readonly { readonly kind: string; readonly count: number }[]): string =>
  beds.map(({ kind, count }) => counted(count, bedName(kind))).join(', ');
