import { randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I, and U, which sounds like V: people read it to hosts over the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';
const LENGTH = 6;

/** `LK-7F3K2Q`: one of nearly nine hundred million; the database refuses duplicates. */
export const newReservationNumber = (): string =>
  `LK-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
