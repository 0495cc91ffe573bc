/** The trips of `platform/world/trips/`, at the moment of seeding. */
import type { components } from '#schema/platform.openapi.ts';
import { addDays, dayOf } from '../../kernel/dates';
import { MINUTE_MS } from '../../kernel/durations';
import { readWorld } from '../../world/read-world';
import type {
  Flight,
  FlightEvent,
  Prediction,
  ProtectionKind,
  ProtectionTerms,
  Slice,
  TripDetails,
} from '../elsewhere.types';
import { later } from '../rules/flight-times';
import { airportOf, inMinutes, onDay, open, planned, type PlannedFlight } from './flight-plan';

type Schemas = components['schemas'];

interface LocalTime {
  /** Days from the day of seeding. */
  readonly day: number;
  readonly at: string;
}

interface AtAirport extends LocalTime {
  readonly airport: string;
}

interface FlightDefinition extends Omit<PlannedFlight, 'departs'> {
  readonly departs: LocalTime | { readonly inMinutes: number };
}

interface TripDefinition {
  /** Part of every identifier of the trip. */
  readonly key: string;
  readonly kind: string;
  readonly state: 'Pending' | 'Confirmed' | 'Modified' | 'Canceled';
  readonly watchState: 'NotWatching' | 'Watching' | 'JustWatched' | 'InProcess';
  readonly bookedDaysAgo: number;
  readonly bookedWith: string;
  readonly confirmationCode: string;
  readonly totalMinor: number;
  readonly flight?: Omit<Flight, 'slices' | 'events' | 'openFlights'> & {
    readonly slices: readonly (Omit<Slice, 'segments'> & {
      readonly segments: readonly FlightDefinition[];
    })[];
    readonly events?: readonly {
      readonly kind: Exclude<FlightEvent['kind'], 'AirlineRebooks'>;
      readonly minutesAgo: number;
    }[];
    readonly openFlights?: readonly (FlightDefinition & { readonly fareMinor: number })[];
  };
  readonly hotel?: Omit<Schemas['BookedHotel'], 'checkIn' | 'checkOut'> &
    Readonly<Record<'checkIn' | 'checkOut', number>>;
  readonly car?: Omit<Schemas['BookedCar'], 'pickUp' | 'dropOff'> &
    Readonly<Record<'pickUp' | 'dropOff', AtAirport & { readonly place: string }>>;
  readonly experience?: Omit<Schemas['BookedExperience'], 'startsAt' | 'timeZone'> & {
    readonly starts: AtAirport;
  };
  readonly protections: readonly {
    readonly kind: ProtectionKind;
    readonly priceMinor?: number;
    readonly terms: ProtectionTerms;
    /** A change that an agent has made. */
    readonly changed?: { readonly amountMinor: number; readonly daysAgo: number };
  }[];
}

/** A trip that a demo user has booked elsewhere. */
export interface DemoTrip extends Omit<TripDefinition, keyof TripDetails> {
  readonly details: TripDetails;
}

export interface DemoTrips {
  /** The key of a persona. */
  readonly owner: string;
  readonly trips: readonly TripDefinition[];
  readonly watchedFlights: readonly {
    readonly key: string;
    /** Codes of airports. */
    readonly from: string;
    readonly to: string;
    readonly departsInDays: number;
    /** Left out for a one-way flight. */
    readonly returnsInDays?: number;
    readonly travelersCount: number;
    readonly watchedDaysAgo: number;
    /** The price when the watch began. */
    readonly watchedMinor: number;
    readonly priceMinor: number;
    readonly prediction?: Prediction;
  }[];
  readonly airlineCredits: readonly {
    readonly key: string;
    readonly airline: string;
    readonly code: string;
    readonly amountMinor: number;
    readonly expiresInDays: number;
  }[];
}

export const readDemoTrips = (): DemoTrips[] =>
  ['elena-marsh', 'sam-okafor'].map((person) => readWorld<DemoTrips>(`trips/${person}.json`));

export const demoTripAt = (
  now: Date,
  { flight, hotel, car, experience, ...trip }: TripDefinition,
): DemoTrip => ({
  ...trip,
  details: {
    ...(flight ? { flight: flightAt(now, flight) } : {}),
    ...(hotel ? { hotel: hotelAt(now, hotel) } : {}),
    ...(car ? { car: carAt(now, car) } : {}),
    ...(experience ? { experience: experienceAt(now, experience) } : {}),
  },
});

type Defined<Kind extends keyof TripDetails> = NonNullable<TripDefinition[Kind]>;

function flightAt(
  now: Date,
  { slices, events = [], openFlights = [], ...flight }: Defined<'flight'>,
): Flight {
  const plan = ({ departs, ...rest }: FlightDefinition): PlannedFlight => ({
    ...rest,
    departs:
      'inMinutes' in departs
        ? inMinutes(now, departs.inMinutes)
        : onDay(now, departs.day, departs.at, rest.from),
  });
  return {
    ...flight,
    slices: slices.map(({ segments, ...slice }) => ({
      ...slice,
      segments: segments.map((segment) => planned(plan(segment))),
    })),
    events: events.map(({ kind, minutesAgo }) => ({
      kind,
      at: later(now, -minutesAgo * MINUTE_MS).toISOString(),
    })),
    openFlights: openFlights.map(({ fareMinor, ...segment }) => open(fareMinor, plan(segment))),
  };
}

const hotelAt = (now: Date, hotel: Defined<'hotel'>): NonNullable<TripDetails['hotel']> => ({
  ...hotel,
  checkIn: addDays(dayOf(now), hotel.checkIn),
  checkOut: addDays(dayOf(now), hotel.checkOut),
});

const timeAt = (now: Date, { day, at, airport }: AtAirport): string =>
  onDay(now, day, at, airport).toISOString();

function carAt(now: Date, car: Defined<'car'>): NonNullable<TripDetails['car']> {
  const handover = (each: AtAirport & { readonly place: string }) => ({
    place: each.place,
    at: timeAt(now, each),
    timeZone: airportOf(each.airport).timeZone,
  });
  return { ...car, pickUp: handover(car.pickUp), dropOff: handover(car.dropOff) };
}

const experienceAt = (
  now: Date,
  { starts, ...experience }: Defined<'experience'>,
): NonNullable<TripDetails['experience']> => ({
  ...experience,
  startsAt: timeAt(now, starts),
  timeZone: airportOf(starts.airport).timeZone,
});
