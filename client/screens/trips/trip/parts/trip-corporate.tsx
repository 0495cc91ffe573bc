import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { CORPORATE_ANSWERS } from '../../../../../domain/booking/corporate-answers';
import { SectionCard } from '../../../../components/section-card/section-card';
import { FactList } from '../dialogs/fact-list';
import { type TripCorporate_TripFragment, TripCorporate_TripFragmentDoc } from './trip-corporate.generated';

export interface TripCorporateProps {
  readonly trip: FragmentType<TripCorporate_TripFragment>;
}

/** CP-07, CP-09: the answers to the traveler's business that the stay was booked with. */
export function TripCorporate({ trip }: TripCorporateProps) {
  const { data } = useSuspenseFragment({ fragment: TripCorporate_TripFragmentDoc, from: trip });
  const { corporate } = data;
  if (!corporate) return null;
  return (
    <SectionCard title="Business trip">
      <FactList
        facts={[
          { label: CORPORATE_ANSWERS.tripPurpose, text: corporate.tripPurpose },
          { label: CORPORATE_ANSWERS.outOfPolicyReason, text: corporate.outOfPolicyReason },
          { label: CORPORATE_ANSWERS.approvalRequestReason, text: corporate.approvalRequestReason },
        ]}
      />
    </SectionCard>
  );
}
