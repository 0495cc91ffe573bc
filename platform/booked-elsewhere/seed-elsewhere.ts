/** The trips that a demo user has booked elsewhere, relative to the day of seeding. */
import type { Database } from '../database/connect';
import { json } from '../database/json';
import { addDays, dayOf, type PlainDate } from '../kernel/dates';
import { DAY_MS } from '../kernel/durations';
import { type DemoTrip, type DemoTrips, demoTripAt, readDemoTrips } from './demo/demo-trips';
import { airlineOf, airportOf } from './demo/flight-plan';
import { later, momentAt } from './rules/flight-times';
import { type Span, spanOf } from './rules/rebooked';

/** Inserts the missing ones; returns their number. */
export async function seedElsewhere(database: Database, now: Date): Promise<number> {
  let count = 0;
  for (const person of readDemoTrips()) count += await seedTripsOf(database, now, person);
  return count;
}

async function seedTripsOf(
  database: Database,
  now: Date,
  { owner, trips, watchedFlights, airlineCredits }: DemoTrips,
): Promise<number> {
  const present = await database
    .selectFrom('trips_elsewhere')
    .select('id')
    .where('user_id', '=', `user_${owner}`)
    .limit(1)
    .executeTakeFirst();
  if (present) return 0;
  for (const trip of trips) await insertTrip(database, now, owner, demoTripAt(now, trip));
  if (watchedFlights.length > 0) await insertWatchedFlights(database, now, owner, watchedFlights);
  if (airlineCredits.length === 0) return trips.length;
  await database
    .insertInto('airline_credits')
    .values(
      airlineCredits.map(({ key, airline, code, amountMinor, expiresInDays }) => ({
        id: `aircredit_${owner}_${key}`,
        user_id: `user_${owner}`,
        trip_id: null,
        airline_code: airlineOf(airline).code,
        airline_name: airlineOf(airline).name,
        code,
        amount_minor: amountMinor,
        currency: 'USD',
        expires_on: addDays(dayOf(now), expiresInDays),
      })),
    )
    .execute();
  return trips.length;
}

const insertWatchedFlights = (
  database: Database,
  now: Date,
  owner: string,
  flights: DemoTrips['watchedFlights'],
) =>
  database
    .insertInto('watched_flights')
    .values(
      flights.map((flight) => ({
        id: `watch_${owner}_${flight.key}`,
        user_id: `user_${owner}`,
        watch_state: 'Watching',
        watched_at: later(now, -flight.watchedDaysAgo * DAY_MS),
        origin: json(airportOf(flight.from)),
        destination: json(airportOf(flight.to)),
        departs_on: addDays(dayOf(now), flight.departsInDays),
        returns_on: flight.returnsInDays === undefined ? null : addDays(dayOf(now), flight.returnsInDays),
        travelers_count: flight.travelersCount,
        watched_price_minor: flight.watchedMinor,
        price_minor: flight.priceMinor,
        priced_at: now,
        currency: 'USD',
        prediction: flight.prediction ? json(flight.prediction) : null,
      })),
    )
    .execute();

async function insertTrip(database: Database, now: Date, owner: string, trip: DemoTrip): Promise<void> {
  const id = `else_${owner}_${trip.key}`;
  await database
    .insertInto('trips_elsewhere')
    .values({
      id,
      user_id: `user_${owner}`,
      kind: trip.kind,
      state: trip.state,
      watch_state: trip.watchState,
      booked_at: later(now, -trip.bookedDaysAgo * DAY_MS),
      booked_with: trip.bookedWith,
      confirmation_code: trip.confirmationCode,
      ...spanOfTrip(trip),
      total_minor: trip.totalMinor,
      currency: 'USD',
      details: json(trip.details),
    })
    .execute();
  for (const { kind, priceMinor, terms, changed } of trip.protections) {
    const protectionId = `prot_${owner}_${trip.key}_${kind}`;
    await database
      .insertInto('trip_protections')
      .values({ id: protectionId, trip_id: id, kind, price_minor: priceMinor ?? null, terms: json(terms) })
      .execute();
    if (changed) {
      await database
        .insertInto('protection_uses')
        .values({
          protection_id: protectionId,
          user_id: `user_${owner}`,
          idempotency_key: `agent:${protectionId}`,
          choice_token: 'agent',
          kind: 'Change',
          amount_minor: changed.amountMinor,
          used_at: later(now, -changed.daysAgo * DAY_MS),
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
