import { Box, Button, chakra, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchState } from '#domain/search/search-state.ts';
import { flexibleDatesOf } from '#domain/stay/flexible-dates.ts';
import { guestsOf, guestSummary } from '#domain/stay/guests.ts';
import { isSelectionComplete } from '#domain/stay/stay-calendar.ts';
import { formatStay, formatStayDate } from '#domain/stay/stay-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { useDateEvents } from '#client/app/tracking/use-date-events.ts';
import { GuestPicker } from '#client/components/guest-picker/guest-picker.tsx';
import { SearchIcon } from '#client/components/icons/icons.tsx';
import { ANYWHERE } from '../chosen-place';
import { chosenMonthsText } from '../flexible/flexible-fields';
import { PlaceCombobox, type PlaceComboboxProps } from '../place-combobox';
import { PlaceSegment } from '../place-segment';
import { DatesPart } from './dates-part';
import { draftOf, type SearchDraft, searchOf, type SearchPart } from './search-draft';
import { SheetPart } from './sheet-part';

export interface SearchSheetProps {
  /** The part that is open at first. */
  readonly first: SearchPart | undefined;
  readonly search: SearchState;
  readonly onClose: () => void;
  readonly onSearch: (search: SearchState) => void;
}

/** Where, when and who on a phone, in one sheet: a choice leads to the next part, and nothing is searched until the button is pressed. */
export function SearchSheet({ onClose, ...form }: SearchSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      scrollBehavior="inside"
      motionPreset="slide-in-bottom"
      initialFocusEl={() =>
        content.current?.querySelector<HTMLElement>('[role=combobox], [aria-expanded]') ?? null
      }
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="flex-end">
          <Dialog.Content
            ref={content}
            w="full"
            maxW="40rem"
            maxH="calc(100dvh - 1rem)"
            my="0"
            borderRadius="0"
            borderTopRadius="card"
            bg="bg.subtle"
          >
            <Dialog.Header pe="14" pb="3">
              <Dialog.Title>Find a stay</Dialog.Title>
            </Dialog.Header>
            <SearchSheetForm {...form} />
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close without changing the search" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function SearchSheetForm({ first, search, onSearch }: Omit<SearchSheetProps, 'onClose'>) {
  const today = useToday();
  const { onFinal } = useDateEvents();
  const [draft, setDraft] = useState(() => draftOf(search));
  const [open, setOpen] = useState(first);
  const [showsMissingAges, setShowsMissingAges] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (changed: Partial<SearchDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const leadTo = (part: SearchPart) => {
    flushSync(() => setOpen(part));
    form.current?.querySelector<HTMLElement>(`[data-part=${part}] [aria-expanded]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = form.current?.querySelector<HTMLInputElement>('[role=combobox]');
    const text = field?.value.trim() ?? '';
    if (field && text !== '' && text !== draft.place?.label) return field.focus();
    const found = searchOf(draft, search, today);
    if ('search' in found) {
      if (!found.search.flexible) onFinal(found.search.stay);
      return onSearch(found.search);
    }
    setShowsMissingAges(true);
    leadTo(found.missing);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const part = (name: SearchPart) => ({
    isOpen: open === name,
    onOpen: () => setOpen(open === name ? undefined : name),
  });
  return (
    <chakra.form ref={form} noValidate display="contents" role="search" aria-label="Stays" onSubmit={submit}>
      <Dialog.Body px="4" pb="4">
        <Stack gap="3">
          <Box data-part="place">
            <SheetPart label="Where" value={draft.place?.label ?? ANYWHERE} {...part('place')}>
              <PlacePart
                place={draft.place}
                onChange={(place) => {
                  change({ place });
                  leadTo('dates');
                }}
              />
            </SheetPart>
          </Box>
          <Box data-part="dates">
            <SheetPart label="When" value={datesValue(draft, today)} {...part('dates')}>
              <DatesPart draft={draft} today={today} onChange={change} onPicked={() => leadTo('guests')} />
            </SheetPart>
          </Box>
          <Box data-part="guests">
            <SheetPart label="Who" value={guestSummary(guestsOf(draft.guests))} {...part('guests')}>
              <Box px="5" pb="3">
                <GuestPicker
                  guests={draft.guests}
                  onChange={(guests) => change({ guests })}
                  showsMissingAges={showsMissingAges}
                />
              </Box>
            </SheetPart>
          </Box>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" bg="bg.panel" py="3" px="4">
        <Button type="submit" size="xl" colorPalette="coral" w="full">
          <SearchIcon /> Search
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}

type PlacePartProps = Pick<PlaceComboboxProps, 'place' | 'onChange'>;

/** The place field with its list open, which has its space below the field. */
function PlacePart({ place, onChange }: PlacePartProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('input')?.focus(), []);
  return (
    <Box ref={part} px="3" pb="3" minH="28rem">
      <PlaceSegment>
        <PlaceCombobox place={place} onChange={onChange} opensOnFocus />
      </PlaceSegment>
    </Box>
  );
}

/** The dates in one line, or what is missing. */
function datesValue({ datesKind, dates, length, months }: SearchDraft, today: string): string {
  if (datesKind === 'flexible') return chosenMonthsText(flexibleDatesOf(length, months, today));
  if (isSelectionComplete(dates)) return formatStay(dates);
  return dates.from === null ? 'Add dates' : `${formatStayDate(dates.from)} - `;
}
