/**
 * Advances the rows of a table step by step: in the background, in any number of processes, and after a crash from the committed
 * state. A step has two parts. `outside` calls another system, and no transaction is open meanwhile; `inside` changes this database
 * and records that the step is done, in one transaction. After a crash the record is missing, and the step is repeated.
 *
 * One worker at a time works on a row, until its lease ends; each step renews it. A killed worker renews nothing, and another takes
 * over. Measured by the database's clock, which all processes share. When that clock is set forward, leases end early, and a worker
 * that lost one commits nothing; when it is set back, a lease or a delay that is longer than the longest possible counts as expired.
 */
import { type Generated, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import { actingFor } from '../database/acting';
import type { AgentColumn } from '../database/agent-column';
import { type Database, isOutage } from '../database/connect';
import type { Tables } from '../database/tables';
import type { Clock } from '../kernel/dates';
import { SECOND_MS } from '../kernel/durations';
import { newId } from '../kernel/identifiers';
import type { Logger } from '../kernel/logger';
import type { Vault } from '../payment/vault/vault-operations';

type Schemas = components['schemas'];

/** The tables whose rows workers advance. */
interface Rows {
  bookings: Selectable<Tables['bookings']>;
  price_freezes: Selectable<Tables['price_freezes']>;
  protection_purchases: Selectable<Tables['protection_purchases']>;
}

export type WorkTable = keyof Rows;
export type Row<Table extends WorkTable> = Rows[Table];
type Changes<Table extends WorkTable> = Updateable<Tables[Table]>;

/** The columns by which workers take and postpone rows. */
export interface WorkColumns {
  attempts: Generated<number>;
  run_after: Generated<Date>;
  /** The worker that holds the row, until `leased_until`. */
  lease: Generated<string | null>;
  leased_until: Generated<Date | null>;
  agent_user_id: AgentColumn;
}

export interface StepTools {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

/** The data that undoing a step, or a later step, needs. */
export type StepDetail = Readonly<Record<string, string>>;

export interface Step<Table extends WorkTable> {
  /** May be repeated after a crash, so it is idempotent by row and step. Throws StepRefusal, or StepWaits. */
  outside?(row: Row<Table>): Promise<StepDetail>;
  /** Happens once. Returns the columns that it changes, among them the state if it ends one. May throw StepRefusal. */
  inside(tx: Transaction<Tables>, row: Row<Table>, detail: StepDetail): Promise<Changes<Table>>;
}

export interface DurableWork<Table extends WorkTable> {
  readonly table: Table;
  /** The states that a row leaves by steps. */
  readonly states: readonly Row<Table>['state'][];
  nextStep(row: Row<Table>): Promise<Step<Table>>;
  /** Returns the columns of a row whose step was refused; its state decides what follows. */
  refuse(tx: Transaction<Tables>, row: Row<Table>, refusal: StepRefusal): Promise<Changes<Table>>;
  /** The agent on whose behalf the row advances; null for none. */
  agentOf(row: Row<Table>): Promise<string | null>;
  /** Runs each time before rows are taken. */
  prepare?(): Promise<void>;
}

/** A step is refused: nothing of it has happened, and the work records the errors. */
export class StepRefusal extends Error {
  constructor(
    readonly errors: readonly (Schemas['PurchaseError'] | Schemas['PriceFreezeError'])[],
    readonly offer?: Schemas['ChangedPriceFreezeOffer'],
  ) {
    super(errors.map(({ code }) => code).join(', '));
  }
}

/** Another system has not responded yet: the row stays unchanged, and the step is repeated later. */
export class StepWaits extends Error {
  constructor(
    message?: string,
    /** The step is not repeated earlier, and after a minute at the latest. */
    readonly notBeforeMs = 0,
  ) {
    super(message);
  }
}

/** Another worker has taken over the row; it continues from the committed state. */
export class LeaseLost extends Error {}

export interface Leased<Table extends WorkTable> {
  readonly row: Row<Table>;
  readonly lease: string;
}

/** Why a row is postponed: another system has not responded yet, or something failed. */
export type PostponeReason = 'waits' | 'fault';

const LEASE_SECONDS = 5;
const RENEWAL_MS = 2_000;
/** A fault ends for many rows together while travelers wait, so its longest delay is short. */
const MAX_DELAY_SECONDS: Record<PostponeReason, number> = { waits: 30, fault: 4 };
const FIRST_DELAY_SECONDS = 0.25;
/** A row that waits for longer was postponed before the clock was set back. */
const MAX_WAIT_SECONDS = 60;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes up to `limit` rows that wait for a worker. */
export async function leaseDue<Table extends WorkTable>(
  database: Database,
  { table, states }: Pick<DurableWork<Table>, 'table' | 'states'>,
  limit: number,
): Promise<Leased<Table>[]> {
  const lease = newId('lease');
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set lease = ${lease}, leased_until = ${inSeconds(LEASE_SECONDS)}
    where id in (
      select id from ${sql.table(table)}
      where state in (${sql.join(states)})
        and (run_after <= now() or run_after > ${inSeconds(MAX_WAIT_SECONDS)})
        and (leased_until is null or leased_until < now() or leased_until > ${inSeconds(2 * LEASE_SECONDS)})
      order by run_after
      limit ${limit}
      for update skip locked
    )
    returning *
  `.execute(database);
  return rows.map((row) => ({ row, lease }));
}

/** Releases a row that has no more steps. */
export const release = <Table extends WorkTable>(
  database: Database,
  table: Table,
  leased: Leased<Table>,
): Promise<unknown> =>
  sql`
    update ${sql.table(table)} set lease = null, leased_until = null, attempts = 0, run_after = now()
    where id = ${leased.row.id} and lease = ${leased.lease}
  `.execute(database);

/** Releases a row that could not advance; each postponement is longer than the previous one. */
export const postpone = <Table extends WorkTable>(
  database: Database,
  table: Table,
  leased: Leased<Table>,
  reason: PostponeReason,
  notBeforeMs = 0,
): Promise<unknown> =>
  sql`
    update ${sql.table(table)} set
      lease = null,
      leased_until = null,
      attempts = attempts + 1,
      run_after = now() + make_interval(secs => greatest(
        least(${MAX_WAIT_SECONDS}::float8, ${notBeforeMs / SECOND_MS}::float8),
        least(${MAX_DELAY_SECONDS[reason]}, ${FIRST_DELAY_SECONDS} * 2 ^ least(attempts, 10))))
    where id = ${leased.row.id} and lease = ${leased.lease}
  `.execute(database);

/** Takes steps until none is left. Throws StepWaits, LeaseLost, or the error of a step. */
export async function advance<Table extends WorkTable>(
  database: Database,
  work: DurableWork<Table>,
  leased: Leased<Table>,
): Promise<void> {
  const agentUserId = await work.agentOf(leased.row);
  const acting = agentUserId === null ? undefined : { agentUserId, customerUserId: leased.row.user_id };
  await actingFor(acting, () => takeSteps(database, work, leased));
}

async function takeSteps<Table extends WorkTable>(
  database: Database,
  work: DurableWork<Table>,
  leased: Leased<Table>,
): Promise<void> {
  let { row } = leased;
  while (work.states.includes(row.state)) {
    const step = await work.nextStep(row);
    try {
      const detail = step.outside ? await whileHolding(database, work.table, leased, step.outside(row)) : {};
      row = await commit(database, work.table, leased, (tx, held) => step.inside(tx, held, detail));
    } catch (error) {
      if (!(error instanceof StepRefusal)) throw error;
      row = await commit(database, work.table, leased, (tx, held) => work.refuse(tx, held, error));
    }
  }
}

/** Renews the lease of a row while another system takes its time. */
async function whileHolding<Table extends WorkTable, Result>(
  database: Database,
  table: Table,
  { row: { id }, lease }: Leased<Table>,
  call: Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    sql`
      update ${sql.table(table)} set leased_until = ${inSeconds(LEASE_SECONDS)} where id = ${id} and lease = ${lease}
    `
      .execute(database)
      // The commit notices a lost lease, and reports an outage.
      .catch(() => undefined);
  }, RENEWAL_MS);
  try {
    return await call;
  } finally {
    clearInterval(renewal);
  }
}

/** Commits only while this worker holds the lease, and renews it. The row has advanced, so it is no longer stuck. */
const commit = <Table extends WorkTable>(
  database: Database,
  table: Table,
  { row: { id }, lease }: Leased<Table>,
  change: (tx: Transaction<Tables>, row: Row<Table>) => Promise<Changes<Table>>,
): Promise<Row<Table>> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<Row<Table>>`
      update ${sql.table(table)} set leased_until = ${inSeconds(LEASE_SECONDS)}, attempts = 0
      where id = ${id} and lease = ${lease}
      returning *
    `.execute(tx);
    const [held] = rows;
    if (!held) throw new LeaseLost(id);
    const changes = await change(tx, held);
    if (Object.keys(changes).length === 0) return held;
    const changed = await tx
      .updateTable<WorkTable>(table)
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return changed as Row<Table>;
  });

export interface DurableWorker {
  start(): void;
  /** Looks for work immediately instead of at the next tick. */
  wake(): void;
  /** Resolves when the running work is done. */
  stop(): Promise<void>;
}

function logFault(logger: Logger, error: unknown, details: object, message: string): void {
  if (!isOutage(error)) logger.error({ err: error, ...details }, message);
}

async function workOn<Table extends WorkTable>(
  database: Database,
  work: DurableWork<Table>,
  logger: Logger,
  leased: Leased<Table>,
): Promise<void> {
  const { table } = work;
  try {
    await advance(database, work, leased);
    await release(database, table, leased);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof StepWaits) {
      await postpone(database, table, leased, 'waits', error.notBeforeMs);
      return;
    }
    const { id, attempts } = leased.row;
    logFault(logger, error, { table, id, attempts }, 'a step failed');
    await postpone(database, table, leased, 'fault');
  }
}

/** The number of rows that a worker works on in parallel; each needs a connection now and then. */
const CONCURRENCY = 6;
const TICK_MS = 1_000;

export function createDurableWorker<Table extends WorkTable>(
  database: Database,
  work: DurableWork<Table>,
  logger: Logger,
): DurableWorker {
  const { table } = work;
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function begin(leased: Leased<Table>): void {
    const task = workOn(database, work, logger, leased)
      .catch((error: unknown) => logFault(logger, error, { table }, 'a lease could not be released'))
      .finally(() => {
        running.delete(task);
        look();
      });
    running.add(task);
  }

  async function takeWork(): Promise<void> {
    while (isWanted && !isStopped && running.size < CONCURRENCY) {
      isWanted = false;
      await work.prepare?.();
      for (const leased of await leaseDue(database, work, CONCURRENCY - running.size)) begin(leased);
    }
  }

  function look(): void {
    isWanted = true;
    if (looking !== undefined || isStopped) return;
    // The request that wakes the worker may be an agent's.
    looking = actingFor(undefined, takeWork)
      .catch((error: unknown) => logFault(logger, error, { table }, 'work could not be looked for'))
      .finally(() => {
        looking = undefined;
      });
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timer = setInterval(look, TICK_MS);
      look();
    },
    wake: look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      // It may still take rows.
      await looking;
      await Promise.all(running);
    },
  };
}
