/** The trips that a demo user has booked elsewhere, relative to the day of seeding. */
import type { Database } from '../database/connect';
import { json } from '../database/json';
import { addDays, dayOf, type PlainDate } from '../kernel/dates';
import { DAY_MS } from '../kernel/durations';
import { demoFlights } from './demo/demo-flights';
import { demoOthers } from './demo/demo-others';
import type { DemoTrip } from './demo/demo-trip.types';
import { disruptedFlights } from './demo/disrupted-flights';
import { AIRLINES } from './demo/places';
import { later, momentAt } from './rules/flight-times';
import { type Span, spanOf } from './rules/rebooked';

const OWNER = 'elena';
const OWNER_ID = `user_${OWNER}`;

/** Inserts the missing ones; returns their number. */
export async function seedElsewhere(database: Database, now: Date): Promise<number> {
  const present = await database
    .selectFrom('trips_elsewhere')
    .select('id')
    .where('user_id', '=', OWNER_ID)
    .limit(1)
    .executeTakeFirst();
  if (present) return 0;
  const trips = [...demoFlights(now), ...disruptedFlights(now), ...demoOthers(now)];
  for (const trip of trips) await insertTrip(database, trip);
  await insertCredits(database, now);
  return trips.length;
}

async function insertTrip(database: Database, trip: DemoTrip): Promise<void> {
  const id = `else_${OWNER}_${trip.key}`;
  await database
    .insertInto('trips_elsewhere')
    .values({
      id,
      user_id: OWNER_ID,
      kind: trip.kind,
      state: trip.state,
      watch_state: trip.watchState,
      booked_at: trip.bookedAt,
      booked_with: trip.bookedWith,
      confirmation_code: trip.confirmationCode,
      ...spanOfTrip(trip),
      total_minor: trip.totalMinor,
      currency: 'USD',
      details: json(trip.details),
    })
    .execute();
  for (const { kind, priceMinor, terms, changed } of trip.protections) {
    const protectionId = `prot_${OWNER}_${trip.key}_${kind}`;
    await database
      .insertInto('trip_protections')
      .values({ id: protectionId, trip_id: id, kind, price_minor: priceMinor, terms: json(terms) })
      .execute();
    if (changed) {
      await database
        .insertInto('protection_uses')
        .values({
          protection_id: protectionId,
          user_id: OWNER_ID,
          idempotency_key: `agent:${protectionId}`,
          choice_token: 'agent',
          kind: 'Change',
          amount_minor: changed.amountMinor,
          used_at: changed.at,
        })
        .execute();
    }
  }
}

function spanOfTrip({ details: { flight, hotel, car, experience } }: DemoTrip): Span {
  if (flight) return spanOf(flight);
  if (hotel)
    return span(
      momentAt(hotel.checkIn, 0, ZONE),
      momentAt(hotel.checkOut, 0, ZONE),
      hotel.checkIn,
      hotel.checkOut,
    );
  if (car) return spanOfTimes(new Date(car.pickUp.at), new Date(car.dropOff.at));
  if (experience)
    return spanOfTimes(new Date(experience.startsAt), later(new Date(experience.startsAt), DAY_MS / 12));
  throw new Error('A trip has a flight, a hotel, a car or an experience.');
}

const ZONE = 'America/Toronto';

const span = (starts_at: Date, ends_at: Date, starts_on: PlainDate, ends_on: PlainDate): Span => ({
  starts_at,
  ends_at,
  starts_on,
  ends_on,
});

const spanOfTimes = (starts: Date, ends: Date): Span => span(starts, ends, dayOf(starts), dayOf(ends));

async function insertCredits(database: Database, now: Date): Promise<void> {
  const credit = (
    key: string,
    airline: keyof typeof AIRLINES,
    code: string,
    amount_minor: number,
    days: number,
  ) => ({
    id: `aircredit_${OWNER}_${key}`,
    user_id: OWNER_ID,
    trip_id: null,
    airline_code: AIRLINES[airline].code,
    airline_name: AIRLINES[airline].name,
    code,
    amount_minor,
    currency: 'USD',
    expires_on: addDays(dayOf(now), days),
  });
  await database
    .insertInto('airline_credits')
    .values([credit('montreal', 'LK', 'CR58TQ', 14_260, 120), credit('austin', 'WN', 'WN90KD', 8_800, 25)])
    .execute();
}
