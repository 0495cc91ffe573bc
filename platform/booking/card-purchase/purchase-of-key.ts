/** One idempotency key has one purchase, and one payload. */
import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connect';
import type { WorkTable } from '../../database/due-work';
import type { Tables } from '../../database/tables';
import { Refusal } from '../../kernel/refusal';

export interface PurchaseIntent<Request> {
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
  readonly request: Request;
}

interface OwnedKey {
  readonly userId: string;
  readonly key: string;
}

/** Undefined when the key was not used. */
export const purchaseOfKey = async <Table extends WorkTable>(
  database: Database,
  table: Table,
  { userId, key }: OwnedKey,
): Promise<Selectable<Tables[Table]> | undefined> =>
  (
    await sql<Selectable<Tables[Table]>>`
      select * from ${sql.table(table)} where user_id = ${userId} and idempotency_key = ${key}
    `.execute(database)
  ).rows[0];

/** The identifier of the purchase that the key was used for; refuses when it was used with another payload. */
export async function earlierPurchase(
  database: Database,
  table: WorkTable,
  { payloadHash, ...owned }: OwnedKey & { readonly payloadHash: string },
): Promise<string | undefined> {
  const earlier = await purchaseOfKey(database, table, owned);
  if (earlier && earlier.payload_hash !== payloadHash) throw new Refusal(40901);
  return earlier?.id;
}

/** A hash of the relevant members of a request, in a fixed order. */
export const hashOf = (members: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(members)).digest('hex');
