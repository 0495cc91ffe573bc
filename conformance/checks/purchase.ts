/** A stay is quoted, booked once however often it is sent, found among the trips, and canceled. Writes. */
import type { components } from '../../schema/platform.openapi';
import type { AnswerOf } from '../contract';
import type { Platform, Session } from '../platform';
import { refusedToOther } from './other-users';
import { checkLaterProtection } from './later-protection';
import { polled } from './polled';
import { expectSame, expectSameMoney, expectSum, type FoundStay } from './reads';
import { checkConfirmation, checkOptionalFacts } from './trip-facts';

type Schemas = components['schemas'];

export interface PurchaseOptions {
  readonly stay: FoundStay;
  readonly cardId: string;
  readonly other: Session | undefined;
  readonly pollIntervalMs: number;
}

const EMAIL = 'conformance@portal.example';

interface ReadyQuote {
  readonly token: string;
  readonly orderedProductId: string;
  readonly due: Schemas['Fiat'];
}

export async function checkPurchase(platform: Platform, options: PurchaseOptions): Promise<void> {
  await checkDiscard(platform, options);
  const quote = await checkQuote(platform, options);
  if (quote === undefined) return;
  await checkMainGuest(platform, quote);
  const booking = await checkBookedOnce(platform, options, quote);
  if (booking === undefined) return;
  const number = await checkBookingOutcome(platform, options, booking);
  if (number !== undefined) await checkTrip(platform, options, quote, number);
}

const quoteRequest = ({
  listingId,
  dates,
  provider,
  collection,
  total,
}: FoundStay): Schemas['ScheduleQuoteRequest'] => ({
  emailAddress: EMAIL,
  request: {
    type: 'homes',
    value: {
      listingId,
      listingProviderId: provider,
      stayDates: dates,
      guests: { adults: 2, children: [], infants: 0, petsIncluded: false },
      seenPrice: { value: total.value, currencyCode: total.currencyCode as Schemas['CurrencyCode'] },
      listingCollection: collection as Schemas['HomesQuoteRequest']['listingCollection'],
    },
  },
});

async function checkDiscard(platform: Platform, { stay }: PurchaseOptions): Promise<void> {
  const token = await platform.ask('scheduleQuote', quoteRequest(stay));
  if (token === undefined) return;
  await platform.ask('discardQuote', { value: token.value });
  await platform.ask('discardQuote', { value: token.value });
}

async function checkQuote(
  platform: Platform,
  { stay, other, pollIntervalMs }: PurchaseOptions,
): Promise<ReadyQuote | undefined> {
  const scheduled = await platform.ask('scheduleQuote', quoteRequest(stay));
  if (scheduled === undefined) return undefined;
  const token = scheduled.value;
  if (other !== undefined) await refusedToOther(platform, other, 'pollQuote', { value: token });
  const answer = await polled(
    () => platform.ask('pollQuote', { value: token }),
    ({ QuoteResponse }) => QuoteResponse,
    pollIntervalMs,
  );
  if (answer === undefined) return undefined;
  const quote = answer.quote?.value;
  const problem = (text: string, field: string) => platform.problem('pollQuote', 'consistency', text, field);
  if (answer.QuoteResponse !== 'Success' || quote === undefined) {
    problem(`the quote of a home that can be booked ended as ${answer.QuoteResponse}`, '/QuoteResponse');
    return undefined;
  }
  expectSame(platform, 'pollQuote', '/quote/value/listingId/id', quote.listingId.id, stay.listingId);
  for (const end of ['from', 'until'] as const)
    expectSame(platform, 'pollQuote', `/quote/value/stayDates/${end}`, quote.stayDates[end], stay.dates[end]);
  if (Date.parse(quote.validUntil) <= Date.now()) problem('has passed already', '/quote/value/validUntil');
  const { payNowTotal, groupedItems } = quote.rate.detailedPrice;
  const field = '/quote/value/rate/detailedPrice/payNowTotal/fiat';
  if (payNowTotal.fiat === undefined) {
    problem('is absent, so the stay cannot be booked', field);
    return undefined;
  }
  expectSum(
    platform,
    'pollQuote',
    field,
    payNowTotal.fiat,
    groupedItems.map(({ amount }) => amount.fiat),
  );
  if (payNowTotal.fiat.currencyCode !== stay.total.currencyCode)
    platform.problem(
      'pollQuote',
      'money',
      'is not the currency that the shop showed',
      `${field}/currencyCode`,
    );
  return { token, orderedProductId: quote.orderedProductId, due: payNowTotal.fiat };
}

async function checkMainGuest(platform: Platform, { token, orderedProductId }: ReadyQuote): Promise<void> {
  const guest: Schemas['AddMainGuestRequest'] = {
    emailAddress: EMAIL,
    mainGuest: { givenName: 'Test', surname: 'Traveler', phoneNumber: '+14165550148' },
    orderedProductId,
    paymentSessionToken: token,
  };
  const idempotencyKey = crypto.randomUUID();
  for (const answer of [
    await platform.ask('addMainGuest', guest, { idempotencyKey }),
    await platform.ask('addMainGuest', guest, { idempotencyKey }),
  ])
    if (answer !== undefined)
      expectSame(
        platform,
        'addMainGuest',
        '/orderedProductId',
        answer.orderedProductId ?? '',
        orderedProductId,
      );
}

/** The token of the one booking. */
async function checkBookedOnce(
  platform: Platform,
  { cardId, other }: PurchaseOptions,
  { token, due }: ReadyQuote,
): Promise<string | undefined> {
  const currency = due.currencyCode as Schemas['CurrencyCode'];
  const request = (amount: number): Schemas['ScheduleFulfillmentRequest'] => ({
    quoteToken: { value: token },
    payments: [{ kind: 'UserCard', paymentId: cardId, paymentAmount: { currency, amount } }],
    ancillaries: [],
  });
  const idempotencyKey = crypto.randomUUID();
  const sent = { idempotencyKey };
  if (other !== undefined) await refusedToOther(platform, other, 'scheduleFulfillment', request(due.value));
  const first = await Promise.all([
    platform.ask('scheduleFulfillment', request(due.value), sent),
    platform.ask('scheduleFulfillment', request(due.value), sent),
  ]);
  const booking = first[0]?.value ?? first[1]?.value;
  if (booking === undefined) return undefined;
  const again = [
    ['the same key again', await platform.ask('scheduleFulfillment', request(due.value), sent)],
    [
      'another key for the same quote',
      await platform.ask('scheduleFulfillment', request(due.value), { idempotencyKey: crypto.randomUUID() }),
    ],
  ] as const;
  for (const [what, answer] of [
    ['the same key at once', first[0]],
    ['the same key at once', first[1]],
    ...again,
  ] as const)
    if (answer !== undefined && answer.value !== booking)
      platform.problem(
        'scheduleFulfillment',
        'once',
        `${what}: answers the token of a second booking`,
        '/value',
      );
  await platform.refused('scheduleFulfillment', request(due.value + 1), {
    idempotencyKey,
    statuses: [409],
    code: 40901,
    rule: 'once',
    what: 'the same key with another payload',
  });
  if (other !== undefined) await refusedToOther(platform, other, 'pollFulfillment', { value: booking });
  return booking;
}

/** The number of the reservation. */
async function checkBookingOutcome(
  platform: Platform,
  { pollIntervalMs }: PurchaseOptions,
  booking: string,
): Promise<string | undefined> {
  const answer: AnswerOf<'pollFulfillment'> | undefined = await polled(
    () => platform.ask('pollFulfillment', { value: booking }),
    ({ result }) => result,
    pollIntervalMs,
  );
  if (answer === undefined) return undefined;
  if (answer.result === 'Success' && answer.fulfillment !== undefined)
    return answer.fulfillment.value.id.value;
  const problem = `the booking of a home that can be booked ended as ${answer.result}`;
  platform.problem('pollFulfillment', 'consistency', problem, '/result');
  return undefined;
}

async function checkTrip(
  platform: Platform,
  options: PurchaseOptions,
  { due }: ReadyQuote,
  number: string,
): Promise<void> {
  const trips = await platform.ask('listItineraries');
  if (trips === undefined) return;
  const found = trips.itineraries.filter(({ reservation }) => reservation.id.value === number);
  const [trip] = found;
  if (trip === undefined || found.length > 1) {
    const problem =
      trip === undefined ? 'lacks the stay that was booked' : 'has the stay that was booked twice';
    return platform.problem('listItineraries', 'once', problem, '/itineraries');
  }
  const field = `/itineraries/${trips.itineraries.indexOf(trip)}`;
  expectSameMoney(platform, 'listItineraries', `${field}/total`, trip.total, due);
  const paid = trip.payments.map(({ amount }) => amount);
  expectSum(platform, 'listItineraries', `${field}/payments`, trip.total, paid);
  checkOptionalFacts(platform, field, trip);
  await checkConfirmation(platform, trip);
  await checkLaterProtection(platform, options, trip);
  await checkCancellation(platform, options, trip.id);
}

/** The stay is canceled once, on the quoted terms, however often that is sent. */
async function checkCancellation(
  platform: Platform,
  { other, pollIntervalMs }: PurchaseOptions,
  itineraryId: string,
): Promise<void> {
  const quote = await platform.ask('quoteHomeCancellation', { itineraryId });
  if (quote === undefined) return;
  const { token, refund, lines } = quote;
  const paid = lines.map(({ amount }) => amount);
  if (lines.length > 0) expectSum(platform, 'quoteHomeCancellation', '/refund', refund, paid);
  if (token === undefined)
    return platform.notes.unchecked('confirmHomeCancellation: the stay cannot be canceled');
  if (other !== undefined)
    await refusedToOther(platform, other, 'confirmHomeCancellation', { itineraryId, token });
  await platform.refused(
    'confirmHomeCancellation',
    { itineraryId, token: `${token}-changed` },
    { statuses: [409], code: 40902, rule: 'once', what: 'terms that were not quoted' },
  );
  const sent = { idempotencyKey: crypto.randomUUID() };
  const confirm = () => platform.ask('confirmHomeCancellation', { itineraryId, token }, sent);
  const problem = (text: string) =>
    platform.problem('confirmHomeCancellation', 'consistency', text, '/result');
  for (const answer of [await confirm(), await confirm()])
    if (answer?.result === 'Failed') return problem('the quoted cancellation failed');
  if (other !== undefined) await refusedToOther(platform, other, 'pollHomeCancellation', { itineraryId });
  const end = await polled(
    () => platform.ask('pollHomeCancellation', { itineraryId }),
    ({ result }) => result,
    pollIntervalMs,
  );
  if (end !== undefined && end.result !== 'Success')
    return problem(`the quoted cancellation ended as ${end.result}`);
  const canceled = end?.itinerary?.cancellation;
  if (canceled !== undefined)
    expectSameMoney(
      platform,
      'pollHomeCancellation',
      '/itinerary/cancellation/refund',
      canceled.refund,
      refund,
    );
}
