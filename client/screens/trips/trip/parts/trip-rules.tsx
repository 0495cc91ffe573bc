import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { petsRule } from '#domain/listing/house-rules.ts';
import { HostRules } from '#client/components/rule-list/host-rules.tsx';
import { RuleList } from '#client/components/rule-list/rule-list.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { type TripRules_TripFragment, TripRules_TripFragmentDoc } from './trip-rules.generated';

export interface TripRulesProps {
  readonly trip: FragmentType<TripRules_TripFragment>;
}

/** The rules of the home, for reference during the stay. */
export function TripRules({ trip }: TripRulesProps) {
  const { data } = useSuspenseFragment({ fragment: TripRules_TripFragmentDoc, from: trip });
  const { terms } = data.listing;
  const rules = [
    {
      label: 'Guests',
      text: terms.maxOccupancy === null ? null : `At most ${counted(terms.maxOccupancy, 'guest')}`,
    },
    petsRule(terms),
    { label: 'Good to know', text: terms.importantInformation },
  ];
  return (
    <SectionCard title="House rules">
      <Stack gap="5">
        <RuleList rules={rules} />
        <HostRules rules={terms.houseRules} />
      </Stack>
    </SectionCard>
  );
}
