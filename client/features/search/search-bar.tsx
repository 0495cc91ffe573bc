import { Box, Button, Grid } from '@chakra-ui/react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { datesText, type SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { CalendarIcon, GuestsIcon, PinIcon, SearchIcon } from '../../components/icons/icons';
import { useIsDesktop } from '../../components/media/use-is-desktop';
import { loadEarly, onDemand } from '../../components/on-demand/on-demand';
import { HydrateWhenTouched } from '../../components/visit/hydrate-when-touched';
import { ANYWHERE, chosenPlace, withoutPlace, withPlace } from './chosen-place';
import type { PlaceComboboxProps } from './place-combobox';
import { PlaceSegment, PlaceWaiting } from './place-segment';
import { SearchSegment } from './search-segment';
import { SearchWithoutScripts } from './search-without-scripts';
import type { SearchPart } from './sheet/search-draft';
import { loadSheet, SearchSheet } from './sheet/sheet-on-demand';

const loadDialogs = () => import('./search-dialogs');

const PlaceCombobox = onDemand(async () => (await import('./place-combobox')).PlaceCombobox);
const SearchDialogs = onDemand(async () => (await loadDialogs()).SearchDialogs);

export interface SearchBarProps {
  readonly search: SearchState;
  /** Called when the search changes; the address should follow. */
  readonly onChange: (search: SearchState) => void;
  /** The traveler requests the results. Without it every change is a new search, and there is no button. */
  readonly onSearch?: ((search: SearchState) => void) | undefined;
}

/**
 * Where, when and who: each in a panel next to its field, or, on a phone, all in one sheet. The panels and the sheet load when the
 * pointer or the focus approaches; without scripts, a plain form replaces them.
 */
export function SearchBar({ search, onChange, onSearch }: SearchBarProps) {
  const [open, setOpen] = useState<SearchPart>();
  const bar = useRef<HTMLDivElement>(null);
  const isDesktop = useIsDesktop();
  const place = chosenPlace(search);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const text = field?.value.trim() ?? place?.label ?? '';
    if (text === '') return onSearch?.(withoutPlace(search));
    if (text === place?.label) return onSearch?.(search);
    field?.focus();
  };
  const segment = (part: SearchPart) => ({
    isOpen: open === part,
    onPress: () => setOpen(part),
    onApproach: () => loadEarly(async () => (isDesktop ? (await loadDialogs()).loadPart(part) : loadSheet())),
  });

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
          {isDesktop ? (
            <PlaceChoice
              place={place}
              onChange={(picked) => onChange(picked ? withPlace(search, picked) : withoutPlace(search))}
            />
          ) : (
            <SearchSegment
              label="Where"
              value={place?.label ?? ANYWHERE}
              icon={<PinIcon />}
              {...segment('place')}
            />
          )}
          <SearchSegment
            label="When"
            value={datesText(search)}
            icon={<CalendarIcon />}
            {...segment('dates')}
          />
          <SearchSegment
            label="Who"
            value={guestSummary(search.guests)}
            icon={<GuestsIcon />}
            {...segment('guests')}
          />
          {onSearch && (
            <Button type="submit" size="2xl" colorPalette="coral" px="8" h={{ base: '14', lg: '16' }}>
              <SearchIcon /> Search
            </Button>
          )}
        </Grid>
      </Box>
      <OpenPart
        {...{ open, search, onChange, onSearch }}
        anchor={() => bar.current?.querySelector('[aria-haspopup=dialog][aria-expanded=true]') ?? null}
        onClose={() => setOpen(undefined)}
      />
      <SearchWithoutScripts search={search} />
    </>
  );
}

const PlaceChoice = ({ place, onChange }: PlaceComboboxProps) => (
  <PlaceSegment>
    <HydrateWhenTouched fallback={<PlaceWaiting label={place?.label ?? ANYWHERE} />}>
      <PlaceCombobox place={place} onChange={onChange} />
    </HydrateWhenTouched>
  </PlaceSegment>
);

interface OpenPartProps extends SearchBarProps {
  readonly open: SearchPart | undefined;
  readonly anchor: () => Element | null;
  readonly onClose: () => void;
}

/** What a field has opened. */
function OpenPart({ open, anchor, onClose, search, onChange, onSearch }: OpenPartProps) {
  const isDesktop = useIsDesktop();
  const searchEdited = (edited: SearchState) => {
    onClose();
    onChange(edited);
    onSearch?.(edited);
  };
  return (
    <Suspense>
      {open && isDesktop && (
        <SearchDialogs
          open={open}
          anchor={anchor}
          onClose={onClose}
          search={search}
          onChange={onChange}
          isFlexibleOffered
        />
      )}
      {open && !isDesktop && (
        <SearchSheet first={open} search={search} onClose={onClose} onSearch={searchEdited} />
      )}
    </Suspense>
  );
}
