/** A page of listings (`POST /api/v0/homes/availability`). */
import { today } from '#domain/clock.ts';
import { policySummary } from '#domain/portal/travel-policy.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context';
import type {
  ListingSummary,
  QueryStaysArgs,
  StayConnection,
  StaySearchInput,
  StaySortOrder,
} from '../../generated/graph';
import { searchHomes } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import {
  type Connection,
  connection,
  Cursors,
  pageEdge,
  pagePosition,
  pageRequest,
  type PagePosition,
} from '../paging/page-cursor';
import { shownPolicy } from '../policy/business-policy';
import { selects } from '../selection';
import { wireGuests } from '../stay/stay-input';
import { type SearchedStay, searchedStay } from './flexible-stay';
import { facetsOf, leftOutOf } from './search-counts';
import { searchErrors, wireFilters } from './stay-filters';
import { summaryOf } from './summary-mapping';

const SORT: Readonly<Record<StaySortOrder, NonNullable<Wire<'SearchHomesRequest'>['sort']>>> = {
  RECOMMENDED: 'MostRecommended',
  PRICE: 'Price',
  STAR_RATING: 'StarRating',
  USER_RATING: 'UserRating',
  DISTANCE: 'DistanceAscending',
};

export async function stays(
  { search, first, after }: Pick<QueryStaysArgs, 'search'> & Partial<QueryStaysArgs>,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<StayConnection> {
  const { platform, clock } = context;
  const searched = searchedStay(search, today(clock));
  const errors = searchErrors(search);
  if (!('guests' in searched)) return { ...NOTHING, inputErrors: [...searched, ...errors] };
  if (errors.length > 0) return { ...NOTHING, inputErrors: errors };
  const filters = wireFilters(search.filters);
  const request: Wire<'SearchHomesRequest'> = {
    ...locationOf(search),
    ...searched.dates,
    guestDetails: wireGuests(searched.guests),
    ...(filters && { filters }),
    sort: SORT[search.sortOrder ?? 'RECOMMENDED'],
  };
  const cursors = new Cursors(['stays', request]);
  const position = pagePosition(cursors, after);
  const answer = await searchHomes(platform, {
    body: {
      ...request,
      page: pageRequest(position, first),
      ...(isFirst(position) && selects(info, 'facets') ? { withFacets: true } : {}),
    },
  });
  const { totalCount, inPolicyCount, facets } = answer;
  const isPolicyShown =
    inPolicyCount !== undefined && (facets !== undefined || selects(info, 'policySummary'));
  const isPolicyActive = isPolicyShown && (await shownPolicy(context))?.isActive === true;
  return {
    ...pageOf(answer, position, searched, cursors),
    policySummary: isPolicyActive ? policySummary(inPolicyCount, totalCount) : null,
    leftOut: isFirst(position) ? leftOutOf(answer) : null,
    facets: facets ? facetsOf(facets, isPolicyActive) : null,
    inputErrors: [],
  };
}

function locationOf({ bounds, placeId }: StaySearchInput): Pick<Wire<'SearchHomesRequest'>, 'location'> {
  if (bounds) return { location: { bounds: { ...bounds } } };
  return placeId == null ? {} : { location: { placeId } };
}

const NOTHING = {
  ...connection<ListingSummary>([], { hasNextPage: false, hasPreviousPage: false, totalCount: 0 }),
  policySummary: null,
  leftOut: null,
  facets: null,
};

const isFirst = ({ page, seenCount: seen }: PagePosition): boolean => page === undefined && seen === 0;

/** Leaves out homes without a stay: their prices would be meaningless. */
function pageOf(
  answer: Wire<'HomePage'>,
  position: PagePosition,
  { stayOf }: SearchedStay,
  cursors: Cursors,
): Connection<ListingSummary> {
  const { homes, nextCursor, totalCount } = answer;
  const edges = homes.slice(position.seenCount).flatMap((home, index, shown) => {
    const stay = stayOf(home);
    if (!stay) return [];
    const isLast = index === shown.length - 1;
    const seenCount = position.seenCount + index + 1;
    const next =
      isLast && nextCursor !== undefined ? { page: nextCursor, seenCount: 0 } : { ...position, seenCount };
    return [pageEdge(cursors, next, summaryOf(home, stay))];
  });
  return connection(edges, {
    hasNextPage: nextCursor !== undefined,
    hasPreviousPage: position.page !== undefined || position.seenCount > 0,
    totalCount,
  });
}
