import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  Container,
  Flex,
  Grid,
  GridItem,
  type GridProps,
  Heading,
  Link as ChakraLink,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/money-format.ts';
import { walletGates } from '#domain/payment/wallet-gates.ts';
import { TRAVEL_CREDIT_TERMS } from '#domain/routes.ts';
import { useExperiment, useSession } from '#client/app/session/session-context.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { AccountNotice } from './account-notice';
import { CreditActivities } from './credit-activities';
import { CreditsSection } from './credits-section';
import { OffersSection } from './offers-section';
import { RewardsActivity } from './rewards-activity';
import { RewardsBalances } from './rewards-balances';
import { WalletScreenDocument } from './wallet.generated';
import type { WalletGates } from '#domain/payment/wallet.ts';
import { CARDS } from './wallet-section';

const TITLE = 'My Travel Credits and Offers';

const BELOW = {
  gap: { base: '10', lg: '14' },
  templateAreas: '"credits" "offers" "activity" "rewards"',
} as const;

/** On a desktop the credits with their activity are next to the offers. */
const SIDE_BY_SIDE = {
  columnGap: '12',
  rowGap: BELOW.gap,
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  templateRows: { lg: 'auto auto 1fr' },
  templateAreas: { base: BELOW.templateAreas, lg: '"credits offers" "activity offers" "rewards offers"' },
} as const;

/** WA-15, TM-03: the travel wallet. Always requested again, because it may just have paid for a stay. */
export function WalletScreen() {
  const gates = walletGates(useSession().session?.experiments ?? []);
  const columns = gates.credits && gates.offers ? SIDE_BY_SIDE : BELOW;
  const showsActivity = useExperiment('CREDIT_TRANSACTION_HISTORY') && gates.credits;
  const { data, networkStatus, refetch } = useQuery(WalletScreenDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const wallet = data?.wallet;
  const hasFailed =
    !wallet && (networkStatus === NetworkStatus.error || networkStatus === NetworkStatus.ready);
  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
      <PageTitle>{TITLE}</PageTitle>
      <Flex justify="space-between" align="flex-end" gap="6" wrap="wrap" mb={{ base: '8', lg: '12' }}>
        <Stack gap="3" maxW="2xl">
          <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
            {TITLE}
          </Heading>
          <ChakraLink asChild variant="underline" alignSelf="flex-start" color="fg.brand">
            <Link to={linkWithSource(TRAVEL_CREDIT_TERMS)}>Read terms and conditions</Link>
          </ChakraLink>
        </Stack>
        {!hasFailed && gates.credits && (
          <Stack gap="0">
            <Skeleton loading={!wallet}>
              <Text textStyle="4xl" fontWeight="bold" fontVariantNumeric="tabular-nums" lineHeight="1.1">
                {wallet ? formatMoney(wallet.credit) : '$000.00'}
              </Text>
            </Skeleton>
            <Text color="fg.muted">Available to spend on travel</Text>
          </Stack>
        )}
      </Flex>
      {hasFailed && (
        <LoadFailure
          title="Your travel wallet could not be loaded"
          safe="Your credits and offers are safe."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!wallet && !hasFailed && <WalletWaiting gates={gates} columns={columns} />}
      {wallet && gates.credits && (
        <Stack gap="4" mb="8" _empty={{ display: 'none' }}>
          {wallet.accounts.map((account) => (
            <AccountNotice key={account.accountReferenceId} account={account} />
          ))}
        </Stack>
      )}
      {wallet && (
        <Grid {...columns}>
          {gates.credits && (
            <GridItem area="credits">
              <CreditsSection credits={wallet.creditBreakdown} />
            </GridItem>
          )}
          {gates.offers && (
            <GridItem area="offers">
              <OffersSection offers={wallet.allOffers} />
            </GridItem>
          )}
          {showsActivity && (
            <GridItem area="activity">
              <CreditActivities />
            </GridItem>
          )}
          <GridItem area="rewards">
            <Stack gap={BELOW.gap}>
              <RewardsBalances />
              <RewardsActivity />
            </Stack>
          </GridItem>
        </Grid>
      )}
    </Container>
  );
}

interface WalletWaitingProps {
  readonly gates: Pick<WalletGates, 'credits' | 'offers'>;
  readonly columns: GridProps;
}

/** The sections of the wallet that the user has, while they load. */
const WalletWaiting = ({ gates, columns }: WalletWaitingProps) => (
  <Grid {...columns} minH="100dvh">
    <VisuallyHidden role="status">Loading your travel credits and offers</VisuallyHidden>
    {gates.credits && <Section area="credits" />}
    {gates.offers && <Section area="offers" />}
  </Grid>
);

const Section = ({ area }: { readonly area: string }) => (
  <GridItem area={area} aria-hidden="true">
    <Stack gap="5">
      <Skeleton h="8" w="48" maxW="full" />
      <SimpleGrid {...CARDS}>
        <Skeleton h="48" borderRadius="card" />
        <Skeleton h="48" borderRadius="card" />
      </SimpleGrid>
    </Stack>
  </GridItem>
);
