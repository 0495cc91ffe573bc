import { Box, Combobox, createListCollection, Text, useCombobox } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { PinIcon } from '../../components/icons/icons';
import type { ChosenPlace } from './chosen-place';
import { segmentLabel } from './search-segment';
import { useDebounced } from './use-debounced';

export interface PlaceOption extends ChosenPlace {
  /** A second line; null without one. */
  readonly note: string | null;
}

export interface PlaceText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text to look up; empty while the field shows the chosen place. */
  readonly searchText: string;
  /** The same text after a pause in typing. */
  readonly debouncedText: string;
}

const SETTLE_MS = 150;

/** The text of a place field. The place may change from outside: by the address, or by the browser's back button. */
export function usePlaceText(place: ChosenPlace | undefined): PlaceText {
  const [text, setText] = useState(place?.label ?? '');
  const [textOf, setTextOf] = useState(place?.label);
  if (place?.label !== textOf) {
    setTextOf(place?.label);
    if (place) setText(place.label);
  }
  const searchText = text.trim() === place?.label ? '' : text.trim();
  return { text, setText, searchText, debouncedText: useDebounced(searchText, SETTLE_MS) };
}

export interface PlaceFieldProps {
  readonly place: ChosenPlace | undefined;
  readonly placeText: PlaceText;
  /** The places of the latest result; undefined before the first. */
  readonly suggestions: readonly PlaceOption[] | undefined;
  /** Whether that result is for the current text. */
  readonly isAnswered: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (place: ChosenPlace) => void;
  /** The error of the field, if any. */
  readonly error: string | undefined;
}

/**
 * Finds a place by its name; shows the featured ones before anything is typed. A user who leaves the field without picking gets
 * the chosen place back, so the field always shows the searched place.
 */
export function PlaceField({
  place,
  placeText: { text, setText, searchText },
  suggestions,
  isAnswered,
  hasFailed,
  onChange,
  error,
}: PlaceFieldProps) {
  const collection = useMemo(() => {
    // Until the result arrives, Enter must not pick a place that does not match the text.
    const found = isAnswered ? suggestions : suggestions?.filter(({ label }) => holds(label, searchText));
    return collectionOf(found ?? [], searchText === '' ? place : undefined);
  }, [suggestions, isAnswered, searchText, place]);

  const combobox = useCombobox<PlaceOption>({
    collection,
    value: place ? [place.id] : [],
    inputValue: text,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onValueChange: ({ items }) => {
      const [picked] = items;
      if (picked) onChange({ id: picked.id, label: picked.label });
    },
    inputBehavior: 'autohighlight',
    openOnClick: true,
    invalid: error !== undefined,
    placeholder: 'City or region',
    positioning: { placement: 'bottom-start', gutter: 18, sameWidth: false },
  });

  return (
    <Combobox.RootProvider value={combobox} gap="0">
      <Combobox.Label {...segmentLabel}>Where</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          // Within the key event: the combobox might later replace newer keystrokes with an older text.
          onChange={(event) => setText(event.currentTarget.value)}
          border="0"
          p="0"
          h="6"
          minH="6"
          fontWeight="medium"
          textStyle="md"
          bg="transparent"
          outline="none"
          aria-describedby={error ? 'place-error' : undefined}
        />
      </Combobox.Control>
      {error && (
        <Text id="place-error" role="alert" color="fg.error" textStyle="sm">
          {error}
        </Text>
      )}
      <Combobox.Positioner>
        <Combobox.Content
          w="min(22rem, 100vw - 4rem)"
          borderRadius="card"
          boxShadow="floating"
          p="2"
          maxH="96"
        >
          <Combobox.Empty px="3" py="4">
            {emptyText(isAnswered, hasFailed)}
          </Combobox.Empty>
          {collection.items.map((each) => (
            <PlaceItem key={each.id} place={each} />
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  );
}

const PlaceItem = ({ place }: { place: PlaceOption }) => (
  <Combobox.Item item={place} borderRadius="l2" p="3">
    <Box fontSize="xl" color="fg.brand">
      <PinIcon />
    </Box>
    <Box flex="1" minW="0">
      <Combobox.ItemText fontWeight="semibold">{place.label}</Combobox.ItemText>
      {place.note !== null && (
        <Text textStyle="xs" color="fg.muted">
          {place.note}
        </Text>
      )}
    </Box>
    <Combobox.ItemIndicator />
  </Combobox.Item>
);

/** The chosen place is among the options until something else is typed, because the field returns to it. */
const collectionOf = (found: readonly PlaceOption[], chosen: ChosenPlace | undefined) =>
  createListCollection<PlaceOption>({
    items:
      chosen && !found.some(({ id }) => id === chosen.id)
        ? [{ ...chosen, note: null }, ...found]
        : [...found],
    itemToString: (each) => each.label,
    itemToValue: (each) => each.id,
  });

const holds = (label: string, text: string): boolean => label.toLowerCase().includes(text.toLowerCase());

function emptyText(isAnswered: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'We cannot look up places right now. Try again in a moment.';
  return isAnswered ? 'No places match that name. Check the spelling.' : 'Looking for places';
}
