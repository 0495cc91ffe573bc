/** Buys a protection after the stay was booked. The variant and the card are committed first. */
import type { components } from '#schema/platform.openapi.ts';
import { json } from '../../database/json';
import { variantView } from '../../homes/cancel-for-any-reason';
import type { ProtectionVariant } from '../../homes/protection-variant';
import { newId } from '../../kernel/identifiers';
import { toFiat, toMinor } from '../../kernel/money';
import { requireSavedCard } from '../../payment/payment-methods/payment-methods';
import { CardPurchases } from '../card-purchase/card-purchases';
import { itineraryOf } from '../itineraries/itineraries';
import { lockBooking } from '../itineraries/lock-booking';
import { tripsOf } from '../itineraries/trips';
import { savedCardPart } from '../purchase/booking-payment';
import { errorCode, productError } from '../purchase/purchase-error';
import { type LaterOffer, offerOf } from './offer';

type Schemas = components['schemas'];
type Request = Schemas['PurchaseHomeProtectionRequest'];

export const protectionPurchases = new CardPurchases({
  table: 'protection_purchases',
  statesUnderWay: ['Running', 'Paying', 'Refunding'],
  canonical: ({ itineraryId, quoteId, seenPremium, paymentId }: Request): readonly unknown[] => [
    itineraryId,
    quoteId,
    seenPremium.value,
    seenPremium.currencyCode,
    paymentId,
  ],
  // A stay has one purchase at a time, and none while it is being canceled.
  lock: (tx, userId, { itineraryId }) => lockBooking(tx, { userId, bookingId: itineraryId }),
  insert: async (tx, clock, { userId, request, columns }) => {
    const { itineraryId } = request;
    const { trip, listing, offer } = await offerOf(tx, clock, userId, itineraryId);
    const card = await requireSavedCard(tx, userId, request.paymentId);
    const { variant, problem } = judge(offer, request, trip.currency, listing?.rules.scenario?.protection);
    const inserted = await tx
      .insertInto('protection_purchases')
      .values({
        id: newId('protection'),
        ...columns,
        booking_id: itineraryId,
        protection: variant && json(variant),
        currency: trip.currency,
        card: json(savedCardPart(card, variant?.premiumMinor ?? 0)),
        state: problem ? 'Failed' : 'Running',
        ...(problem ? { errors: json([problem]) } : {}),
        offer: problem && variant ? json(offerView(variant, trip.currency)) : null,
        authorization_id: null,
        bought_at: null,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id;
  },
  bought: async (database, clock, { user_id, booking_id }) => {
    const trip = (await tripsOf(database, user_id)).find(({ id }) => id === booking_id);
    if (!trip) throw new Error(`The trip ${booking_id} of a protection has disappeared.`);
    return { itinerary: await itineraryOf(database, clock, trip) };
  },
});

const offerView = (variant: ProtectionVariant, currency: string) =>
  variantView(variant, currency, (minor, code) => ({ fiat: toFiat(minor, code) }));

interface Verdict {
  /** The variant with its current premium; null when it is not on sale. */
  readonly variant: ProtectionVariant | null;
  /** Why it cannot be bought as it was shown; null when it can. */
  readonly problem: Schemas['PurchaseError'] | null;
}

/** A test home may charge a different premium than it offered; a traveler who has seen the new one gets it. */
function judge(
  offer: LaterOffer,
  { quoteId, seenPremium }: Request,
  currency: string,
  scenario: { readonly isSoldOut?: boolean; readonly premiumDeltaMinor?: number } | undefined,
): Verdict {
  const offered = offer.variants.find((each) => each.quoteId === quoteId);
  if (!offered || scenario?.isSoldOut) {
    return { variant: null, problem: productError('AncillaryNotAvailable') };
  }
  const variant = { ...offered, premiumMinor: offered.premiumMinor + (scenario?.premiumDeltaMinor ?? 0) };
  const isSeen =
    seenPremium.currencyCode === currency && toMinor(seenPremium.value, currency) === variant.premiumMinor;
  return { variant, problem: isSeen ? null : errorCode('PriceChanged') };
}
