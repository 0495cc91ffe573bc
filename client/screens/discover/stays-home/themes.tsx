import { Box, Heading, LinkOverlay, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { resultsPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { lineIcon, paths, SnowflakeIcon } from '#client/components/icons/icons.tsx';
import { LinkedCard } from '#client/components/linked-card.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { withoutPlace } from '#client/features/search/chosen-place.ts';

const HotTubIcon = lineIcon(
  paths(
    'M3 13h18v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
    'M8 10c-1.3-1.7 1.3-3 0-5',
    'M12 10c-1.3-1.7 1.3-3 0-5',
    'M16 10c-1.3-1.7 1.3-3 0-5',
  ),
);
const PawIcon = lineIcon(
  paths(
    'M6 13.5a1.7 2.1 0 1 0 0-4.2 1.7 2.1 0 0 0 0 4.2Z',
    'M18 13.5a1.7 2.1 0 1 0 0-4.2 1.7 2.1 0 0 0 0 4.2Z',
    'M9.6 8.2a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4Z',
    'M14.4 8.2a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4Z',
    'M12 11.5c-2.4 0-4.6 2.5-4.6 5 0 2.3 1.7 3 3.2 2.6.9-.2 1.900-.2 2.8 0 1.5.4 3.2-.3 3.2-2.6 0-2.5-2.2-5-4.6-5Z',
  ),
);
const WavesIcon = lineIcon(
  paths(
    'M3 9c2 0 2-1.5 4.5-1.5S10 9 12 9s2-1.5 4.5-1.5S19 9 21 9',
    'M3 13.5c2 0 2-1.5 4.5-1.5s2.5 1.5 4.5 1.5 2-1.5 4.5-1.5 2.5 1.5 4.5 1.5',
    'M3 18c2 0 2-1.5 4.5-1.5S10 18 12 18s2-1.5 4.5-1.5S19 18 21 18',
  ),
);

const THEMES = [
  { title: 'Hot tub', text: 'A soak of your own', icon: <HotTubIcon />, filters: { amenities: ['HOT_TUB'] } },
  { title: 'Dogs', text: 'Homes that take pets', icon: <PawIcon />, filters: { isPetFriendly: true } },
  {
    title: 'Lake',
    text: 'Access to the water',
    icon: <WavesIcon />,
    filters: { amenities: ['LAKE_ACCESS'] },
  },
  {
    title: 'Snow',
    text: 'A place for your skis',
    icon: <SnowflakeIcon />,
    filters: { amenities: ['SKI_STORAGE'] },
  },
] as const;

/** Searches anywhere for a fact of the homes, with the dates and guests chosen so far. */
export const Themes = ({ search }: { readonly search: SearchState }) => (
  <Stack as="section" aria-labelledby="themes" gap={{ base: '4', lg: '6' }}>
    <Heading as="h2" id="themes" size={{ base: '2xl', lg: '3xl' }}>
      Anywhere, as long as there is…
    </Heading>
    <SimpleGrid
      as="ul"
      listStyleType="none"
      columns={{ base: 2, lg: 4 }}
      gap={{ base: '3', lg: '6' }}
      css={{ [LARGE_TEXT]: { gridTemplateColumns: '1fr' } }}
    >
      {THEMES.map(({ title, text, icon, filters }) => (
        <LinkedCard as="li" key={title}>
          <Stack
            direction={{ base: 'column', md: 'row' }}
            align={{ md: 'center' }}
            gap="3"
            p={{ base: '4', lg: '5' }}
          >
            <Box fontSize="3xl" color="fg.brand" lineHeight="1">
              {icon}
            </Box>
            <Box>
              <LinkOverlay asChild outline="none">
                <Link to={resultsPath({ ...withoutPlace(search), filters })}>
                  <Text as="span" fontFamily="heading" textStyle="lg">
                    {title}
                  </Text>
                </Link>
              </LinkOverlay>
              <Text textStyle="sm" color="fg.muted">
                {text}
              </Text>
            </Box>
          </Stack>
        </LinkedCard>
      ))}
    </SimpleGrid>
  </Stack>
);
