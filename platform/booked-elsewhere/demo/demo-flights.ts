/** Upcoming flights, and a past one. */
import { DAY_MS } from '../../kernel/durations';
import { later } from '../rules/flight-times';
import { ELENA, flightOf } from './demo-flight';
import type { DemoTrip } from './demo-trip.types';
import { onDay, planned } from './flight-plan';

const THEO = { name: 'Theo Marsh', type: 'CNN', ticketNumber: '672-2140098818' };
const INES = { name: 'Ines Marsh', type: 'INF' };

const BAGS = [
  { number: 1, priceMinor: 3_500 },
  { number: 2, priceMinor: 4_500 },
];

/** In three weeks, with every protection on sale. */
const lisbon = (now: Date): DemoTrip => ({
  key: 'lisbon',
  kind: 'Flight',
  state: 'Confirmed',
  watchState: 'Watching',
  bookedAt: later(now, -3 * DAY_MS),
  bookedWith: 'Larkfield Travel by phone',
  confirmationCode: '7LISB2',
  totalMinor: 182_443,
  details: flightOf({
    tripType: 'round_trip',
    passengers: [ELENA, THEO, INES],
    baseMinor: 148_040,
    taxesMinor: 34_403,
    cancelPenalty: { kind: 'SeeCancelFlight' },
    cancellationOutcome: 'FtcWithPenalty',
    exchange: 'Chfar',
    slices: [
      {
        fareBrand: 'Standard',
        bags: BAGS,
        segments: [
          planned({
            from: 'YYZ',
            to: 'LIS',
            departs: onDay(now, 21, '21:40', 'YYZ'),
            minutes: 420,
            number: '214',
          }),
        ],
      },
      {
        fareBrand: 'Standard',
        bags: BAGS,
        segments: [
          planned({
            from: 'LIS',
            to: 'YYZ',
            departs: onDay(now, 32, '12:15', 'LIS'),
            minutes: 490,
            number: '215',
          }),
        ],
      },
    ],
  }),
  protections: [
    { kind: 'CancelForAnyReason', priceMinor: 21_900, terms: { offersAirlineCredit: true } },
    { kind: 'ChangeForAnyReason', priceMinor: 12_900, terms: {} },
    {
      kind: 'DisruptionAssistance',
      priceMinor: 4_900,
      terms: { delayThresholdMinutes: 120, fareCapMinor: 150_000 },
    },
    { kind: 'PriceDrop', priceMinor: null, terms: {} },
  ],
});

/** In two months, over five slices; its price has dropped. */
function rome(now: Date): DemoTrip {
  const leg = (
    from: 'BOS' | 'LIS' | 'FCO' | 'CDG' | 'LHR',
    to: typeof from,
    day: number,
    minutes: number,
    number: string,
  ) => ({
    fareBrand: 'Flexible',
    bags: [{ number: 1, priceMinor: 0 }],
    segments: [
      planned({
        from,
        to,
        departs: onDay(now, day, '10:05', from),
        minutes,
        number,
        cabin: 'PremiumEconomy',
      }),
    ],
  });
  return {
    key: 'rome',
    kind: 'Flight',
    state: 'Modified',
    watchState: 'JustWatched',
    bookedAt: later(now, -12 * DAY_MS),
    bookedWith: 'Larkfield Travel by phone',
    confirmationCode: '2ROME5',
    totalMinor: 264_010,
    details: flightOf({
      tripType: 'multi_city',
      ticketing: 'hackerFare',
      baseMinor: 221_000,
      taxesMinor: 43_010,
      cancelPenalty: { kind: 'NoPenalty' },
      changePenalty: { kind: 'NoPenalty' },
      cancellationOutcome: 'AirlineRefund',
      exchange: 'MultiProvider',
      slices: [
        leg('BOS', 'LIS', 60, 400, '301'),
        leg('LIS', 'FCO', 64, 180, '551'),
        leg('FCO', 'CDG', 69, 130, '1204'),
        leg('CDG', 'LHR', 73, 80, '88'),
        leg('LHR', 'BOS', 76, 460, '302'),
      ],
    }),
    protections: [
      { kind: 'CancelForAnyReason', priceMinor: 31_681, terms: {} },
      { kind: 'PriceDrop', priceMinor: null, terms: { lowestMinor: 260_263 } },
    ],
  };
}

/** Flown four days ago, after one change that is still to be reimbursed. */
const boston = (now: Date): DemoTrip => ({
  key: 'boston',
  kind: 'Flight',
  state: 'Modified',
  watchState: 'NotWatching',
  bookedAt: later(now, -50 * DAY_MS),
  bookedWith: 'Larkfield Travel by phone',
  confirmationCode: '1BOST7',
  totalMinor: 27_610,
  details: flightOf({
    baseMinor: 21_900,
    taxesMinor: 5_710,
    exchange: 'Departed',
    cancellationOutcome: 'NonCancellable',
    slices: [
      {
        fareBrand: 'Standard',
        segments: [
          planned({
            from: 'YYZ',
            to: 'BOS',
            departs: onDay(now, -4, '07:30', 'YYZ'),
            minutes: 95,
            number: '118',
          }),
        ],
      },
    ],
  }),
  protections: [
    {
      kind: 'ChangeForAnyReason',
      priceMinor: 2_900,
      terms: {},
      changed: { amountMinor: 6_240, at: later(now, -6 * DAY_MS) },
    },
  ],
});

export const demoFlights = (now: Date): DemoTrip[] => [lisbon, rome, boston].map((tripAt) => tripAt(now));
