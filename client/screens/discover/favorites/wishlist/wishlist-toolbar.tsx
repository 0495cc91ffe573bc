import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { CalendarIcon, GuestsIcon } from '#client/components/icons/icons.tsx';
import { type ResultsView, ViewSwitch } from '#client/features/homes/view-switch.tsx';
import { SearchDialogs } from '#client/features/search/search-dialogs.tsx';
import type { WishlistName } from '#client/features/wishlists/heart/favorite-changes.ts';
import { homeCountText } from '../home-count';
import { WishlistActions } from '../wishlist-actions';

export interface WishlistToolbarProps {
  readonly wishlist: WishlistName;
  readonly homeCount: number;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
  readonly view: ResultsView;
  readonly onView: (view: ResultsView) => void;
  readonly onDeleted: () => void;
}

/** The name of a wishlist, the stay that its homes are priced for, and how they are shown. */
export function WishlistToolbar(props: WishlistToolbarProps) {
  const { wishlist, homeCount, search, onSearch, view, onView, onDeleted } = props;
  const [open, setOpen] = useState<'dates' | 'guests'>();
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      justify="space-between"
      align={{ lg: 'flex-end' }}
      gap="5"
      mt="4"
      mb={{ base: '6', lg: '8' }}
    >
      <Flex align="center" justify="space-between" gap="4" minW="0">
        <Box minW="0">
          <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} overflowWrap="anywhere">
            {wishlist.name}
          </Heading>
          <Text color="fg.muted" mt="1" role="status">
            {homeCountText(homeCount)}
          </Text>
        </Box>
        <WishlistActions wishlist={wishlist} homeCount={homeCount} onDeleted={onDeleted} />
      </Flex>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          bg="bg.panel"
          aria-label={`Change dates: ${formatStay(search.stay)}`}
          onClick={() => setOpen('dates')}
        >
          <CalendarIcon /> {formatStay(search.stay)}
        </Button>
        <Button
          variant="outline"
          bg="bg.panel"
          aria-label={`Change guests: ${guestSummary(search.guests)}`}
          onClick={() => setOpen('guests')}
        >
          <GuestsIcon /> {guestSummary(search.guests)}
        </Button>
        {homeCount > 0 && <ViewSwitch view={view} onView={onView} />}
      </Flex>
      <SearchDialogs open={open} onClose={() => setOpen(undefined)} search={search} onChange={onSearch} />
    </Flex>
  );
}
