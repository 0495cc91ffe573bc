import { counted } from '#domain/counted.ts';
import { datesText, searchedNights, type SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { formatNights } from '#domain/stay/stay-dates.ts';
import type { Stays } from './use-stays';

/** The number of homes and the search; on a phone, the search above shows the dates and the guests. */
export function resultsSummary(stays: Stays, search: SearchState, isDesktop: boolean): string {
  const nights = formatNights(searchedNights(search));
  const searched = isDesktop ? [`${datesText(search)} (${nights})`, guestSummary(search.guests)] : [nights];
  return [stays.listings && foundText(stays), ...searched].filter((part) => part !== undefined).join(' · ');
}

/** `12 homes`, or `9 of 12 homes` when some are left out. */
const foundText = ({ totalCount, leftOut }: Stays): string =>
  leftOut === null
    ? counted(totalCount, 'home')
    : `${totalCount} of ${counted(totalCount + leftOut.count, 'home')}`;
