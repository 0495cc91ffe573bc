import type { components } from '#schema/platform.openapi.ts';
import { toFiat } from '../../kernel/money';
import type { PolicyRules } from '../../people/people.tables';

type Limits = components['schemas']['PolicyLimits'];

const dollars = (limit: { readonly value: number } | undefined): number | undefined =>
  limit && Math.round(limit.value);
const fiat = (limit: number | undefined): components['schemas']['Fiat'] | undefined =>
  limit === undefined ? undefined : toFiat(limit * 100, 'USD');

/** The entries that have a value: the contract omits limits that do not limit. */
const present = <Entries extends object>(entries: Entries) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Entries]?: NonNullable<Entries[Name]>;
  };

export const limitsOf = ({ flights, hotels, cars }: PolicyRules): Limits => ({
  allowedStarRatings: [...hotels.allowedStarRatings].sort((one, other) => one - other),
  ...present({
    hotelNight: dollars(hotels.maxPricePerNight),
    carDay: dollars(cars.maxPricePerDay),
    shortFlightOneWay: dollars(flights.short.maxPriceForOneWay),
    shortFlightRoundTrip: dollars(flights.short.maxPriceForRoundTrip),
    longFlightOneWay: dollars(flights.long.maxPriceForOneWay),
    longFlightRoundTrip: dollars(flights.long.maxPriceForRoundTrip),
  }),
});

/** The rules with other limits; the rest stays. */
export const withLimits = ({ flights }: PolicyRules, limits: Limits): PolicyRules => ({
  flights: {
    ...flights,
    short: {
      allowedFareClasses: flights.short.allowedFareClasses,
      ...present({
        maxPriceForOneWay: fiat(limits.shortFlightOneWay),
        maxPriceForRoundTrip: fiat(limits.shortFlightRoundTrip),
      }),
    },
    long: {
      allowedFareClasses: flights.long.allowedFareClasses,
      ...present({
        maxPriceForOneWay: fiat(limits.longFlightOneWay),
        maxPriceForRoundTrip: fiat(limits.longFlightRoundTrip),
      }),
    },
  },
  hotels: {
    allowedStarRatings: [...limits.allowedStarRatings].sort((one, other) => one - other),
    ...present({ maxPricePerNight: fiat(limits.hotelNight) }),
  },
  cars: present({ maxPricePerDay: fiat(limits.carDay) }),
});

const LIMIT_NAMES = [
  'allowedStarRatings',
  'hotelNight',
  'carDay',
  'shortFlightOneWay',
  'shortFlightRoundTrip',
  'longFlightOneWay',
  'longFlightRoundTrip',
] as const satisfies readonly (keyof Limits)[];

const textOf = (value: Limits[keyof Limits]): string | null =>
  value === undefined ? null : value.toString();

/** The limits that differ, with their values as the history stores them. */
export const changedLimits = (before: Limits, after: Limits) =>
  LIMIT_NAMES.map((limit) => ({ limit, from: textOf(before[limit]), to: textOf(after[limit]) })).filter(
    ({ from, to }) => from !== to,
  );
