import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type FormEvent, Suspense, useMemo, useState } from 'react';
import { guestSummary } from '../../../domain/guests';
import type { SearchState } from '../../../domain/search-state';
import { formatStay } from '../../../domain/stay-dates';
import { useToday } from '../../app/session/session-context';
import { useDateEvents } from '../../app/tracking/use-date-events';
import { CalendarIcon, GuestsIcon, PinIcon, SearchIcon } from '../../components/icons/icons';
import { onDemand } from '../../components/on-demand/on-demand';
import { openCalendar } from '../../components/stay-dates/open-calendar';
import { chosenPlace, withPlace } from './chosen-place';
import { SearchSegment, segmentLabel } from './search-segment';

const loadPlaces = () => import('./place-combobox');
const loadDates = () => import('../../components/stay-dates/stay-dates-dialog');
const loadGuests = () => import('../../components/guest-picker/guest-dialog');

const PlaceCombobox = onDemand(async () => (await loadPlaces()).PlaceCombobox);
const StayDatesDialog = onDemand(async () => (await loadDates()).StayDatesDialog);
const GuestDialog = onDemand(async () => (await loadGuests()).GuestDialog);

export interface SearchBarProps {
  readonly search: SearchState;
  /** Something was changed; the address should say so. */
  readonly onChange: (search: SearchState) => void;
  /** The traveler asks for the results. Without it every change is a new search, and there is no button. */
  readonly onSearch?: () => void;
}

/** Where, when and who. The choices load when they are approached, so the page itself stays light. */
export function SearchBar({ search, onChange, onSearch }: SearchBarProps) {
  const today = useToday();
  const { onPick, onFinal } = useDateEvents();
  const calendar = useMemo(() => openCalendar(today), [today]);
  const [open, setOpen] = useState<'dates' | 'guests' | null>(null);
  const [error, setError] = useState<string>();
  const place = chosenPlace(search);
  const close = () => setOpen(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place) return onSearch?.();
    setError('Choose a place from the list first.');
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Box
      as="form"
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
        templateColumns={{ base: '1fr', lg: `1.4fr 1.3fr 1fr${onSearch ? ' auto' : ''}` }}
        gap={{ base: '1', lg: '2' }}
        alignItems="center"
      >
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
            <Suspense fallback={<PlaceWaiting label={place?.label} />}>
              <PlaceCombobox
                place={place}
                error={error}
                onChange={(picked) => {
                  setError(undefined);
                  onChange(withPlace(search, picked));
                }}
              />
            </Suspense>
          </Box>
        </Flex>
        <SearchSegment
          label="When"
          value={formatStay(search.stay)}
          icon={<CalendarIcon />}
          onPress={() => setOpen('dates')}
          onApproach={() => void loadDates()}
        />
        <SearchSegment
          label="Who"
          value={guestSummary(search.guests)}
          icon={<GuestsIcon />}
          onPress={() => setOpen('guests')}
          onApproach={() => void loadGuests()}
        />
        {onSearch && (
          <Button type="submit" size="2xl" colorPalette="coral" px="8" h={{ base: '14', lg: '16' }}>
            <SearchIcon /> Search
          </Button>
        )}
      </Grid>
      <Suspense>
        {open === 'dates' && (
          <StayDatesDialog
            isOpen
            onClose={close}
            stay={search.stay}
            onPick={onPick}
            onDone={(stay) => {
              onFinal(stay);
              onChange({ ...search, stay });
            }}
            calendar={calendar}
            today={today}
          />
        )}
        {open === 'guests' && (
          <GuestDialog
            isOpen
            onClose={close}
            guests={search.guests}
            onDone={(guests) => onChange({ ...search, guests })}
          />
        )}
      </Suspense>
    </Box>
  );
}

const PlaceWaiting = ({ label }: { label: string | undefined }) => (
  <>
    <chakra.span {...segmentLabel}>Where</chakra.span>
    <Text fontWeight="medium" color="fg.muted" h="6">
      {label ?? 'City or region'}
    </Text>
  </>
);
