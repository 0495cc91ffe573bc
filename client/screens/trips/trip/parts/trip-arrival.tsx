import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { RuleList } from '#client/components/rule-list/rule-list.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { formatTimeWindow } from '#domain/stay/time-window.ts';
import { type TripArrival_TripFragment, TripArrival_TripFragmentDoc } from './trip-arrival.generated';

export interface TripArrivalProps {
  readonly trip: FragmentType<TripArrival_TripFragment>;
}

/** Check-in and check-out, how to enter the home, and the host's notes. */
export function TripArrival({ trip }: TripArrivalProps) {
  const { data } = useSuspenseFragment({ fragment: TripArrival_TripFragmentDoc, from: trip });
  const { checkInTimes, checkOutTimes, checkinInformation } = data.listing.terms;
  const facts = [
    { label: 'Check-in', text: checkInTimes && formatTimeWindow(checkInTimes) },
    { label: 'Check-out', text: checkOutTimes && formatTimeWindow(checkOutTimes) },
    { label: 'Getting in', text: data.checkInInstructions ?? checkinInformation },
    { label: 'From your host', text: data.providerAdditionalInformation },
  ];
  if (!facts.some(({ text }) => text)) return null;
  return (
    <SectionCard title="Arrival">
      <RuleList rules={facts} />
    </SectionCard>
  );
}
