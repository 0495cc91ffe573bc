/** A traveler's payment choices, and which of them reset others (SP-01, SP-05, PQ-10). The resulting amounts: payment-plan.ts. */
import type { Money } from '../money/money';
import type { Points } from '../money/points';

/** BEST applies the best offer automatically (WA-06). */
export type OfferChoice =
  | { readonly kind: 'BEST' }
  | { readonly kind: 'NONE' }
  | { readonly kind: 'OFFER'; readonly offerId: string };

/** ALL applies as much credit as is available and the offer allows (WA-06). */
export type CreditChoice =
  { readonly kind: 'ALL' } | { readonly kind: 'NONE' } | { readonly kind: 'AMOUNT'; readonly amount: Money };

export interface RewardsChoice {
  readonly accountReferenceId: string;
  /** A custom amount; null for as much as the trip costs and the balance allows. */
  readonly amount: Points | null;
}

export interface PaymentChoice {
  readonly offer: OfferChoice;
  readonly credit: CreditChoice;
  /** null is 'Do not apply my rewards'. */
  readonly rewards: RewardsChoice | null;
  readonly paymentMethodId: string | null;
}

export const INITIAL_PAYMENT_CHOICE: PaymentChoice = {
  offer: { kind: 'BEST' },
  credit: { kind: 'ALL' },
  rewards: null,
  paymentMethodId: null,
};

/** PQ-10: a new quote clears card, rewards account and rewards amounts. */
export const withoutFunding = (choice: PaymentChoice): PaymentChoice => ({
  ...choice,
  rewards: null,
  paymentMethodId: null,
});

/** SP-05: another offer resets card and rewards. */
export const chooseOffer = (choice: PaymentChoice, offer: OfferChoice): PaymentChoice => ({
  ...withoutFunding(choice),
  offer,
});

/** SP-05: another amount of credit resets card and rewards. */
export const chooseCredit = (choice: PaymentChoice, credit: CreditChoice): PaymentChoice => ({
  ...withoutFunding(choice),
  credit,
});

/** WA-07: when an offer and credits exclude each other, choosing one drops the other. */
export function withoutExcludedFunds(choice: PaymentChoice, asked: 'OFFER' | 'CREDIT'): PaymentChoice {
  if (asked === 'OFFER' && choice.offer.kind === 'OFFER') return { ...choice, credit: { kind: 'NONE' } };
  if (asked === 'CREDIT' && choice.credit.kind !== 'NONE') return { ...choice, offer: { kind: 'NONE' } };
  return choice;
}

/** SP-01: choosing null clears the amount along with the account; another account clears the previous amount. */
export const chooseRewards = (choice: PaymentChoice, rewards: RewardsChoice | null): PaymentChoice => ({
  ...choice,
  rewards,
});

export const chooseCard = (choice: PaymentChoice, paymentMethodId: string | null): PaymentChoice => ({
  ...choice,
  paymentMethodId,
});

/** PM-06: a deleted card is no longer chosen. */
export const afterCardDeleted = (choice: PaymentChoice, paymentMethodId: string): PaymentChoice =>
  choice.paymentMethodId === paymentMethodId ? chooseCard(choice, null) : choice;

/** Why a part of a payment cannot be used as chosen. */
export type PaymentProblemCode =
  | 'CARD_NOT_USABLE'
  | 'OFFER_NOT_USABLE'
  | 'CREDITS_NOT_OPEN'
  | 'CREDIT_NOT_POSITIVE'
  | 'CREDIT_NOT_ENOUGH'
  | 'CREDIT_ON_HOLD'
  | 'CREDIT_WITH_OFFER'
  | 'REWARDS_NOT_USABLE'
  | 'REWARDS_BELOW_MINIMUM'
  | 'REWARDS_AMOUNT_NOT_VALID'
  | 'REWARDS_ABOVE_BALANCE'
  | 'REWARDS_NOT_CONVERTED';

/** A problem with a choice, to be shown next to the choice. */
export interface PaymentProblem {
  readonly field: 'CARD' | 'REWARDS' | 'OFFER' | 'CREDIT';
  readonly code: PaymentProblemCode;
  readonly message: string;
}

/** PM-01: the chosen card is not, or no longer, a saved card of the user. */
export const UNKNOWN_CARD: PaymentProblem = {
  field: 'CARD',
  code: 'CARD_NOT_USABLE',
  message: 'This card cannot be used.',
};
