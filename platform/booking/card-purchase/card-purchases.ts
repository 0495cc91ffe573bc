/**
 * Purchases with a saved card. The intent is committed first, with its key; the worker then takes the money. One key has one purchase
 * and one payload, and an unknown outcome is Pending.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import { newId } from '../../kernel/identifiers';
import { Refusal } from '../../kernel/refusal';
import { untilSettled } from '../../kernel/until-settled';
import type { DurableWorker, Row } from '../durable-worker';

type PurchaseTable = 'price_freezes' | 'protection_purchases';

interface PurchaseIntent<Request> {
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
  readonly request: Request;
}

type Refused<Table extends PurchaseTable> = {
  readonly errors: Row<Table>['errors'];
  readonly offer: Row<Table>['offer'];
};

interface Keyed<Request> {
  readonly userId: string;
  readonly request: Request;
  /** The columns that hold the key. */
  readonly columns: {
    readonly user_id: string;
    readonly idempotency_key: string;
    readonly payload_hash: string;
    readonly created_at: Date;
  };
}

interface Kind<Table extends PurchaseTable, Request, Bought> {
  readonly table: Table;
  readonly statesUnderWay: readonly Row<Table>['state'][];
  /** The relevant members of a request, in a fixed order. */
  canonical(request: Request): readonly unknown[];
  /** Serializes the purchases that must not overlap, whatever their keys. */
  lock?(tx: Transaction<Tables>, userId: string, request: Request): Promise<void>;
  /** The identifier of the inserted purchase; undefined when its key was used at the same moment. */
  insert(tx: Transaction<Tables>, clock: Clock, keyed: Keyed<Request>): Promise<string | undefined>;
  bought(database: Database, clock: Clock, purchase: Row<Table>): Promise<Bought>;
}

export class CardPurchases<Table extends PurchaseTable, Request, Bought extends object> {
  constructor(private readonly kind: Kind<Table, Request, Bought>) {}

  async purchase(
    database: Database,
    clock: Clock,
    worker: Pick<DurableWorker, 'wake'>,
    intent: PurchaseIntent<Request>,
  ) {
    const id = await database.transaction().execute((tx) => this.start(tx, clock, intent));
    worker.wake();
    const purchase = await untilSettled(
      () => this.find(database, sql`id = ${id}`),
      (each) => !each || !this.isUnderWay(each),
    );
    if (!purchase) throw new Error(`The purchase ${id} has disappeared.`);
    return this.view(database, clock, purchase);
  }

  async poll(database: Database, clock: Clock, userId: string, key: string) {
    const purchase = await this.ofKey(database, userId, key);
    if (!purchase) throw new Refusal(40401, 'There is no such purchase.');
    return this.view(database, clock, purchase);
  }

  async view(database: Database, clock: Clock, purchase: Row<Table>) {
    if (this.isUnderWay(purchase)) return { result: 'Pending' as const };
    if (purchase.state !== 'Failed') {
      return { result: 'Success' as const, ...(await this.kind.bought(database, clock, purchase)) };
    }
    const { errors, offer }: Refused<Table> = purchase;
    return { result: 'Failed' as const, errors, ...(offer === null ? {} : { offer }) };
  }

  /** The purchase that the intent has made, or makes now. Refuses a key that was used with another payload. */
  private async start(
    tx: Transaction<Tables>,
    clock: Clock,
    { userId, idempotencyKey = newId('purchase-key'), request }: PurchaseIntent<Request>,
  ): Promise<string> {
    const { canonical, lock, insert } = this.kind;
    const payloadHash = createHash('sha256')
      .update(JSON.stringify(canonical(request)))
      .digest('hex');
    const earlier = async () => {
      const purchase = await this.ofKey(tx, userId, idempotencyKey);
      if (purchase && purchase.payload_hash !== payloadHash) throw new Refusal(40901);
      return purchase?.id;
    };
    const columns = {
      user_id: userId,
      idempotency_key: idempotencyKey,
      payload_hash: payloadHash,
      created_at: clock.now(),
    };
    await lock?.(tx, userId, request);
    const id =
      (await earlier()) ?? (await insert(tx, clock, { userId, request, columns })) ?? (await earlier());
    if (id === undefined) throw new Error('The purchase with this key has disappeared.');
    return id;
  }

  private isUnderWay({ state }: Row<Table>): boolean {
    return this.kind.statesUnderWay.includes(state);
  }

  private ofKey(database: Database, userId: string, key: string): Promise<Row<Table> | undefined> {
    return this.find(database, sql`user_id = ${userId} and idempotency_key = ${key}`);
  }

  private async find(database: Database, condition: RawBuilder<unknown>): Promise<Row<Table> | undefined> {
    const { rows } = await sql<Row<Table>>`
      select * from ${sql.table(this.kind.table)} where ${condition}
    `.execute(database);
    return rows[0];
  }
}
