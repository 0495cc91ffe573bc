import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { formatMoment } from '#domain/moment.ts';
import { formatStayDateWithYear } from '#domain/stay/stay-dates.ts';
import { FactList } from '#client/components/fact-list.tsx';
import {
  type TripConfirmation_TripFragment,
  TripConfirmation_TripFragmentDoc,
} from './confirmation-details.generated';

export interface ConfirmationDetailsProps {
  readonly trip: FragmentType<TripConfirmation_TripFragment>;
}

/** The confirmation of the booking, as it was sent to the traveler. */
export function ConfirmationDetails({ trip }: ConfirmationDetailsProps) {
  const { data } = useSuspenseFragment({
    fragment: TripConfirmation_TripFragmentDoc,
    from: trip,
  });
  return (
    <Stack gap="4">
      <Text fontFamily="heading" textStyle="xl">
        {`Your booking confirmation is #${data.id}`}
      </Text>
      <FactList
        facts={[
          { label: 'Home', text: data.listing.name },
          { label: 'Check-in', text: formatStayDateWithYear(data.fromDate) },
          { label: 'Check-out', text: formatStayDateWithYear(data.untilDate) },
          { label: 'Sent to', text: data.confirmationEmailAddress },
          { label: 'Booked', text: data.bookedAt && formatMoment(data.bookedAt) },
        ]}
      />
    </Stack>
  );
}
