/** A stay is quoted, booked once however often it is sent, listed among the trips, and canceled. Writes. */
import type { components } from '#schema/platform.openapi.ts';
import { type AnswerOf, routeOf } from '../contract';
import type { OperationId } from '../operations';
import type { Platform } from '../platform';
import { checkBookedOnce } from './booked-once';
import { checkCancellation } from './cancellation';
import { refusedToOther } from './refused-to-other';
import { expectFuture, expectSame, expectSameMoney, expectSum } from './expect';
import { checkLaterProtection } from './later-protection';
import { polled } from './polled';
import type { PurchaseOptions } from './purchase-options';
import { GUEST_SURNAME, guestOf, paymentOf, quoteRequest, type ReadyQuote } from './purchase-requests';
import type { FoundStay } from './reads';
import { checkSold } from './sold-nights';
import { FAMILY, GUESTS } from './search';
import { checkConfirmation, checkOptionalFacts } from './trip-facts';

type Schemas = components['schemas'];

export async function checkPurchase(platform: Platform, options: PurchaseOptions): Promise<void> {
  await checkDiscard(platform, options);
  const quote = await checkQuote(platform, options);
  if (quote === undefined) return;
  await checkMainGuest(platform, options, quote);
  const rival = await rivalOf(platform, options);
  const booking = await checkBookedOnce(platform, options, quote);
  if (booking === undefined) return;
  const number = await checkBookingOutcome(platform, options, booking);
  if (number === undefined) return;
  await checkSold(platform, options, rival);
  await checkHiddenFromOther(platform, options, number);
  await checkTrip(platform, options, quote, number);
}

async function checkHiddenFromOther(
  platform: Platform,
  { other }: PurchaseOptions,
  number: string,
): Promise<void> {
  if (other === undefined) return;
  const trips = await platform.ask('listItineraries', undefined, { session: other });
  if (trips?.itineraries.some(({ reservation }) => reservation.id.value === number))
    platform.problem(
      'listItineraries',
      'other users',
      'has the stay that another user booked',
      '/itineraries/0/id',
    );
}

/** A second quote for the same nights, ready to be booked; undefined from a platform that does not quote them twice. */
async function rivalOf(
  platform: Platform,
  { stay, cardId, pollIntervalMs }: PurchaseOptions,
): Promise<Schemas['ScheduleFulfillmentRequest'] | undefined> {
  const token = await platform.ask('scheduleQuote', quoteRequest(stay));
  if (token === undefined) return undefined;
  const { value } = token;
  const answer = await polled(
    () => platform.ask('pollQuote', { value }),
    ({ QuoteResponse }) => QuoteResponse,
    pollIntervalMs,
  );
  const quote = answer?.quote?.value;
  const due = quote?.rate.detailedPrice.payNowTotal.fiat;
  if (quote === undefined || due === undefined) return undefined;
  await platform.ask(
    'addMainGuest',
    guestOf({ token: value, orderedProductId: quote.orderedProductId, due }),
    {
      idempotencyKey: crypto.randomUUID(),
    },
  );
  return paymentOf(value, cardId, due, due.value);
}

async function checkDiscard(platform: Platform, { stay }: PurchaseOptions): Promise<void> {
  await checkScheduling(platform, stay);
  const token = await platform.ask('scheduleQuote', quoteRequest(stay, FAMILY));
  if (token === undefined) return;
  await platform.ask('discardQuote', { value: token.value });
  if (platform.notes.isMissing('discardQuote')) return;
  await platform.refused(
    'discardQuote',
    { value: token.value },
    { statuses: [404], code: 40401, rule: 'consistency', what: 'a discarded quote' },
  );
  const poll = await platform.raw('pollQuote', { value: token.value });
  if (poll?.status !== routeOf('pollQuote').success) return;
  const { QuoteResponse } = JSON.parse(poll.body) as AnswerOf<'pollQuote'>;
  if (QuoteResponse !== 'Failure')
    platform.problem(
      'discardQuote',
      'consistency',
      `the quote can still be booked: its poll returns ${QuoteResponse}`,
    );
}

/** Only what the contract knows is priced: no unknown fields, no unknown homes. */
async function checkScheduling(platform: Platform, stay: FoundStay): Promise<void> {
  await platform.refused(
    'scheduleQuote',
    { ...quoteRequest(stay), conformanceProbe: true },
    { statuses: [400, 422], rule: 'strictness', what: 'a request with an unknown field' },
  );
  await platform.refused('scheduleQuote', quoteRequest({ ...stay, listingId: 'conformance-no-such-home' }), {
    statuses: [404],
    code: 40401,
    rule: 'consistency',
    what: 'a home that does not exist',
  });
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
  expectFuture(platform, 'pollQuote', '/quote/value/validUntil', quote.validUntil);
  expectGuests(platform, 'pollQuote', '/quote/value/guests', quote.guests);
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
      'is not the currency that shopHome returned',
      `${field}/currencyCode`,
    );
  const again = (await platform.ask('pollQuote', { value: token }))?.quote?.value;
  if (again === undefined) problem('is no longer Success when it is polled again', '/QuoteResponse');
  else {
    const { fiat } = again.rate.detailedPrice.payNowTotal;
    if (fiat !== undefined) expectSameMoney(platform, 'pollQuote', field, fiat, payNowTotal.fiat);
  }
  return { token, orderedProductId: quote.orderedProductId, due: payNowTotal.fiat };
}

async function checkMainGuest(
  platform: Platform,
  { cardId }: PurchaseOptions,
  quote: ReadyQuote,
): Promise<void> {
  const { token, orderedProductId, due } = quote;
  await platform.refused('scheduleFulfillment', paymentOf(token, cardId, due, due.value), {
    idempotencyKey: crypto.randomUUID(),
    statuses: [409],
    code: 40904,
    rule: 'consistency',
    what: 'a quote without a main guest',
  });
  const guest = guestOf(quote);
  await platform.refused(
    'addMainGuest',
    { ...guest, orderedProductId: 'conformance-no-such-product' },
    {
      statuses: [404, 409],
      rule: 'consistency',
      what: 'a product that the quote does not have',
    },
  );
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

/** The guests for whom the stay was requested, where the response has them. */
function expectGuests(
  platform: Platform,
  operation: OperationId,
  field: string,
  found: { readonly adults: number; readonly children: unknown } | undefined,
): void {
  if (found === undefined) return;
  const children = Array.isArray(found.children) ? found.children.length : found.children;
  if (found.adults !== GUESTS.adults || children !== GUESTS.children.length)
    platform.problem(operation, 'consistency', 'are not the guests of the request', field);
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
  const problem = (text: string) => platform.problem('pollFulfillment', 'consistency', text, '/result');
  if (answer.result !== 'Success' || answer.fulfillment === undefined) {
    problem(`the booking of a home that can be booked ended as ${answer.result}`);
    return undefined;
  }
  const again = await platform.ask('pollFulfillment', { value: booking });
  if (again !== undefined && again.result !== 'Success')
    problem(`a confirmed booking is ${again.result} when it is polled again`);
  return answer.fulfillment.value.id.value;
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
  const { reservation, state } = trip;
  const { listing, stayDates } = reservation;
  if (state !== 'Confirmed')
    platform.problem('listItineraries', 'consistency', `is ${state} after the booking`, `${field}/state`);
  expectSame(
    platform,
    'listItineraries',
    `${field}/reservation/listing/id/id`,
    listing.id.id,
    options.stay.listingId,
  );
  for (const end of ['from', 'until'] as const)
    expectSame(
      platform,
      'listItineraries',
      `${field}/reservation/stayDates/${end}`,
      stayDates[end],
      options.stay.dates[end],
    );
  expectSameMoney(platform, 'listItineraries', `${field}/total`, trip.total, due);
  expectGuests(platform, 'listItineraries', `${field}/guests`, trip.guests);
  if (trip.mainGuestName !== undefined && !trip.mainGuestName.includes(GUEST_SURNAME))
    expectSame(platform, 'listItineraries', `${field}/mainGuestName`, trip.mainGuestName, GUEST_SURNAME);
  const paid = trip.payments.map(({ amount }) => amount);
  expectSum(platform, 'listItineraries', `${field}/payments`, trip.total, paid);
  checkOptionalFacts(platform, field, trip);
  await checkConfirmation(platform, trip);
  await checkLaterProtection(platform, options, trip);
  await checkCancellation(platform, options, trip);
}
