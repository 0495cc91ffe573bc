import { MAX_DAYS } from '#domain/experiences/experience-search.ts';
import { daysText } from '#domain/experiences/experience-labels.ts';
import { counted } from '#domain/counted.ts';
import { type DateSelection, isSelectionComplete } from '#domain/stay/stay-calendar.ts';
import {
  addDays,
  bookingWindow,
  formatStayDate,
  nightCount,
  nightsBetween,
} from '#domain/stay/stay-dates.ts';
import type { DateRules } from '#client/components/stay-dates/date-rules.ts';
import { REFUSAL_WORDS } from '#client/components/stay-dates/day-state.ts';

/** The calendar rules for the days of experiences: from a first to a last day, which may be the same. */
export function daysRules(today: string): DateRules {
  const reach = bookingWindow(today);
  const refusal = (date: string) =>
    date < reach.first ? 'IN_THE_PAST' : date > reach.last ? 'BEYOND_ONE_YEAR' : undefined;
  const isEnd = ({ from, until }: DateSelection, date: string) =>
    from !== null && until === null && date >= from && nightsBetween(from, date) < MAX_DAYS;
  return {
    today,
    reach,
    refusal,
    endsFrom: (from) =>
      Array.from({ length: MAX_DAYS }, (_, index) => addDays(from, index)).filter(
        (date) => refusal(date) === undefined,
      ),
    pick: (selection, date) => {
      if (refusal(date) !== undefined) return selection;
      return isEnd(selection, date) ? { ...selection, until: date } : { from: date, until: null };
    },
    pressNote: (selection, date) => {
      const why = refusal(date);
      if (why !== undefined) return `${formatStayDate(date)}: ${REFUSAL_WORDS[why]}`;
      const { from, until } = selection;
      if (from === null || until !== null || date < from || isEnd(selection, date)) return undefined;
      return `At most ${MAX_DAYS} days, so ${formatStayDate(date)} is the first day now`;
    },
    limits: () => `At most ${MAX_DAYS} days`,
    summary,
    names: { first: 'first day', last: 'last day', another: 'becomes the first day' },
  };
}

function summary(selection: DateSelection): string {
  if (isSelectionComplete(selection))
    return `${daysText(selection)}, ${counted(nightCount(selection) + 1, 'day')}`;
  return selection.from === null
    ? 'Select the first day'
    : `${formatStayDate(selection.from)}, select the last day`;
}
