import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../domain/counted';
import { resultsPath } from '../../../domain/search/back-to-results';
import { datesText, type SearchState } from '../../../domain/search/search-state';
import { activeFilters } from '../../../domain/search/stay-filters';
import { guestSummary } from '../../../domain/stay/guests';
import { whenOnline } from '../../components/on-demand/on-demand';
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { useRecents } from '../../search/recents/browser-recents';

/** Most first visits have none, and cards are large. */
const RecentHomes = lazy(async () => ({
  default: (await whenOnline(() => import('./recent-homes'))).RecentHomes,
}));

/** The recent searches and homes that the browser has stored; nothing on the first visit. */
export const Recents = ({ search }: { readonly search: SearchState }) =>
  useBrowserFact<boolean>(() => true, false) && <StoredRecents search={search} />;

function StoredRecents({ search }: { readonly search: SearchState }) {
  const { searches, homes } = useRecents();
  if (searches.length === 0 && homes.length === 0) return null;
  return (
    <Stack gap={{ base: '8', lg: '12' }}>
      {searches.length > 0 && <RecentSearches searches={searches} />}
      <Suspense>{homes.length > 0 && <RecentHomes ids={homes} search={search} />}</Suspense>
    </Stack>
  );
}

const RecentSearches = ({ searches }: { readonly searches: readonly SearchState[] }) => (
  <Stack as="section" aria-labelledby="recent-searches" gap="4">
    <Heading as="h2" id="recent-searches" size="xl">
      Continue your search
    </Heading>
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="3">
      {searches.map((search) => (
        <li key={resultsPath(search)}>
          <Button
            asChild
            variant="outline"
            bg="bg.panel"
            h="auto"
            py="3"
            px="5"
            borderRadius="card"
            textAlign="start"
          >
            <Link to={resultsPath(search)}>
              <Box>
                <Text as="span" display="block" fontWeight="bold">
                  {search.locationName}
                </Text>
                <Text as="span" display="block" textStyle="sm" color="fg.muted" fontWeight="normal">
                  {searchText(search)}
                </Text>
              </Box>
            </Link>
          </Button>
        </li>
      ))}
    </Flex>
  </Stack>
);

function searchText(search: SearchState): string {
  const filterCount = activeFilters(search.filters ?? {}).length;
  const parts = [datesText(search), guestSummary(search.guests)];
  return [...parts, ...(filterCount > 0 ? [counted(filterCount, 'filter')] : [])].join(' · ');
}
