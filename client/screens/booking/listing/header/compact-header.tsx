import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#domain/counted.ts';
import { cutText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { resultsPath } from '#domain/search/back-to-results.ts';
import { travelerCount } from '#domain/stay/guests.ts';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { useIsTravelApp } from '#client/app/host/use-is-travel-app.ts';
import { ArrowLeftIcon, CalendarIcon } from '#client/components/icons/icons.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { ListingDatesDialog } from '#client/features/homes/stay/listing-dates-dialog.tsx';
import type { ListingStay } from '../booking-panel/listing-stay';

export interface CompactHeaderProps extends ListingStay {
  /** Before the button for the dates: controls that belong to the traveler rather than to the home. */
  readonly actions?: ReactNode;
}

/** LS-07: the part that stays visible on a phone: the back link, the name, the stay, and the button to change its dates. */
export function CompactHeader({ actions, ...booking }: CompactHeaderProps) {
  const [isPickingDates, setIsPickingDates] = useState(false);
  const { search, listing } = booking;
  const isTravelApp = useIsTravelApp();
  const travelers = travelerCount(search.guests);
  return (
    <Box
      // The portal's own header finds it by its attribute and scrolls away, since there is no room for both on a phone.
      data-compact-header=""
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg.panel"
      borderBottomWidth="1px"
      css={{ [LARGE_TEXT]: { position: 'static' } }}
    >
      <Flex
        align="center"
        gap="1"
        px={{ base: '1', sm: '2' }}
        minH="16"
        py="1.5"
        css={{ [LARGE_TEXT]: { flexWrap: 'wrap', justifyContent: 'space-between' } }}
      >
        {/* TA-01: the app around the page has its own way back. */}
        {!isTravelApp && (
          <IconButton asChild variant="ghost" aria-label="Back to results" fontSize="xl">
            <Link to={resultsPath(search)}>
              <ArrowLeftIcon />
            </Link>
          </IconButton>
        )}
        <Box
          flex="1"
          minW="0"
          ps={isTravelApp ? '3' : '0'}
          lineHeight="short"
          css={{ [LARGE_TEXT]: { order: '1', flexBasis: '100%', px: '3' } }}
        >
          <Text
            textStyle={{ base: 'sm', sm: 'md' }}
            fontWeight="semibold"
            lineHeight="short"
            textWrap="balance"
          >
            {cutText(listing.name, TEXT_LIMITS.mobileName).text}
          </Text>
          <Text textStyle={{ base: 'xs', sm: 'sm' }} color="fg.muted" mt="0.5">
            {formatStay(search.stay)} · {counted(travelers, 'traveler')}
          </Text>
        </Box>
        {actions}
        <IconButton
          variant="ghost"
          aria-label="Change dates"
          fontSize="xl"
          onClick={() => setIsPickingDates(true)}
        >
          <CalendarIcon />
        </IconButton>
      </Flex>
      <ListingDatesDialog
        {...booking}
        isOpen={isPickingDates}
        onClose={() => setIsPickingDates(false)}
        isSearch
      />
    </Box>
  );
}
