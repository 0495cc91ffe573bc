import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { counted } from '#domain/counted.ts';
import { bedroomsText } from '#domain/listing/bedrooms.ts';
import { BathIcon, BedIcon, GuestsIcon, PawIcon } from '#client/components/icons/icons.tsx';
import {
  type ListingOverview_ListingFragment,
  ListingOverview_ListingFragmentDoc,
} from './listing-overview.generated';
import { HostPicture } from './host-picture';
import { Section } from './section';

const COLLECTION_NAMES = { PREMIER: 'Premier Collection', LIFESTYLE: 'Lifestyle Collection' } as const;

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** On phones as many as fit: two, or one where the text is large. */
const FACT_COLUMNS = {
  base: 'repeat(auto-fit, minmax(8rem, 1fr))',
  md: columns(4),
  lg: columns(2),
  xl: columns(4),
};

/** The home at a glance. */
export function ListingOverview({
  listing,
}: {
  readonly listing: FragmentType<ListingOverview_ListingFragment>;
}) {
  const {
    data: { collection, layout, host, market, terms },
  } = useSuspenseFragment({ fragment: ListingOverview_ListingFragmentDoc, from: listing });
  return (
    <Section
      title={`Hosted by ${host.name}`}
      anchor="overview"
      picture={<HostPicture {...host} boxSize="14" textStyle="2xl" />}
    >
      <Text color="fg.muted" mb="5">
        A home in {market.name}
        {host.since !== null && ` · Host since ${host.since}`}
      </Text>
      {(collection === 'PREMIER' || collection === 'LIFESTYLE') && (
        <Badge colorPalette="pine" size="lg" mb="5">
          {COLLECTION_NAMES[collection]}
        </Badge>
      )}
      <Grid templateColumns={FACT_COLUMNS} gap="4">
        {terms.maxOccupancy !== null && (
          <Fact icon={<GuestsIcon />}>{`Up to ${counted(terms.maxOccupancy, 'guest')}`}</Fact>
        )}
        <Fact icon={<BedIcon />}>{bedroomsText(layout.numberOfBedrooms)}</Fact>
        <Fact icon={<BathIcon />}>{counted(layout.numberOfBathrooms, 'bathroom')}</Fact>
        {terms.isPetFriendly && <Fact icon={<PawIcon />}>Pets welcome</Fact>}
      </Grid>
    </Section>
  );
}

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: string }) => (
  <Flex align="center" gap="3">
    <Text fontSize="2xl" color="fg.brand" lineHeight="1">
      {icon}
    </Text>
    {children}
  </Flex>
);
