/** Moments and days of a flight; days are local at the airport. */
import type { PlainDate } from '../../kernel/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations';
import type { Flight, Segment, Slice } from '../elsewhere.types';

type Times = Segment['departure'];

/** The airline's current time. */
export const expectedAt = ({ scheduled, updated }: Times): Date => new Date(updated ?? scheduled);

export const scheduledAt = ({ scheduled }: Times): Date => new Date(scheduled);

export const delayMs = (times: Times): number => expectedAt(times).getTime() - scheduledAt(times).getTime();

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items.at(index);
  if (item === undefined) throw new Error('A flight has a slice, and a slice has a segment.');
  return item;
};

export const firstSegment = ({ segments }: Slice): Segment => at(segments, 0);
export const lastSegment = ({ segments }: Slice): Segment => at(segments, -1);

export const firstDeparture = ({ slices }: Pick<Flight, 'slices'>): Date =>
  scheduledAt(firstSegment(at(slices, 0)).departure);

export const lastArrival = ({ slices }: Pick<Flight, 'slices'>): Date =>
  expectedAt(lastSegment(at(slices, -1)).arrival);

export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local day and minute of the day in a zone. */
export function localTime(
  moment: Date,
  timeZone: string,
): { readonly day: PlainDate; readonly minute: number } {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The first moment at which local clocks show a minute of a day; after a gap, the end of the gap. */
export function momentAt(day: PlainDate, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  // No zone is further from UTC than 14 hours; offsets are whole quarters of an hour.
  for (let moment = wanted - 14 * HOUR_MS; moment <= wanted + 14 * HOUR_MS; moment += 15 * MINUTE_MS) {
    const shown = localTime(new Date(moment), timeZone);
    if (Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * MINUTE_MS >= wanted) return new Date(moment);
  }
  throw new RangeError(`${timeZone} has no ${day}`);
}

/** Whether a slice ended more than 24 hours ago (AD-17). */
export const isSliceExpired = (slice: Slice, now: Date): boolean =>
  now.getTime() - expectedAt(lastSegment(slice).arrival).getTime() > DAY_MS;
