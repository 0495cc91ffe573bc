import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import type { WalletCreditState } from '#client/generated/graph.ts';
import { CreditCard } from './credit-card';
import type { CreditCard_CreditFragment } from './credit-card.generated';
import { CreditUsesDocument } from './credit-uses.generated';
import { WalletCards, WalletSection } from './wallet-section';

type Credit = FragmentType<CreditCard_CreditFragment> & {
  readonly id: string;
  readonly state: WalletCreditState;
};

/** The travel credits: those with money left first, then those that are spent or have expired. */
export function CreditsSection({ credits }: { readonly credits: readonly Credit[] }) {
  const isOver = ({ state }: Credit) => state === 'EXPIRED' || state === 'REDEEMED';
  const current = credits.filter((credit) => !isOver(credit));
  const over = credits.filter(isOver);
  return (
    <WalletSection title="Travel credits">
      {current.length === 0 && (
        <Text color="fg.muted">
          You have no travel credits to spend. When your card includes one, it is shown here with its last
          day.
        </Text>
      )}
      {current.length > 0 && (
        <WalletCards>
          <Cards credits={current} />
        </WalletCards>
      )}
      {over.length > 0 && (
        <WalletCards title="Used and expired">
          <Cards credits={over} />
        </WalletCards>
      )}
    </WalletSection>
  );
}

function Cards({ credits }: { readonly credits: readonly Credit[] }) {
  const { data } = useQuery(CreditUsesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const uses = data?.wallet?.creditBreakdown;
  return credits.map((credit) => (
    <li key={credit.id}>
      <CreditCard credit={credit} trips={uses?.find(({ id }) => id === credit.id)?.trips ?? []} />
    </li>
  ));
}
