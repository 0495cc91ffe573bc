import type { FragmentType } from '@apollo/client';
import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import { Box, Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import { termsLines } from '#domain/booking/refund-clock.ts';
import { homeRules } from '#domain/listing/house-rules.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { HostRules } from '#client/components/rule-list/host-rules.tsx';
import { RuleList } from '#client/components/rule-list/rule-list.tsx';
import { useNow } from '#client/components/visit/use-now.ts';
import type { StayInput } from '#client/generated/graph.ts';
import {
  type ListingHouseRules_ListingFragment,
  ListingHouseRules_ListingFragmentDoc,
  type StayTerms_ListingFragment,
  StayTerms_ListingFragmentDoc,
} from './listing-house-rules.generated';
import { Section } from './section';

const RefundBar = onDemand(async () => (await import('#client/components/refund-bar.tsx')).RefundBar);

export interface ListingHouseRulesProps {
  readonly listing: FragmentType<ListingHouseRules_ListingFragment> & FragmentType<StayTerms_ListingFragment>;
  /** The shown stay; its cancellation and payment terms appear when its price has loaded. */
  readonly stay: StayInput;
}

/** LS-24: check-in and check-out times, pets, cancellation and payment, then the host's own rules. */
export function ListingHouseRules({ listing, stay }: ListingHouseRulesProps) {
  const {
    data: { terms },
  } = useSuspenseFragment({ fragment: ListingHouseRules_ListingFragmentDoc, from: listing });
  const ofStay = useFragment({ fragment: StayTerms_ListingFragmentDoc, from: listing, variables: { stay } });
  const availability = ofStay.complete ? ofStay.data.availability : undefined;
  const rate = availability?.__typename === 'Available' ? availability.rate : null;
  const now = useNow();
  const cancellation = rate && [
    ...termsLines(rate.cancellationPolicy, now),
    rate.cancellationPolicy.secondaryText,
  ];
  const rules = [
    ...homeRules(terms),
    { label: 'Cancellation', text: cancellation?.filter(Boolean).join('\n') },
    {
      label: 'Payment policy',
      text: rate && [...new Set([rate.paymentPolicy.text, ...rate.paymentPolicy.clauses])].join('\n'),
    },
  ];
  return (
    <Section title="House rules" anchor="house-rules">
      <Stack gap="6">
        {rate?.cancellationPolicy.refundSteps && (
          <Suspense fallback={<Box h="14" />}>
            <RefundBar refundSteps={rate.cancellationPolicy.refundSteps} checkIn={stay.fromDate} />
          </Suspense>
        )}
        <RuleList rules={rules} />
        <HostRules rules={terms.houseRules} />
      </Stack>
    </Section>
  );
}
