import { Stack, Text } from '@chakra-ui/react';
import { flightLimitTexts, limitTexts } from '#domain/portal/travel-policy.ts';
import { PolicyBadge } from '#client/components/policy-badge.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { flightOf, type OtherBooking } from './other-booking-types';

export interface PolicyCardProps {
  readonly trip: OtherBooking;
}

/** CP-01, CP-04 to CP-06: whether a booking complies with the policy of the traveler's business, and why not. */
export function PolicyCard({ trip }: PolicyCardProps) {
  const verdict = verdictOf(trip);
  if (!verdict) return null;
  return (
    <SectionCard title="Travel policy">
      <Stack gap="3" align="start">
        <PolicyBadge isInPolicy={verdict.isInPolicy} />
        {verdict.texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </SectionCard>
  );
}

function verdictOf(
  trip: OtherBooking,
): { readonly isInPolicy: boolean; readonly texts: readonly string[] } | null {
  const flight = flightOf(trip)?.policyCompliance;
  if (flight) {
    const { isInPolicy, reasons, maxPricePerTraveler } = flight;
    return { isInPolicy, texts: flightLimitTexts(reasons, maxPricePerTraveler) };
  }
  const hotel = trip.__typename === 'HotelTrip' ? trip.hotel.policyCompliance : null;
  if (!hotel) return null;
  const { isInPolicy, reasons } = hotel;
  return { isInPolicy, texts: isInPolicy ? [] : limitTexts(hotel, reasons, 'hotels') };
}
