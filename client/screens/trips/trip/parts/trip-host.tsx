import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { ModalLink } from '../dialogs/modal-link';
import { PhoneLink } from './phone-link';
import { type TripHost_TripFragment, TripHost_TripFragmentDoc } from './trip-host.generated';

export interface TripHostProps {
  readonly trip: FragmentType<TripHost_TripFragment>;
}

/** The host, and a link to the details of host and rental. */
export function TripHost({ trip }: TripHostProps) {
  const { data } = useSuspenseFragment({ fragment: TripHost_TripFragmentDoc, from: trip });
  return (
    <SectionCard
      title="Your host"
      action={
        <ModalLink tripId={data.id} modal="host-and-rental-details">
          Host and rental details
        </ModalLink>
      }
    >
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Text fontWeight="semibold">{data.listing.host.name}</Text>
        {data.hostPhoneNumber && <PhoneLink phoneNumber={data.hostPhoneNumber} />}
      </Flex>
    </SectionCard>
  );
}
