import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no letters that look alike, safe in addresses and over the phone. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** A new identifier with a prefix for its type: `newId('trav')` is `trav_` and twenty random characters. */
export const newId = (prefix: string): string => `${prefix}_${randomText(20)}`;

/** A secret that cannot be guessed: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
