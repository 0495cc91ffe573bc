/**
 * Buys a protection after the stay was booked. The variant, the card and the key are committed first; the worker then takes the
 * premium. One key has one purchase, and an unknown outcome is Pending.
 */
import type { Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { variantView } from '../../homes/cancel-for-any-reason';
import type { ProtectionVariant } from '../../homes/protection-variant';
import type { BackgroundWorker } from '../../kernel/background-worker';
import type { Clock } from '../../kernel/dates';
import { newId } from '../../kernel/identifiers';
import { toFiat, toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { untilSettled } from '../../kernel/until-settled';
import { requireSavedCard } from '../../payment/payment-methods/payment-methods';
import {
  earlierPurchase,
  hashOf,
  type PurchaseIntent,
  purchaseOfKey,
} from '../card-purchase/purchase-of-key';
import { itineraryOf } from '../itineraries/itineraries';
import { tripsOf } from '../itineraries/trips';
import { savedCardPart } from '../purchase/booking-payment';
import { errorCode, productError } from '../purchase/purchase-error';
import { type LaterOffer, offerOf } from './offer';

type Schemas = components['schemas'];
type Request = Schemas['PurchaseHomeProtectionRequest'];

export type ProtectionPurchase = Selectable<Tables['protection_purchases']>;

export async function purchaseProtection(
  database: Database,
  clock: Clock,
  worker: Pick<BackgroundWorker, 'wake'>,
  intent: PurchaseIntent<Request>,
): Promise<Schemas['HomeProtectionPurchase']> {
  const key = intent.idempotencyKey ?? newId('protection-key');
  const id = await database.transaction().execute((tx) => purchaseOf(tx, clock, intent, key));
  worker.wake();
  const read = () =>
    database.selectFrom('protection_purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return purchaseView(database, clock, await untilSettled(read, (purchase) => !isUnderWay(purchase)));
}

export async function pollProtectionPurchase(
  database: Database,
  clock: Clock,
  userId: string,
  key: string,
): Promise<Schemas['HomeProtectionPurchase']> {
  const purchase = await purchaseOfKey(database, 'protection_purchases', { userId, key });
  if (!purchase) throw new Refusal(40401, 'There is no such purchase.');
  return purchaseView(database, clock, purchase);
}

const isUnderWay = ({ state }: ProtectionPurchase): boolean => state !== 'Bought' && state !== 'Failed';

async function purchaseView(
  database: Database,
  clock: Clock,
  purchase: ProtectionPurchase,
): Promise<Schemas['HomeProtectionPurchase']> {
  if (isUnderWay(purchase)) return { result: 'Pending' };
  if (purchase.state === 'Failed') {
    return {
      result: 'Failed',
      errors: purchase.errors,
      ...(purchase.offer === null ? {} : { offer: purchase.offer }),
    };
  }
  const trip = (await tripsOf(database, purchase.user_id)).find(({ id }) => id === purchase.booking_id);
  if (!trip) throw new Error(`The trip ${purchase.booking_id} of a protection has disappeared.`);
  return { result: 'Success', itinerary: await itineraryOf(database, clock, trip) };
}

/** The identifier of the purchase that the intent has made, or makes now. */
async function purchaseOf(
  tx: Transaction<Tables>,
  clock: Clock,
  { userId, request }: PurchaseIntent<Request>,
  key: string,
): Promise<string> {
  const payloadHash = hashOf(canonical(request));
  const { itineraryId } = request;
  // A stay has one purchase at a time, and none while it is being canceled.
  await tx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', itineraryId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  const earlier = await earlierPurchase(tx, 'protection_purchases', { userId, key, payloadHash });
  if (earlier !== undefined) return earlier;
  const { trip, listing, offer } = await offerOf(tx, clock, userId, itineraryId);
  const card = await requireSavedCard(tx, userId, request.paymentId);

  const { variant, problem } = judge(offer, request, trip.currency, listing.rules.scenario?.protection);
  const inserted = await tx
    .insertInto('protection_purchases')
    .values({
      id: newId('protection'),
      user_id: userId,
      idempotency_key: key,
      payload_hash: payloadHash,
      booking_id: itineraryId,
      protection: variant && json(variant),
      currency: trip.currency,
      card: json(savedCardPart(card, variant?.premiumMinor ?? 0)),
      state: problem ? 'Failed' : 'Running',
      ...(problem ? { errors: json([problem]) } : {}),
      offer: problem && variant ? json(offerView(variant, trip.currency)) : null,
      authorization_id: null,
      created_at: clock.now(),
      bought_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // The key was used for another trip at the same moment.
  if (!inserted) throw new Refusal(40901);
  return inserted.id;
}

const offerView = (variant: ProtectionVariant, currency: string) =>
  variantView(variant, currency, (minor, code) => ({ fiat: toFiat(minor, code) }));

const canonical = ({ itineraryId, quoteId, seenPremium, paymentId }: Request): readonly unknown[] => [
  itineraryId,
  quoteId,
  seenPremium.value,
  seenPremium.currencyCode,
  paymentId,
];

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
