import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { counted } from '../../../../domain/counted';
import { FactList } from './fact-list';
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

/** `2 adults, 1 child, with pets`; the number of guests where the ages are unknown. */
function partyText({ guests, guestCount }: TripTravelers_TripFragment): string | null {
  if (!guests) return guestCount === null ? null : counted(guestCount, 'guest');
  const { adults, children, petsIncluded } = guests;
  const party = [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    petsIncluded && 'with pets',
  ];
  return party.filter(Boolean).join(', ');
}
