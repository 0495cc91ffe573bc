import { addDays, type PlainDate } from '../../kernel/dates';
import type { AvailabilityRules, IsoWeekday } from '../catalogue.types';
import type { Property } from './property';

export const EVERY_WEEKDAY: IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];
const except = (...weekdays: IsoWeekday[]) => EVERY_WEEKDAY.filter((weekday) => !weekdays.includes(weekday));

/** Calendars reach one year ahead. */
const CALENDAR_DAYS = 365;

export function availabilityOf({ setting, random, bedrooms }: Property, today: PlainDate): AvailabilityRules {
  const isSaturdayHouse = setting === 'coast' && bedrooms >= 4 && random.chance(0.3);
  const weekdays = isSaturdayHouse ? { in: [6 as const], out: [6 as const] } : pickWeekdays(random);
  const minNights = isSaturdayHouse
    ? 7
    : random.pick(setting === 'city' ? [1, 1, 2, 2, 2, 3, 30] : [1, 2, 2, 2, 2, 3, 3, 4, 5]);
  return {
    minNights,
    maxNights: Math.max(minNights + 7, random.pick([7, 10, 14, 21, 28, 28, 30, 60, 90])),
    checkInWeekdays: weekdays.in,
    checkOutWeekdays: weekdays.out,
    blocked: blockedRanges(random, today),
    minBookingWindowDays: random.pick([0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 7, 14]),
  };
}

function pickWeekdays(random: Property['random']): { in: IsoWeekday[]; out: IsoWeekday[] } {
  const roll = random.next();
  if (roll < 0.08) return { in: except(7), out: EVERY_WEEKDAY };
  if (roll < 0.14) return { in: EVERY_WEEKDAY, out: except(6, 7) };
  if (roll < 0.19) return { in: [1, 4, 5, 6], out: [1, 4, 5, 7] };
  return { in: EVERY_WEEKDAY, out: EVERY_WEEKDAY };
}

/** Nights sold elsewhere or blocked by the host; about one home in six is already taken for the coming days. */
function blockedRanges(random: Property['random'], today: PlainDate): AvailabilityRules['blocked'] {
  const ranges: AvailabilityRules['blocked'] = [];
  let day = random.chance(0.16) ? random.between(0, 1) : random.between(6, 24);
  while (day < CALENDAR_DAYS) {
    const reason = random.pick([
      'OtherChannel',
      'OtherChannel',
      'OtherChannel',
      'OtherChannel',
      'HostStay',
      'Maintenance',
    ] as const);
    const nights = reason === 'HostStay' ? random.between(5, 12) : random.between(2, 7);
    ranges.push({ from: addDays(today, day), until: addDays(today, day + nights), reason });
    day += nights + random.between(9, 45);
  }
  return ranges;
}
