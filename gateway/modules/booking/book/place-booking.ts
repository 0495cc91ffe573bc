/**
 * One attempt to book: read, verify, plan, verify the plan, send. Each step runs once; the first reason not to book ends it. The
 * checks are those of the checkout, on freshly read facts (BK-01 to BK-03, BK-16, BK-19, PM-14). The traveler and the contact are
 * checked when the main guest is added; the ordered product proves it.
 */
import {
  type BookingBlocker,
  type CorporateBooking,
  orderBlockers,
} from '#domain/booking/booking-readiness.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import { sameMoney } from '#domain/money/money.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { priceChange, type PriceDifference } from '#domain/quote/price-difference.ts';
import type { GatewayContext } from '#gateway/context.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import { PlatformError } from '#gateway/rest/client/platform-error.ts';
import { pollQuote, scheduleFulfillment } from '#gateway/rest/endpoints.ts';
import {
  EXPIRED_QUOTE_TOKEN,
  IDEMPOTENCY_CONFLICT,
  platformRefusal,
  type Refusals,
} from '../../failure/platform-refusal';
import { moneyFromInput } from '../../money/money-mapping';
import { businessPolicy } from '../../policy/business-policy';
import { type QuoteModel, quoteTotal } from '../../quote/quote-mapping';
import { convertRewards } from '../../rewards/rewards';
import {
  type BookedQuote,
  bookedQuote,
  payableQuote,
  type QuotedListing,
  type UnpayableQuote,
} from '../payable-quote';
import type { Payable } from '../payment-facts';
import { type PaymentMeans, paymentMeans } from '../payment-means';
import { plannedPayment } from '../payment-plan';
import { orderRequest } from './order-request';

/** How an attempt to book ends. */
export type BookOutcome =
  ScheduledOrder | UnpayableQuote | QuoteChanged | AmountDueChanged | Blocked | OrderRefusal;

/** `sending` is awaited before the order is sent. */
export async function placeBooking(
  input: BookInput,
  context: GatewayContext,
  sending: () => Promise<void>,
): Promise<BookOutcome> {
  // An earlier attempt of the same call may have been released before it was sent.
  context.platform.forget();
  const facts = await readFacts(input.quoteToken, context);
  if (facts.kind === 'USED_UP' && facts.idempotencyKey === input.idempotencyKey) {
    // A gateway that has lost its records repeats its call, and follows the booking to its failure.
    return { kind: 'BOOKED', bookingToken: facts.bookingToken };
  }
  if (facts.kind !== 'PAYABLE') return facts;

  const change = verifyQuote(input, facts.quote);
  if (change !== null) return change;

  const order = await planOrder(input, facts, context);

  const refusal = verifyOrder(order);
  // The missing payment means may just have paid for the same booking, sent from another tab.
  if (refusal !== null) return (await bookedBefore(input.quoteToken, context)) ?? refusal;

  await sending();
  return sendOrder(order, context);
}

/**
 * The facts that a booking depends on: a quote with its listing and the traveler's payment means, or why it cannot be booked.
 * Reads everything again. A fact that cannot be read is an error, never a refusal of the choice.
 */
async function readFacts(quoteToken: string, context: GatewayContext): Promise<Payable | UnpayableQuote> {
  const [quoted, means] = await Promise.all([payableQuote(quoteToken, context), paymentMeans(context)]);
  return quoted.kind === 'PAYABLE' ? { ...quoted, means } : quoted;
}

/** PD-10: the price or the terms differ from those that were accepted. */
export interface QuoteChanged {
  readonly kind: 'QUOTE_CHANGED';
  readonly quote: QuoteModel;
  /** Null when only the terms differ. */
  readonly priceChange: PriceDifference | null;
}

/** Null if the accepted total and terms are those of the quote. */
function verifyQuote(
  { acceptedTotal, acceptedTermsDigest }: BookInput,
  quote: QuoteModel,
): QuoteChanged | null {
  const seen = moneyFromInput(acceptedTotal);
  const quoted = quoteTotal(quote);
  if (!sameMoney(seen, quoted))
    return { kind: 'QUOTE_CHANGED', quote, priceChange: priceChange(seen, quoted) };
  return acceptedTermsDigest === quote.termsDigest
    ? null
    : { kind: 'QUOTE_CHANGED', quote, priceChange: null };
}

/** A booking before it is sent: the quote, its payment, and the details that a company requires. */
export interface BookingOrder {
  readonly input: BookInput;
  readonly quote: QuoteModel;
  readonly plan: PaymentPlan;
  readonly means: PaymentMeans;
  /** Null when no answers can be demanded. */
  readonly corporate: CorporateBooking | null;
}

async function planOrder(input: BookInput, facts: Payable, context: GatewayContext): Promise<BookingOrder> {
  const [plan, corporate] = await Promise.all([
    plannedPayment(facts, input.payment, context, convertRewards),
    corporateBooking(input, facts.listing, context),
  ]);
  return { input, quote: facts.quote, plan, means: facts.means, corporate };
}

/**
 * BK-19: the policy matters unless the stay is known to be in policy. With a message to the approver the booking is valid whether
 * or not approval is required; without one, the settings decide.
 */
async function corporateBooking(
  { corporate }: BookInput,
  { isInPolicy }: QuotedListing,
  context: GatewayContext,
): Promise<CorporateBooking | null> {
  if (isInPolicy === true || (isInPolicy === null && !isBusinessTenant(context))) return null;
  const outOfPolicyReason = corporate?.outOfPolicyReason ?? '';
  const approvalRequestReason = corporate?.approvalRequestReason ?? '';
  const answers = { isInPolicy, outOfPolicyReason, approvalRequestReason };
  if (approvalRequestReason.trim() !== '') return { ...answers, isApprovalRequired: true };
  const policy = await businessPolicy(context);
  return policy?.isActive ? { ...answers, isApprovalRequired: policy.isApprovalRequired } : null;
}

const isBusinessTenant = ({ environment }: GatewayContext): boolean =>
  tenantOf(environment.tenant).fetchesPolicies;

/** PM-14: the amount due differs from the one that was accepted. */
export type AmountDueChanged = { readonly kind: 'AMOUNT_DUE_CHANGED' } & Pick<BookingOrder, 'plan' | 'means'>;

/** Something is missing; each blocker names one thing. */
export interface Blocked {
  readonly kind: 'BLOCKED';
  readonly blockers: readonly Blocker[];
}

/** A blocker, with the payment problem that causes it. */
type Blocker = BookingBlocker & { readonly paymentProblem?: PaymentProblemCode };

/** Null if the card is charged the accepted amount, and nothing is missing. */
function verifyOrder(order: BookingOrder): AmountDueChanged | Blocked | null {
  const { input, quote, plan, means, corporate } = order;
  // A payment with problems has no amount to accept.
  const isAccepted =
    plan.problems.length > 0 || sameMoney(moneyFromInput(input.acceptedAmountDue), plan.amountDue);
  if (!isAccepted) return { kind: 'AMOUNT_DUE_CHANGED', plan, means };
  const isOrdered = input.orderedProductId === quote.orderedProductId;
  const blockers = orderBlockers({
    orderedProductId: isOrdered ? quote.orderedProductId : null,
    isMainGuestAdded: isOrdered,
    payment: plan,
    corporate,
  }).flatMap((blocker) => withProblems(blocker, plan));
  return blockers.length > 0 ? { kind: 'BLOCKED', blockers } : null;
}

/** A blocker of the payment with its problems, as the plan words them; a card that cannot be used counts as missing. */
function withProblems(blocker: BookingBlocker, { problems }: PaymentPlan): Blocker | Blocker[] {
  if (blocker.code === 'CARD_MISSING') {
    const problem = problems.find(({ field }) => field === 'CARD');
    return problem ? { ...blocker, paymentProblem: problem.code } : blocker;
  }
  if (blocker.code !== 'PAYMENT_INVALID') return blocker;
  return problems
    .filter(({ field }) => field !== 'CARD')
    .map(({ code, message }) => ({ code: blocker.code, message, paymentProblem: code }));
}

/** The booking of a quote, requested from the platform now; null if it does not report one. */
export async function bookedBefore(quoteToken: string, context: GatewayContext): Promise<BookedQuote | null> {
  const platform = context.platform.fresh();
  try {
    return await bookedQuote(await pollQuote(platform, { body: { value: quoteToken } }), platform);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** The platform has accepted the order; the token is the booking's. */
interface ScheduledOrder {
  readonly kind: 'SCHEDULED';
  readonly token: string;
  /** Another order, as that of another session, had started the booking. False if the platform does not say. */
  readonly isRepeated: boolean;
}

/** The platform has refused the order, which had no effect. */
export interface OrderRefusal {
  readonly kind: 'REFUSED';
  readonly code: MutationFailure<'book', 'BookingRefused'>;
  readonly rawCode: string | null;
  /** The names of the answers that the platform misses. */
  readonly errors: readonly string[];
}

/** None of these has an effect. */
const REFUSALS: Refusals<OrderRefusal['code']> = {
  badRequest: 'INVALID_FULFILLMENT_INPUT',
  notFound: 'INVALID_SESSION',
  conflict: 'INVALID_QUOTE',
  byCode: new Map([IDEMPOTENCY_CONFLICT, EXPIRED_QUOTE_TOKEN, ['42204', 'PRICE_FREEZE_UNUSABLE']]),
};

/** Sends the one request that may move money, and never twice. */
async function sendOrder(
  order: BookingOrder,
  context: GatewayContext,
): Promise<ScheduledOrder | OrderRefusal> {
  const isCorporate = order.corporate !== null || isBusinessTenant(context);
  try {
    const { value, isRepeated = false } = await scheduleFulfillment(context.platform, {
      header: { 'Idempotency-Key': order.input.idempotencyKey },
      body: orderRequest(order, isCorporate),
    });
    return { kind: 'SCHEDULED', token: value, isRepeated };
  } catch (error) {
    return { kind: 'REFUSED', ...platformRefusal(error, REFUSALS) };
  }
}
