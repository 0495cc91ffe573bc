import { counted } from '../../../domain/counted';
import type { SearchState } from '../../../domain/search/search-state';
import { guestSummary } from '../../../domain/stay/guests';
import { formatNights, formatStay, nightCount } from '../../../domain/stay/stay-dates';
import type { Stays } from './use-stays';

/** How many homes, and for what; on a phone, the search above has the dates and the guests. */
export function resultsSummary(stays: Stays, { stay, guests }: SearchState, isDesktop: boolean): string {
  const nights = formatNights(nightCount(stay));
  const searched = isDesktop ? [`${formatStay(stay)} (${nights})`, guestSummary(guests)] : [nights];
  return [stays.listings && foundText(stays), ...searched].filter((part) => part !== undefined).join(' · ');
}

/** `12 homes`, or `9 of 12 homes` where some are left out. */
const foundText = ({ totalCount, leftOut }: Stays): string =>
  leftOut === null
    ? counted(totalCount, 'home')
    : `${totalCount} of ${counted(totalCount + leftOut.count, 'home')}`;
