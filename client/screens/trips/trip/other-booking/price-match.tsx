import { List, Stack, Text } from '@chakra-ui/react';
import { PRICE_MATCH_NEEDS, PRICE_MATCH_RULES, priceMatch } from '#domain/other-bookings/price-match.ts';
import { formatMoment } from '#domain/moment.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { useNow } from '#client/components/visit/use-now.ts';
import { PhoneLink } from '../parts/phone-link';
import { type OtherBooking, hotelOf } from './other-booking-types';

/** The price match guarantee of business travel (AD-10, AD-24): the deadline of a claim, and what it requires. */
export function PriceMatch({ trip }: { readonly trip: OtherBooking }) {
  const portal = usePortal();
  const now = useNow();
  const hotel = hotelOf(trip);
  const match = priceMatch({
    isBusiness: portal?.tenant === 'CORPORATE',
    isPackage: trip.__typename === 'PackageTrip',
    hotel: hotel && {
      isPaidAtHotel: hotel.paymentTiming === 'PAY_LATER',
      isOfCollection: hotel.collection !== 'NO_COLLECTION',
    },
    bookedAt: trip.bookedAt,
    now,
  });
  if (!match.isClaimable || !portal) return null;
  return (
    <SectionCard title="Price match guarantee">
      <Stack gap="4">
        <Text>{`Found a lower price? Call us by ${formatMoment(match.claimUntil)}.`}</Text>
        <PhoneLink phoneNumber={portal.supportPhone} />
        <Rules title="Have these at hand" rules={PRICE_MATCH_NEEDS} />
        <Rules title="What counts" rules={PRICE_MATCH_RULES} />
      </Stack>
    </SectionCard>
  );
}

const Rules = ({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) => (
  <div>
    <Text fontWeight="semibold">{title}</Text>
    <List.Root ps="5" textStyle="sm" color="fg.muted">
      {rules.map((rule) => (
        <List.Item key={rule}>{rule}</List.Item>
      ))}
    </List.Root>
  </div>
);
