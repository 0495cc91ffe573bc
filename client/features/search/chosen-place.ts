/**
 * The place of a search, as the address carries it: `lodgingSelection` holds what was picked in the search box, as JSON
 * that anyone may have written; `locationName` holds its name (LQ-01, RT-09).
 */
import type { SearchState } from '../../../domain/search/search-state';

export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
}

const MAX_ID = 100;

/** The place that was picked; undefined when the address names none by its id. */
export function chosenPlace({ lodgingSelection, locationName }: SearchState): ChosenPlace | undefined {
  const id = lodgingSelection?.['placeId'];
  const label = lodgingSelection?.['label'];
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID) return undefined;
  return { id, label: locationName ?? (typeof label === 'string' ? label : id) };
}

/** The same search in another place; the listing of the search before is not there any more. */
export const withPlace = (search: SearchState, { id, label }: ChosenPlace): SearchState => ({
  ...withoutPlace(search),
  locationName: label,
  lodgingSelection: { placeId: id, label },
});

/** The parts of a search that stay when its place changes. */
const withoutPlace = ({
  stay,
  flexible,
  guests,
  isTravelApp,
  sortOrder,
  filters,
  selectedAccountIndex,
}: SearchState): SearchState => ({
  stay,
  ...(flexible && { flexible }),
  guests,
  isTravelApp,
  ...(sortOrder && { sortOrder }),
  ...(filters && { filters }),
  ...(selectedAccountIndex !== undefined && { selectedAccountIndex }),
});
