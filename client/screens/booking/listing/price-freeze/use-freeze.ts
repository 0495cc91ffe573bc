import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { followToEnd } from '#client/app/graph/follow-to-end.ts';
import { FREEZE_INTENT_PREFIX } from '#client/app/session/personal-storage.ts';
import { browserStorage } from '#client/components/browser-storage/browser-storage.ts';
import {
  purchaseEnd,
  type PurchaseState,
  useCardPurchase,
} from '#client/features/cards/card-purchase/use-card-purchase.ts';
import type { FreezeOptionFragment } from '#client/values.generated.ts';
import {
  FreezePriceDocument,
  type FreezePriceMutation,
  FreezePurchaseDocument,
} from './freeze-offer.generated';

type Result = FreezePriceMutation['freezePrice'];

export type Frozen = Extract<Result, { __typename: 'PriceFrozen' }>['frozenPrice'];

export interface Freeze {
  readonly state: PurchaseState<Result>;
  /** The options, with the current price. */
  readonly offered: readonly FreezeOptionFragment[];
  readonly pay: (optionId: string, paymentMethodId: string) => void;
  /** Back to the options, after the outcome of an old attempt. */
  readonly chooseAgain: () => void;
}

interface PendingFreeze {
  readonly idempotencyKey: string;
  readonly option: FreezeOptionFragment;
  readonly paymentMethodId: string;
}

const keyNameOf = (optionId: string, paymentMethodId: string): string =>
  `${FREEZE_INTENT_PREFIX}${optionId}.${paymentMethodId}`;

/** The purchase of one of the options whose outcome has not arrived. */
export function pendingFreeze(options: readonly FreezeOptionFragment[]): PendingFreeze | undefined {
  const names = browserStorage.keys();
  for (const option of options) {
    const prefix = keyNameOf(option.id, '');
    const name = names.find((each) => each.startsWith(prefix));
    const idempotencyKey = name === undefined ? null : browserStorage.getItem(name);
    if (name !== undefined && idempotencyKey !== null)
      return { idempotencyKey, option, paymentMethodId: name.slice(prefix.length) };
  }
  return undefined;
}

/** Freezes a price. */
export function useFreeze(
  options: readonly FreezeOptionFragment[],
  pending: PendingFreeze | undefined,
): Freeze {
  const client = useApolloClient();
  const [offered, setOffered] = useState(options);
  const { state, buy, chooseAgain } = useCardPurchase<Result>(pending?.idempotencyKey);

  const pay = (optionId: string, paymentMethodId: string) =>
    buy({
      keyName: keyNameOf(optionId, paymentMethodId),
      send: async (idempotencyKey) => {
        const input = { idempotencyKey, optionId, paymentMethodId };
        const { data } = await client.mutate({ mutation: FreezePriceDocument, variables: { input } });
        return data?.freezePrice;
      },
      follow: (idempotencyKey) =>
        followToEnd(client, {
          query: FreezePurchaseDocument,
          variables: { idempotencyKey },
          endOf: ({ priceFreezePurchase }) => purchaseEnd(priceFreezePurchase),
        }),
      onEnd: (result) => {
        if (result.__typename === 'PriceFrozen') {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'frozenPrices' });
        } else if (result.__typename === 'PriceNotFrozen' && result.options.length > 0) {
          setOffered(result.options);
        }
      },
    });

  return {
    state,
    offered,
    pay: (optionId, paymentMethodId) => void pay(optionId, paymentMethodId),
    chooseAgain,
  };
}
