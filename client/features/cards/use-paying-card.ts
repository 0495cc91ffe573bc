import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useToday } from '../../app/session/session-context';
import { isCardExpired } from '../../components/card-name';
import type { PayingCardProps } from './paying-card';
import { PayingCardsDocument } from './paying-card.generated';

/** The saved cards, and the one to pay with: the given or else the first valid one, until the user chooses another. */
export function usePayingCard(
  initial?: string,
): Omit<PayingCardProps, 'label' | 'withoutCards' | 'isDisabled'> {
  const { data, loading, refetch } = useQuery(PayingCardsDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const [chosen, setChosen] = useState(initial);
  const today = useToday();
  const cards = data?.paymentMethods ?? null;
  return {
    cards,
    areCardsLoading: loading && cards === null,
    onReadCardsAgain: () => void refetch().catch(() => undefined),
    card: chosen ?? cards?.find(({ expiresOn }) => !isCardExpired(expiresOn, today))?.id,
    onCard: setChosen,
  };
}
