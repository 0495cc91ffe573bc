import type { SearchState } from '#domain/search/search-state.ts';
import { withStay } from '#domain/search/search-state.ts';
import { flexibleDatesOf, type FlexibleLength } from '#domain/stay/flexible-dates.ts';
import { type GuestDraft, guestsOf } from '#domain/stay/guests.ts';
import { type DateSelection, isSelectionComplete } from '#domain/stay/stay-calendar.ts';
import { chosenPlace, type ChosenPlace, withoutPlace, withPlace } from '../chosen-place';
import type { DatesKind } from '../dates-kind';

/** The parts of a search: where, when and who. */
export type SearchPart = 'place' | 'dates' | 'guests';

/** A search that is being edited, with parts that may be incomplete. */
export interface SearchDraft {
  /** Undefined for anywhere. */
  readonly place: ChosenPlace | undefined;
  readonly datesKind: DatesKind;
  readonly dates: DateSelection;
  readonly length: FlexibleLength;
  readonly months: readonly string[];
  readonly guests: GuestDraft;
}

export const draftOf = (search: SearchState): SearchDraft => ({
  place: chosenPlace(search),
  datesKind: search.flexible ? 'flexible' : 'dates',
  dates: search.stay,
  length: search.flexible?.length ?? 'WEEKEND',
  months: search.flexible?.months ?? [],
  guests: search.guests,
});

/** The search that was edited, or the first of its parts that is incomplete. */
export function searchOf(
  draft: SearchDraft,
  edited: SearchState,
  today: string,
): { readonly search: SearchState } | { readonly missing: SearchPart } {
  const dated = withDates(draft, edited, today);
  if (!dated) return { missing: 'dates' };
  if (draft.guests.children.includes(null)) return { missing: 'guests' };
  const search = { ...dated, guests: guestsOf(draft.guests) };
  const { place } = draft;
  if (place) return { search: place.id === chosenPlace(edited)?.id ? search : withPlace(search, place) };
  return { search: edited.locationName === undefined ? search : withoutPlace(search) };
}

function withDates(
  { datesKind, dates, length, months }: SearchDraft,
  search: SearchState,
  today: string,
): SearchState | undefined {
  if (datesKind === 'dates') return isSelectionComplete(dates) ? withStay(search, dates) : undefined;
  const flexible = flexibleDatesOf(length, months, today);
  return flexible && { ...search, flexible };
}
