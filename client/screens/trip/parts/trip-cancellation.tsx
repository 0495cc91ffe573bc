import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { cancellationText } from '../../../../domain/listing/cancellation-policy';
import { SectionCard } from '../../../components/section-card/section-card';
import { ModalLink } from '../dialogs/modal-link';
import {
  type TripCancellation_TripFragment,
  TripCancellation_TripFragmentDoc,
} from './trip-cancellation.generated';

export interface TripCancellationProps {
  readonly trip: FragmentType<TripCancellation_TripFragment>;
}

/** The cancellation terms of a stay to come, and the way to cancel it. */
export function TripCancellation({ trip }: TripCancellationProps) {
  const { data } = useSuspenseFragment({ fragment: TripCancellation_TripFragmentDoc, from: trip });
  const { kind, primaryText, secondaryText } = data.cancellationPolicy;
  const text = cancellationText(kind, primaryText);
  return (
    <SectionCard title="Cancellation">
      <Stack gap="3" align="start">
        {text && <Text fontWeight="medium">{text}</Text>}
        {secondaryText && <Text color="fg.muted">{secondaryText}</Text>}
        <Button asChild variant="outline">
          <ModalLink tripId={data.id} modal="cancel-home">
            Cancel this stay
          </ModalLink>
        </Button>
      </Stack>
    </SectionCard>
  );
}
