import { Box, Button, Heading, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { counted } from '#domain/counted.ts';
import {
  experiencePath,
  type ExperienceSearch,
  hasExperienceFilters,
  withoutExperienceFilters,
} from '#domain/experiences/experience-search.ts';
import { formatStay, formatStayDate } from '#domain/stay/stay-dates.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { NoResults } from '#client/features/homes/no-results.tsx';
import { resultsGrid } from '#client/features/homes/results-grid.ts';
import { ExperienceCard, ExperienceCardSkeleton } from './experience-card';
import { ExperienceFilters } from './experience-filters';
import { useExperiences } from './use-experiences';

export interface ExperienceResultsProps {
  readonly locationName: string;
  readonly search: ExperienceSearch;
  readonly onSearch: (search: ExperienceSearch) => void;
}

/** The experiences of one place, and the filters that narrow them. */
export function ExperienceResults({ locationName, search, onSearch }: ExperienceResultsProps) {
  const found = useExperiences(locationName, search);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = `Experiences in ${found.place?.label ?? locationName}`;
  if (found.place === null)
    return (
      <>
        <PageTitle>Experiences</PageTitle>
        <NoResults title={`We know no place named ${locationName}`} level="h1">
          Check the spelling, or choose a city or region from the list above.
        </NoResults>
      </>
    );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Box mb={{ base: '4', lg: '5' }}>
        <Heading as="h1" ref={heading} tabIndex={-1} outline="none" size={{ base: '2xl', lg: '4xl' }}>
          {title}
        </Heading>
        <Text color="fg.muted" mt="1" aria-live="polite">
          {[found.experiences && counted(found.totalCount, 'experience'), daysText(search)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      <ExperienceFilters search={search} counts={found.categories} onChange={onSearch} />
      <List
        results={found}
        search={search}
        onClear={() => {
          // The pressed button disappears with the note, so the heading takes the focus.
          heading.current?.focus();
          onSearch(withoutExperienceFilters(search));
        }}
      />
    </>
  );
}

const daysText = ({ days }: ExperienceSearch): string =>
  days.from === days.until ? formatStayDate(days.from) : formatStay(days);

interface ListProps {
  readonly results: ReturnType<typeof useExperiences>;
  readonly search: ExperienceSearch;
  readonly onClear: () => void;
}

function List({ results, search, onClear }: ListProps) {
  const { experiences, totalCount, more } = results;
  if (results.hasFailed)
    return (
      <LoadFailure
        title="The experiences could not be loaded"
        safe="Your search is kept."
        onRetry={results.retry}
        isRetrying={results.isRetrying}
      />
    );
  if (!experiences) return <ResultsSkeleton />;
  if (experiences.length === 0) return <NoExperiences search={search} onClear={onClear} />;
  return (
    <Stack gap="8">
      <SimpleGrid as="ul" listStyleType="none" aria-label="Experiences" {...resultsGrid(false)}>
        {experiences.map((experience) => (
          <li key={experience.id}>
            <ExperienceCard
              experience={experience}
              to={linkWithSource(experiencePath(experience.id, search))}
            />
          </li>
        ))}
      </SimpleGrid>
      <Stack align="center" gap="3">
        <Text color="fg.muted">
          {experiences.length} of {totalCount} shown
        </Text>
        <MoreButton more={more} things="experiences" />
      </Stack>
    </Stack>
  );
}

const NoExperiences = ({ search, onClear }: Omit<ListProps, 'results'>) =>
  hasExperienceFilters(search) ? (
    <NoResults
      title="No experience matches your filters"
      actions={
        <Button variant="outline" bg="bg.panel" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Try other categories, times of day, or ratings.
    </NoResults>
  ) : (
    <NoResults title="No experience starts on these days">
      Try other days, or a place nearby. The results update with every change of the search above.
    </NoResults>
  );

const ResultsSkeleton = () => (
  <Box>
    <VisuallyHidden role="status">Looking for experiences</VisuallyHidden>
    <SimpleGrid {...resultsGrid(false)} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <ExperienceCardSkeleton key={index} />
      ))}
    </SimpleGrid>
  </Box>
);
