import { useQuery } from '@apollo/client/react';
import { Box, Button, Center, Container, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { experiencePath, experiencesPath } from '#domain/experiences/experience-search.ts';
import { ROUTES } from '#domain/routes.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { NoResults } from '#client/features/homes/no-results.tsx';
import { useExperienceSearch } from '../use-experience-search';
import { CallToBook } from './call-to-book';
import { ExperienceDescription } from './experience-description';
import { ExperienceHead } from './experience-head';
import { ExperienceScreenDocument } from './experience.generated';

/** One experience, its start times, and how to book it by phone (VO-11, RT-12). */
export function ExperienceScreen() {
  const [params] = useSearchParams();
  const activityId = params.get('activityId');
  return activityId ? (
    <ExperienceOfId key={activityId} id={activityId} />
  ) : (
    <Navigate to={ROUTES.activitiesAvailability} replace />
  );
}

function ExperienceOfId({ id }: { readonly id: string }) {
  const search = useExperienceSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ExperienceScreenDocument, {
    variables: { id },
  });
  const experience = data?.experience;
  const results = linkWithSource(
    experiencesPath({
      ...search,
      ...(experience && { locationName: search.locationName ?? experience.placeName }),
    }),
  );
  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} pt={{ base: '4', lg: '6' }}>
      <PageTitle>{experience?.title ?? 'Experience'}</PageTitle>
      <BackLink to={results}>Back to experiences</BackLink>
      {experience ? (
        <Box mt="4">
          <ExperienceHead experience={experience} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
            gap={{ base: '8', lg: '12' }}
            mt={{ base: '6', lg: '10' }}
            alignItems="start"
          >
            <ExperienceDescription experience={experience} />
            <Box position={{ lg: 'sticky' }} top="24" gridRow={{ base: '1', lg: 'auto' }}>
              <CallToBook
                experience={experience}
                days={search.days}
                onDays={(days) =>
                  void navigate(linkWithSource(experiencePath(id, { ...search, days })), {
                    replace: true,
                    preventScrollReset: true,
                    flushSync: true,
                  })
                }
              />
            </Box>
          </Grid>
        </Box>
      ) : experience === null && !error ? (
        <NoResults
          title="This experience is not offered"
          level="h1"
          actions={
            <Button asChild>
              <Link to={results}>See other experiences</Link>
            </Button>
          }
        >
          It may have ended, or the address may be mistyped.
        </NoResults>
      ) : error ? (
        <Center minH="50vh">
          <LoadFailure
            title="We could not load this experience"
            level="h1"
            safe="Your days are kept."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Center>
      ) : (
        <ExperienceSkeleton />
      )}
    </Container>
  );
}

const ExperienceSkeleton = () => (
  <Box mt="4">
    <VisuallyHidden role="status">Loading the experience</VisuallyHidden>
    <Grid
      aria-hidden="true"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' }}
      gap={{ base: '5', lg: '12' }}
      alignItems="center"
    >
      <Skeleton aspectRatio="16 / 9" borderRadius="card" order={{ lg: '1' }} />
      <Stack gap="4">
        <Skeleton h="6" w="40%" />
        <Skeleton h="12" w="90%" />
        <Skeleton h="5" w="60%" />
      </Stack>
    </Grid>
    <Skeleton mt={{ base: '6', lg: '10' }} h="40" aria-hidden="true" />
  </Box>
);
