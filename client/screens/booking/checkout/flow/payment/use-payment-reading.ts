/** The payment of the stay: the available means, the traveler's choice, and the resulting plan. */
import { useMemo, useState } from 'react';
import { type PaymentPlan, withPayableRewards } from '#domain/payment/payment-plan.ts';
import type { PaymentChoice } from '#domain/payment/payment-choice.ts';
import { useSession, useTenant } from '#client/app/session/session-context.ts';
import type { Quote } from '../checkout-state';
import type { Reading } from '../reading';
import type { TripFacts } from '../trip/trip-facts';
import type { CheckoutMeansQuery } from './means.generated';
import { type PaymentFacts, paymentFacts } from './payment-means';
import { useMeansReading } from './use-means-reading';
import { type PlannedPayment, usePaymentPlan } from './use-payment-plan';

export interface PaymentReading {
  readonly means: Reading<CheckoutMeansQuery>;
  /** Null without a quote. */
  readonly facts: PaymentFacts | null;
  /** The chosen payment, without parts that can no longer pay. */
  readonly choice: PaymentChoice;
  readonly payment: PlannedPayment | null;
  readonly plan: PaymentPlan | null;
  /** The payment means or the value of rewards are being read, so it is not known yet what pays for the stay. */
  readonly isAwaited: boolean;
}

export function usePaymentReading(
  quote: Quote | null,
  { collection }: Pick<TripFacts, 'collection'>,
  chosen: PaymentChoice,
): PaymentReading {
  const means = useMeansReading();
  const facts = usePaymentFacts(quote, means.value, collection);
  const card = means.value?.paymentMethods?.find(({ id }) => id === chosen.paymentMethodId);
  const hasCard = card !== undefined;
  const choice = useMemo(() => {
    // A card that is no longer saved, or cannot be read, cannot be selected.
    const withOwnCard = means.value && !hasCard ? { ...chosen, paymentMethodId: null } : chosen;
    return facts ? withPayableRewards({ ...facts, choice: withOwnCard }) : withOwnCard;
  }, [means.value, hasCard, chosen, facts]);
  const payment = usePaymentPlan(facts, choice, card?.lastFour ?? null);
  return useMemo(
    () => ({
      means,
      facts,
      choice,
      payment,
      plan: payment?.plan ?? null,
      isAwaited: payment ? payment.isConverting : means.isLoading,
    }),
    [means, facts, choice, payment],
  );
}

function usePaymentFacts(
  quote: Quote | null,
  means: CheckoutMeansQuery | undefined,
  collection: string,
): PaymentFacts | null {
  const experiments = useSession().session?.experiments;
  const tenant = useTenant();
  const [now] = useState(() => new Date());
  return useMemo(
    () =>
      quote && means
        ? paymentFacts(quote, means, { tenant, experiments: experiments ?? [], collection, now })
        : null,
    [quote, means, tenant, experiments, collection, now],
  );
}
