/**
 * Listings by their ids, each for a stay: one search finds all those that an operation needs for the same stay (`POST
 * /api/v0/homes/availability`), whether or not they can be booked.
 */
import { today } from '#domain/clock.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { ListingSummary, QueryListingsArgs, StayInput } from '../../generated/graph';
import { searchHomes } from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { PlatformSession } from '../../rest/client/session';
import type { Wire } from '../../rest/wire';
import { type RequestedStay, requestedStay, wireGuests } from '../stay/stay-input';
import { summaryOf } from './summary-mapping';

/** The most results of one search. */
const MAX_HOMES = 100;

type Homes = ReadonlyMap<string, Wire<'HomeSummary'>>;

interface Search {
  readonly listingIds: string[];
  readonly homes: Promise<Homes>;
}

export async function listings(
  { ids, stay }: QueryListingsArgs,
  context: GatewayContext,
): Promise<(ListingSummary | null)[]> {
  if (ids.length < 1 || ids.length > MAX_HOMES) {
    throw requestError('BAD_USER_INPUT', `\`ids\` must have 1 to ${MAX_HOMES} ids.`);
  }
  return Promise.all(ids.map((id) => homeOf(id, stay, context)));
}

/** Null for a home that the platform does not have. */
export async function homeOf(
  listingId: string,
  stay: StayInput,
  { platform, clock }: GatewayContext,
): Promise<ListingSummary | null> {
  const requested = requestedStay(stay, today(clock));
  // One malformed id would fail the search for all.
  if (!isIdentifier(listingId)) return null;
  const home = await readerOf(platform).read(listingId, requested);
  return home ? summaryOf(home, requested.stay) : null;
}

/** One for each operation, which is the lifetime of a platform session. */
const readers = new WeakMap<PlatformSession, HomeReader>();

function readerOf(platform: PlatformSession): HomeReader {
  const reader = readers.get(platform) ?? new HomeReader(platform);
  readers.set(platform, reader);
  return reader;
}

class HomeReader {
  /** By stay and home, so that none is requested twice. */
  private readonly homes = new Map<string, Promise<Wire<'HomeSummary'> | undefined>>();
  /** By stay: searches that are about to be sent. */
  private readonly searches = new Map<string, Search>();

  constructor(private readonly platform: PlatformSession) {}

  async read(listingId: string, requested: RequestedStay): Promise<Wire<'HomeSummary'> | undefined> {
    const stay = JSON.stringify(requested);
    const known = this.homes.get(`${stay} ${listingId}`);
    if (known !== undefined) return known;
    if (this.homes.size >= MAX_HOMES) {
      throw requestError('BAD_USER_INPUT', `An operation reads at most ${MAX_HOMES} listings by their ids.`);
    }
    const search = this.searches.get(stay) ?? this.begin(stay, requested);
    search.listingIds.push(listingId);
    const home = search.homes.then((found) => found.get(listingId));
    this.homes.set(`${stay} ${listingId}`, home);
    return home;
  }

  /** A search is sent when all fields in this turn of the event loop have named their homes. */
  private begin(stay: string, requested: RequestedStay): Search {
    const listingIds: string[] = [];
    const homes = new Promise(setImmediate).then(() => {
      this.searches.delete(stay);
      return homesOf(listingIds, requested, this.platform);
    });
    const search = { listingIds, homes };
    this.searches.set(stay, search);
    return search;
  }
}

async function homesOf(
  listingIds: readonly string[],
  { stay, guests }: RequestedStay,
  platform: PlatformSession,
): Promise<Homes> {
  const { homes } = await searchHomes(platform, {
    body: {
      dateRange: { from: stay.from, until: stay.until },
      guestDetails: wireGuests(guests),
      filters: { listingIds: [...listingIds], includeUnavailable: true },
      sort: 'MostRecommended',
      page: { size: MAX_HOMES },
    },
  });
  return new Map(homes.map((home) => [home.listingId.id, home]));
}
