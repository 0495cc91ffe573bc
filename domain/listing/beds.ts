import { counted } from '../counted';

/** The kinds whose name is not their word followed by `bed`. */
const NAMES: Readonly<Record<string, string>> = {
  Murphy: 'Murphy bed',
  Futon: 'futon',
  Tatami: 'tatami mat',
};

/** The platform's kinds are single words (`King`); a longer one of another platform is shown unchanged. */
const bedName = (kind: string): string =>
  NAMES[kind] ?? (/^[A-Z][a-z]+$/.test(kind) ? `${kind.toLowerCase()} bed` : kind);

export const bedsText = (beds: readonly { readonly kind: string; readonly count: number }[]): string =>
  beds.map(({ kind, count }) => counted(count, bedName(kind))).join(', ');
