/** The state of a calendar day in the current selection, and its text for screen readers. */
import type { DateSelection, DayRefusal } from '#domain/stay/stay-calendar.ts';
import { type DayPrice, LEVEL_WORDS } from './calendar-prices';
import type { DateRules } from './date-rules';
import { formatWholeDate } from './month-grid';

/** The days picked so far in a calendar. */
export interface Picking {
  readonly rules: DateRules;
  readonly selection: DateSelection;
}

export interface DayContext extends Picking {
  /** The day under the pointer or the focus, which previews a selection. */
  readonly previewed: string | null;
  /** The days that can end the current selection; null without one. */
  readonly ends: ReadonlySet<string> | null;
}

export interface DayState {
  /** Whether a press on the day changes the selection. */
  readonly isSelectable: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Between the first and the last day, picked or previewed. */
  readonly isInside: boolean;
  /** After the first day, but not a possible last day: a press starts another selection (CA-05). */
  readonly startsAnother: boolean;
  readonly refusal: DayRefusal | undefined;
}

export function endsOf({ rules, selection }: Picking): ReadonlySet<string> | null {
  const { from, until } = selection;
  return from !== null && until === null ? new Set(rules.endsFrom(from)) : null;
}

export function dayState(date: string, { rules, selection, previewed, ends }: DayContext): DayState {
  const { from, until } = selection;
  const refusal = rules.refusal(date);
  const canEnd = ends?.has(date) ?? false;
  const end = until ?? (previewed !== null && ends?.has(previewed) ? previewed : null);
  return {
    isSelectable: refusal === undefined || canEnd,
    isFirst: date === from,
    isLast: date === end,
    isInside: from !== null && end !== null && date > from && date < end,
    startsAnother: ends !== null && from !== null && date > from && !canEnd && refusal === undefined,
    refusal: refusal === 'CHECK_IN_NOT_ALLOWED' && canEnd ? undefined : refusal,
  };
}

export const REFUSAL_WORDS: Readonly<Record<DayRefusal, string>> = {
  IN_THE_PAST: 'in the past',
  BEYOND_ONE_YEAR: 'too far ahead',
  UNAVAILABLE: 'not available',
  CHECK_OUT_ONLY: 'check-out only',
  CHECK_IN_NOT_ALLOWED: 'no check-in on this day',
};

/** `Friday, June 5, 2026, check-in, $210, among the lowest prices` */
export function dayLabel(
  date: string,
  state: DayState,
  names: DateRules['names'],
  price: DayPrice | undefined,
  isOfCheapestWeek = false,
): string {
  const words = [
    formatWholeDate(date),
    state.isFirst && names.first,
    state.isLast && names.last,
    state.refusal && !state.isLast && REFUSAL_WORDS[state.refusal],
    ...(state.refusal || !price
      ? []
      : [price.text, price.level && LEVEL_WORDS[price.level], isOfCheapestWeek && 'in the cheapest week']),
    state.startsAnother && names.another,
  ];
  return words.filter(Boolean).join(', ');
}
