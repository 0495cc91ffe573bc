import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { bedsText } from '#domain/listing/beds.ts';
import { BathIcon, BedIcon } from '#client/components/icons/icons.tsx';
import type { ReactNode } from 'react';
import {
  type ListingRooms_ListingFragment,
  ListingRooms_ListingFragmentDoc,
} from './listing-rooms.generated';
import { Section } from './section';

/** The rooms with their beds, and the bathrooms. */
export function ListingRooms({ listing }: { readonly listing: FragmentType<ListingRooms_ListingFragment> }) {
  const {
    data: { layout },
  } = useSuspenseFragment({ fragment: ListingRooms_ListingFragmentDoc, from: listing });
  if (layout.bedrooms.length + layout.bathrooms.length === 0) return null;
  return (
    <Section title="Rooms and beds" anchor="rooms">
      <SimpleGrid columns={{ base: 2, md: 3 }} gap="3">
        {layout.bedrooms.map(({ name, beds }, index) => (
          <Room key={`bedroom-${index}`} icon={<BedIcon />} name={name}>
            {bedsText(beds)}
          </Room>
        ))}
        {layout.bathrooms.map(({ name, features }, index) => (
          <Room key={`bathroom-${index}`} icon={<BathIcon />} name={name}>
            {features.join(', ')}
          </Room>
        ))}
      </SimpleGrid>
    </Section>
  );
}

interface RoomProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: string;
}

const Room = ({ icon, name, children }: RoomProps) => (
  <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4">
    <Text fontSize="2xl" color="fg.brand">
      {icon}
    </Text>
    <Text fontWeight="semibold" mt="2">
      {name}
    </Text>
    <Text textStyle="sm" color="fg.muted">
      {children}
    </Text>
  </Box>
);
