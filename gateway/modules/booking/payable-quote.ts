/** A quote, read again to be paid, with what the quoted listing adds to it. */
import { defaultGuests, type Guests } from '#domain/stay/guests.ts';
import type { GatewayContext } from '../../context';
import { PlatformError } from '../../rest/client/platform-error';
import { pollQuote, shopHome } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { shopRequest } from '../listing/listing';
import { listingCollection } from '../listing/listing-mapping';
import { type QuoteModel, quoteOf } from '../quote/quote-mapping';
import { isUsedUp, outcomeOf } from '../quote/quote-status';

/** A quote that can be paid. */
export interface PayableQuote {
  readonly kind: 'PAYABLE';
  readonly quote: QuoteModel;
  readonly listing: QuotedListing;
  /** The total in the rewards of each account, as the platform sent it. */
  readonly rewardsTotals: NonNullable<Wire<'QuotedTotal'>['rewards']>;
}

/** A quote is booked once, whatever becomes of the quote and of its booking. */
export type BookedQuote =
  | { readonly kind: 'BOOKED'; readonly bookingToken: string }
  /** Its booking has failed; the key is that of the call that made it, if the platform names it. */
  | { readonly kind: 'USED_UP'; readonly bookingToken: string; readonly idempotencyKey: string | null };

/** Why a quote cannot be paid. */
export type UnpayableQuote =
  | BookedQuote
  /** The platform does not know it, at least not for this user; `error` is its response. */
  | { readonly kind: 'MISSING'; readonly error: PlatformError }
  | { readonly kind: 'IN_PROGRESS' | 'UNSUPPORTED' | 'UNREADABLE' | 'EXPIRED' }
  | { readonly kind: 'FAILED'; readonly errors: readonly string[] };

/** The collection of the quoted listing, and whether it complies with the travel policy; the quote contains neither. */
export interface QuotedListing {
  readonly collection: string;
  /** Null when it is unknown: the platform does not provide it, or not for the users of this quote. */
  readonly isInPolicy: boolean | null;
}

export async function payableQuote(
  token: string,
  { platform, clock }: Pick<GatewayContext, 'platform' | 'clock'>,
): Promise<PayableQuote | UnpayableQuote> {
  const answer = await pollQuote(platform, { body: { value: token } }).catch((error: unknown) => {
    if (error instanceof PlatformError && error.kind === 'notFound') return error;
    throw error;
  });
  if (answer instanceof PlatformError) return { kind: 'MISSING', error: answer };
  const booked = await bookedQuote(answer, platform);
  if (booked) return booked;
  const outcome = outcomeOf(answer);
  if (outcome.kind === 'PENDING') return { kind: 'IN_PROGRESS' };
  if (outcome.kind === 'FAILURE') return { kind: 'FAILED', errors: outcome.errors };
  if (outcome.kind === 'UNSUPPORTED') return { kind: 'UNSUPPORTED' };
  const wire = answer.quote?.value;
  const quote = wire && quoteOf(wire, token);
  if (!quote) return { kind: 'UNREADABLE' };
  if (Date.parse(wire.validUntil) <= clock.now().getTime()) return { kind: 'EXPIRED' };
  return {
    kind: 'PAYABLE',
    quote,
    listing: await quotedListing(wire, platform),
    rewardsTotals: wire.rate.detailedPrice.payNowTotal.rewards ?? {},
  };
}

/** Null for a quote that was not booked. */
export async function bookedQuote(
  answer: Wire<'QuotePoll'>,
  platform: GatewayContext['platform'],
): Promise<BookedQuote | null> {
  if (!answer.fulfillment) return null;
  const { fulfillmentKey: idempotencyKey = null, fulfillment } = answer;
  return (await isUsedUp(answer, platform))
    ? { kind: 'USED_UP', bookingToken: fulfillment.value, idempotencyKey }
    : { kind: 'BOOKED', bookingToken: fulfillment.value };
}

async function quotedListing(
  { listingId, stayDates, guests, rate }: Wire<'HomesQuote'>,
  platform: GatewayContext['platform'],
): Promise<QuotedListing> {
  const frozenPriceId = rate.priceFreeze?.priceFreezeId;
  const requested = {
    stay: stayDates,
    guests: guests ? quotedGuests(guests) : defaultGuests(),
    ...(frozenPriceId === undefined ? {} : { frozenPriceId }),
  };
  const { listing } = (await shopHome(platform, { body: shopRequest(listingId.id, requested) })).value;
  return {
    collection: listingCollection(listing?.listingCollection),
    isInPolicy: (guests && listing?.corporateTravel?.policyCompliance.isInPolicy) ?? null,
  };
}

const quotedGuests = ({ adults, children, petsIncluded }: Wire<'QuotedGuests'>): Guests => ({
  adults,
  children,
  pets: petsIncluded ? 1 : 0,
});
