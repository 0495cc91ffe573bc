/**
 * Booking a quoted stay. One intent has one outcome (gateway/idempotency/booking-intents): a repeated key, or another key for the
 * same quote, gets the booking that was made first; a refusal is not kept. Everything is checked on facts that are read again;
 * then the platform is asked once. A fact that cannot be read is an error, never a refusal of what was chosen. What a gateway has forgotten the platform knows: a quote that has been booked says so, and
 * its booking is the outcome.
 *
 * When the platform does not say what became of the request (time-out, broken connection, 5xx), money may have moved.
 * It is not asked to book again: not every platform honors the Idempotency-Key. Where the quote does not say either, the
 * outcome is reported as still processing, never as a failure.
 */
import { bookingBlocker } from '../../../domain/booking/booking-readiness';
import type { FailureCode } from '../../../domain/failures/failure-codes';
import { tenantOf } from '../../../domain/portal/tenants';
import type { GatewayContext } from '../../context';
import type { BookInput, InputError, ResolversTypes } from '../../generated/graph';
import type { Performed } from '../../idempotency/booking-intents';
import { PlatformError } from '../../rest/client/platform-error';
import { scheduleFulfillment } from '../../rest/endpoints/purchase';
import type { Wire } from '../../rest/wire';
import { failed, failedAs } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { convertRewards } from '../rewards/rewards';
import { blockersOf, corporateBooking, isAmountDueAccepted, isPriceAccepted } from './booking-checks';
import { bookingRequest } from './booking-request';
import { unconfirmedToken } from './booking-status';
import {
  type PayableQuote,
  payableQuote,
  paymentMeans,
  type QuotedListing,
  quotedListing,
} from './payment-facts';
import { plannedPayment } from './payment-plan';
import { amountDueChanged, blocked, priceChanged } from './refusals';

type BookResult = Awaited<ResolversTypes['BookResult']>;
type Refusal = Exclude<BookResult, { __typename: 'BookingScheduled' }>;

/** What the platform takes as an Idempotency-Key; a UUID is one. */
const KEY = /^[\w.:-]{8,128}$/;

export async function book(input: BookInput, context: GatewayContext): Promise<BookResult> {
  const { idempotencyKey, ...payload } = input;
  if (!KEY.test(idempotencyKey)) {
    const inputErrors = [inputError('INVALID_IDEMPOTENCY_KEY', ['input', 'idempotencyKey'])];
    return refused('INVALID_REQUEST', context, null, inputErrors);
  }
  if (input.quoteToken === '') return blocked([bookingBlocker('SESSION_MISSING')], context);
  const result = await context.intents.once<BookResult>(
    { key: idempotencyKey, credentials: context.credentials, quoteToken: input.quoteToken, payload },
    () => performed(input, context),
  );
  switch (result.kind) {
    case 'conflict':
      return refused('IDEMPOTENCY_CONFLICT', context);
    case 'unknown':
      return (
        (await bookedBefore(input.quoteToken, context)) ?? booked(unconfirmedToken(idempotencyKey), false)
      );
    case 'outcome':
      return result.outcome.__typename === 'BookingScheduled' && !result.isFirst
        ? { ...result.outcome, isRepeated: true }
        : result.outcome;
  }
}

type Scheduled = Extract<BookResult, { __typename: 'BookingScheduled' }>;

const booked = (token: string, isRepeated: boolean): Scheduled => ({
  __typename: 'BookingScheduled',
  token,
  isRepeated,
});

/** The booking of a quote, where the platform knows it. */
async function bookedBefore(quoteToken: string, context: GatewayContext): Promise<Scheduled | null> {
  const asked = { platform: context.platform.fresh(), clock: context.clock };
  const payable = await payableQuote(quoteToken, asked).catch((error: unknown) => {
    if (error instanceof PlatformError) return null;
    throw error;
  });
  return payable?.kind === 'BOOKED' ? booked(payable.bookingToken, true) : null;
}

async function performed(input: BookInput, context: GatewayContext): Promise<Performed<BookResult>> {
  const checked = await checkedRequest(input, context);
  if ('answer' in checked) {
    return { outcome: checked.answer, isBooked: checked.answer.__typename === 'BookingScheduled' };
  }
  try {
    const { value } = await scheduleFulfillment(context.platform, {
      header: { 'Idempotency-Key': input.idempotencyKey },
      body: checked.request,
    });
    return { outcome: booked(value, false), isBooked: true };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    const refusal =
      rawCode === WITHOUT_MAIN_GUEST
        ? blocked([bookingBlocker('MAIN_GUEST_MISSING')], context, rawCode)
        : refused(code, context, rawCode);
    return { outcome: refusal, isBooked: false };
  }
}

/** The request to send, or what is to be answered instead. */
async function checkedRequest(
  input: BookInput,
  context: GatewayContext,
): Promise<{ readonly request: Wire<'ScheduleFulfillmentRequest'> } | { readonly answer: BookResult }> {
  const [quoted, means] = await Promise.all([quoteToBook(input.quoteToken, context), paymentMeans(context)]);
  if ('answer' in quoted) return quoted;
  const { payable, listing } = quoted;
  const { quote } = payable;
  if (!isPriceAccepted(input, quote) || input.acceptedTermsDigest !== quote.termsDigest) {
    return { answer: priceChanged(input, quote, context) };
  }
  const [plan, corporate] = await Promise.all([
    plannedPayment({ payable, listing, means }, input.payment, context, convertRewards),
    corporateBooking(input, listing, context),
  ]);
  const blockers = blockersOf(input, quote, plan, corporate);
  const refusal = !isAmountDueAccepted(input, plan)
    ? amountDueChanged(plan, means, context)
    : blockers.length > 0
      ? blocked(blockers, context)
      : null;
  if (refusal !== null) {
    // What is missing may be what the same booking, sent by another tab a moment ago, has just been paid with.
    return { answer: (await bookedBefore(input.quoteToken, context)) ?? refusal };
  }
  const isCorporate = tenantOf(context.environment.tenant).id === 'corporate';
  return { request: bookingRequest({ input, plan, means, isCorporate }) };
}

type QuoteToBook =
  | { readonly payable: Extract<PayableQuote, { kind: 'PAYABLE' }>; readonly listing: QuotedListing }
  | { readonly answer: BookResult };

async function quoteToBook(token: string, context: GatewayContext): Promise<QuoteToBook> {
  const payable = await payableQuote(token, context).catch((error: unknown) => {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  });
  if (payable?.kind === 'BOOKED') return { answer: booked(payable.bookingToken, true) };
  if (payable?.kind !== 'PAYABLE') return { answer: unpayable(payable, context) };
  return { payable, listing: await quotedListing(payable.wire, context) };
}

/** Why a quote cannot be booked; null is a token that is nobody's. */
function unpayable(
  payable: Exclude<PayableQuote, { kind: 'PAYABLE' | 'BOOKED' }> | null,
  context: GatewayContext,
): Refusal {
  switch (payable?.kind) {
    case undefined:
      return refused('INVALID_SESSION', context);
    case 'IN_PROGRESS':
      return blocked([bookingBlocker('PRICE_CALL_IN_PROGRESS')], context);
    case 'UNSUPPORTED':
      return refused('UNSUPPORTED_QUOTE', context);
    case 'UNREADABLE':
      return refused('INVALID_QUOTE', context);
    case 'EXPIRED':
      return refused('EXPIRED_QUOTE_TOKEN', context);
    case 'FAILED':
      return {
        __typename: 'BookingRefused',
        ...failedAs(payable.errors[0] ?? 'InvalidQuote', 'SCHEDULE_BOOK', context),
        inputErrors: [],
      };
  }
}

/** All of them had no effect. */
const REFUSALS: Refusals = {
  badRequest: 'INVALID_FULFILLMENT_INPUT',
  notFound: 'INVALID_SESSION',
  conflict: 'INVALID_QUOTE',
  byCode: new Map([
    ['40901', 'IDEMPOTENCY_CONFLICT'],
    ['40903', 'EXPIRED_QUOTE_TOKEN'],
  ]),
};

/** BK-03: only the platform knows whether a main guest was added to the quote. */
const WITHOUT_MAIN_GUEST = '40904';

/** The platform does not take the payments for the quote. */
const PAYMENT_MISMATCH = '42203';

const refused = (
  code: FailureCode,
  context: GatewayContext,
  rawCode: string | null = null,
  inputErrors: readonly InputError[] = rawCode === PAYMENT_MISMATCH
    ? [inputError('PAYMENT_MISMATCH', ['input', 'payment'], rawCode)]
    : [],
): Refusal => ({
  __typename: 'BookingRefused',
  ...failed(code, 'SCHEDULE_BOOK', context, { rawCode }),
  inputErrors: [...inputErrors],
});
