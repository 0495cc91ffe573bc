/**
 * The checks of `book` before money moves: everything that the checkout has checked, on freshly read facts (BK-01 to BK-03,
 * BK-16, BK-19, PM-14). The traveler and the contact are checked when the main guest is added; the ordered product proves
 * it.
 */
import {
  type BookingBlocker,
  type BookingBlockerCode,
  bookingBlockers,
} from '#domain/booking/booking-readiness.ts';
import { sameMoney } from '#domain/money/money.ts';
import type { PaymentProblemCode } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import { moneyFromInput } from '../../money/money-mapping';
import type { BookingOrder } from './plan-order';

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
export function verifyOrder(order: BookingOrder): AmountDueChanged | Blocked | null {
  const { input, plan, means } = order;
  if (!isAmountDueAccepted(input, plan)) return { kind: 'AMOUNT_DUE_CHANGED', plan, means };
  const blockers = blockersOf(order);
  return blockers.length > 0 ? { kind: 'BLOCKED', blockers } : null;
}

/** A payment with problems has no amount to accept. */
const isAmountDueAccepted = (
  { acceptedAmountDue }: BookInput,
  { amountDue, problems }: PaymentPlan,
): boolean => problems.length > 0 || sameMoney(moneyFromInput(acceptedAmountDue), amountDue);

/** Blockers that only the checkout can detect; the gateway sees the resulting ordered product. */
const OF_THE_CHECKOUT: ReadonlySet<BookingBlockerCode> = new Set(['TRAVELER_MISSING', 'CONTACT_MISSING']);

function blockersOf({ input, quote, plan, corporate }: BookingOrder): Blocker[] {
  const isOrdered = input.orderedProductId === quote.orderedProductId;
  const blockers = bookingBlockers({
    sessionToken: input.quoteToken,
    orderedProductId: isOrdered ? quote.orderedProductId : null,
    isMainGuestAdded: isOrdered,
    selectedTravelerId: null,
    contact: { emailAddress: '', phoneNumber: '' },
    isPriceCallInProgress: false,
    priceDifference: { difference: null, acknowledged: true, notifyIfPriceDiffers: true },
    // `verifyQuote` has already refused a price and terms that were not accepted.
    areTermsAccepted: true,
    payment: plan,
    corporate,
  });
  return blockers
    .filter(({ code }) => !OF_THE_CHECKOUT.has(code))
    .flatMap((blocker) => {
      if (blocker.code === 'PAYMENT_INVALID') return problemsOf(plan);
      return blocker.code === 'CARD_MISSING' ? { ...blocker, ...cardProblemOf(plan) } : blocker;
    });
}

/** Why the chosen card counts as missing; nothing when none was chosen. */
function cardProblemOf({ problems }: PaymentPlan): Pick<Blocker, 'paymentProblem'> {
  const problem = problems.find(({ field }) => field === 'CARD');
  return problem ? { paymentProblem: problem.code } : {};
}

/** The payment problems, as the plan words them; a card that cannot be used counts as missing. */
const problemsOf = ({ problems }: PaymentPlan): Blocker[] =>
  problems
    .filter(({ field }) => field !== 'CARD')
    .map((problem) => ({
      code: 'PAYMENT_INVALID',
      message: problem.message,
      paymentProblem: problem.code,
    }));
