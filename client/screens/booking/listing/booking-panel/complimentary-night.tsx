import { Box, Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/money-format.ts';
import {
  addNightsLabel,
  COMPLIMENTARY_NIGHT_TITLE,
  lockedNightText,
} from '#domain/portal/complimentary-night.ts';
import { ROUTES } from '#domain/routes.ts';
import { nextCheckOut } from '#domain/stay/stay-calendar.ts';
import { addDays, nightsBetween } from '#domain/stay/stay-dates.ts';
import { useExperiment, useToday } from '#client/app/session/session-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useLinkWithSource } from '#client/app/entry/user-source.ts';
import { useListingCalendar } from '#client/features/homes/stay/use-listing-calendar.ts';
import type { StayEditing } from '#client/features/homes/stay/use-stay-editing.ts';
import type { ListingStay } from './listing-stay';
import { useAvailability } from './use-availability';

export interface ComplimentaryNightProps extends ListingStay {
  readonly stayEditing: Omit<StayEditing, 'panelRef'>;
}

/** AD-16: the complimentary night of the stay, or what it needs for one, with a button that adds it. */
export function ComplimentaryNight({ stayEditing, ...booking }: ComplimentaryNightProps) {
  const isOn = useExperiment('COMPLIMENTARY_NIGHT');
  const { availability } = useAvailability(booking);
  const night = availability?.__typename === 'Available' ? availability.rate.complimentaryNight : null;
  const longer = useLongerStay(booking, night?.minimumNights ?? 0);
  const track = useTrack();
  const linkWithSource = useLinkWithSource();
  if (!isOn || !night || (!night.isUnlocked && night.missingNights === 0)) return null;
  return (
    <Stack
      as="section"
      aria-label={COMPLIMENTARY_NIGHT_TITLE}
      gap="2"
      p="4"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={night.isUnlocked ? 'transparent' : 'border'}
      bg={night.isUnlocked ? 'bg.success' : 'bg.subtle'}
      textStyle="sm"
      align="flex-start"
    >
      <Box>
        <Text fontWeight="semibold" color={night.isUnlocked ? 'fg.success' : undefined}>
          {COMPLIMENTARY_NIGHT_TITLE}
        </Text>
        <Text>
          {night.amount
            ? `${formatMoney(night.amount)} of rent is taken off your stay. `
            : `${lockedNightText(night.missingNights)} `}
          <ChakraLink asChild variant="underline">
            <Link to={linkWithSource(ROUTES.complimentaryNightTerms)}>Terms of the promotion</Link>
          </ChakraLink>
        </Text>
      </Box>
      {!night.isUnlocked && longer && (
        <Button
          size="sm"
          onClick={() => {
            track('complimentary_night_added', { listingId: booking.listing.id });
            stayEditing.keepFocus();
            booking.setStay(longer.stay);
          }}
        >
          {addNightsLabel(longer.addedNights)}
        </Button>
      )}
    </Stack>
  );
}

/** The nearest check-out that unlocks the promotion, as far as the calendar has loaded; null when there is none. */
function useLongerStay({ search: { stay }, listing }: ListingStay, minimumNights: number) {
  const { calendar } = useListingCalendar(listing.id);
  const today = useToday();
  const until = calendar && nextCheckOut(calendar, stay.from, addDays(stay.from, minimumNights), today);
  return until ? { stay: { from: stay.from, until }, addedNights: nightsBetween(stay.until, until) } : null;
}
