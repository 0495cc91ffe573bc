import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { counted } from '#domain/counted.ts';
import { PlaceComboboxDocument } from './place-combobox.generated';
import { PlaceField, type PlaceFieldProps, usePlaceText } from './place-field';

export type PlaceComboboxProps = Pick<PlaceFieldProps, 'place' | 'onChange' | 'isMissing'>;

/** Finds a place with homes. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const placeText = usePlaceText(props.place);
  const { searchText, debouncedText } = placeText;
  const answer = useQuery(PlaceComboboxDocument, { variables: { text: debouncedText } });
  const places = (answer.data ?? answer.previousData)?.places;
  const known = useMemo(
    () =>
      places?.map(({ id, label, listingCount }) => ({
        id,
        label,
        note: listingCount === null ? null : counted(listingCount, 'home'),
      })),
    [places],
  );
  return (
    <PlaceField
      {...props}
      placeText={placeText}
      suggestions={known}
      isAnswered={debouncedText === searchText && answer.data !== undefined}
      hasFailed={answer.error !== undefined}
    />
  );
}
