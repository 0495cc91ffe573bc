import { List, Stack, Text } from '@chakra-ui/react';
import { PRICE_MATCH_NEEDS, PRICE_MATCH_RULES } from '#domain/other-bookings/price-match.ts';
import { formatMoment } from '#domain/moment.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { useFocusAfterReplacement } from '#client/components/focus.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { PhoneLink } from '../parts/phone-link';
import { ClaimForm } from './claim-form';
import { ClaimStatus } from './claim-status';
import type { OtherBooking } from './other-booking-types';

interface PriceMatchProps {
  readonly trip: Pick<OtherBooking, 'id'>;
  readonly priceMatch: NonNullable<OtherBooking['priceMatch']>;
}

/** The price match guarantee of business travel (AD-10, AD-24): the claim, or what it requires and until when. */
export function PriceMatch({ trip, priceMatch: { claim, claimUntil } }: PriceMatchProps) {
  const portal = usePortal();
  const section = useFocusAfterReplacement(claim?.state);
  return (
    <SectionCard title="Price match guarantee">
      <Stack ref={section} tabIndex={-1} outline="none" gap="4">
        {claim && <ClaimStatus claim={claim} />}
        {claimUntil !== null && (
          <>
            <Text>{`Found a lower price? Claim it by ${formatMoment(claimUntil)}, here or by phone.`}</Text>
            {portal && <PhoneLink phoneNumber={portal.supportPhone} />}
            <Rules title="Have these at hand" rules={PRICE_MATCH_NEEDS} />
            <Rules title="What counts" rules={PRICE_MATCH_RULES} />
            <ClaimForm tripId={trip.id} />
          </>
        )}
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
