import { useQuery } from '@apollo/client/react';
import { Box, Heading, LinkOverlay, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { counted } from '#domain/counted.ts';
import { type ExperienceSearch, experiencesPath } from '#domain/experiences/experience-search.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { LinkedCard } from '#client/components/linked-card.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { ExperiencePlacesDocument } from './experience-place-combobox.generated';
import { PlaceScene } from './experience-scene';

const grid = { columns: { base: 2, lg: 4 }, gap: { base: '3', lg: '6' } };

/** Before a place is chosen: places to start with. */
export function ExperiencesStart({ search }: { readonly search: ExperienceSearch }) {
  const { data, error, refetch } = useQuery(ExperiencePlacesDocument, { variables: { text: '' } });
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
          Something to do, wherever you stay
        </Heading>
        <Text color="fg.muted" mt="2" textStyle={{ lg: 'lg' }}>
          Walks, classes and tastings led by locals. Choose a place above, or begin with one of these.
        </Text>
      </Box>
      {error ? (
        <LoadFailure title="The places could not be loaded" onRetry={() => void refetch()}>
          You can still search for one by its name above, or try again.
        </LoadFailure>
      ) : data?.experiencePlaces ? (
        <SimpleGrid as="ul" listStyleType="none" {...grid}>
          {data.experiencePlaces.map(({ placeId, label, experienceCount, setting }) => (
            <LinkedCard as="li" key={placeId}>
              <Box aspectRatio="16 / 9">
                <PlaceScene setting={setting} seed={placeId} />
              </Box>
              <Box p={{ base: '3', lg: '4' }}>
                <LinkOverlay asChild outline="none" fontWeight="bold">
                  <Link to={linkWithSource(experiencesPath({ ...search, locationName: label }))}>
                    {label}
                  </Link>
                </LinkOverlay>
                <Text textStyle="sm" color="fg.muted">
                  {counted(experienceCount, 'experience')}
                </Text>
              </Box>
            </LinkedCard>
          ))}
        </SimpleGrid>
      ) : (
        <SimpleGrid {...grid} aria-hidden="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} aspectRatio="4 / 3" borderRadius="card" />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}
