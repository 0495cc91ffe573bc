/**
 * Moments at which a booking can be held, by triggers in the platform's own database: the platform waits there as if the database
 * were slow, and can be killed exactly then.
 */
import { Client } from 'pg';

/** Moments of bookings that succeed. */
const GOOD_MOMENTS = [
  'bookings insert',
  'step HoldNights',
  'vault Authorize',
  'step AuthorizeCard',
  'step TakeRewardsAndWallet',
  'vault Capture',
  'step Confirm',
  'bookings Confirmed',
] as const;

/** Moments of bookings that are refused at the end. */
export const MOMENTS_OF_REFUSED = ['bookings Reversing', 'vault Refund', 'undone HoldNights'] as const;

/** Other bookings cannot be captured meanwhile, so this one is held last. */
const LAST_MOMENT = 'step CaptureCard';

export const MOMENTS = [...GOOD_MOMENTS, ...MOMENTS_OF_REFUSED, LAST_MOMENT] as const;

/** Moments of bookings that an approver decides on, until they wait. */
export const MOMENTS_OF_REQUESTS = ['vault Authorize', 'step AuthorizeCard', 'step RequestApproval'] as const;

export type Moment = (typeof MOMENTS | typeof MOMENTS_OF_REQUESTS)[number];

const HOLD = 9_151_320;

const TRIGGERS = `
  create table held_at (quote_token text primary key, moment text not null);
  create function hold_booking() returns trigger language plpgsql as $$
  declare
    held_moment text := tg_argv[0];
    held_quote text;
  begin
    if tg_table_name = 'bookings' then
      held_quote := new.quote_token;
      held_moment := 'bookings ' || case when tg_op = 'INSERT' then 'insert' else new.state end;
    elsif tg_table_name = 'booking_steps' then
      select quote_token into held_quote from bookings where id = new.booking_id;
      held_moment := held_moment || ' ' || new.step;
    else
      select quote_token into held_quote from bookings where id = split_part(new.idempotency_key, ':', 1);
      held_moment := held_moment || ' ' || new.kind;
    end if;
    if exists (select from held_at where quote_token = held_quote and moment = held_moment) then
      perform pg_advisory_xact_lock_shared(${HOLD});
    end if;
    return new;
  end $$;
  create trigger hold_booking before insert on bookings for each row execute function hold_booking('bookings');
  create trigger hold_end before update of state on bookings for each row
    when (new.state is distinct from old.state) execute function hold_booking('bookings');
  create trigger hold_step before insert on booking_steps for each row execute function hold_booking('step');
  create trigger hold_undone before update of undone_at on booking_steps for each row execute function hold_booking('undone');
  create trigger hold_vault before insert on vault_operations for each row execute function hold_booking('vault')`;

export interface BookingMoments {
  /** Holds each of these quotes' bookings at its moment from now on. */
  readonly hold: (moments: ReadonlyMap<string, Moment>) => Promise<void>;
  /** Settles when this many bookings are held. */
  readonly reached: (count: number) => Promise<void>;
  /** Releases all holds. The database may be gone, and its holds with it. */
  readonly release: () => Promise<void>;
}

export async function bookingMoments(databaseUrl: string): Promise<BookingMoments> {
  await withClient(databaseUrl, (client) => client.query(TRIGGERS));
  let holder: Client | undefined;
  return {
    hold: async (moments) => {
      holder = await open(databaseUrl);
      await holder.query('delete from held_at');
      await holder.query('insert into held_at select * from unnest($1::text[], $2::text[])', [
        [...moments.keys()],
        [...moments.values()],
      ]);
      await holder.query(`select pg_advisory_lock(${HOLD})`);
    },
    reached: async (count) => {
      const held = `select count(*)::int as held from pg_locks
        where locktype = 'advisory' and objid = ${HOLD} and not granted`;
      for (;;) {
        const { rows } = (await holder?.query<{ held: number }>(held)) ?? { rows: [] };
        if ((rows[0]?.held ?? 0) >= count) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    release: async () => {
      await holder?.end().catch(() => undefined);
      holder = undefined;
    },
  };
}

async function open(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function withClient(databaseUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = await open(databaseUrl);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
