import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { followToEnd } from '../../../../app/follow-to-end';
import { forgetFreezeKey, freezeKey } from './freeze-intent';
import type { FreezeOption } from './freeze-option';
import {
  FreezePriceDocument,
  type FreezePriceMutation,
  FreezePurchaseDocument,
} from './freeze-offer.generated';

type Outcome = FreezePriceMutation['freezePrice'];

export type Frozen = Extract<Outcome, { __typename: 'PriceFrozen' }>['frozenPrice'];
export type NotFrozen = Extract<Outcome, { __typename: 'PriceNotFrozen' }>;

export type FreezeState =
  | { readonly kind: 'CHOOSING'; readonly failure: NotFrozen | null }
  | { readonly kind: 'PAYING'; readonly isLong: boolean }
  /** The outcome is unknown to the platform; the same key is sent again. */
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'FROZEN'; readonly frozen: Frozen };

export interface Freeze {
  readonly state: FreezeState;
  /** The options, with the current price. */
  readonly offered: readonly FreezeOption[];
  readonly pay: (optionId: string, paymentMethodId: string) => void;
}

/** Freezes a price, and follows the purchase until its outcome is known. */
export function useFreeze(options: readonly FreezeOption[]): Freeze {
  const client = useApolloClient();
  const [offered, setOffered] = useState(options);
  const [state, setState] = useState<FreezeState>({ kind: 'CHOOSING', failure: null });

  async function pay(optionId: string, paymentMethodId: string): Promise<void> {
    const intent = { optionId, paymentMethodId };
    const idempotencyKey = freezeKey(intent);
    setState({ kind: 'PAYING', isLong: false });
    let outcome = await client
      .mutate({ mutation: FreezePriceDocument, variables: { input: { idempotencyKey, ...intent } } })
      .then(({ data }) => data?.freezePrice ?? null)
      .catch(() => null);
    if (outcome?.__typename === 'PriceFreezePending') {
      setState({ kind: 'PAYING', isLong: true });
      outcome = await followToEnd(client, {
        query: FreezePurchaseDocument,
        variables: { idempotencyKey },
        endOf: ({ priceFreezePurchase: purchase }) =>
          purchase.__typename === 'PriceFreezePending' ? null : purchase,
      });
    }
    if (outcome?.__typename === 'PriceFrozen') {
      forgetFreezeKey(intent);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'frozenPrices' });
      setState({ kind: 'FROZEN', frozen: outcome.frozenPrice });
    } else if (outcome?.__typename === 'PriceNotFrozen') {
      forgetFreezeKey(intent);
      if (outcome.options.length > 0) setOffered(outcome.options);
      setState({ kind: 'CHOOSING', failure: outcome });
    } else {
      setState({ kind: 'UNKNOWN' });
    }
  }

  return { state, offered, pay: (optionId, paymentMethodId) => void pay(optionId, paymentMethodId) };
}
