import fc from 'fast-check';
import { addDays, dayOf, isoWeekday } from '../../kernel/dates';
import { flightTo, hoursFrom, NOW, situation, usedNow } from '../testing/situations';
import { cancelForAnyReason } from './cancel-for-any-reason';
import { changeForAnyReason, newDepartureBy, reimbursedBy } from './change-for-any-reason';
import { later } from './flight-times';

describe('cancel for any reason', () => {
  test('[AD-01] can be used up to three hours before the first scheduled departure, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (msBeforeDeadline) => {
        const departs = hoursFrom(NOW, 48);
        const now = later(hoursFrom(departs, -3), -msBeforeDeadline);
        const { state, exerciseUntil } = cancelForAnyReason(
          situation({ flight: flightTo({ departs }), now }),
        );
        expect(exerciseUntil).toEqual(hoursFrom(departs, -3));
        expect(state).toBe(msBeforeDeadline >= 0 ? 'Exercisable' : 'Expired');
      }),
    );
  });

  test('[AD-01] a delay does not move the deadline', () => {
    const departs = hoursFrom(NOW, 2);
    expect(cancelForAnyReason(situation({ flight: flightTo({ departs, delayMinutes: 600 }) }))).toMatchObject(
      {
        state: 'Expired',
        reason: 'DeadlinePassed',
      },
    );
  });

  test('[AD-02] [AD-21] refunds 80 percent of base fare and taxes, rounded half up to the cent, or all of it as credit', () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.nat(9_000_000), (baseMinor, taxesMinor) => {
        const { choices } = cancelForAnyReason(
          situation({ flight: flightTo({ baseMinor, taxesMinor }), terms: { offersAirlineCredit: true } }),
        );
        const paid = BigInt(baseMinor + taxesMinor);
        expect(choices).toEqual([
          { kind: 'Refund', amountMinor: Number((paid * 80n + 50n) / 100n) },
          { kind: 'AirlineCredit', amountMinor: Number(paid) },
        ]);
      }),
    );
  });

  test('[AD-21] airline credit is a choice only if it is offered', () => {
    expect(cancelForAnyReason(situation()).choices.map(({ kind }) => kind)).toEqual(['Refund']);
  });

  test.each([
    'AirlineCancellation',
    'ChangedWithAirline',
    'CanceledWithAirline',
    'GovernmentAlert',
    'WhoDesignation',
  ] as const)('[AD-03] it expires with %s', (kind) => {
    const flight = flightTo({ events: [{ kind, at: NOW.toISOString() }] });
    expect(cancelForAnyReason(situation({ flight }))).toMatchObject({
      state: 'Expired',
      reason: kind,
      choices: [],
    });
  });

  test('[AD-03] it expires when disruption assistance is used, and is used once', () => {
    expect(cancelForAnyReason(situation({ uses: [usedNow('DisruptionAssistance')] })).reason).toBe(
      'UsedDisruptionAssistance',
    );
    expect(cancelForAnyReason(situation({ uses: [usedNow('CancelForAnyReason')] }))).toMatchObject({
      state: 'Exercised',
      choices: [],
    });
    expect(cancelForAnyReason(situation({ isCanceled: true })).reason).toBe('TripCanceled');
  });
});

describe('change for any reason', () => {
  test('[AD-06] requires a booking made at least 24 hours before departure', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (msBefore) => {
        const departs = hoursFrom(NOW, 90);
        const bookedAt = later(hoursFrom(departs, -24), -msBefore);
        const { state } = changeForAnyReason(situation({ flight: flightTo({ departs }), bookedAt }));
        expect(state).toBe(msBefore >= 0 ? 'Exercisable' : 'NotEligible');
      }),
    );
  });

  test('[AD-06] allows one change, until three hours before departure, and not after a cancellation', () => {
    expect(changeForAnyReason(situation({ uses: [usedNow('ChangeForAnyReason')] })).state).toBe('Exercised');
    expect(changeForAnyReason(situation({ now: hoursFrom(NOW, 46) })).reason).toBe('DeadlinePassed');
    expect(changeForAnyReason(situation({ isCanceled: true })).reason).toBe('TripCanceled');
    expect(changeForAnyReason(situation({ uses: [usedNow('CancelForAnyReason')] })).reason).toBe(
      'UsedCancelForAnyReason',
    );
    const canceled = flightTo({ events: [{ kind: 'CanceledInVoidWindow', at: NOW.toISOString() }] });
    expect(changeForAnyReason(situation({ flight: canceled })).reason).toBe('CanceledInVoidWindow');
  });

  test('[AD-06] can be used up to three hours before the first scheduled departure, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000_000, max: 20_000_000 }), (msBeforeDeadline) => {
        const departs = hoursFrom(NOW, 48);
        const now = later(hoursFrom(departs, -3), -msBeforeDeadline);
        const { state } = changeForAnyReason(situation({ flight: flightTo({ departs }), now }));
        expect(state).toBe(msBeforeDeadline >= 0 ? 'Exercisable' : 'Expired');
      }),
    );
  });

  test('[AD-06] the last day of the new departure has the date of the original one, a year later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * 365 * 24 }), (hours) => {
        const departs = hoursFrom(NOW, hours);
        const [year, month, day] = dayOf(departs).split('-').map(Number);
        const last = month === 2 && day === 29 ? 28 : day;
        const by = newDepartureBy(flightTo({ departs })).split('-').map(Number);
        expect(by).toEqual([Number(year) + 1, month, last]);
      }),
    );
  });

  test('[AD-06] the new departure is within a year of the original one, in local dates of the airport', () => {
    // 03:30 UTC on May 7 is still May 6 in Toronto.
    expect(newDepartureBy(flightTo({ departs: new Date('2026-05-07T03:30:00Z') }))).toBe('2027-05-06');
    expect(newDepartureBy(flightTo({ departs: new Date('2028-02-29T16:00:00Z') }))).toBe('2029-02-28');
    expect(newDepartureBy(flightTo({ departs: new Date('2027-02-28T16:00:00Z') }))).toBe('2028-02-28');
  });

  test('[AD-06] a change is reimbursed in ten business days', () => {
    // Monday noon, Friday night and Saturday in Toronto.
    expect(reimbursedBy(new Date('2026-05-04T16:00:00Z'))).toBe('2026-05-18');
    expect(reimbursedBy(new Date('2026-05-09T03:00:00Z'))).toBe('2026-05-22');
    expect(reimbursedBy(new Date('2026-05-09T16:00:00Z'))).toBe('2026-05-22');
  });

  test('[AD-06] that is two weeks from any business day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (days) => {
        const changedAt = hoursFrom(NOW, days * 24);
        const by = new Date(`${reimbursedBy(changedAt)}T16:00:00Z`);
        const passed = Math.round((by.getTime() - changedAt.getTime()) / 86_400_000);
        expect(by.getUTCDay()).not.toBe(0);
        expect(by.getUTCDay()).not.toBe(6);
        expect(passed).toBeGreaterThanOrEqual(12);
        expect(passed).toBeLessThanOrEqual(14);
        const day = dayOf(changedAt);
        const week = Array.from({ length: passed }, (_, index) => isoWeekday(addDays(day, index + 1)));
        expect(week.filter((weekday) => weekday <= 5)).toHaveLength(10);
      }),
    );
  });
});
