/** A page of listings (`POST /api/v0/homes/availability`). */
import { today } from '../../../domain/clock';
import { type Stay } from '../../../domain/stay/stay-dates';
import type { GatewayContext } from '../../context';
import type { ListingSummary, QueryStaysArgs, StayConnection, StaySortOrder } from '../../generated/graph';
import { searchHomes } from '../../rest/endpoints/homes';
import type { Wire } from '../../rest/wire';
import { leftOutOf } from './left-out-mapping';
import {
  type Connection,
  connection,
  pageCursor,
  pagePosition,
  type PagePosition,
  pageSize,
} from './page-cursor';
import { stayAsked, wireGuests } from './stay-input';
import { summaryOf } from './summary-mapping';

const SORT: Readonly<Record<StaySortOrder, NonNullable<Wire<'SearchHomesRequest'>['sort']>>> = {
  RECOMMENDED: 'MostRecommended',
  PRICING: 'Price',
  STAR_RATING: 'StarRating',
};

/** The longest page of the platform. */
const MAX_PAGE_SIZE = 100;

export async function stays(
  { search, first, after }: Pick<QueryStaysArgs, 'search'> & Partial<QueryStaysArgs>,
  { platform, clock }: GatewayContext,
): Promise<StayConnection> {
  const { stay, guests } = stayAsked(search.stay, today(clock));
  const position = pagePosition(after, MAX_PAGE_SIZE);
  const answer = await searchHomes(platform, {
    body: {
      location: { placeId: search.placeId },
      dateRange: { from: stay.from, until: stay.until },
      guestDetails: wireGuests(guests),
      sort: SORT[search.sortOrder ?? 'RECOMMENDED'],
      page: {
        ...(position.page === undefined ? {} : { cursor: position.page }),
        size: Math.min(position.seen + pageSize(first), MAX_PAGE_SIZE),
      },
    },
  });
  return { ...pageOf(answer, position, stay), leftOut: isFirst(position) ? leftOutOf(answer) : null };
}

const isFirst = ({ page, seen }: PagePosition): boolean => page === undefined && seen === 0;

function pageOf(answer: Wire<'HomePage'>, position: PagePosition, stay: Stay): Connection<ListingSummary> {
  const { homes, nextCursor, totalCount } = answer;
  const edges = homes.slice(position.seen).map((home, index, shown) => {
    const isLast = index === shown.length - 1;
    const seen = position.seen + index + 1;
    const next = isLast && nextCursor !== undefined ? { page: nextCursor, seen: 0 } : { ...position, seen };
    return { cursor: pageCursor(next), node: summaryOf(home, stay) };
  });
  return connection(edges, {
    hasNextPage: nextCursor !== undefined,
    hasPreviousPage: position.page !== undefined || position.seen > 0,
    totalCount,
  });
}
