/** Saved cards. The number is in the vault; these are the details that the user sees, and the owner. */
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import { newId } from '../../kernel/identifiers';
import { Refusal } from '../../kernel/refusal';
import type { VaultCard } from '../vault/vault-cards';

type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodRow = Selectable<Tables['payment_methods']>;

export async function savedCards(database: Database, userId: string): Promise<PaymentMethod[]> {
  const rows = await ofUser(database, userId).orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toPaymentMethod);
}

/** Undefined when there is none, when it was deleted, and when it is another user's. */
export const savedCard = (
  database: Database,
  userId: string,
  id: string,
): Promise<PaymentMethodRow | undefined> => ofUser(database, userId).where('id', '=', id).executeTakeFirst();

export async function requireSavedCard(
  database: Database,
  userId: string,
  id: string,
): Promise<PaymentMethodRow> {
  const card = await savedCard(database, userId, id);
  if (!card) throw new Refusal(40401, 'There is no such card.');
  return card;
}

const ofUser = (database: Database, userId: string) =>
  database
    .selectFrom('payment_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);

export interface CardToSave {
  readonly userId: string;
  readonly card: VaultCard;
  readonly accountReferenceId: string;
  readonly isVirtual: boolean;
  readonly at: Date;
}

/** Saves a card; it replaces the same card of the same user. */
export async function saveCard(tx: Transaction<Tables>, toSave: CardToSave): Promise<PaymentMethod> {
  const { userId, card, at } = toSave;
  const row: Insertable<Tables['payment_methods']> = {
    id: newId('pay'),
    user_id: userId,
    vault_token: card.token,
    last4: card.last4,
    card_type: card.brand,
    expiry_month: card.month,
    expiry_year: card.year,
    cardholder_name: card.fullName,
    account_reference_id: toSave.accountReferenceId,
    is_virtual: toSave.isVirtual,
    created_at: at,
    deleted_at: null,
  };
  await tx
    .updateTable('payment_methods')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('vault_token', 'in', (query) =>
      query.selectFrom('vault_cards').select('token').where('fingerprint', '=', card.fingerprint),
    )
    .execute();
  return toPaymentMethod(
    await tx.insertInto('payment_methods').values(row).returningAll().executeTakeFirstOrThrow(),
  );
}

/** False when there is nothing to remove. */
export async function forgetCard(database: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const forgotten = await database
    .updateTable('payment_methods')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return forgotten !== undefined;
}

export const toPaymentMethod = (row: PaymentMethodRow): PaymentMethod => ({
  id: row.id,
  last4: row.last4,
  cardType: row.card_type,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
  cardholderName: row.cardholder_name,
  accountReferenceId: row.account_reference_id,
  isVirtual: row.is_virtual,
});
