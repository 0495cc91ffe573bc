import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { LaterPurchaseStep } from '../../../../domain/protection/later-offer';
import { followToEnd } from '../../../app/follow-to-end';
import type { MoneyInput } from '../../../generated/graph';
import {
  BuyProtectionDocument,
  type BuyProtectionMutation,
  ProtectionPurchaseDocument,
} from './later-protection.generated';
import { forgetProtectionKey, protectionKey } from './protection-intent';

type Outcome = BuyProtectionMutation['buyProtection'];
export type NotBought = Extract<Outcome, { __typename: 'ProtectionNotBought' }>;

type NewPremium = NonNullable<NotBought['premium']>;

export type BuyingState =
  | { readonly kind: 'CHOOSING'; readonly failure: NotBought | null }
  | {
      readonly kind: 'PAYING';
      readonly step: Extract<LaterPurchaseStep, 'SchedulePurchase' | 'PollingPurchase'>;
    }
  /** The outcome is unknown to the platform; the same key is sent again. */
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'BOUGHT' };

export interface Choice {
  readonly tripId: string;
  readonly quoteId: string;
  readonly premium: MoneyInput;
  readonly paymentMethodId: string;
}

export interface Buying {
  readonly state: BuyingState;
  /** The premiums that have changed since the offer, by the quote of their variant. */
  readonly changed: ReadonlyMap<string, NewPremium>;
  readonly buy: (choice: Choice) => void;
}

/** Buys a protection, and follows the purchase until its outcome is known. */
export function useBuyProtection(): Buying {
  const client = useApolloClient();
  const [changed, setChanged] = useState<ReadonlyMap<string, NewPremium>>(new Map());
  const [state, setState] = useState<BuyingState>({ kind: 'CHOOSING', failure: null });

  async function buy(choice: Choice): Promise<void> {
    const { tripId, quoteId, paymentMethodId, premium } = choice;
    const intent = { tripId, quoteId, paymentMethodId, premium: premium.value };
    const idempotencyKey = protectionKey(intent);
    setState({ kind: 'PAYING', step: 'SchedulePurchase' });
    const input = { idempotencyKey, termsAccepted: true, ...choice };
    let outcome = await client
      .mutate({ mutation: BuyProtectionDocument, variables: { input } })
      .then(({ data }) => data?.buyProtection ?? null)
      .catch(() => null);
    if (outcome?.__typename === 'ProtectionPending') {
      setState({ kind: 'PAYING', step: 'PollingPurchase' });
      outcome = await followToEnd(client, {
        query: ProtectionPurchaseDocument,
        variables: { idempotencyKey },
        endOf: ({ protectionPurchase: purchase }) =>
          purchase.__typename === 'ProtectionPending' ? null : purchase,
      });
    }
    if (outcome?.__typename === 'ProtectionBought') {
      forgetProtectionKey(intent);
      setState({ kind: 'BOUGHT' });
    } else if (outcome?.__typename === 'ProtectionNotBought') {
      forgetProtectionKey(intent);
      const { premium: asNow } = outcome;
      if (asNow) setChanged((known) => new Map(known).set(quoteId, asNow));
      setState({ kind: 'CHOOSING', failure: outcome });
    } else {
      setState({ kind: 'UNKNOWN' });
    }
  }

  return { state, changed, buy: (choice) => void buy(choice) };
}
