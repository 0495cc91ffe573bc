/** Reads movements of money from the platform's own database: ledger, vault and bookings. */
import { sql } from 'kysely';
import { ledgerProblems } from '#platform/payment/ledger/testing/check-ledgers.ts';
import { openDatabase } from './platform-database';

export interface Books {
  /** The ledger entries of the booking with this reservation number: `CardCaptured Revenue USD` and its amount. */
  readonly entriesOf: (reservationNumber: string) => Promise<Readonly<Record<string, number>>>;
  readonly cardsOf: (reservationNumber: string) => Promise<readonly CardMovement[]>;
  /** All bookings, oldest first. */
  readonly bookings: () => Promise<readonly { readonly id: string; readonly state: string }[]>;
  /** The stored facts of each booking that was ever started. */
  readonly bookedQuotes: () => Promise<readonly BookedQuote[]>;
  /** Cents that all cards have paid, minus their refunds. */
  readonly charged: () => Promise<number>;
  /** The inconsistencies of the books; empty when there are none. */
  readonly problems: () => Promise<string[]>;
  /** Everything that has ever moved, and every booking; equal if nothing has happened in between. */
  readonly everything: () => Promise<unknown>;
  /** Makes a quote expire. */
  readonly expireQuote: (token: string) => Promise<void>;
  /** Moves a booked stay, with the end of its protection, this many days closer, as if they had passed. */
  readonly bringNearer: (reservationNumber: string, days: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface BookedQuote {
  readonly quoteToken: string;
  readonly token: string;
  readonly state: string;
  /** The card's part, in cents. */
  readonly due: number;
  readonly authorizations: number;
  /** Authorizations that are neither captured nor voided. */
  readonly open: number;
  readonly charged: number;
  readonly nights: number;
}

interface CardMovement {
  readonly last4: string;
  readonly currency: string;
  readonly authorized_minor: number;
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly voided: boolean;
}

/** Opens the books of the platform with this database. */
export function openBooks(databaseUrl: string): Books {
  const database = openDatabase(databaseUrl);
  return {
    entriesOf: (reservationNumber) => entriesOf(database, reservationNumber),
    cardsOf: (reservationNumber) => cardsOf(database, reservationNumber),
    bookings: () =>
      database.selectFrom('bookings').select(['id', 'state']).orderBy('created_at').orderBy('id').execute(),
    bookedQuotes: () => bookedQuotes(database),
    charged: async () => {
      const { cents } = await database
        .selectFrom('vault_authorizations')
        .select(({ fn }) => [
          fn.coalesce(fn.sum<number>(sql`captured_minor - refunded_minor`), sql`0`).as('cents'),
        ])
        .executeTakeFirstOrThrow();
      return Number(cents);
    },
    problems: () => ledgerProblems(database),
    everything: async () => ({
      bookings: await database.selectFrom('bookings').select(['id', 'state']).orderBy('id').execute(),
      entries: await database
        .selectFrom('ledger_entries')
        .select(['transaction_id', 'account_id', 'amount'])
        .orderBy('transaction_id')
        .orderBy('account_id')
        .execute(),
      vault: await database.selectFrom('vault_operations').selectAll().orderBy('idempotency_key').execute(),
      nights: await database.selectFrom('sold_nights').selectAll().orderBy('night').execute(),
      offers: await database
        .selectFrom('offers')
        .select(['id', 'used_by_booking_id'])
        .orderBy('id')
        .execute(),
    }),
    expireQuote: async (token) => {
      await database
        .updateTable('quotes')
        .set({ valid_until: new Date(0) })
        .where('token', '=', token)
        .execute();
    },
    bringNearer: (reservationNumber, days) => bringNearer(database, reservationNumber, days),
    close: () => database.destroy(),
  };
}

type Database = ReturnType<typeof openDatabase>;

async function entriesOf(
  database: Database,
  reservationNumber: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await database
    .selectFrom('bookings')
    .innerJoin('ledger_transactions', 'ledger_transactions.booking_id', 'bookings.id')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('reservation_number', '=', reservationNumber)
    .select([
      'ledger_transactions.kind as what',
      'ledger_accounts.kind as account',
      'owner_user_id',
      'reference',
      'ledger_entries.unit',
      'amount',
    ])
    .execute();
  const sums: Record<string, number> = {};
  for (const { what, account, owner_user_id, reference, unit, amount } of rows) {
    const name = `${what} ${owner_user_id === null ? account : reference} ${unit}`;
    sums[name] = (sums[name] ?? 0) + amount;
  }
  return sums;
}

async function bringNearer(database: Database, reservationNumber: string, days: number): Promise<void> {
  await sql`
    update sold_nights set night = night - ${days}::integer
    where booking_id = (select id from bookings where reservation_number = ${reservationNumber})
  `.execute(database);
  await sql`
    update bookings set
      stay_from = stay_from - ${days}::integer,
      stay_until = stay_until - ${days}::integer,
      protection = jsonb_set(protection, '{exercisableUntil}', to_jsonb(to_char(
        ((protection ->> 'exercisableUntil')::timestamptz - make_interval(days => ${days})) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      )))
    where reservation_number = ${reservationNumber}
  `.execute(database);
}

const cardsOf = (database: Database, reservationNumber: string): Promise<CardMovement[]> =>
  database
    .selectFrom('bookings')
    .innerJoin('vault_operations', (join_) =>
      join_.on(({ eb, ref }) =>
        eb('vault_operations.idempotency_key', '=', eb(ref('bookings.id'), '||', ':authorize')),
      ),
    )
    .innerJoin('vault_authorizations', 'vault_authorizations.id', 'vault_operations.authorization_id')
    .innerJoin('vault_cards', 'vault_cards.token', 'vault_authorizations.card_token')
    .where('reservation_number', '=', reservationNumber)
    .select([
      'last4',
      'vault_authorizations.currency',
      'authorized_minor',
      'captured_minor',
      'refunded_minor',
      'voided',
    ])
    .execute();

async function bookedQuotes(database: Database): Promise<BookedQuote[]> {
  const { rows } = await sql<BookedQuote>`
    select quote_token as "quoteToken", token, state,
      (select (part ->> 'amountMinor')::bigint from jsonb_array_elements(payments) part
        where part ->> 'kind' = 'UserCard') as due,
      count(card.id) as authorizations,
      count(card.id) filter (where captured_minor = 0 and not voided) as open,
      coalesce(sum(captured_minor - refunded_minor), 0)::bigint as charged,
      (select count(*) from sold_nights where booking_id = bookings.id) as nights
    from bookings
    left join vault_operations operation on operation.idempotency_key = bookings.id || ':authorize'
    left join vault_authorizations card on card.id = operation.authorization_id
    group by bookings.id`.execute(database);
  return rows;
}
