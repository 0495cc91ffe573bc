import { Box, Button, Flex, Stack, type StackProps, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type SearchState, searchParams, withStay } from '#domain/search/search-state.ts';
import { type Guests, guestSummary } from '#domain/stay/guests.ts';
import { formatNights, formatStay, nightCount, type Stay } from '#domain/stay/stay-dates.ts';
import { CalendarIcon, GuestsIcon } from '#client/components/icons/icons.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { TOUCH_TARGET } from '#client/components/media/touch-target.ts';
import { StayDialogs } from '#client/features/homes/stay/stay-dialogs.tsx';
import { UnavailableNotice } from '#client/features/homes/stay/unavailable-notice.tsx';
import { useCalendarPrefetch } from '#client/features/homes/stay/use-listing-calendar.ts';
import { useStayEditing } from '#client/features/homes/stay/use-stay-editing.ts';
import { useCheckoutState, useTrip } from '../flow/checkout-context';

/** CA-11, GU-02: the dates and the guests, the buttons to change them here, and why they are unavailable. */
export function TripStay(box: StackProps) {
  const { search, maxOccupancy, reasons } = useTrip();
  const { isStayNew } = useCheckoutState();
  useCalendarPrefetch(search.listingId ?? '');
  const { panelRef, ...stayEditing } = useStayEditing();
  const choose = useChosenStay();
  const choice = {
    ...{ search, maxOccupancy },
    setStay: (stay: Stay) => choose(withStay(search, stay)),
    setGuests: (guests: Guests) => choose({ ...search, guests }),
  };
  return (
    <Stack
      ref={panelRef}
      tabIndex={-1}
      focusVisibleRing="outside"
      borderRadius="l2"
      gap={{ base: '3', lg: '2' }}
      {...box}
    >
      <StayRow icon={<CalendarIcon />} change="Change dates" onChange={() => stayEditing.edit('dates')}>
        {/* The dot is to the left of the nights: where they begin a line it is outside and hidden. */}
        <Flex as="span" wrap="wrap" columnGap="3" overflow="hidden">
          <span>{formatStay(search.stay)}</span>
          <Text
            as="span"
            color="fg.muted"
            position="relative"
            _before={{ content: '"·"', position: 'absolute', insetStart: '-2' }}
          >
            {formatNights(nightCount(search.stay))}
          </Text>
        </Flex>
      </StayRow>
      <StayRow icon={<GuestsIcon />} change="Change guests" onChange={() => stayEditing.edit('guests')}>
        {guestSummary(search.guests)}
      </StayRow>
      {isStayNew && (
        <Box mt="1" _empty={{ display: 'none' }}>
          <UnavailableNotice {...choice} reasons={reasons} stayEditing={stayEditing} />
        </Box>
      )}
      <StayDialogs {...choice} screen="checkout" stayEditing={stayEditing} />
    </Stack>
  );
}

interface StayRowProps {
  readonly icon: ReactNode;
  /** The name of the button. */
  readonly change: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

const StayRow = ({ icon, change, onChange, children }: StayRowProps) => (
  <Flex gap="3" align="center" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
    <Box color="fg.muted" aria-hidden="true">
      {icon}
    </Box>
    <Text flex="1" minW="0" css={{ [LARGE_TEXT]: { flexBasis: '70%' } }}>
      {children}
    </Text>
    <Button
      variant="plain"
      size="sm"
      h="6"
      px="1"
      me="-1"
      textDecoration="underline"
      aria-label={change}
      {...TOUCH_TARGET}
      onClick={onChange}
    >
      Change
    </Button>
  </Flex>
);

/** Replaces the stay in the address and leaves the rest unchanged. */
function useChosenStay(): (search: SearchState) => void {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  return (search) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['children', 'petsCount']) after.delete(name);
        for (const [name, value] of searchParams(search)) after.set(name, value);
        return after;
      },
      { state, replace: true, preventScrollReset: true },
    );
}
