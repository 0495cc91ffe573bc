import { Box, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ExperienceSearch } from '#domain/experiences/experience-search.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { PlaceSegment, PlaceWaiting } from '#client/features/search/place-segment.tsx';
import { DaysSegment } from './days-segment';

const ExperiencePlaceCombobox = onDemand(
  async () => (await import('./experience-place-combobox')).ExperiencePlaceCombobox,
);

export interface ExperienceSearchBarProps {
  readonly search: ExperienceSearch;
  readonly onChange: (search: ExperienceSearch) => void;
}

/** Where and when. Every change is a new search. */
export function ExperienceSearchBar({ search, onChange }: ExperienceSearchBarProps) {
  const { locationName } = search;
  return (
    <Box
      as="form"
      role="search"
      aria-label="Experiences"
      onSubmit={(event) => event.preventDefault()}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      p="2"
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '1.4fr 1fr' }}
        gap={{ base: '1', lg: '2' }}
        alignItems="center"
      >
        <PlaceSegment>
          <Suspense fallback={<PlaceWaiting label={locationName ?? 'City or region'} />}>
            <ExperiencePlaceCombobox
              place={locationName === undefined ? undefined : { id: locationName, label: locationName }}
              onChange={(picked) => onChange({ ...search, locationName: picked })}
            />
          </Suspense>
        </PlaceSegment>
        <DaysSegment days={search.days} onChange={(days) => onChange({ ...search, days })} />
      </Grid>
    </Box>
  );
}
