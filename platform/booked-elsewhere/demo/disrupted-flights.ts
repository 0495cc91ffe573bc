/** Disrupted flights: a delay, a missed connection, a cancellation by the airline. */
import { DAY_MS, HOUR_MS } from '../../kernel/durations';
import type { Flight } from '../elsewhere.types';
import { later } from '../rules/flight-times';
import { flightOf } from './demo-flight';
import type { DemoTrip } from './demo-trip.types';
import { inMinutes, open, planned } from './flight-plan';

/** Today, delayed by four hours: three of its seven replacements qualify. */
function denver(now: Date): DemoTrip {
  const departs = inMinutes(now, 5 * 60);
  const replacement = { from: 'YYZ', to: 'DEN', minutes: 240 } as const;
  return {
    key: 'denver',
    kind: 'Flight',
    state: 'Confirmed',
    watchState: 'NotWatching',
    bookedAt: later(now, -20 * DAY_MS),
    bookedWith: 'Larkspur Air',
    confirmationCode: '4DENV8',
    totalMinor: 41_265,
    details: flightOf({
      baseMinor: 33_900,
      taxesMinor: 7_365,
      slices: [
        {
          fareBrand: 'Basic',
          segments: [
            planned({ from: 'YYZ', to: 'DEN', departs, minutes: 240, number: '633', delayMinutes: 240 }),
          ],
        },
      ],
      openFlights: [
        open(29_900, { ...replacement, departs: later(departs, HOUR_MS), number: '641' }),
        open(52_000, { ...replacement, departs: later(departs, 2 * HOUR_MS), number: '88', airline: 'NB' }),
        open(31_500, {
          ...replacement,
          departs: later(departs, 16 * HOUR_MS),
          number: '633X',
          cabin: 'BasicEconomy',
        }),
        // Above the cap, in a higher cabin, from another airport, two days later.
        open(80_000, { ...replacement, departs: later(departs, 3 * HOUR_MS), number: '645' }),
        open(61_000, {
          ...replacement,
          departs: later(departs, HOUR_MS),
          number: '92',
          cabin: 'Business',
          airline: 'NB',
        }),
        open(28_000, { ...replacement, from: 'BOS', departs: later(departs, 2 * HOUR_MS), number: '17' }),
        open(27_500, { ...replacement, departs: later(departs, 50 * HOUR_MS), number: '633Y' }),
      ],
    }),
    protections: [
      { kind: 'CancelForAnyReason', priceMinor: 5_900, terms: {} },
      {
        kind: 'DisruptionAssistance',
        priceMinor: 2_900,
        terms: { delayThresholdMinutes: 180, fareCapMinor: 80_000 },
      },
    ],
  };
}

/** Two flights that qualify, and one from the city's other airport. */
const fromChicago = (now: Date): Flight['openFlights'] => [
  open(38_000, {
    from: 'ORD',
    to: 'SEA',
    departs: inMinutes(now, 180),
    minutes: 275,
    number: '1184',
    airline: 'NB',
  }),
  open(36_500, { from: 'ORD', to: 'SEA', departs: inMinutes(now, 720), minutes: 270, number: '77' }),
  open(30_000, {
    from: 'MDW',
    to: 'SEA',
    departs: inMinutes(now, 200),
    minutes: 270,
    number: '2045',
    airline: 'WN',
  }),
];

/** Under way in Chicago: the first flight arrived after the second one had left. */
function seattle(now: Date): DemoTrip {
  const departs = inMinutes(now, -5 * 60);
  const onward = later(departs, 3.5 * HOUR_MS);
  return {
    key: 'seattle',
    kind: 'Flight',
    state: 'Confirmed',
    watchState: 'NotWatching',
    bookedAt: later(now, -40 * DAY_MS),
    bookedWith: 'Larkfield Travel by phone',
    confirmationCode: '9SEAT1',
    totalMinor: 53_820,
    details: flightOf({
      ticketing: 'virtualInterline',
      baseMinor: 44_100,
      taxesMinor: 9_720,
      locators: [
        { airline: 'Larkspur Air', value: 'M7PQ2D' },
        { airline: 'Northbound Airways', value: 'ZZ81KC' },
      ],
      cancelPenalty: { kind: 'ContactAirline' },
      changePenalty: { kind: 'ContactSupport' },
      cancellationOutcome: 'MultiTicket',
      exchange: 'Departed',
      slices: [
        {
          fareBrand: 'Standard',
          segments: [
            planned({ from: 'YYZ', to: 'ORD', departs, minutes: 105, number: '402', delayMinutes: 130 }),
            planned({
              from: 'ORD',
              to: 'SEA',
              departs: onward,
              minutes: 270,
              number: '1180',
              airline: 'NB',
              isSelfTransfer: true,
            }),
          ],
        },
      ],
      openFlights: fromChicago(now),
    }),
    protections: [{ kind: 'MissedConnectionRebooking', priceMinor: null, terms: {} }],
  };
}

/** Tomorrow; the airline canceled it an hour ago, and there are no replacements. */
function chicago(now: Date): DemoTrip {
  const departs = inMinutes(now, 20 * 60);
  return {
    key: 'chicago',
    kind: 'Flight',
    state: 'Confirmed',
    watchState: 'NotWatching',
    bookedAt: later(now, -15 * DAY_MS),
    bookedWith: 'Westwind',
    confirmationCode: '6CHIC3',
    totalMinor: 22_830,
    details: flightOf({
      locators: [{ airline: 'Westwind', value: 'WX33LP' }],
      baseMinor: 18_000,
      taxesMinor: 4_830,
      cancelPenalty: { kind: 'NotPossible' },
      cancellationOutcome: 'AirlineControl',
      exchange: 'AirlineControl',
      slices: [
        {
          fareBrand: 'Wanna Fly',
          segments: [
            planned({
              from: 'YYZ',
              to: 'MDW',
              departs,
              minutes: 110,
              number: '2210',
              airline: 'WN',
              state: 'Canceled',
            }),
          ],
        },
      ],
      events: [{ kind: 'AirlineCancellation', at: later(now, -HOUR_MS).toISOString() }],
    }),
    protections: [
      { kind: 'CancelForAnyReason', priceMinor: 3_900, terms: { offersAirlineCredit: true } },
      {
        kind: 'DisruptionAssistance',
        priceMinor: 1_900,
        terms: { delayThresholdMinutes: 120, fareCapMinor: 60_000 },
      },
    ],
  };
}

export const disruptedFlights = (now: Date): DemoTrip[] =>
  [denver, seattle, chicago].map((tripAt) => tripAt(now));
