import fc from 'fast-check';
import { addDays } from '../../kernel/dates';
import { open } from '../demo/flight-plan';
import { connection, hoursFrom, NOW, situation, usedNow } from '../testing/situations';
import { later, momentAt } from './flight-times';
import { CAP_MINOR, isReasonable, missedConnectionRebooking } from './missed-connection';

const boarded = hoursFrom(NOW, -3);
const onward = (fareMinor: number) =>
  open(fareMinor, { from: 'ORD', to: 'SEA', departs: hoursFrom(NOW, 4), minutes: 270, number: '1' });
const missed = { ...connection(boarded, 90), openFlights: [onward(CAP_MINOR)] };

test('[AD-09] there is no offer while the connection can be made', () => {
  expect(missedConnectionRebooking(situation({ flight: connection(boarded, 60) }))).toEqual({
    state: 'Active',
    choices: [],
  });
});

test('[AD-09] a missed connection is rebooked for up to US$5,000 for each passenger', () => {
  expect(missedConnectionRebooking(situation({ flight: missed })).choices).toMatchObject([
    { kind: 'Rebook', amountMinor: 0, flight: { id: 'LK1' } },
  ]);
  const dear = { ...missed, openFlights: [onward(CAP_MINOR + 1)] };
  expect(missedConnectionRebooking(situation({ flight: dear }))).toMatchObject({
    state: 'Active',
    reason: 'NoFlights',
  });
});

test('[AD-09] it ends 24 hours after the disruption, and is used once', () => {
  const { exerciseUntil = NOW, disruption } = missedConnectionRebooking(situation({ flight: missed }));
  expect(exerciseUntil.toISOString()).toBe('2026-05-05T15:45:00.000Z');
  expect(disruption).toBeDefined();
  expect(missedConnectionRebooking(situation({ flight: missed, now: later(exerciseUntil, 1) }))).toEqual({
    state: 'Expired',
    reason: 'DeadlinePassed',
    exerciseUntil,
    disruption,
    choices: [],
  });
  expect(
    missedConnectionRebooking(situation({ flight: missed, uses: [usedNow('MissedConnectionRebooking')] }))
      .state,
  ).toBe('Exercised');
});

test('[AD-09] it can be used up to 24 hours after the scheduled departure of the missed flight, to the millisecond', () => {
  const departed = new Date(missed.slices[0]!.segments[1]!.departure.scheduled);
  fc.assert(
    fc.property(fc.integer({ min: -80_000_000, max: 80_000_000 }), (msBefore) => {
      const now = later(hoursFrom(departed, 24), -msBefore);
      const { state, reason } = missedConnectionRebooking(situation({ flight: missed, now }));
      expect(state === 'Expired').toBe(msBefore < 0);
      expect(reason === 'DeadlinePassed').toBe(msBefore < 0);
    }),
  );
});

test.each(['ChangedWithAirline', 'CanceledWithAirline', 'CanceledInVoidWindow'] as const)(
  '[AD-23] it is void after %s',
  (kind) => {
    const flight = { ...missed, events: [{ kind, at: NOW.toISOString() }] };
    expect(missedConnectionRebooking(situation({ flight }))).toMatchObject({ state: 'Void', reason: kind });
  },
);

const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentAt(day, hours * 60 + minutes, 'America/Chicago');
};

test.each([
  ['17:00', '2026-05-04', '17:00', true],
  ['17:00', '2026-05-04', '16:59', false],
  ['20:01', '2026-05-04', '19:30', false],
  ['17:00', '2026-05-04', '18:00', true],
  ['17:00', '2026-05-04', '18:01', false],
  ['20:00', '2026-05-05', '06:00', false],
  ['20:01', '2026-05-05', '09:00', true],
  ['20:01', '2026-05-05', '09:01', false],
  ['23:30', '2026-05-06', '08:00', false],
])(
  '[AD-09] the airline’s flight instead of one at %s, on %s at %s: reasonable is %s',
  (original, day, departs, expected) => {
    const segment = missed.slices[0]!.segments[1]!;
    const departure = { scheduled: at('2026-05-04', original).toISOString() };
    expect(isReasonable(at(day, departs), { ...segment, departure })).toBe(expected);
  },
);

test('[AD-09] reasonable times are local to the airport, in every zone and season', () => {
  const segment = missed.slices[0]!.segments[1]!;
  const zones = ['America/Chicago', 'Europe/Lisbon', 'Asia/Kolkata', 'Pacific/Auckland'];
  // Times around daylight saving changes are excluded at both ends of the rule.
  const evening = fc.integer({ min: 18 * 60, max: 23 * 60 + 59 });
  const morning = fc.integer({ min: 5 * 60, max: 12 * 60 });
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-05', days));
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, evening, morning, (timeZone, on, from, until) => {
      const departure = { scheduled: momentAt(on, from, timeZone).toISOString() };
      const departs = momentAt(addDays(on, 1), until, timeZone);
      expect(isReasonable(departs, { departure, origin: { ...segment.origin, timeZone } })).toBe(
        from > 20 * 60 && until <= 9 * 60,
      );
    }),
  );
});

test('[AD-09] there is no offer when the airline has a reasonable flight', () => {
  const departsAt = hoursFrom(new Date(missed.slices[0]!.segments[1]!.departure.scheduled), 1).toISOString();
  const flight = {
    ...missed,
    events: [{ kind: 'AirlineRebooks' as const, at: NOW.toISOString(), departsAt }],
  };
  expect(missedConnectionRebooking(situation({ flight }))).toMatchObject({
    state: 'Active',
    reason: 'AirlineRebooks',
    choices: [],
  });
});
