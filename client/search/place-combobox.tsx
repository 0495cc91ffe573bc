import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { counted } from '../../domain/counted';
import { PlaceComboboxDocument } from './place-combobox.generated';
import { PlaceField, type PlaceFieldProps, usePlaceText } from './place-field';

export type PlaceComboboxProps = Pick<PlaceFieldProps, 'place' | 'onChange' | 'error'>;

/** Finds a place with homes. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const placeText = usePlaceText(props.place);
  const { typed, asked } = placeText;
  const answer = useQuery(PlaceComboboxDocument, { variables: { text: asked } });
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
      known={known}
      isAnswered={asked === typed && answer.data !== undefined}
      hasFailed={answer.error !== undefined}
    />
  );
}
