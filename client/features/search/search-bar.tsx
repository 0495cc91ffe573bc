import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { datesText, type SearchState } from '../../../domain/search/search-state';
import { guestSummary } from '../../../domain/stay/guests';
import { CalendarIcon, GuestsIcon, PinIcon, SearchIcon } from '../../components/icons/icons';
import { loadEarly, onDemand } from '../../components/on-demand/on-demand';
import { HydrateWhenTouched } from '../../components/visit/hydrate-when-touched';
import { chosenPlace, withPlace } from './chosen-place';
import { loadDates, loadGuests, SearchDialogs } from './search-dialogs';
import { SearchSegment, segmentLabel } from './search-segment';
import { SearchWithoutScripts } from './search-without-scripts';

const loadPlaces = () => import('./place-combobox');

const PlaceCombobox = onDemand(async () => (await loadPlaces()).PlaceCombobox);

export interface SearchBarProps {
  readonly search: SearchState;
  /** Called when the search changes; the address should follow. */
  readonly onChange: (search: SearchState) => void;
  /** The traveler requests the results. Without it every change is a new search, and there is no button. */
  readonly onSearch?: () => void;
}

/**
 * Where, when and who. The pickers load when the pointer or the focus approaches; without scripts, a plain form replaces them.
 */
export function SearchBar({ search, onChange, onSearch }: SearchBarProps) {
  const [open, setOpen] = useState<'dates' | 'guests'>();
  const [error, setError] = useState<string>();
  const place = chosenPlace(search);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place) return onSearch?.();
    setError('Choose a place from the list first.');
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <>
      <Box
        as="form"
        className="needs-scripts"
        role="search"
        aria-label="Stays"
        onSubmit={submit}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        boxShadow={onSearch ? 'floating' : 'card'}
        p="2"
      >
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: `1.4fr 1.3fr 1fr${onSearch ? ' auto' : ''}` }}
          gap={{ base: '1', lg: '2' }}
          alignItems="center"
        >
          <WhereSegment label={place?.label}>
            <PlaceCombobox
              place={place}
              error={error}
              onChange={(picked) => {
                setError(undefined);
                onChange(withPlace(search, picked));
              }}
            />
          </WhereSegment>
          <SearchSegment
            label="When"
            value={datesText(search)}
            icon={<CalendarIcon />}
            onPress={() => setOpen('dates')}
            onApproach={() => loadEarly(loadDates)}
          />
          <SearchSegment
            label="Who"
            value={guestSummary(search.guests)}
            icon={<GuestsIcon />}
            onPress={() => setOpen('guests')}
            onApproach={() => loadEarly(loadGuests)}
          />
          {onSearch && (
            <Button type="submit" size="2xl" colorPalette="coral" px="8" h={{ base: '14', lg: '16' }}>
              <SearchIcon /> Search
            </Button>
          )}
        </Grid>
        <SearchDialogs
          open={open}
          onClose={() => setOpen(undefined)}
          search={search}
          onChange={onChange}
          isFlexibleOffered
        />
      </Box>
      <SearchWithoutScripts search={search} />
    </>
  );
}

/** The place field, once it is touched; until then its text. */
const WhereSegment = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  <Flex
    align="center"
    gap="3"
    px={{ base: '4', lg: '5' }}
    py="3"
    minH="16"
    borderRadius="l3"
    _focusWithin={{ boxShadow: 'inset 0 0 0 2px var(--chakra-colors-pine-focus-ring)' }}
  >
    <Box fontSize="xl" color="fg.brand">
      <PinIcon />
    </Box>
    <Box flex="1" minW="0">
      <HydrateWhenTouched fallback={<PlaceWaiting label={label} />}>{children}</HydrateWhenTouched>
    </Box>
  </Flex>
);

const PlaceWaiting = ({ label }: { label: string | undefined }) => (
  <>
    <chakra.span {...segmentLabel}>Where</chakra.span>
    <Text fontWeight="medium" color="fg.muted" h="6">
      {label ?? 'City or region'}
    </Text>
  </>
);
