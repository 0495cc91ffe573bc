/** The dates of a search: two dates, or all stays of a length in some months. */
import { parseStayDate, type Stay } from '#domain/stay/stay-dates.ts';
import { isMonthPossible } from '#domain/stay/flexible-dates.ts';
import type { Guests } from '#domain/stay/guests.ts';
import type { FlexibleStayInput, InputError, StaySearchInput } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { wireMember } from '../../rest/wire-enum';
import { inputError } from '../failure/input-errors';
import { requestedGuests, requestedStay } from '../stay/stay-input';

export interface SearchedStay {
  readonly guests: Guests;
  /** The dates, in the platform's format. */
  readonly dates: Pick<Wire<'SearchHomesRequest'>, 'dateRange' | 'flexibleDates'>;
  /** The stay of a home in the results; undefined when the platform does not provide it. */
  readonly stayOf: (home: Wire<'HomeSummary'>) => Stay | undefined;
}

const PATH = ['search', 'flexibleStay'];

/** Validates the choice between exact and flexible dates, and the months; impossible values are refused. */
export function searchedStay(
  { stay, flexibleStay }: StaySearchInput,
  today: string,
): SearchedStay | readonly InputError[] {
  if (stay && flexibleStay) return [inputError('UNSUPPORTED_VALUE', PATH)];
  if (flexibleStay) return flexibleAsked(flexibleStay, today);
  if (!stay) return [inputError('REQUIRED', ['search', 'stay'])];
  const { stay: asked, guests } = requestedStay(stay, today);
  return {
    guests,
    dates: { dateRange: { from: asked.from, until: asked.until } },
    stayOf: () => asked,
  };
}

function flexibleAsked(input: FlexibleStayInput, today: string): SearchedStay | readonly InputError[] {
  const { length, months } = input;
  const guests = requestedGuests(input);
  if (months.length === 0) return [inputError('REQUIRED', [...PATH, 'months'])];
  const errors = months.flatMap((month, index) =>
    isMonthPossible(length, month, today)
      ? []
      : [inputError('OUT_OF_RANGE', [...PATH, 'months', String(index)])],
  );
  if (errors.length > 0) return errors;
  return {
    guests,
    dates: { flexibleDates: { length: wireMember(length), months: [...new Set(months)].sort() } },
    stayOf: ({ dateRange }) => dateRange && stayIn(dateRange),
  };
}

function stayIn({ from, until }: Stay): Stay | undefined {
  const isStay = parseStayDate(from) !== undefined && parseStayDate(until) !== undefined && from < until;
  return isStay ? { from, until } : undefined;
}
