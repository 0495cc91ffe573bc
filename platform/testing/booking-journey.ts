/** The steps from a listing to a booked stay over HTTP, for tests to combine. */
import type { components } from '#schema/platform.openapi.ts';
import type { TestCaller } from './test-platform';

type Schemas = components['schemas'];

export interface JourneyStay {
  readonly listingId?: string;
  readonly from?: string;
  readonly until?: string;
  readonly guests?: Schemas['GuestDetails'];
  readonly agentFee?: number;
  /** Cancel for any reason, bought with the stay: the variant of the shop, or any add-on. */
  readonly coverage?: 'Partial' | 'Full';
  readonly quoteId?: string;
  readonly priceFreezeId?: string;
}

/** Three nights at a home without failures: 3 × 200 rent, 80 cleaning, 60 tax. */
export const USUAL_STAY = {
  listingId: 'test-always-works',
  from: '2026-06-02',
  until: '2026-06-05',
  guests: { adults: 2, children: [], infants: 0, petsIncluded: false },
} as const;
export const USUAL_TOTAL = 740;

export const scheduleQuote = async (traveler: TestCaller, stay: JourneyStay = {}): Promise<string> =>
  (await shopAndSchedule(traveler, stay)).token;

/** The shop's total is undefined for a stay that the shop reports as unavailable. */
export async function shopAndSchedule(
  traveler: TestCaller,
  stay: JourneyStay = {},
): Promise<{ token: string; shopTotal: number | undefined; quoteId: string | undefined }> {
  const { listingId = USUAL_STAY.listingId, from = USUAL_STAY.from, until = USUAL_STAY.until } = stay;
  const guests = stay.guests ?? { adults: 2, children: [], infants: 0, petsIncluded: false };
  const shop = await traveler.call('shopHome', {
    listingId,
    stayDetails: { dateRange: { from, until }, guestDetails: guests },
    distributionChannels: [{ channelId: 'General' }],
    ...(stay.priceFreezeId === undefined ? {} : { priceFreezeId: stay.priceFreezeId }),
  });
  const { listing, availability } = shop.body.value;
  const shopTotal = availability?.rate?.price.total.fiat.value;
  const { variants = [] } = availability?.rate?.cancelForAnyReason ?? {};
  const quoteId = stay.quoteId ?? variants.find(({ coverage }) => coverage === stay.coverage)?.quoteId;
  const { body } = await traveler.call('scheduleQuote', {
    emailAddress: 'traveler@larkfield.example',
    request: {
      type: 'homes',
      value: {
        listingId,
        listingProviderId: listing!.providerData.listingProviderId,
        stayDates: { from, until },
        guests,
        seenPrice: { value: shopTotal ?? 0, currencyCode: 'USD' },
        listingCollection: listing!.listingCollection as 'NoCollection',
        ...(quoteId === undefined ? {} : { ancillaries: [{ quoteId }] }),
        ...(stay.priceFreezeId === undefined ? {} : { priceFreezeId: stay.priceFreezeId }),
      },
    },
    ...(stay.agentFee === undefined ? {} : { agentFee: stay.agentFee }),
  });
  return { token: body.value, shopTotal, quoteId };
}

/** Polls without waiting until the quote is no longer pending. */
export async function quoteOutcome(traveler: TestCaller, token: string): Promise<Schemas['QuotePoll']> {
  for (let polls = 0; polls < 30; polls += 1) {
    const { body } = await traveler.call('pollQuote', { value: token });
    if (body.QuoteResponse !== 'Pending') return body;
  }
  throw new Error('The quote is still pending after thirty polls');
}

export interface ReadyQuote {
  readonly token: string;
  readonly orderedProductId: string;
  readonly total: number;
}

/** A quote that has succeeded and has a main guest. */
export async function readyQuote(traveler: TestCaller, stay: JourneyStay = {}): Promise<ReadyQuote> {
  const token = await scheduleQuote(traveler, stay);
  const { quote, errors } = await quoteOutcome(traveler, token);
  if (!quote?.value) throw new Error(`The quote failed: ${JSON.stringify(errors)}`);
  const { orderedProductId, rate } = quote.value;
  await traveler.call('addMainGuest', mainGuest({ token, orderedProductId }));
  return { token, orderedProductId, total: rate.detailedPrice.payNowTotal.fiat!.value };
}

export const mainGuest = (
  quote: Pick<ReadyQuote, 'token' | 'orderedProductId'>,
): Schemas['AddMainGuestRequest'] => ({
  emailAddress: 'traveler@larkfield.example',
  mainGuest: { givenName: 'Helen', surname: 'Ortiz', phoneNumber: '+14165550148' },
  orderedProductId: quote.orderedProductId,
  paymentSessionToken: quote.token,
});

export const byCard = (amount: number, paymentId = 'card_helen_summit'): Schemas['PaymentItem'] => ({
  kind: 'UserCard',
  paymentId,
  paymentAmount: { currency: 'USD', amount },
});

export const withMiles = (miles: number, amount: number): Schemas['PaymentItem'] => ({
  kind: 'Rewards',
  rewardsAccountId: 'acct_helen_summit',
  fiatValue: { value: amount, currencyCode: 'USD' },
  rewardsPrice: { value: miles, currency: 'Miles' },
});

export const withCredit = (amount: number): Schemas['PaymentItem'] => ({
  kind: 'TravelWalletCredit',
  description: 'Travel credit',
  paymentAmount: { fiatValue: { value: amount, currencyCode: 'USD' } },
});

export const withOffer = (amount: number, offerId = 'offer_helen_stay-50'): Schemas['PaymentItem'] => ({
  kind: 'TravelWalletOffer',
  offerId,
  description: '$50 off a vacation rental',
  paymentAmount: { fiatValue: { value: amount, currencyCode: 'USD' } },
});

/** A quote with its add-on and agent's fee. */
type BookedQuote = Pick<ReadyQuote, 'token'> & { readonly quoteId?: string; readonly agentFee?: number };

export const fulfillment = (
  quote: BookedQuote,
  payments: Schemas['PaymentItem'][],
): Schemas['ScheduleFulfillmentRequest'] => ({
  ...(quote.agentFee === undefined ? {} : { agentFee: quote.agentFee }),
  quoteToken: { value: quote.token },
  payments,
  ancillaries: quote.quoteId === undefined ? [] : [{ quoteId: quote.quoteId }],
});

export async function book(
  traveler: TestCaller,
  quote: BookedQuote,
  payments: Schemas['PaymentItem'][],
  idempotencyKey?: string,
): Promise<string> {
  const { body } = await traveler.call(
    'scheduleFulfillment',
    fulfillment(quote, payments),
    idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
  );
  return body.value;
}

/** Far beyond the time that a booking takes, even on a busy machine. */
const PATIENCE_MS = 40_000;

/** Polls until the booking is no longer pending. */
export async function bookingOutcome(
  traveler: TestCaller,
  token: string,
): Promise<Schemas['FulfillmentPoll']> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { body } = await traveler.call('pollFulfillment', { value: token });
    if (body.result !== 'Pending') return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The booking is still pending after ${PATIENCE_MS} ms`);
}
