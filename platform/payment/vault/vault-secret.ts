import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/connect';

/**
 * The secret for fingerprints and environment keys. It is in the database, so that every platform process has the same one; a
 * vault with real cards would use a hardware module.
 */
export const vaultSecret = async (database: Database): Promise<string> => {
  const { secret } = await database
    .selectFrom('vault_keys')
    .select('secret')
    .where('name', '=', 'vault')
    .executeTakeFirstOrThrow();
  return secret;
};

const digest = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Distinguishes cards without storing them: the same number and expiry produce the same text. */
export const cardFingerprint = (
  secret: string,
  card: { readonly number: string; readonly month: number; readonly year: number },
): string => digest(secret, 'card', `${card.number}/${card.year}-${card.month}`);

const KEY_LIFETIME_MS = 10 * 60_000;

/** An environment key allows its holder to put cards into the vault until it expires: `<expiry>.<signature>`. */
export function issueEnvironmentKey(secret: string, now: Date): { environmentKey: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + KEY_LIFETIME_MS);
  const expiry = expiresAt.getTime().toString(36);
  return { environmentKey: `${expiry}.${digest(secret, 'environment-key', expiry)}`, expiresAt };
}

export function isValidEnvironmentKey(secret: string, key: string, now: Date): boolean {
  const [expiry = '', signature = ''] = key.split('.');
  const expected = Buffer.from(digest(secret, 'environment-key', expiry));
  const given = Buffer.from(signature);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    Number.parseInt(expiry, 36) > now.getTime()
  );
}
