import type { components } from '#schema/platform.openapi.ts';
import { numberOfNights, type Stay } from '../homes/stay';
import { paymentView } from '../homes/terms-view';
import { minorOfDecimal } from '../kernel/money';
import { corporateTravelView } from '../people/policies/travel-policy';
import type { OfferRequest, QuoteOutcome, QuoteRequest, Viewer } from '../supplier/supplier';
import { listingOf } from './listing-of-accommodation';
import { cancellationPolicyOf, clausesOf, priceOf } from './price-of-rate';
import { stayData } from './search';
import { type StaysClient, StaysRefusal } from './stays-client';
import {
  type Accommodation,
  quoteAnswer,
  type Rate,
  ratesAnswer,
  searchAnswer,
  accommodationAnswer,
} from './stays.types';

type Schemas = components['schemas'];

interface Available {
  readonly accommodation: Accommodation;
  /** The cheapest one: the platform sells one rate of a home. */
  readonly rate: Rate;
}

/** Undefined when the home has no room for the stay. */
async function cheapestRate(
  client: StaysClient,
  listingId: string,
  stay: Stay,
): Promise<Available | undefined> {
  const { data } = await client.read('POST', '/stays/search', searchAnswer, {
    ...stayData({
      dateRange: { from: stay.from, until: stay.until },
      guestDetails: { ...stay.guests, children: [...stay.guests.children], infants: 0 },
    }),
    accommodation: { ids: [listingId] },
  });
  const [result] = data.results;
  if (!result) return undefined;
  const path = `/stays/search_results/${encodeURIComponent(result.id)}/actions/fetch_all_rates`;
  const { accommodation } = (await client.read('POST', path, ratesAnswer)).data;
  const rates = accommodation.rooms.flatMap((room) => room.rates);
  const [rate] = rates.sort((one, other) => totalOf(one) - totalOf(other));
  return rate && { accommodation, rate };
}

const totalOf = ({ total_amount, total_currency }: Rate): number =>
  minorOfDecimal(total_amount, total_currency);

export async function offerOf(
  client: StaysClient,
  { listingId, stay, viewer }: OfferRequest,
): Promise<Schemas['Home']> {
  const found = await cheapestRate(client, listingId, stay);
  const accommodation = found?.accommodation ?? (await accommodationOf(client, listingId));
  const home = { listingId: { id: listingId } };
  if (!accommodation) return home;
  const listing = listingOf(accommodation);
  if (!found) {
    const reasons = [{ reason: { Reason: 'BlockedDates' } }];
    return { ...home, listing, availability: { AvailabilityResult: 'Unavailable', reasons } };
  }
  const rate = rateOf(found.rate, stay, viewer);
  const nightly = { minor: nightlyOf(found.rate, stay), currencyCode: found.rate.total_currency };
  const judged = { starRating: accommodation.rating ?? null, corporateTravel: null };
  return {
    ...home,
    listing: { ...listing, ...corporateTravelView(viewer.policy, judged, nightly, viewer.writePrice) },
    availability: { AvailabilityResult: 'Available', rate },
  };
}

async function accommodationOf(client: StaysClient, listingId: string): Promise<Accommodation | undefined> {
  try {
    const path = `/stays/accommodation/${encodeURIComponent(listingId)}`;
    return (await client.read('GET', path, accommodationAnswer)).data;
  } catch (error) {
    if (error instanceof StaysRefusal && error.status === 404) return undefined;
    throw error;
  }
}

const nightlyOf = (rate: Rate, stay: Stay): number =>
  Math.round(priceOf(rate, numberOfNights(stay)).rentMinor / numberOfNights(stay));

const payment = (rate: Parameters<typeof clausesOf>[0]) => ({
  schedule: [{ due: 'AtBooking' as const, basisPoints: 10_000 }],
  clauses: clausesOf(rate),
});

function rateOf(rate: Rate, stay: Stay, { writePrice }: Viewer): Schemas['Rate'] {
  const price = priceOf(rate, numberOfNights(stay));
  const { currencyCode, rentMinor } = price;
  const lines = (kind: string): Schemas['PriceLine'][] =>
    price.fees
      .filter((fee) => fee.kind === kind)
      .map(({ name, minor }) => ({ name, kind: { Kind: kind }, amount: writePrice(minor, currencyCode) }));
  const total = { minor: totalOf(rate), currencyCode };
  return {
    price: {
      nightly: writePrice(nightlyOf(rate, stay), currencyCode),
      total: writePrice(total.minor, currencyCode),
      rentTotal: writePrice(rentMinor, currencyCode),
      taxes: lines('Tax'),
      fees: lines('ServiceFee'),
      discounts: [],
      displayTaxesAndFeesIncluded: false,
    },
    cancellationPolicy: cancellationPolicyOf(rate),
    paymentPolicy: paymentView(payment(rate), total, stay.from, writePrice),
  };
}

/** The binding price of the cheapest rate. */
export async function quoteOf(
  client: StaysClient,
  { listingId, stay, ancillaries }: QuoteRequest,
): Promise<QuoteOutcome> {
  if (ancillaries.length > 0) {
    return {
      kind: 'Refused',
      reason: 'Refused',
      errors: [{ kind: 'ProductError', code: 'AncillaryNotAvailable' }],
    };
  }
  const found = await cheapestRate(client, listingId, stay);
  if (!found) return { kind: 'Refused', reason: 'Sold' };
  try {
    const { data } = await client.read('POST', '/stays/quotes', quoteAnswer, { rate_id: found.rate.id });
    return {
      kind: 'Quoted',
      quoteId: data.id,
      price: priceOf(data, numberOfNights(stay)),
      // Its amounts are those of the quote, also if the price has changed since the rate was read.
      cancellationPolicy: cancellationPolicyOf(data.accommodation.rooms[0]?.rates[0] ?? found.rate),
      payment: payment({ ...found.rate, ...data }),
      protection: null,
      extras: {},
    };
  } catch (error) {
    if (error instanceof StaysRefusal) return { kind: 'Refused', reason: 'Sold' };
    throw error;
  }
}
