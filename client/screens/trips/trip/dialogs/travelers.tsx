import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { partyText } from '#domain/booking/party-text.ts';
import { FactList } from '#client/components/fact-list.tsx';
import { type TripTravelers_TripFragment, TripTravelers_TripFragmentDoc } from './travelers.generated';

export interface TravelersProps {
  readonly trip: FragmentType<TripTravelers_TripFragment>;
}

/** The traveler in whose name the stay is reserved, and the party. */
export function Travelers({ trip }: TravelersProps) {
  const { data } = useSuspenseFragment({ fragment: TripTravelers_TripFragmentDoc, from: trip });
  const { mainGuestName, listing } = data;
  const { maxOccupancy } = listing.terms;
  return (
    <Stack gap="4">
      <FactList
        facts={[
          { label: 'Reserved for', text: mainGuestName },
          { label: 'Contact', text: data.confirmationEmailAddress },
          { label: 'Guests', text: partyText(data) },
          { label: 'Room for', text: maxOccupancy && `${counted(maxOccupancy, 'guest')} at most` },
        ]}
      />
      <Text color="fg.muted" textStyle="sm">
        The traveler named here shows an identity document at check-in when the host asks for one.
      </Text>
    </Stack>
  );
}
