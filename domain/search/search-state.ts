/**
 * The search of a traveler, as encoded in an address (LQ-01, LQ-02, LQ-05, LQ-06, LQ-14, LQ-15, RT-09). Every value of an address
 * is untrusted: unreadable ones count as absent. To add a parameter, add it to SearchState, to parseSearch and to searchParams.
 */
import {
  FLEXIBLE_LENGTHS,
  type FlexibleDates,
  flexibleDatesOf,
  flexibleDatesText,
  flexibleNights,
} from '../stay/flexible-dates';
import { ADULT_AGE, childrenFromCount, defaultGuests, MAX_GUESTS, type Guests } from '../stay/guests';
import { shortText } from '../short-text';
import { formatStay, nightCount, type Stay, stayFromQuery } from '../stay/stay-dates';
import { type JsonObject, parseUntrustedObject } from '../untrusted-json';
import { repairedParams } from './damaged-link';
import { boundsText, type MapBounds, parseBounds } from './map-bounds';
import { hasFilters, parseFilters, setFilterParams, type StayFilters } from './stay-filters';

export const ENTRY_SOURCES = ['list', 'map', 'favorites_map', 'favorites_list'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];

export const SORT_ORDERS = ['Recommended', 'Pricing', 'StarRating', 'UserRating', 'Distance'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface SearchState {
  readonly listingId?: string;
  readonly locationName?: string;
  /** The place that was picked in the search box, as the platform described it. */
  readonly lodgingSelection?: JsonObject;
  readonly stay: Stay;
  /** The flexible dates to search for instead of `stay`, which is then the stay of the open home, or the last exact one. */
  readonly flexible?: FlexibleDates | undefined;
  readonly guests: Guests;
  readonly entrySource?: EntrySource;
  /** WI-09: the wishlist that the traveler came from and can return to. */
  readonly wishlistId?: string;
  readonly sortOrder?: SortOrder;
  /** The filters; absent when there are none. */
  readonly filters?: StayFilters;
  /** A part of the map to search instead of the place. */
  readonly bounds?: MapBounds | undefined;
  readonly isTravelApp: boolean;
  /** RW-06: index of the rewards account to show; an index out of range is ignored once the accounts are known. */
  readonly selectedAccountIndex?: number;
  /** RT-14: the frozen price that the stay is booked with. */
  readonly frozenPriceId?: string | undefined;
}

export interface SearchDefaults {
  /** YYYY-MM-DD in the tenant's zone. */
  readonly today: string;
  readonly defaultAdults?: number | undefined;
}

/** RT-14: the `hotelBookType` of a stay that is booked with a frozen price; `priceFreezeEntry` names the price. */
const FREEZE_EXERCISE = 'pf-exercise';

export function parseSearch(given: URLSearchParams, { today, defaultAdults }: SearchDefaults): SearchState {
  const params = repairedParams(given);
  const listingId = shortText(params.get('listingId'));
  const locationName = shortText(params.get('locationName'));
  const lodgingSelection = parseUntrustedObject(params.get('lodgingSelection'));
  const flexible = parseFlexible(params, today);
  const entrySource = member(ENTRY_SOURCES, params.get('hotelDetailsEntrySource'));
  const wishlistId = shortText(params.get('wishlistId'));
  const sortOrder = member(SORT_ORDERS, params.get('sortOrder'));
  const filters = parseFilters(params);
  const bounds = parseBounds(params.get('mapBounds'));
  const selectedAccountIndex = count(params.get('selectedAccountIndex'));
  const frozenPriceId =
    params.get('hotelBookType') === FREEZE_EXERCISE ? shortText(params.get('priceFreezeEntry')) : undefined;
  return {
    ...(listingId !== undefined && { listingId }),
    ...(locationName !== undefined && { locationName }),
    ...(lodgingSelection !== undefined && { lodgingSelection }),
    stay: stayFromQuery({ fromDate: params.get('fromDate'), untilDate: params.get('untilDate') }, today),
    ...(flexible !== undefined && { flexible }),
    guests: parseGuests(params, defaultAdults),
    ...(entrySource !== undefined && { entrySource }),
    ...(wishlistId !== undefined && { wishlistId }),
    ...(sortOrder !== undefined && { sortOrder }),
    ...(hasFilters(filters) && { filters }),
    ...(bounds !== undefined && { bounds }),
    isTravelApp: params.get('isTravelApp') === 'true',
    ...(selectedAccountIndex !== undefined && { selectedAccountIndex }),
    ...(frozenPriceId !== undefined && { frozenPriceId }),
  };
}

/** Absent without a month in which such a stay can still begin. */
function parseFlexible(params: URLSearchParams, today: string): FlexibleDates | undefined {
  const length = member(FLEXIBLE_LENGTHS, params.get('flexibleLength'));
  return length && flexibleDatesOf(length, params.get('flexibleMonths')?.split(',') ?? [], today);
}

function parseGuests(params: URLSearchParams, defaultAdults?: number): Guests {
  const defaults = defaultGuests(defaultAdults);
  const adults = count(params.get('adultsCount'));
  return {
    adults: adults !== undefined && adults >= 1 ? adults : defaults.adults,
    children: parseChildren(params),
    pets: count(params.get('petsCount')) ?? defaults.pets,
  };
}

/** LQ-15: the list of ages first ('children=4,9' or the parameter repeated), or else childrenCount children of 17. */
function parseChildren(params: URLSearchParams): number[] {
  const ages = params
    .getAll('children')
    .flatMap((text) => text.split(','))
    .map((text) => count(text))
    .filter((age): age is number => age !== undefined && age < ADULT_AGE)
    .slice(0, MAX_GUESTS);
  return ages.length > 0 ? ages : childrenFromCount(count(params.get('childrenCount')) ?? 0);
}

const member = <Member extends string>(members: readonly Member[], text: string | null): Member | undefined =>
  members.find((each) => each === text);

function count(text: string | null): number | undefined {
  if (text === null || !/^\d{1,3}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value <= MAX_GUESTS ? value : undefined;
}

/** The query of the shop page, which links back to it also carry (RT-09). */
export function searchParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) params.set(name, String(value));
  };
  set('listingId', state.listingId);
  set('locationName', state.locationName);
  set('fromDate', state.stay.from);
  set('untilDate', state.stay.until);
  set('flexibleLength', state.flexible?.length);
  set('flexibleMonths', state.flexible?.months.join(','));
  set('adultsCount', state.guests.adults);
  if (state.guests.children.length > 0) set('children', state.guests.children.join(','));
  set('childrenCount', state.guests.children.length);
  if (state.guests.pets > 0) set('petsCount', state.guests.pets);
  if (state.lodgingSelection) set('lodgingSelection', JSON.stringify(state.lodgingSelection));
  set('hotelDetailsEntrySource', state.entrySource);
  set('wishlistId', state.wishlistId);
  set('sortOrder', state.sortOrder);
  if (state.filters) setFilterParams(params, state.filters);
  if (state.bounds) set('mapBounds', boundsText(state.bounds));
  if (state.isTravelApp) set('isTravelApp', 'true');
  set('selectedAccountIndex', state.selectedAccountIndex);
  if (state.frozenPriceId !== undefined) {
    set('hotelBookType', FREEZE_EXERCISE);
    set('priceFreezeEntry', state.frozenPriceId);
  }
  return params;
}

/** The same search for exact dates. */
export const withStay = (search: SearchState, stay: Stay): SearchState => ({
  ...search,
  stay,
  flexible: undefined,
});

/** `Fri, Jun 5 - Mon, Jun 8`, or `A weekend in June`. */
export const datesText = ({ stay, flexible }: Pick<SearchState, 'stay' | 'flexible'>): string =>
  flexible ? flexibleDatesText(flexible) : formatStay(stay);

/** The number of nights that a search is for. */
export const searchedNights = ({ stay, flexible }: Pick<SearchState, 'stay' | 'flexible'>): number =>
  flexible ? flexibleNights(flexible) : nightCount(stay);

/** The same stay at the current price. */
export const withoutFrozenPrice = (search: SearchState): SearchState => ({
  ...search,
  frozenPriceId: undefined,
});

/** The same search in its whole place. */
export const withoutBounds = (search: SearchState): SearchState => ({ ...search, bounds: undefined });

export const sameSearch = (left: SearchState, right: SearchState): boolean =>
  searchParams(left).toString() === searchParams(right).toString();

/** Whether two searches have the same filters. */
export function sameFilters(left: SearchState, right: SearchState): boolean {
  const [one, other] = [left, right].map(({ filters = {} }) => {
    const params = new URLSearchParams();
    setFilterParams(params, filters);
    return params.toString();
  });
  return one === other;
}

export interface SearchChoice {
  readonly state: SearchState;
  /** LQ-06: the address has to be rewritten to the chosen state. */
  readonly rewriteAddress: boolean;
}

/** LQ-05, LQ-06: the stored search overrides the address, unless the address is to override it. */
export function chooseSearch(
  stored: SearchState | null,
  fromAddress: SearchState,
  addressOverrides: boolean,
): SearchChoice {
  if (stored === null || addressOverrides) return { state: fromAddress, rewriteAddress: false };
  return { state: stored, rewriteAddress: !sameSearch(stored, fromAddress) };
}
