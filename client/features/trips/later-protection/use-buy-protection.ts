import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { followToEnd } from '#client/app/graph/follow-to-end.ts';
import { PROTECTION_INTENT_PREFIX } from '#client/app/session/personal-storage.ts';
import type { MoneyInput } from '#client/generated/graph.ts';
import {
  purchaseEnd,
  type PurchaseState,
  useCardPurchase,
} from '../../cards/card-purchase/use-card-purchase';
import {
  BuyProtectionDocument,
  type BuyProtectionMutation,
  ProtectionPurchaseDocument,
} from './later-protection.generated';

type Result = BuyProtectionMutation['buyProtection'];

type NewPremium = NonNullable<Extract<Result, { __typename: 'ProtectionNotBought' }>['premium']>;

export interface Choice {
  readonly tripId: string;
  readonly quoteId: string;
  readonly premium: MoneyInput;
  readonly paymentMethodId: string;
}

export interface Buying {
  readonly state: PurchaseState<Result>;
  /** The premiums that have changed since the offer, by the quote of their variant. */
  readonly changed: ReadonlyMap<string, NewPremium>;
  readonly buy: (choice: Choice) => void;
}

/** Buys a protection. */
export function useBuyProtection(): Buying {
  const client = useApolloClient();
  const [changed, setChanged] = useState<ReadonlyMap<string, NewPremium>>(new Map());
  const { state, buy } = useCardPurchase<Result>();

  const buyChoice = (choice: Choice) => {
    const { tripId, quoteId, paymentMethodId, premium } = choice;
    return buy({
      keyName: `${PROTECTION_INTENT_PREFIX}${[tripId, quoteId, paymentMethodId, premium.value].join('.')}`,
      send: async (idempotencyKey) => {
        const input = { idempotencyKey, termsAccepted: true, ...choice };
        const { data } = await client.mutate({ mutation: BuyProtectionDocument, variables: { input } });
        return data?.buyProtection;
      },
      follow: (idempotencyKey) =>
        followToEnd(client, {
          query: ProtectionPurchaseDocument,
          variables: { idempotencyKey },
          endOf: ({ protectionPurchase }) => purchaseEnd(protectionPurchase),
        }),
      onEnd: (result) => {
        if (result.__typename !== 'ProtectionNotBought' || !result.premium) return;
        const { premium: asNow } = result;
        setChanged((known) => new Map(known).set(quoteId, asNow));
      },
    });
  };

  return { state, changed, buy: (choice) => void buyChoice(choice) };
}
