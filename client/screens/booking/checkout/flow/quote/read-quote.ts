import type { ApolloClient, FragmentType } from '@apollo/client';
import { type QuotedPriceFragment, QuotedPriceFragmentDoc } from './quote.generated';

type QuoteOfAnswer = FragmentType<QuotedPriceFragment> & {
  readonly __typename: 'PriceQuote';
  readonly token: string;
};

/**
 * The quote that has just arrived. The checkout keeps it unchanged: a changed price replaces it in the cache, and is compared
 * with it.
 */
export function readQuote(client: ApolloClient, quote: QuoteOfAnswer): QuotedPriceFragment {
  const id = client.cache.identify({ __typename: quote.__typename, token: quote.token });
  const read = id === undefined ? null : client.readFragment({ fragment: QuotedPriceFragmentDoc, id });
  if (!read) throw new Error('The quote that was answered is not in the cache');
  return read;
}
