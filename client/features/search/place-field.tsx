import { Box, Combobox, createListCollection, Flex, Text, useCombobox } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { PinIcon } from '../../components/icons/icons';
import type { ChosenPlace } from './chosen-place';
import { segmentLabel } from './search-segment';
import { useDebounced } from './use-debounced';

export interface PlaceOption extends ChosenPlace {
  /** A second line; null without one. */
  readonly note: string | null;
  /** A pin by default. */
  readonly icon?: ReactNode;
  /** It is no place, so the field does not get its text. */
  readonly isAction?: boolean;
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
  readonly placeholder: string;
  /** Whether the list opens with the focus; by default, with a press or a key. */
  readonly opensOnFocus?: boolean | undefined;
  /** Next to the label: the state of a choice that takes time. */
  readonly message?: PlaceMessage | undefined;
  readonly onChange: (place: ChosenPlace) => void;
  /** The field was emptied and left. Without it, the field gets the chosen place back. */
  readonly onClear?: () => void;
}

export interface PlaceMessage {
  readonly text: string;
  readonly isProblem: boolean;
}

/**
 * Finds a place by its name; shows the featured ones before anything is typed. A text that is left without picking a place stays,
 * with a message.
 */
export function PlaceField({
  place,
  placeText: { text, setText, searchText },
  suggestions,
  isAnswered,
  hasFailed,
  placeholder,
  opensOnFocus = false,
  message,
  onChange,
  onClear,
}: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [leftText, setLeftText] = useState<string>();
  const isRefused = searchText !== '' && searchText === leftText;
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
    allowCustomValue: true,
    openOnClick: true,
    invalid: isRefused,
    placeholder,
    positioning: {
      placement: 'bottom-start',
      gutter: 12,
      flip: false,
      sameWidth: true,
      getAnchorElement: () => input.current?.closest<HTMLElement>('[data-place-segment]') ?? null,
    },
  });

  const leave = () => {
    setLeftText(searchText);
    if (text.trim() !== '' || !place) return;
    if (onClear) onClear();
    else setText(place.label);
  };

  /** Before the combobox, which would close its list. */
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (searchText === '' || combobox.highlightedValue !== null) return;
    event.preventDefault();
    setLeftText(searchText);
    combobox.setOpen(true);
  };

  return (
    <Combobox.RootProvider value={combobox} gap="0">
      <PlaceLabel message={isRefused ? NOT_CHOSEN : message} />
      <Combobox.Control>
        <Combobox.Input
          ref={input}
          // Within the key event: the combobox might later replace newer keystrokes with an older text.
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={() => opensOnFocus && combobox.setOpen(true)}
          onBlur={leave}
          onKeyDownCapture={keepOpen}
          border="0"
          p="0"
          h="6"
          minH="6"
          fontWeight="medium"
          textStyle="md"
          bg="transparent"
          outline="none"
          aria-describedby={isRefused ? MESSAGE_ID : undefined}
        />
      </Combobox.Control>
      <PlaceList places={collection.items} emptyText={noPlacesText(isAnswered, hasFailed)} />
    </Combobox.RootProvider>
  );
}

/** The message is next to the label, so that it moves no other part of the search bar. */
const PlaceLabel = ({ message }: { readonly message: PlaceMessage | undefined }) => (
  <Flex columnGap="2" align="baseline" wrap="wrap">
    <Combobox.Label {...segmentLabel}>Where</Combobox.Label>
    {message && (
      <Text
        id={MESSAGE_ID}
        role={message.isProblem ? 'alert' : 'status'}
        color={message.isProblem ? 'fg.error' : 'fg.muted'}
        textStyle="xs"
        fontWeight="medium"
      >
        {message.text}
      </Text>
    )}
  </Flex>
);

const MESSAGE_ID = 'place-message';
const NOT_CHOSEN: PlaceMessage = { text: 'Choose a place from the list.', isProblem: true };

interface PlaceListProps {
  readonly places: readonly PlaceOption[];
  readonly emptyText: string;
}

/** A shade at the lower edge until the list is scrolled to its end, where its background covers the shade. */
const MORE_BELOW = {
  backgroundImage:
    'linear-gradient(to top, {colors.bg.panel} 40%, transparent), linear-gradient(to top, {colors.border.emphasized}, transparent)',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 3.5rem, 100% 1.75rem',
  backgroundAttachment: 'local, scroll',
};

const PlaceList = ({ places, emptyText }: PlaceListProps) => (
  <Combobox.Positioner>
    <Combobox.Content
      borderRadius="card"
      boxShadow="floating"
      p="2"
      maxH="clamp(12rem, var(--available-height), 24rem)"
      css={MORE_BELOW}
    >
      <Combobox.Empty px="3" py="4">
        {emptyText}
      </Combobox.Empty>
      {places.map((each) => (
        <PlaceItem key={each.id} place={each} />
      ))}
    </Combobox.Content>
  </Combobox.Positioner>
);

const PlaceItem = ({ place }: { place: PlaceOption }) => (
  <Combobox.Item item={place} borderRadius="l2" p="3">
    <Box fontSize="xl" color="fg.brand">
      {place.icon ?? <PinIcon />}
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
    itemToString: (each) => (each.isAction ? '' : each.label),
    itemToValue: (each) => each.id,
  });

const holds = (label: string, text: string): boolean => label.toLowerCase().includes(text.toLowerCase());

function noPlacesText(isAnswered: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'We cannot look up places right now. Try again in a moment.';
  return isAnswered ? 'No places match that name. Check the spelling.' : 'Looking for places';
}
