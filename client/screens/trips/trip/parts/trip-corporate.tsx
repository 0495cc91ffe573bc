import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { DataList } from '@chakra-ui/react';
import { CORPORATE_ANSWERS } from '#domain/booking/corporate-answers.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { type TripCorporate_TripFragment, TripCorporate_TripFragmentDoc } from './trip-corporate.generated';

export interface TripCorporateProps {
  readonly trip: FragmentType<TripCorporate_TripFragment>;
}

const ORDER = ['tripPurpose', 'outOfPolicyReason', 'approvalRequestReason'] as const;

/** CP-07, CP-09: the answers to the traveler's business that the stay was booked with. */
export function TripCorporate({ trip }: TripCorporateProps) {
  const { data } = useSuspenseFragment({ fragment: TripCorporate_TripFragmentDoc, from: trip });
  const { corporate } = data;
  if (!corporate) return null;
  return (
    <SectionCard title="Business trip">
      <DataList.Root orientation="vertical" size="lg">
        {ORDER.map(
          (name) =>
            corporate[name] && (
              <DataList.Item key={name}>
                <DataList.ItemLabel>{CORPORATE_ANSWERS[name]}</DataList.ItemLabel>
                <DataList.ItemValue overflowWrap="anywhere">{corporate[name]}</DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList.Root>
    </SectionCard>
  );
}
