import fc from 'fast-check';
import { MINUTE_MS } from '../../kernel/durations';
import type { FlightSituation, OpenFlight } from '../elsewhere.types';
import { open } from '../demo/flight-plan';
import { connection, flightTo, hoursFrom, NOW, situation, usedNow } from '../testing/situations';
import { disruptionAssistance } from './disruption-assistance';
import { later, localTime } from './flight-times';
import { GATE_MINUTES } from './qualifying-flights';

const TERMS = { delayThresholdMinutes: 120, fareCapMinor: 80_000 };
const departs = hoursFrom(NOW, 6);

const delayedBy = (delayMinutes: number, facts: Partial<FlightSituation> = {}) =>
  situation({ flight: flightTo({ departs, delayMinutes }), terms: TERMS, ...facts });

test('[AD-07] a delay qualifies if it exceeds the threshold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (minutes) => {
      const { state, disruption } = disruptionAssistance(delayedBy(minutes));
      expect(state).toBe(minutes > 120 ? 'Exercisable' : 'Active');
      if (minutes > 120)
        expect(disruption).toEqual({ reason: 'Delayed', slice: 0, segment: 0, delayMinutes: minutes });
    }),
  );
});

test('[AD-07] a cancellation by the airline qualifies within 24 hours of departure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 48 * 60 }), (minutesBefore) => {
      const at = later(departs, -minutesBefore * MINUTE_MS).toISOString();
      const flight = flightTo({ departs, state: 'Canceled', events: [{ kind: 'AirlineCancellation', at }] });
      const { state } = disruptionAssistance(situation({ flight, terms: TERMS }));
      expect(state).toBe(minutesBefore <= 24 * 60 ? 'Exercisable' : 'Active');
    }),
  );
});

test('[AD-07] a missed connection qualifies, and is rebooked from the connecting airport', () => {
  const flight = {
    ...connection(hoursFrom(NOW, -2), 90),
    openFlights: [
      open(20_000, { from: 'ORD', to: 'SEA', departs: hoursFrom(NOW, 3), minutes: 270, number: '1' }),
      open(20_000, { from: 'YYZ', to: 'SEA', departs: hoursFrom(NOW, 3), minutes: 300, number: '2' }),
    ],
  };
  const { disruption, choices } = disruptionAssistance(situation({ flight, terms: TERMS }));
  expect(disruption).toEqual({ reason: 'MissedConnection', slice: 0, segment: 1 });
  expect(choices.map(({ kind, flight: taken }) => [kind, taken?.id])).toEqual([
    ['Rebook', 'LK1'],
    ['Refund', undefined],
  ]);
});

test('[AD-22] a refund is base fare, taxes and fees; it is withheld if the airline refunds', () => {
  expect(disruptionAssistance(delayedBy(180)).choices).toEqual([{ kind: 'Refund', amountMinor: 36_000 }]);
  const flight = flightTo({
    departs,
    delayMinutes: 180,
    events: [{ kind: 'AirlineRefunds', at: NOW.toISOString() }],
  });
  expect(disruptionAssistance(situation({ flight, terms: TERMS }))).toMatchObject({
    state: 'Active',
    choices: [],
  });
});

test('[AD-07] it is used once; cancel for any reason voids it; it must be bought 24 hours before departure', () => {
  const now = delayedBy(180);
  expect(disruptionAssistance({ ...now, uses: [usedNow('DisruptionAssistance')] })).toMatchObject({
    state: 'Exercised',
    choices: [],
  });
  expect(disruptionAssistance({ ...now, uses: [usedNow('CancelForAnyReason')] })).toMatchObject({
    state: 'Void',
    reason: 'UsedCancelForAnyReason',
  });
  expect(disruptionAssistance({ ...now, bookedAt: hoursFrom(departs, -23) })).toMatchObject({
    state: 'NotEligible',
    reason: 'BookedTooLate',
  });
});

test('[AD-07] it expires 24 hours after the last flight', () => {
  const { exerciseUntil } = disruptionAssistance(delayedBy(180));
  const arrival = later(departs, (240 + 180) * MINUTE_MS);
  expect(exerciseUntil).toEqual(hoursFrom(arrival, 24));
  expect(disruptionAssistance(delayedBy(180, { now: hoursFrom(arrival, 24) })).state).toBe('Exercisable');
  expect(disruptionAssistance(delayedBy(180, { now: later(hoursFrom(arrival, 24), 1) })).state).toBe(
    'Expired',
  );
});

test('[AD-07] its deadlines are exact to the millisecond: 24 hours before departure to buy, 24 hours after the last arrival to use', () => {
  const ms = fc.integer({ min: -200_000_000, max: 200_000_000 });
  fc.assert(
    fc.property(ms, fc.integer({ min: 121, max: 900 }), (msBefore, delayMinutes) => {
      const bookedAt = later(hoursFrom(departs, -24), -msBefore);
      expect(disruptionAssistance(delayedBy(delayMinutes, { bookedAt })).state).toBe(
        msBefore >= 0 ? 'Exercisable' : 'NotEligible',
      );
      const arrival = later(departs, (240 + delayMinutes) * MINUTE_MS);
      const now = later(hoursFrom(arrival, 24), -msBefore);
      expect(disruptionAssistance(delayedBy(delayMinutes, { now })).state).toBe(
        msBefore >= 0 ? 'Exercisable' : 'Expired',
      );
      const changed = flightTo({
        departs,
        delayMinutes,
        events: [{ kind: 'ChangedWithAirline', at: bookedAt.toISOString() }],
      });
      expect(disruptionAssistance(situation({ flight: changed, terms: TERMS })).state).toBe(
        msBefore > 0 ? 'Void' : 'Exercisable',
      );
    }),
  );
});

test('[AD-17] a slice that ended more than 24 hours ago is no longer disrupted', () => {
  const outbound = flightTo({ departs: hoursFrom(NOW, -40), delayMinutes: 300 });
  const back = flightTo({ departs: hoursFrom(NOW, 40) });
  const flight = { ...outbound, slices: [...outbound.slices, ...back.slices] };
  const at = (now: Date) =>
    disruptionAssistance(situation({ flight, now, bookedAt: hoursFrom(NOW, -99), terms: TERMS }));
  const arrived = later(hoursFrom(NOW, -40), 540 * MINUTE_MS);
  expect(at(hoursFrom(arrived, 24)).state).toBe('Exercisable');
  expect(at(later(hoursFrom(arrived, 24), 1)).state).toBe('Active');
});

test('[AD-22] a change with the airline more than 24 hours before departure voids it, a later one does not', () => {
  const changedAt = (hours: number) =>
    flightTo({
      departs,
      delayMinutes: 180,
      events: [{ kind: 'ChangedWithAirline', at: hoursFrom(departs, -hours).toISOString() }],
    });
  expect(disruptionAssistance(situation({ flight: changedAt(25), terms: TERMS })).state).toBe('Void');
  expect(disruptionAssistance(situation({ flight: changedAt(23), terms: TERMS })).state).toBe('Exercisable');
});

test('[AD-08] no flight is offered when an original traveler is missing', () => {
  const flight = {
    ...flightTo({ departs, delayMinutes: 180, events: [{ kind: 'TravelerLeaves', at: NOW.toISOString() }] }),
    openFlights: [
      open(100, { from: 'YYZ', to: 'DEN', departs: hoursFrom(departs, 1), minutes: 240, number: '1' }),
    ],
  };
  const { reason, choices } = disruptionAssistance(situation({ flight, terms: TERMS }));
  expect([reason, choices.map(({ kind }) => kind)]).toEqual(['NotAllTravelers', ['Refund']]);
});

test('[AD-08] [AD-22] a flight is offered exactly when it qualifies', () => {
  const cabins = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First', 'Hammock'];
  const candidate = fc.record({
    minutes: fc.integer({ min: -600, max: 4_000 }),
    fareMinor: fc.integer({ min: 79_990, max: 80_010 }),
    cabin: fc.constantFrom(...cabins),
    from: fc.constantFrom('YYZ', 'BOS' as const),
    to: fc.constantFrom('DEN', 'SEA' as const),
  });
  fc.assert(
    fc.property(candidate, ({ minutes, fareMinor, cabin, from, to }) => {
      const leaves = later(NOW, minutes * MINUTE_MS);
      const offered: OpenFlight = open(fareMinor, {
        from,
        to,
        departs: leaves,
        minutes: 240,
        number: '9',
        cabin,
      });
      const flight = { ...flightTo({ departs, delayMinutes: 180 }), openFlights: [offered] };
      const { choices } = disruptionAssistance(situation({ flight, terms: TERMS }));
      const days =
        (Date.parse(localTime(leaves, 'America/Toronto').day) - Date.parse('2026-05-04')) / 86_400_000;
      const qualifies =
        from === 'YYZ' &&
        to === 'DEN' &&
        (cabin === 'Economy' || cabin === 'BasicEconomy') &&
        fareMinor < 80_000 &&
        (days === 0 || days === 1) &&
        minutes >= GATE_MINUTES;
      expect(choices.some(({ kind }) => kind === 'Rebook')).toBe(qualifies);
    }),
    { numRuns: 500 },
  );
});
