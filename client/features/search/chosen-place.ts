/**
 * The place of a search, as the address encodes it: `lodgingSelection` contains what was picked in the search box, as JSON that
 * anyone may have written; `locationName` contains its name (LQ-01, RT-09).
 */
import type { SearchState } from '#domain/search/search-state.ts';

export interface ChosenPlace {
  readonly id: string;
  readonly label: string;
}

const MAX_ID = 100;

/** The picked place; undefined when the address does not name one by its id. */
export function chosenPlace({ lodgingSelection, locationName }: SearchState): ChosenPlace | undefined {
  const id = lodgingSelection?.['placeId'];
  const label = lodgingSelection?.['label'];
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID) return undefined;
  return { id, label: locationName ?? (typeof label === 'string' ? label : id) };
}

/** The same search in another place, without the previous listing. */
export const withPlace = (search: SearchState, { id, label }: ChosenPlace): SearchState => ({
  ...withoutPlace(search),
  locationName: label,
  lodgingSelection: { placeId: id, label },
});

/** The same search in the place that is found by this name. */
export const withPlaceName = (search: SearchState, locationName: string): SearchState => ({
  ...withoutPlace(search),
  locationName,
});

/** Shown where a search names no place. */
export const ANYWHERE = 'Anywhere';

/** The same search anywhere: the parts of a search that are kept when its place changes. */
export const withoutPlace = ({
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
