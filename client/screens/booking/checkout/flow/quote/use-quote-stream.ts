/**
 * The running quote, followed on one subscription until its final state (PQ-05 to PQ-11). After a reload or a lost connection the
 * same token is followed again.
 */
import type { ApolloClient, FragmentType } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { usePortal } from '#client/app/session/session-context.ts';
import { useCheckoutState, useDispatch } from '../checkout-context';
import { lost, refusedBy, unhandled } from '../checkout-failures';
import { type Progress, useProgressOf } from '../progress';
import {
  PriceQuoteProgressDocument,
  type PriceQuoteProgressSubscription,
  type QuotedPriceFragment,
  QuotedPriceFragmentDoc,
} from './quote.generated';

/** Returns the progress. */
export function useQuoteStream(): Progress {
  const client = useApolloClient();
  const { quoteToken, calls } = useCheckoutState();
  const dispatch = useDispatch();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const [progress, setProgress] = useProgressOf(quoteToken);

  function follow(status: PriceQuoteProgressSubscription['priceQuoteStatus']): void {
    switch (status.__typename) {
      case 'PriceQuotePending':
        return setProgress(status);
      case 'PriceQuoteSuccess':
        return dispatch({ kind: 'QUOTE_ANSWERED', quote: readQuote(client, status.quote) });
      case 'PriceQuoteFailure': {
        const [first] = status.errors;
        const failure = first ? refusedBy(first, status.errors) : unhandled('POLL_PRICE_QUOTE', supportPhone);
        return dispatch({ kind: 'QUOTE_FAILED', call: 'pollPriceQuote', failure });
      }
    }
  }

  useSubscription(PriceQuoteProgressDocument, {
    variables: { token: quoteToken ?? '' },
    skip: quoteToken === null || calls.pollPriceQuote !== 'InProcess',
    ignoreResults: true,
    onData: ({ data }) => data.data && follow(data.data.priceQuoteStatus),
    onError: () => dispatch({ kind: 'CALL_LOST', call: 'pollPriceQuote', failure: lost('pollPriceQuote') }),
  });
  return progress;
}

type QuoteOfAnswer = FragmentType<QuotedPriceFragment> & {
  readonly __typename: 'PriceQuote';
  readonly token: string;
};

/**
 * The quote that has just arrived. The checkout stores this copy: a changed price replaces the quote in the cache, and is compared
 * with the copy.
 */
export function readQuote(client: ApolloClient, quote: QuoteOfAnswer): QuotedPriceFragment {
  const id = client.cache.identify({ __typename: quote.__typename, token: quote.token });
  const read = id === undefined ? null : client.readFragment({ fragment: QuotedPriceFragmentDoc, id });
  if (!read) throw new Error('The quote that was answered is not in the cache');
  return read;
}
