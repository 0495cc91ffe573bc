/**
 * Whether a way to pay and a payment plan are the same thing (PM-14): `book` names one way, and a way that the plan does
 * not come to is refused rather than bent. To add a way, add it to FundingKind and to FUNDING_OF_MODE.
 */
import type { PaymentMode, PaymentPlan } from './payment-plan';

export type FundingKind = 'CARD' | 'REWARDS' | 'SPLIT' | 'WALLET';

const FUNDING_OF_MODE: Readonly<Record<PaymentMode, FundingKind | null>> = {
  CARD_ONLY: 'CARD',
  REWARDS_ONLY: 'REWARDS',
  SPLIT: 'SPLIT',
  CREDITS_ONLY: 'WALLET',
  OFFER_ONLY: 'WALLET',
  OFFER_AND_CREDITS: 'WALLET',
  INCOMPLETE: null,
};

const REFUSALS: Readonly<Record<FundingKind, string>> = {
  CARD: 'A card alone does not fit what is due.',
  REWARDS: 'The rewards do not cover the amount due.',
  SPLIT: 'Rewards and card together do not fit what is due.',
  WALLET: 'Offer and credits do not cover the total.',
};

/** The way to pay that a plan comes to; null while something is missing. */
export const fundingOf = ({ mode }: Pick<PaymentPlan, 'mode'>): FundingKind | null => FUNDING_OF_MODE[mode];

/** Why the way asked for is not the plan's; undefined when it is. */
export const fundingRefusal = (plan: Pick<PaymentPlan, 'mode'>, asked: FundingKind): string | undefined =>
  fundingOf(plan) === asked ? undefined : REFUSALS[asked];
