import { Box, Container } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import {
  type ExperienceSearch,
  experiencesPath,
  hasExperienceFilters,
} from '#domain/experiences/experience-search.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { ExperienceResults } from './experience-results';
import { ExperienceSearchBar } from './experience-search-bar';
import { ExperiencesStart } from './experiences-start';
import { useExperienceSearch } from './use-experience-search';

/** The experiences of a place on certain days (VO-11). The search is in the address (RT-12). */
export function ExperiencesScreen() {
  const search = useExperienceSearch();
  const navigate = useNavigate();
  const show = (next: ExperienceSearch) =>
    void navigate(linkWithSource(experiencesPath(next)), {
      // A change of place and the first filter get their own history entry.
      replace: next.locationName === search.locationName && hasExperienceFilters(search),
      preventScrollReset: true,
      flushSync: true,
    });
  return (
    <>
      <Box bg="bg.subtle" borderBottomWidth="1px" py={{ base: '4', lg: '5' }}>
        <Container maxW="6xl" px={{ base: '4', md: '6' }}>
          <ExperienceSearchBar search={search} onChange={show} />
        </Container>
      </Box>
      <Container maxW="7xl" px={{ base: '4', md: '6' }} pt={{ base: '6', lg: '10' }}>
        {search.locationName === undefined ? (
          <>
            <PageTitle>Experiences</PageTitle>
            <ExperiencesStart search={search} />
          </>
        ) : (
          <ExperienceResults locationName={search.locationName} search={search} onSearch={show} />
        )}
      </Container>
    </>
  );
}
