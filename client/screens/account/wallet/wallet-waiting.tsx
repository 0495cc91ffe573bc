import {
  Grid,
  GridItem,
  type GridProps,
  SimpleGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import type { WalletGates } from '#domain/payment/wallet.ts';
import { CARDS } from './wallet-section';

export interface WalletWaitingProps {
  readonly gates: Pick<WalletGates, 'credits' | 'offers'>;
  readonly columns: GridProps;
}

/** The sections of the wallet that the user has, while they load. */
export const WalletWaiting = ({ gates, columns }: WalletWaitingProps) => (
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
