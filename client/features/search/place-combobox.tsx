import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { CompassIcon, PinIcon } from '../../components/icons/icons';
import { useAnnounce } from '../../components/announcer/announcer';
import { ANYWHERE, type ChosenPlace } from './chosen-place';
import { PlaceComboboxDocument } from './place-combobox.generated';
import {
  PlaceField,
  type PlaceFieldProps,
  type PlaceMessage,
  type PlaceOption,
  usePlaceText,
} from './place-field';

export interface PlaceComboboxProps extends Pick<PlaceFieldProps, 'place' | 'opensOnFocus'> {
  /** Undefined for anywhere. */
  readonly onChange: (place: ChosenPlace | undefined) => void;
}

/** Offered before anything is typed. */
const ACTIONS = {
  anywhere: {
    id: '*anywhere',
    label: ANYWHERE,
    note: 'Every home, wherever it is',
    icon: <CompassIcon />,
    isAction: true,
  },
  nearMe: {
    id: '*near-me',
    label: 'Near me',
    note: 'The nearest place with homes',
    icon: <PinIcon />,
    isAction: true,
  },
} as const satisfies Readonly<Record<string, PlaceOption>>;

/** Finds a place with homes: by its name, or by the position of the browser. Without one the search is anywhere. */
export function PlaceCombobox({ place, opensOnFocus, onChange }: PlaceComboboxProps) {
  const placeText = usePlaceText(place);
  const { searchText, debouncedText } = placeText;
  const answer = useQuery(PlaceComboboxDocument, { variables: { text: debouncedText } });
  const places = (answer.data ?? answer.previousData)?.places;
  const known = useMemo(
    () =>
      places
        ? [
            ...(debouncedText === '' ? Object.values(ACTIONS) : []),
            ...places.map(({ id, label }) => ({ id, label, note: null })),
          ]
        : undefined,
    [places, debouncedText],
  );
  const near = useNearestPlace(onChange);
  const choose = (chosen: ChosenPlace) => {
    near.forget();
    if (chosen.id === ACTIONS.nearMe.id) return near.find();
    onChange(chosen.id === ACTIONS.anywhere.id ? undefined : chosen);
  };
  return (
    <PlaceField
      place={place}
      opensOnFocus={opensOnFocus}
      placeholder={ANYWHERE}
      onChange={choose}
      onClear={() => onChange(undefined)}
      placeText={placeText}
      suggestions={known}
      isAnswered={debouncedText === searchText && answer.data !== undefined}
      hasFailed={answer.error !== undefined}
      message={near.message}
    />
  );
}

/** Finds the place nearest to the browser, whose position it requests only then, and which stays in the browser. */
function useNearestPlace(onFound: (place: ChosenPlace) => void) {
  const client = useApolloClient();
  const announce = useAnnounce();
  const [message, setMessage] = useState<PlaceMessage>();
  const find = async () => {
    setMessage({ text: 'Looking for your position', isProblem: false });
    try {
      const { nearestPlace } = await import('./nearest-place');
      const found = await nearestPlace(client);
      if ('problem' in found) return setMessage({ text: found.problem, isProblem: true });
      setMessage(undefined);
      announce(`${found.label} is the nearest place with homes`);
      onFound(found);
    } catch {
      setMessage({ text: 'We cannot look up places right now. Try again in a moment.', isProblem: true });
    }
  };
  return { message, find: () => void find(), forget: () => setMessage(undefined) };
}
