import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ExperienceSearch } from '../../../../domain/experiences/experience-search';
import { PinIcon } from '../../../components/icons/icons';
import { onDemand } from '../../../components/on-demand/on-demand';
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
        <Flex
          align="center"
          gap="3"
          px={{ base: '4', lg: '5' }}
          py="3"
          minH="16"
          borderRadius="l3"
          _focusWithin={{ boxShadow: 'inset 0 0 0 2px var(--chakra-colors-pine-focus-ring)' }}
        >
          <Box fontSize="xl" color="fg.brand">
            <PinIcon />
          </Box>
          <Box flex="1" minW="0">
            <Suspense fallback={<Text color="fg.muted">{locationName ?? 'City or region'}</Text>}>
              <ExperiencePlaceCombobox
                place={locationName === undefined ? undefined : { id: locationName, label: locationName }}
                error={undefined}
                onChange={(picked) => onChange({ ...search, locationName: picked })}
              />
            </Suspense>
          </Box>
        </Flex>
        <DaysSegment days={search.days} onChange={(days) => onChange({ ...search, days })} />
      </Grid>
    </Box>
  );
}
