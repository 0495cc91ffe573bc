import { exerciseToday } from '../booking/price-freeze/frozen-stay';
import { priceFreezeOf } from '../booking/price-freeze/price-freezes';
import type { Database } from '../database/connect';
import { findListing, soldNightsOf } from '../homes/listing-store';
import { isUnavailable } from '../homes/stay-availability';
import { type Clock, today } from '../kernel/dates';
import type { QuoteOutcome, QuoteRequest } from '../supplier/supplier';
import { quoteOutcome } from './quote-outcome';

/** How many polls return Pending, unless the listing's scenario differs: about two seconds. */
const USUAL_PENDING_POLLS = 2;

export async function quoteOf(
  database: Database,
  clock: Clock,
  {
    userId,
    listingId,
    stay,
    provider,
    collection,
    ancillaries,
    agentFeeMinor,
    priceFreezeId,
    polls,
  }: QuoteRequest,
): Promise<QuoteOutcome> {
  const found = await findListing(database, listingId);
  if (!found) throw new Error(`The listing ${listingId} of a quote has disappeared.`);
  const { content: listing, rules } = found;
  if (polls < (rules.scenario?.quote?.pendingPolls ?? USUAL_PENDING_POLLS)) return { kind: 'Pending' };

  const freeze = priceFreezeId === null ? undefined : await priceFreezeOf(database, userId, priceFreezeId);
  const soldNights = await soldNightsOf(database, listingId, stay.from, stay.until, freeze?.id);
  const frozen = freeze && (await exerciseToday(database, clock, freeze, { listingId, stay, agentFeeMinor }));
  const day = today(clock);
  return quoteOutcome({
    rules,
    stay,
    ancillaries,
    now: clock.now(),
    isAvailable:
      rules.scenario?.shop?.kind !== 'Missing' && !isUnavailable({ rules, stay, today: day, soldNights }),
    namesTheListing:
      provider.provider === listing.provider.provider &&
      provider.id === listing.provider.listingProviderId &&
      collection === listing.collection,
    today: day,
    priceFreeze: freeze && frozen ? { freeze, frozen } : null,
  });
}
