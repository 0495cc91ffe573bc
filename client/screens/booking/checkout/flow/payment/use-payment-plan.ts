import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { pointsNumber } from '#domain/money/points.ts';
import type { PaymentChoice } from '#domain/payment/payment-choice.ts';
import { paymentPlan, type PaymentPlan, rewardsToConvert } from '#domain/payment/payment-plan.ts';
import type { PaymentFacts } from './payment-facts';
import { RewardsWorthDocument, type RewardsWorthQuery } from './rewards-worth.generated';

type Worth = RewardsWorthQuery['rewardsToCash'];
type Refusal = Extract<Worth, { __typename: 'RewardsConversionRefused' }>;

export interface PlannedPayment {
  readonly plan: PaymentPlan;
  /** The value of a part of the rewards is being read; until then the plan excludes them. */
  readonly isConverting: boolean;
  /** SP-07: the platform's error when it could not convert. */
  readonly refusal: Refusal | null;
  /** Returns the platform's error if the conversion fails again. */
  readonly retryConversion: () => Promise<Refusal | null>;
}

/** The plan for a choice, with the platform's value of a part of the rewards where it matters. */
export function usePaymentPlan(
  facts: PaymentFacts | null,
  choice: PaymentChoice,
  cardLast4: string | null,
): PlannedPayment | null {
  const toConvert = facts && rewardsToConvert({ ...facts, choice });
  const isConversionDue = toConvert !== null;
  const { data, loading, refetch } = useQuery(RewardsWorthDocument, {
    variables: {
      accountReferenceId: toConvert?.accountReferenceId ?? '',
      rewardsAmount: toConvert ? String(pointsNumber(toConvert.amount)) : '0',
    },
    skip: !isConversionDue,
  });
  return useMemo(() => {
    if (!facts) return null;
    const worth = isConversionDue ? data?.rewardsToCash : undefined;
    const isConverting = isConversionDue && loading;
    return {
      plan: paymentPlan({
        ...facts,
        choice: isConverting ? { ...choice, rewards: null } : choice,
        convertedRewards: cashOf(worth),
        cardLast4,
      }),
      isConverting,
      refusal: refusalOf(worth),
      retryConversion: async () =>
        isConversionDue ? refusalOf((await refetch()).data?.rewardsToCash) : null,
    };
  }, [facts, choice, cardLast4, isConversionDue, data, loading, refetch]);
}

const cashOf = (worth: Worth | undefined) =>
  worth?.__typename === 'RewardsInCash'
    ? { minorUnits: worth.cash.minorUnits, currencyCode: worth.cash.currencyCode }
    : null;

const refusalOf = (worth: Worth | undefined): Refusal | null =>
  worth?.__typename === 'RewardsConversionRefused' ? worth : null;
