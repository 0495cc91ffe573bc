/** The payment of the stay: the available options, the traveler's choice, and the resulting plan. */
import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { type PaymentPlan, withPayableRewards } from '#domain/payment/payment-plan.ts';
import type { PaymentChoice } from '#domain/payment/payment-choice.ts';
import { useSession, useTenant } from '#client/app/session/session-context.ts';
import { portalTime } from '#client/components/visit/portal-clock.ts';
import type { Quote } from '../checkout-state';
import type { Reading } from '../reading';
import type { TripFacts } from '../trip/trip-facts';
import {
  CheckoutPaymentOptionsDocument,
  type CheckoutPaymentOptionsQuery,
} from './payment-options.generated';
import { type PaymentFacts, paymentFacts } from './payment-facts';
import { type PlannedPayment, usePaymentPlan } from './use-payment-plan';

export interface PaymentReading {
  readonly paymentOptions: Reading<CheckoutPaymentOptionsQuery>;
  /** Null without a quote. */
  readonly facts: PaymentFacts | null;
  /** The chosen payment, without parts that can no longer pay. */
  readonly choice: PaymentChoice;
  readonly payment: PlannedPayment | null;
  readonly plan: PaymentPlan | null;
  /** The payment options or the value of rewards are being read, so it is not known yet what pays for the stay. */
  readonly isAwaited: boolean;
}

export function usePaymentReading(
  quote: Quote | null,
  { collection }: Pick<TripFacts, 'collection'>,
  chosen: PaymentChoice,
): PaymentReading {
  const paymentOptions = usePaymentOptions();
  const facts = usePaymentFacts(quote, paymentOptions.value, collection);
  const card = paymentOptions.value?.paymentMethods?.find(({ id }) => id === chosen.paymentMethodId);
  const hasCard = card !== undefined;
  const choice = useMemo(() => {
    // A card that is no longer saved, or cannot be read, cannot be selected.
    const withOwnCard = paymentOptions.value && !hasCard ? { ...chosen, paymentMethodId: null } : chosen;
    return facts ? withPayableRewards({ ...facts, choice: withOwnCard }) : withOwnCard;
  }, [paymentOptions.value, hasCard, chosen, facts]);
  const payment = usePaymentPlan(facts, choice, card?.lastFour ?? null);
  return useMemo(
    () => ({
      paymentOptions,
      facts,
      choice,
      payment,
      plan: payment?.plan ?? null,
      isAwaited: payment ? payment.isConverting : paymentOptions.isLoading,
    }),
    [paymentOptions, facts, choice, payment],
  );
}

function usePaymentFacts(
  quote: Quote | null,
  paymentOptions: CheckoutPaymentOptionsQuery | undefined,
  collection: string,
): PaymentFacts | null {
  const experiments = useSession().session?.experiments;
  const tenant = useTenant();
  const [now] = useState(portalTime);
  return useMemo(
    () =>
      quote && paymentOptions
        ? paymentFacts(quote, paymentOptions, { tenant, experiments: experiments ?? [], collection, now })
        : null,
    [quote, paymentOptions, tenant, experiments, collection, now],
  );
}

/** Reads the traveler's payment options. */
function usePaymentOptions(): Reading<CheckoutPaymentOptionsQuery> {
  const { data, error, loading, refetch } = useQuery(CheckoutPaymentOptionsDocument, {
    // Data from before another booking is shown immediately, and then read again.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  return useMemo(() => {
    // Without cards and rewards there is almost nothing to pay with; one of them is enough.
    const value = data?.paymentMethods || data?.rewardsAccounts ? data : undefined;
    return {
      value,
      isFailed: error !== undefined && !value,
      isLoading: loading,
      retry: () => void refetch(),
    };
  }, [data, error, loading, refetch]);
}
