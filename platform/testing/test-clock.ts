import type { Clock } from '../kernel/dates';

/** Monday noon in Toronto: the moment at which the tests' template database was seeded. */
export const testMoment = new Date('2026-05-04T16:00:00.000Z');
export const testDay = '2026-05-04';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function createTestClock(start: Date = testMoment): TestClock {
  let moment = start.getTime();
  return {
    now: () => new Date(moment),
    advance: (milliseconds) => {
      moment += milliseconds;
    },
  };
}
