/**
 * The homes of wishlists. The platform tells only their ids, and has no call for several homes at once, so each is read
 * like the page of a listing (`POST /api/v0/homes/shop`): once for a home and a stay (reads of one request are shared),
 * a few at a time, and no more than a page of results is worth.
 */
import { today } from '../../../domain/clock';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { ListingSummary, StayInput } from '../../generated/graph';
import { shopHome } from '../../platform/homes';
import type { PlatformSession } from '../../platform/session';
import { shopRequest } from '../listing/listing';
import { stayAsked } from '../search/stay-input';
import { shoppedSummaryOf } from '../search/summary-mapping';

const AT_ONCE = 8;
const MOST_HOMES = 100;

export async function homeOf(
  listingId: string,
  stay: StayInput,
  { platform, clock }: GatewayContext,
): Promise<ListingSummary | null> {
  const asked = stayAsked(stay, today(clock));
  const body = shopRequest(listingId, asked);
  const { value } = await readerOf(platform).read(JSON.stringify(body), () => shopHome(platform, { body }));
  return shoppedSummaryOf(value, asked.stay);
}

/** One for each operation, which is what a session of the platform lives for. */
const readers = new WeakMap<PlatformSession, HomeReader>();

function readerOf(platform: PlatformSession): HomeReader {
  const reader = readers.get(platform) ?? new HomeReader();
  readers.set(platform, reader);
  return reader;
}

class HomeReader {
  private readonly homes = new Set<string>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  async read<Answer>(home: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (this.homes.add(home).size > MOST_HOMES) {
      throw requestError('BAD_USER_INPUT', `An operation reads at most ${MOST_HOMES} homes of wishlists.`);
    }
    if (this.running < AT_ONCE) this.running += 1;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      return await ask();
    } finally {
      // Whoever waits takes over this turn.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
