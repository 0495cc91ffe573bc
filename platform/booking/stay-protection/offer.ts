/**
 * The protections on sale after a stay was booked (AD-18): for some days, at most until the day before the check-in time, for the
 * same share of the price as with the stay.
 */
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { variantsOf, variantView } from '../../homes/cancel-for-any-reason';
import type { ProtectionVariant } from '../../homes/protection-variant';
import { findListing, type StoredListing } from '../../homes/listing-store';
import type { Clock } from '../../kernel/dates';
import { DAY_MS } from '../../kernel/durations';
import { Refusal } from '../../kernel/refusal';
import type { PriceWriter } from '../../payment/rewards/price-in-rewards';
import { sumOf } from '../purchase/booking-payment';
import { type Trip, tripsOf } from '../itineraries/trips';

type Schemas = components['schemas'];
type Reader = Pick<Database, 'selectFrom'>;

/** How long after the booking a protection is on sale. */
const SOLD_FOR_MS = 3 * DAY_MS;
/** How long before the check-in time the sale ends at the latest. */
const ENDS_AHEAD_MS = DAY_MS;

export interface LaterOffer {
  readonly availability: 'Available' | 'Failure' | 'Unavailable';
  readonly variants: readonly ProtectionVariant[];
  /** Null when nothing is on sale. */
  readonly purchasableUntil: Date | null;
}

const NOTHING: LaterOffer = { availability: 'Unavailable', variants: [], purchasableUntil: null };

export interface OfferFacts {
  readonly trip: Pick<
    Trip,
    'state' | 'protection' | 'created_at' | 'stay_from' | 'stay_until' | 'guests' | 'total_minor' | 'payments'
  > & { readonly agent_fee_minor: number };
  readonly rules: StoredListing['rules'];
  readonly isBeingBought: boolean;
  readonly now: Date;
}

export function laterOffer({ trip, rules, isBeingBought, now }: OfferFacts): LaterOffer {
  if (trip.state !== 'Confirmed' || trip.protection || isBeingBought) return NOTHING;
  const stay = { from: trip.stay_from, until: trip.stay_until, guests: trip.guests };
  const variants = variantsOf(rules, stay, {
    totalMinor: trip.total_minor - trip.agent_fee_minor,
    frozenDiscountMinor: sumOf(trip.payments.filter(({ kind }) => kind === 'HotelPriceFreezeDiscount')),
  });
  const [first] = variants;
  if (!first) return NOTHING;
  const purchasableUntil = new Date(
    Math.min(
      trip.created_at.getTime() + SOLD_FOR_MS,
      new Date(first.exercisableUntil).getTime() - ENDS_AHEAD_MS,
    ),
  );
  if (purchasableUntil <= now) return NOTHING;
  const availability = rules.scenario?.protection?.availability ?? 'Available';
  return availability === 'Available'
    ? { availability, variants, purchasableUntil }
    : { ...NOTHING, availability };
}

export async function quoteLaterProtection(
  database: Database,
  clock: Clock,
  { userId, itineraryId }: { readonly userId: string; readonly itineraryId: string },
  writePrice: PriceWriter,
): Promise<Schemas['HomeProtectionQuote']> {
  const { trip, offer } = await offerOf(database, clock, userId, itineraryId);
  if (trip.rate === null) throw new Error(`The trip ${trip.id} has no terms.`);
  const { availability, variants, purchasableUntil } = offer;
  return {
    cancellationPolicy: trip.rate.cancellationPolicy,
    cancelForAnyReason: {
      availability: { Availability: availability },
      variants: variants.map((variant) => variantView(variant, trip.currency, writePrice)),
    },
    ...(purchasableUntil === null ? {} : { purchasableUntil: purchasableUntil.toISOString() }),
  };
}

/** A user's trip, and the protection currently on sale for it. */
export async function offerOf(
  database: Database,
  clock: Clock,
  userId: string,
  itineraryId: string,
): Promise<{ readonly trip: Trip; readonly listing: StoredListing | undefined; readonly offer: LaterOffer }> {
  const trip = (await tripsOf(database, userId)).find(({ id }) => id === itineraryId);
  if (!trip) throw new Refusal(40401, 'There is no such trip.');
  const listing = await findListing(database, trip.listing_id);
  const isBeingBought = await isUnderWay(database, itineraryId);
  return {
    trip,
    listing,
    // Only homes of the catalogue have protections.
    offer: listing ? laterOffer({ trip, rules: listing.rules, isBeingBought, now: clock.now() }) : NOTHING,
  };
}

const isUnderWay = async (database: Reader, bookingId: string): Promise<boolean> =>
  (await database
    .selectFrom('protection_purchases')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '!=', 'Failed')
    .executeTakeFirst()) !== undefined;
