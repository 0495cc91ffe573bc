/** Freezes a price. The price and the card are committed first, with the nights if the kind holds them. */
import { sql, type Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { findListing, soldNightsOf, type StoredListing } from '../../homes/listing-store';
import { type Stay, stayOf } from '../../homes/stay';
import { isUnavailable } from '../../homes/stay-availability';
import { changedBy, priceStay } from '../../homes/stay-price';
import { type Clock, daysBetween, today } from '../../kernel/dates';
import { newId } from '../../kernel/identifiers';
import { toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { type PaymentMethodRow, requireSavedCard } from '../../payment/payment-methods/payment-methods';
import { CardPurchases } from '../card-purchase/card-purchases';
import { savedCardPart } from '../purchase/booking-payment';
import type { PriceFreeze } from './frozen-stay';
import { changedOfferView, type FreezeOption, freezeOptions } from './offer';
import { priceFreezeView } from './price-freezes';

type Schemas = components['schemas'];
type Request = Schemas['PurchasePriceFreezeRequest'];

export const priceFreezePurchases = new CardPurchases({
  table: 'price_freezes',
  statesUnderWay: ['Running', 'Paying'],
  canonical: (request: Request): readonly unknown[] => [
    request.listingId,
    request.stayDates.from,
    request.stayDates.until,
    request.guests.adults,
    request.guests.children,
    request.guests.petsIncluded,
    request.kind,
    request.seenTotal.value,
    request.seenTotal.currencyCode,
    request.seenDeposit.value,
    request.seenCap.value,
    request.durationHours,
    request.paymentId,
  ],
  insert: async (tx, clock, { userId, request, columns }) => {
    const stay = stayOf(request.stayDates, request.guests);
    const listing = await findListing(tx, request.listingId);
    if (!listing) throw new Refusal(40401, 'There is no such listing.');
    const card = await requireSavedCard(tx, userId, request.paymentId);
    const verdict = await judge(tx, clock, listing, stay, request);
    const inserted = await tx
      .insertInto('price_freezes')
      .values({
        id: newId('freeze'),
        ...columns,
        ...columnsOf(request, listing, card),
        ...outcomeOf(verdict, request),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return undefined;
    const { id } = inserted;
    if (verdict === null && request.kind === 'HoldTheRoom' && !(await holdNights(tx, id, request))) {
      await tx
        .updateTable('price_freezes')
        .set({ state: 'Failed', errors: json([{ code: 'NoAvailability' }]) })
        .where('id', '=', id)
        .execute();
    }
    return id;
  },
  bought: async (database, clock, freeze) => ({
    priceFreeze: await priceFreezeView(database, clock, freeze),
  }),
});

/** The columns for the frozen price, and for the card to pay with. */
function columnsOf(request: Request, { rules }: StoredListing, card: PaymentMethodRow) {
  const currency = rules.pricing.currencyCode;
  const { totalMinor, capMinor, depositMinor } = askedOf(request, currency);
  return {
    listing_id: request.listingId,
    stay_from: request.stayDates.from,
    stay_until: request.stayDates.until,
    guests: json(request.guests),
    kind: request.kind,
    currency,
    total_minor: totalMinor,
    cap_minor: capMinor,
    deposit_minor: depositMinor,
    duration_hours: request.durationHours,
    card: json(savedCardPart(card, depositMinor)),
    authorization_id: null,
    booking_id: null,
    purchased_at: null,
    expires_at: null,
    refunded_at: null,
  };
}

const outcomeOf = (problem: PurchaseProblem | null, request: Request) =>
  problem === null
    ? ({ state: 'Running', offer: null } as const)
    : ({
        state: 'Failed',
        errors: json([{ code: problem.code }]),
        offer: problem.options
          ? json(
              changedOfferView(request.listingId, stayOf(request.stayDates, request.guests), problem.options),
            )
          : null,
      } as const);

interface Asked {
  readonly totalMinor: number;
  readonly depositMinor: number;
  readonly capMinor: number;
}

const askedOf = ({ seenTotal, seenDeposit, seenCap }: Request, currency: string): Asked => ({
  totalMinor: Math.max(1, toMinor(seenTotal.value, currency)),
  depositMinor: Math.max(1, toMinor(seenDeposit.value, currency)),
  capMinor: toMinor(seenCap.value, currency),
});

interface PurchaseProblem {
  readonly code: string;
  /** The current options, if the price or the terms have changed. */
  readonly options?: readonly FreezeOption[];
}

/** Why the price cannot be frozen as it was shown; null when it can. */
async function judge(
  tx: Transaction<Tables>,
  clock: Clock,
  listing: StoredListing,
  stay: Stay,
  request: Request,
): Promise<PurchaseProblem | null> {
  const soldNights = await soldNightsOf(tx, request.listingId, stay.from, stay.until);
  const { rules } = listing;
  if (
    rules.scenario?.shop?.kind === 'Missing' ||
    isUnavailable({ rules, stay, today: today(clock), soldNights })
  ) {
    return { code: 'NoAvailability' };
  }
  const currency = rules.pricing.currencyCode;
  const asked = askedOf(request, currency);
  const options = optionsNow(listing, stay, clock, asked.totalMinor);
  const option = options.find(({ kind }) => kind === request.kind);
  if (!option) return { code: 'GenerateCustomOfferFailed' };
  if (asked.totalMinor !== option.totalMinor) {
    const code = asked.totalMinor < option.totalMinor ? 'FrozenPriceIncreased' : 'FrozenPriceDecreased';
    return { code, options };
  }
  const isOffered =
    [request.seenTotal, request.seenDeposit, request.seenCap].every(
      ({ currencyCode }) => currencyCode === currency,
    ) &&
    asked.depositMinor === option.depositMinor &&
    asked.capMinor === option.capMinor &&
    request.durationHours === option.durationHours;
  return isOffered ? null : { code: 'SetBookParamsFailed', options };
}

/**
 * The current offer. The price of a test home changes when it is frozen, or when it is paid; a traveler who has seen the new
 * price gets it.
 */
function optionsNow({ rules }: StoredListing, stay: Stay, clock: Clock, seenMinor: number): FreezeOption[] {
  const shopPrice = priceStay(rules, stay, today(clock));
  const change = rules.scenario?.freeze?.priceChange;
  const isChanged =
    change?.at === 'Purchase' || (change && seenMinor === shopPrice.totalMinor + change.deltaMinor);
  const price = change && isChanged ? changedBy(shopPrice, change.deltaMinor) : shopPrice;
  return freezeOptions(rules, { price, stay, today: today(clock) });
}

/** The offer at the moment of payment, if its price differs from the frozen one. */
export async function changedAtPayment(
  database: Database,
  clock: Clock,
  freeze: PriceFreeze,
): Promise<PurchaseProblem | null> {
  const listing = await findListing(database, freeze.listing_id);
  const stay = { from: freeze.stay_from, until: freeze.stay_until, guests: freeze.guests };
  const change = listing?.rules.scenario?.freeze?.priceChange;
  const offered = listing ? optionsNow(listing, stay, clock, freeze.total_minor) : [];
  const option = offered.find(({ kind }) => kind === freeze.kind);
  if (!listing || !option) return { code: 'GenerateCustomOfferFailed' };
  const shopPrice = priceStay(listing.rules, stay, today(clock));
  const isDue = change?.at === 'Payment' && option.totalMinor === shopPrice.totalMinor;
  const options = isDue
    ? freezeOptions(listing.rules, {
        price: changedBy(shopPrice, change.deltaMinor),
        stay,
        today: today(clock),
      })
    : offered;
  const now = options.find(({ kind }) => kind === freeze.kind);
  if (!now || now.totalMinor === freeze.total_minor) return null;
  return {
    code:
      now.totalMinor > freeze.total_minor
        ? 'FrozenPriceIncreasedDuringPayment'
        : 'FrozenPriceDecreasedDuringPayment',
    options,
  };
}

/** Holds every night of a stay, or none: false when one of them is taken. */
async function holdNights(
  tx: Transaction<Tables>,
  id: string,
  { listingId, stayDates: { from, until } }: Request,
): Promise<boolean> {
  const { rows } = await sql<{ night: string }>`
    insert into sold_nights (listing_id, night, booking_id)
    select ${listingId}, night::date, ${id}
    from generate_series(${from}::date, ${until}::date - 1, interval '1 day') as night
    order by night
    on conflict do nothing
    returning night
  `.execute(tx);
  if (rows.length === daysBetween(from, until)) return true;
  await releaseNights(tx, id);
  return false;
}

export const releaseNights = async (tx: Transaction<Tables>, id: string): Promise<void> => {
  await tx.deleteFrom('sold_nights').where('booking_id', '=', id).execute();
};
