import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { counted } from '#domain/counted.ts';
import { PlaceField, type PlaceFieldProps, usePlaceText } from '#client/features/search/place-field.tsx';
import { ExperiencePlacesDocument } from './experience-place-combobox.generated';

export interface ExperiencePlaceComboboxProps extends Pick<PlaceFieldProps, 'place'> {
  readonly onChange: (locationName: string) => void;
}

/** Finds a place with experiences. */
export function ExperiencePlaceCombobox({ place, onChange }: ExperiencePlaceComboboxProps) {
  const placeText = usePlaceText(place);
  const { searchText, debouncedText } = placeText;
  const answer = useQuery(ExperiencePlacesDocument, { variables: { text: debouncedText } });
  const places = (answer.data ?? answer.previousData)?.experiencePlaces;
  const known = useMemo(
    () =>
      places?.map(({ label, experienceCount }) => ({
        id: label,
        label,
        note: counted(experienceCount, 'experience'),
      })),
    [places],
  );
  return (
    <PlaceField
      place={place}
      placeholder="City or region"
      placeText={placeText}
      suggestions={known}
      isAnswered={debouncedText === searchText && answer.data !== undefined}
      hasFailed={answer.error !== undefined}
      onChange={({ label }) => onChange(label)}
    />
  );
}
