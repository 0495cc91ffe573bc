/**
 * What `book` checks before money moves: everything that the checkout has checked, on facts read anew (BK-01 to BK-03,
 * BK-16, BK-19, PD-10, PM-14). The traveler and the contact are checked when the main guest is added, of which the ordered
 * product is the proof.
 */
import {
  type BookingBlocker,
  bookingBlockers,
  type BookingBlockerCode,
  type CorporateBooking,
} from '../../../domain/booking-readiness';
import { sameMoney } from '../../../domain/money';
import type { PaymentChoice } from '../../../domain/payment-choice';
import { type FundingKind, fundingRefusal } from '../../../domain/payment-funding';
import type { PaymentPlan } from '../../../domain/payment-plan';
import type { GatewayContext } from '../../context';
import type { BookInput, FundingInput } from '../../generated/graph';
import { moneyFromInput } from '../money/money-mapping';
import { isTripApprovalRequired } from '../policy/trip-approval';
import type { QuoteModel } from '../quote/quote-mapping';
import type { PaymentFacts, QuotedListing } from './payment-facts';
import { rewardsOf } from './payment-plan';

const fundingKind = (funding: FundingInput): FundingKind =>
  funding.card ? 'CARD' : funding.rewards ? 'REWARDS' : funding.split ? 'SPLIT' : 'WALLET';

const isByCard = (funding: FundingInput): boolean => ['CARD', 'SPLIT'].includes(fundingKind(funding));

/** A booking applies what it names and nothing by itself. */
export function bookedChoice({ payment }: BookInput, facts: PaymentFacts): PaymentChoice {
  const { funding, walletOfferId, walletCredit } = payment;
  const account = funding.split?.accountReferenceId ?? funding.rewards?.accountReferenceId;
  return {
    offer: walletOfferId ? { kind: 'OFFER', offerId: walletOfferId } : { kind: 'NONE' },
    credit: walletCredit ? { kind: 'AMOUNT', amount: moneyFromInput(walletCredit) } : { kind: 'NONE' },
    rewards: account
      ? {
          accountReferenceId: account,
          amount: funding.split ? rewardsOf(account, funding.split.rewardsAmount, facts) : null,
        }
      : null,
    paymentMethodId: funding.card?.paymentMethodId ?? funding.split?.paymentMethodId ?? null,
  };
}

/** Why a plan is not what was asked for; undefined when it is, to the cent and to the point. */
function paymentRefusal(
  { payment }: BookInput,
  choice: PaymentChoice,
  plan: PaymentPlan,
): string | undefined {
  const { offer, credit, rewards } = choice;
  const isOfferApplied = offer.kind !== 'OFFER' || plan.offer?.id === offer.offerId;
  const isCreditApplied =
    credit.kind !== 'AMOUNT' || credit.amount.minorUnits === (plan.credit?.minorUnits ?? 0);
  const isAmountApplied = !rewards?.amount || rewards.amount.hundredths === plan.rewards?.amount.hundredths;
  if (!isOfferApplied || !isCreditApplied || !isAmountApplied) {
    return 'The offer, the credits or the rewards are not what this trip takes. Check how you pay.';
  }
  return fundingRefusal(plan, fundingKind(payment.funding));
}

/** The total and the terms that were accepted are those of the quote. */
export const isPriceAccepted = ({ acceptedTotal }: BookInput, { payNowTotal }: QuoteModel): boolean =>
  sameMoney(moneyFromInput(acceptedTotal), payNowTotal.fiat);

/** What only the checkout knows of; the gateway sees the ordered product that came of it. */
const OF_THE_CHECKOUT: ReadonlySet<BookingBlockerCode> = new Set(['TRAVELER_MISSING', 'CONTACT_MISSING']);

export function blockersOf(
  input: BookInput,
  quote: QuoteModel,
  plan: PaymentPlan,
  choice: PaymentChoice,
  corporate: CorporateBooking | null,
): BookingBlocker[] {
  const isOrdered = input.orderedProductId === quote.orderedProductId;
  const blockers = bookingBlockers({
    sessionToken: input.quoteToken,
    orderedProductId: isOrdered ? quote.orderedProductId : null,
    isMainGuestAdded: isOrdered,
    selectedTravelerId: null,
    contact: { emailAddress: '', phoneNumber: '' },
    isPriceCallInProgress: false,
    priceDifference: { difference: null, acknowledged: true, notifyIfPriceDiffers: true },
    // Price and terms that were not accepted are answered as PriceChanged before.
    areTermsAccepted: true,
    payment: plan,
    corporate,
  }).filter(({ code }) => !OF_THE_CHECKOUT.has(code));
  const refusal = paymentRefusal(input, choice, plan);
  // A card that was named and is not there says enough; rewards or a wallet that do not cover the rest do not.
  const isTold = blockers.some(
    ({ code }) => code === 'PAYMENT_INVALID' || (code === 'CARD_MISSING' && isByCard(input.payment.funding)),
  );
  return refusal === undefined || isTold
    ? blockers
    : [...blockers, { code: 'PAYMENT_INVALID', message: refusal }];
}

/** BK-19: only in the corporate tenant, and only out of policy does it matter whether approval is required. */
export async function corporateBooking(
  { corporate }: BookInput,
  { isInPolicy }: QuotedListing,
  context: GatewayContext,
): Promise<CorporateBooking | null> {
  if (context.environment.tenant !== 'corporate' || isInPolicy) return null;
  return {
    isApprovalRequired: await isTripApprovalRequired(context),
    isInPolicy,
    approvalRequestReason: corporate?.approvalRequestReason ?? '',
  };
}
