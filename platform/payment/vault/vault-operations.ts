/**
 * The vault's operations on a card's money, like those of an external processor: each operation commits by itself, and the same
 * idempotency key always returns the first response.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import { newId } from '../../kernel/identifiers';
import { isExpired } from './card-check';
import { type CardDecline, type TestCard, testCardOfDigits } from './test-cards';
import type { VaultTables } from './vault.tables';

export type VaultAnswer =
  | { readonly approved: true; readonly authorizationId: string }
  | { readonly approved: false; readonly decline: CardDecline };

type OperationKind = VaultTables['vault_operations']['kind'];

interface Operation {
  readonly idempotencyKey: string;
  readonly kind: OperationKind;
  readonly amountMinor: number;
}

export class VaultMisuse extends Error {}

export interface Vault {
  authorize(request: {
    idempotencyKey: string;
    cardToken: string;
    amountMinor: number;
    currency: string;
  }): Promise<VaultAnswer>;
  capture(request: {
    idempotencyKey: string;
    authorizationId: string;
    amountMinor: number;
  }): Promise<VaultAnswer>;
  refund(request: {
    idempotencyKey: string;
    authorizationId: string;
    amountMinor: number;
  }): Promise<VaultAnswer>;
  void(request: { idempotencyKey: string; authorizationId: string }): Promise<VaultAnswer>;
}

export function createVault(database: Database, clock: Clock): Vault {
  const once: Once = (operation, run) => runOnce(database, clock, operation, run);
  return { authorize: authorizing(once, clock), ...moving(once) };
}

type Once = (
  operation: Operation,
  run: (tx: Transaction<Tables>) => Promise<VaultAnswer>,
) => Promise<VaultAnswer>;

/** The key is inserted first: a second call with it waits for the first to commit, and then reads its response. */
const runOnce = (
  database: Database,
  clock: Clock,
  operation: Operation,
  run: (tx: Transaction<Tables>) => Promise<VaultAnswer>,
): Promise<VaultAnswer> =>
  database.transaction().execute(async (tx) => {
    const taken = await tx
      .insertInto('vault_operations')
      .values({
        idempotency_key: operation.idempotencyKey,
        kind: operation.kind,
        authorization_id: null,
        amount_minor: operation.amountMinor,
        decline: null,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('idempotency_key')
      .executeTakeFirst();
    if (!taken) return answeredBefore(tx, operation);
    const answer = await run(tx);
    await tx
      .updateTable('vault_operations')
      .set(answer.approved ? { authorization_id: answer.authorizationId } : { decline: answer.decline })
      .where('idempotency_key', '=', operation.idempotencyKey)
      .execute();
    return answer;
  });

const authorizing =
  (once: Once, clock: Clock): Vault['authorize'] =>
  ({ idempotencyKey, cardToken, amountMinor, currency }) =>
    once({ idempotencyKey, kind: 'Authorize', amountMinor }, async (tx) => {
      const card = await tx
        .selectFrom('vault_cards')
        .select(['expiry_month', 'expiry_year', 'outcome_digits'])
        .where('token', '=', cardToken)
        .executeTakeFirst();
      const decline = card
        ? declineAt('Authorize', testCardOfDigits(card.outcome_digits))
        : 'UserCardNotFound';
      if (decline) return { approved: false, decline };
      if (card && isExpired({ month: card.expiry_month, year: card.expiry_year }, clock.now())) {
        return { approved: false, decline: 'CreditCardExpired' };
      }
      const id = newId('auth');
      await tx
        .insertInto('vault_authorizations')
        .values({
          id,
          card_token: cardToken,
          currency,
          authorized_minor: amountMinor,
          created_at: clock.now(),
        })
        .execute();
      return { approved: true, authorizationId: id };
    });

/** Later operations on an authorization. */
const moving = (once: Once): Omit<Vault, 'authorize'> => ({
  capture: ({ idempotencyKey, authorizationId, amountMinor }) =>
    once({ idempotencyKey, kind: 'Capture', amountMinor }, async (tx) => {
      const { outcome_digits } = await tx
        .selectFrom('vault_authorizations')
        .innerJoin('vault_cards', 'vault_cards.token', 'vault_authorizations.card_token')
        .select('outcome_digits')
        .where('id', '=', authorizationId)
        .executeTakeFirstOrThrow();
      const decline = declineAt('Capture', testCardOfDigits(outcome_digits));
      if (decline) return { approved: false, decline };
      await tx
        .updateTable('vault_authorizations')
        .set((row) => ({ captured_minor: row('captured_minor', '+', amountMinor) }))
        .where('id', '=', authorizationId)
        .execute();
      return { approved: true, authorizationId };
    }),

  refund: ({ idempotencyKey, authorizationId, amountMinor }) =>
    once({ idempotencyKey, kind: 'Refund', amountMinor }, async (tx) => {
      await tx
        .updateTable('vault_authorizations')
        .set((row) => ({ refunded_minor: row('refunded_minor', '+', amountMinor) }))
        .where('id', '=', authorizationId)
        .execute();
      return { approved: true, authorizationId };
    }),

  void: ({ idempotencyKey, authorizationId }) =>
    once({ idempotencyKey, kind: 'Void', amountMinor: 0 }, async (tx) => {
      await tx
        .updateTable('vault_authorizations')
        .set({ voided: true })
        .where('id', '=', authorizationId)
        .execute();
      return { approved: true, authorizationId };
    }),
});

const declineAt = (at: 'Authorize' | 'Capture', card: TestCard): CardDecline | undefined =>
  card.at === at ? card.answer : undefined;

async function answeredBefore(tx: Transaction<Tables>, operation: Operation): Promise<VaultAnswer> {
  const first = await tx
    .selectFrom('vault_operations')
    .select(['kind', 'amount_minor', 'authorization_id', 'decline'])
    .where('idempotency_key', '=', operation.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (first.kind !== operation.kind || first.amount_minor !== operation.amountMinor) {
    throw new VaultMisuse(`The key ${operation.idempotencyKey} was used for another operation.`);
  }
  return first.authorization_id === null
    ? { approved: false, decline: first.decline as CardDecline }
    : { approved: true, authorizationId: first.authorization_id };
}
