import type { Database } from '../../database/connect';
import { newId } from '../../kernel/identifiers';
import type { TypedCard } from './card-check';
import { brandOf, type CardBrand, lastFourOf } from './card-number';
import { type TestCard, testCardOf, testCardOfDigits } from './test-cards';
import { cardFingerprint, vaultSecret } from './vault-secret';

export interface CardToStore extends Omit<TypedCard, 'verificationValue'> {
  readonly fullName: string;
  readonly zip: string;
  readonly country: string;
}

/** A card as the vault describes it: everything except the number. */
export interface VaultCard {
  readonly token: string;
  readonly fingerprint: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly month: number;
  readonly year: number;
  readonly fullName: string;
  readonly testCard: TestCard;
}

/** Stores a card without `cardProblems`. The number is not passed on. */
export async function storeCard(
  database: Database,
  at: Date,
  card: CardToStore,
  token = newId('card'),
): Promise<VaultCard> {
  const kind = brandOf(card.number);
  if (!kind) throw new RangeError('Only a card of a known brand can be stored.');
  const fingerprint = cardFingerprint(await vaultSecret(database), card);
  const stored = {
    token,
    fingerprint,
    brand: kind.brand,
    last4: lastFourOf(card.number),
    expiry_month: card.month,
    expiry_year: card.year,
    cardholder_name: card.fullName,
    zip: card.zip,
    country: card.country,
    outcome_digits: testCardOf(card.number).digits,
    created_at: at,
  };
  await database.insertInto('vault_cards').values(stored).execute();
  return toVaultCard(stored);
}

export async function findCard(database: Database, token: string): Promise<VaultCard | undefined> {
  const row = await database
    .selectFrom('vault_cards')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return row && toVaultCard(row);
}

interface CardRow {
  readonly token: string;
  readonly fingerprint: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expiry_month: number;
  readonly expiry_year: number;
  readonly cardholder_name: string;
  readonly outcome_digits: string;
}

const toVaultCard = (row: CardRow): VaultCard => ({
  token: row.token,
  fingerprint: row.fingerprint,
  brand: row.brand,
  last4: row.last4,
  month: row.expiry_month,
  year: row.expiry_year,
  fullName: row.cardholder_name,
  testCard: testCardOfDigits(row.outcome_digits),
});
