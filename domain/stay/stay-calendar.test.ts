import fc from 'fast-check';
import {
  type CalendarDay,
  checkInRefusal,
  checkOutRefusal,
  checkOutsFrom,
  isSelectionComplete,
  isStayPossible,
  isUnavailable,
  nextCheckOut,
  nextFreeStay,
  NO_DATES,
  pickDate,
  previousCheckOut,
  stayCalendar,
} from './stay-calendar';
import { addDays } from './stay-dates';

const TODAY = '2026-03-01';
/** March 2026, a letter a day: o open, x taken, c check-out only, n no check-in, b open but no check-out. */
const march = (letters: string, change: Readonly<Record<string, Partial<CalendarDay>>> = {}) =>
  stayCalendar(
    [...letters].map((letter, index) => {
      const date = addDays(TODAY, index);
      return {
        date,
        isAvailable: 'onb'.includes(letter),
        isAvailableForCheckout: 'onc'.includes(letter),
        ...(letter === 'n' && { isCheckInAllowed: false }),
        ...change[date],
      };
    }),
  );
const day = (number: number) => addDays(TODAY, number - 1);
const stay = (from: number, until: number) => ({ from: day(from), until: day(until) });

test.each([
  ['CA-01', '2026-02-28', 'IN_THE_PAST'],
  ['CA-01', '2027-03-01', 'BEYOND_ONE_YEAR'],
  ['CA-04', day(1), undefined],
  ['CA-04', day(2), 'CHECK_OUT_ONLY'],
  ['CA-04', day(3), 'UNAVAILABLE'],
  ['CA-04', day(4), 'CHECK_IN_NOT_ALLOWED'],
  ['LQ-18', day(20), 'UNAVAILABLE'],
])('[%s] a stay cannot begin on %s: %p', (_id, date, refusal) => {
  expect(checkInRefusal(march('ocxn'), date, TODAY)).toBe(refusal);
});

test.each([
  ['CA-02', stay(1, 1), 'TOO_FEW_NIGHTS'],
  ['CA-04', stay(1, 3), undefined],
  ['CA-05', stay(1, 4), 'NIGHT_UNAVAILABLE'],
  ['CA-04', stay(5, 6), 'CHECK_OUT_NOT_ALLOWED'],
  ['CA-04', stay(5, 7), undefined],
  ['LQ-18', stay(7, 9), 'NIGHT_UNAVAILABLE'],
  ['CA-01', { from: day(1), until: '2027-03-02' }, 'BEYOND_ONE_YEAR'],
])('[%s] a stay %p cannot end there: %p', (_id, asked, refusal) => {
  expect(checkOutRefusal(march('oocxobo'), asked, TODAY)).toBe(refusal);
});

test('[CA-01] the last day of the year ahead can end a stay, but not begin one', () => {
  const year = march('o'.repeat(366));
  const last = { from: '2027-02-28', until: '2027-03-01' };
  expect(checkOutRefusal(year, last, TODAY)).toBeUndefined();
  expect(checkInRefusal(year, last.from, TODAY)).toBeUndefined();
  expect(checkInRefusal(year, last.until, TODAY)).toBe('BEYOND_ONE_YEAR');
});

test('[AV-02] [AV-03] the minimum and maximum of the check-in day apply', () => {
  const calendar = march('ooooooo', { [day(1)]: { minimumStay: 2, maximumStay: 4 } });
  expect(checkOutRefusal(calendar, stay(1, 2), TODAY)).toBe('TOO_FEW_NIGHTS');
  expect(checkOutRefusal(calendar, stay(1, 3), TODAY)).toBeUndefined();
  expect(checkOutRefusal(calendar, stay(1, 5), TODAY)).toBeUndefined();
  expect(checkOutRefusal(calendar, stay(1, 6), TODAY)).toBe('TOO_MANY_NIGHTS');
  expect(checkOutRefusal(calendar, stay(2, 7), TODAY)).toBeUndefined();
});

test('[CA-04] a day is unavailable when it can be neither a night of a stay nor its check-out', () => {
  expect([...march('ocxb').values()].map(isUnavailable)).toEqual([false, false, true, false]);
});

describe('picking', () => {
  const calendar = march('oocxooo');
  const pick = (...days: number[]) =>
    days.reduce((selection, number) => pickDate(selection, day(number), calendar, TODAY), NO_DATES);

  test('[CA-03] a check-in, then a check-out completes the selection', () => {
    expect(pick(1)).toEqual({ from: day(1), until: null });
    expect(isSelectionComplete(pick(1))).toBe(false);
    expect(pick(1, 3)).toEqual(stay(1, 3));
    expect(isSelectionComplete(pick(1, 3))).toBe(true);
  });

  test('[CA-05] an end beyond a blocked night starts a new range at that day', () => {
    expect(pick(1, 5)).toEqual({ from: day(5), until: null });
  });

  test('an earlier day, the same day and a third click start a new range', () => {
    expect(pick(5, 1)).toEqual({ from: day(1), until: null });
    expect(pick(1, 1)).toEqual({ from: day(1), until: null });
    expect(pick(1, 2, 6)).toEqual({ from: day(6), until: null });
    expect(pick(5, 6, 7)).toEqual({ from: day(7), until: null });
  });

  test('[CA-04] picking an unavailable day changes nothing', () => {
    expect(pick(1, 4)).toEqual({ from: day(1), until: null });
    expect(pick(3)).toEqual(NO_DATES);
  });

  test('[CA-05] no sequence of clicks selects an impossible stay', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('o', 'x', 'c', 'n', 'b'), minLength: 5, maxLength: 30 }),
        fc.array(fc.nat(31)),
        (letters, presses) => {
          const any = march(letters);
          const picked = presses.reduce(
            (selection, index) => pickDate(selection, addDays(TODAY, index), any, TODAY),
            NO_DATES,
          );
          if (isSelectionComplete(picked)) expect(isStayPossible(any, picked, TODAY)).toBe(true);
        },
      ),
    );
  });
});

test('[CA-04] [CA-05] a stay can end on exactly the days without a reason against it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('o', 'x', 'c', 'n', 'b'), minLength: 5, maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      (letters, number) => {
        const any = march(letters, { [day(2)]: { minimumStay: 2, maximumStay: 4 } });
        const later = Array.from({ length: 60 }, (_, index) => addDays(day(number), index + 1));
        expect(checkOutsFrom(any, day(number), TODAY)).toEqual(
          later.filter((until) => checkOutRefusal(any, { from: day(number), until }, TODAY) === undefined),
        );
      },
    ),
  );
});

test('the nearest check-outs and windows', () => {
  const calendar = march('ooocxooooo');
  expect(nextCheckOut(calendar, day(1), day(3), TODAY)).toBe(day(3));
  expect(nextCheckOut(calendar, day(1), day(4), TODAY)).toBe(day(4));
  expect(nextCheckOut(calendar, day(1), day(5), TODAY)).toBeUndefined();
  expect(previousCheckOut(calendar, day(1), day(9), TODAY)).toBe(day(4));
  expect(previousCheckOut(calendar, day(1), day(2), TODAY)).toBeUndefined();
  expect(nextFreeStay(calendar, 4, day(1), TODAY)).toEqual(stay(6, 10));
  expect(nextFreeStay(calendar, 2, day(2), TODAY)).toEqual(stay(2, 4));
  expect(nextFreeStay(calendar, 9, day(1), TODAY)).toBeUndefined();
});
