import { Stack, Text } from '@chakra-ui/react';
import { flightLimitTexts } from '#domain/portal/travel-policy.ts';
import { PolicyBadge } from '#client/components/policy-badge.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import type { Flight } from '../other-booking-types';

export interface FlightPolicyProps {
  readonly compliance: NonNullable<Flight['policyCompliance']>;
}

/** CP-01, CP-04, CP-05: whether booked flights comply with the policy of the traveler's business, and why not. */
export const FlightPolicy = ({ compliance }: FlightPolicyProps) => (
  <SectionCard title="Travel policy">
    <Stack gap="3" align="start">
      <PolicyBadge isInPolicy={compliance.isInPolicy} />
      {flightLimitTexts(compliance.reasons, compliance.maxPricePerTraveler).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  </SectionCard>
);
