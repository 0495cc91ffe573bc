import type { Database } from '../../database/connect';
import type { LedgerAccountKind } from './ledger.tables';

export interface OpeningBalance {
  readonly ownerUserId: string;
  readonly kind: 'Rewards' | 'TravelCredit';
  readonly reference: string;
  readonly unit: string;
  /** The movements to post to the account in order, in the smallest part of the unit. */
  readonly movements: readonly { kind: string; amount: number; description: string; at: Date }[];
}

const issuerOf: Record<OpeningBalance['kind'], LedgerAccountKind> = {
  Rewards: 'RewardsIssuer',
  TravelCredit: 'CreditIssuer',
};

/** Identifier of the ledger account for a user's rewards or one grant of credit. */
export const ledgerAccountId = (kind: LedgerAccountKind, reference: string, unit: string): string =>
  `${kind}:${reference}:${unit}`;

/** Opens an account and fills it from its issuer, one ledger transaction for each movement. */
export async function openLedgerAccount(database: Database, opening: OpeningBalance): Promise<void> {
  const { kind, reference, unit, ownerUserId } = opening;
  const issuerKind = issuerOf[kind];
  const account = ledgerAccountId(kind, reference, unit);
  const issuer = ledgerAccountId(issuerKind, unit, unit);
  await database
    .insertInto('ledger_accounts')
    .values([
      { id: account, owner_user_id: ownerUserId, kind, unit, reference },
      { id: issuer, owner_user_id: null, kind: issuerKind, unit, reference: unit },
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const [index, movement] of opening.movements.entries()) {
    const id = `${account}:${index + 1}`;
    await database
      .insertInto('ledger_transactions')
      .values({
        id,
        idempotency_key: `opening:${id}`,
        kind: movement.kind,
        description: movement.description,
        created_at: movement.at,
        booking_id: null,
      })
      .execute();
    await database
      .insertInto('ledger_entries')
      .values([
        { transaction_id: id, account_id: account, amount: movement.amount, unit },
        { transaction_id: id, account_id: issuer, amount: -movement.amount, unit },
      ])
      .execute();
  }
}
