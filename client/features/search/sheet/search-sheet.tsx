import { Box, Button, chakra, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchState } from '#domain/search/search-state.ts';
import { flexibleDatesOf } from '#domain/stay/flexible-dates.ts';
import { guestsOf, guestSummary } from '#domain/stay/guests.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { useDateEvents } from '#client/app/tracking/use-date-events.ts';
import { GuestPicker } from '#client/components/guest-picker/guest-picker.tsx';
import { SearchIcon } from '#client/components/icons/icons.tsx';
import { selectionText } from '#client/components/stay-dates/stay-rules.ts';
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
    name,
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? undefined : name),
  });
  return (
    <chakra.form ref={form} noValidate display="contents" role="search" aria-label="Stays" onSubmit={submit}>
      <Dialog.Body px="4" pb="4">
        <Stack gap="3">
          <SheetPart title="Where" summary={draft.place?.label ?? ANYWHERE} {...part('place')}>
            <PlacePart
              place={draft.place}
              onChange={(place) => {
                change({ place });
                leadTo('dates');
              }}
            />
          </SheetPart>
          <SheetPart title="When" summary={datesText(draft, today)} {...part('dates')}>
            <DatesPart draft={draft} today={today} onChange={change} onPicked={() => leadTo('guests')} />
          </SheetPart>
          <SheetPart title="Who" summary={guestSummary(guestsOf(draft.guests))} {...part('guests')}>
            <GuestPicker
              guests={draft.guests}
              onChange={(guests) => change({ guests })}
              showsMissingAges={showsMissingAges}
            />
          </SheetPart>
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
    <Box ref={part} mx="-2" minH="28rem">
      <PlaceSegment>
        <PlaceCombobox place={place} onChange={onChange} opensOnFocus />
      </PlaceSegment>
    </Box>
  );
}

const datesText = ({ datesKind, dates, length, months }: SearchDraft, today: string): string =>
  datesKind === 'dates' ? selectionText(dates) : chosenMonthsText(flexibleDatesOf(length, months, today));
