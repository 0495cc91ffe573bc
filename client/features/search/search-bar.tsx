import { Box, Button, Grid } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { datesText, type SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { CalendarIcon, GuestsIcon, SearchIcon } from '../../components/icons/icons';
import { loadEarly, onDemand } from '../../components/on-demand/on-demand';
import { HydrateWhenTouched } from '../../components/visit/hydrate-when-touched';
import { ANYWHERE, chosenPlace, withoutPlace, withPlace } from './chosen-place';
import { PlaceSegment, PlaceWaiting } from './place-segment';
import { loadDates, loadGuests, SearchDialogs } from './search-dialogs';
import { SearchSegment } from './search-segment';
import { SearchWithoutScripts } from './search-without-scripts';

const loadPlaces = () => import('./place-combobox');

const PlaceCombobox = onDemand(async () => (await loadPlaces()).PlaceCombobox);

export interface SearchBarProps {
  readonly search: SearchState;
  /** Called when the search changes; the address should follow. */
  readonly onChange: (search: SearchState) => void;
  /** The traveler requests the results. Without it every change is a new search, and there is no button. */
  readonly onSearch?: (search: SearchState) => void;
}

/**
 * Where, when and who. The pickers load when the pointer or the focus approaches; without scripts, a plain form replaces them.
 */
export function SearchBar({ search, onChange, onSearch }: SearchBarProps) {
  const [open, setOpen] = useState<'dates' | 'guests'>();
  const bar = useRef<HTMLDivElement>(null);
  const place = chosenPlace(search);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const text = field?.value.trim() ?? place?.label ?? '';
    if (text === '') return onSearch?.(withoutPlace(search));
    if (text === place?.label) return onSearch?.(search);
    field?.focus();
  };

  return (
    <>
      <Box
        ref={bar}
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
          <PlaceSegment>
            <HydrateWhenTouched fallback={<PlaceWaiting label={place?.label ?? ANYWHERE} />}>
              <PlaceCombobox
                place={place}
                onChange={(picked) => onChange(picked ? withPlace(search, picked) : withoutPlace(search))}
              />
            </HydrateWhenTouched>
          </PlaceSegment>
          <SearchSegment
            label="When"
            value={datesText(search)}
            icon={<CalendarIcon />}
            isOpen={open === 'dates'}
            onPress={() => setOpen('dates')}
            onApproach={() => loadEarly(loadDates)}
          />
          <SearchSegment
            label="Who"
            value={guestSummary(search.guests)}
            icon={<GuestsIcon />}
            isOpen={open === 'guests'}
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
          anchor={() => bar.current?.querySelector('[aria-haspopup=dialog][aria-expanded=true]') ?? null}
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
