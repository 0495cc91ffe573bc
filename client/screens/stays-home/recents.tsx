import { useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../domain/counted';
import { listingPath, resultsPath } from '../../../domain/search/back-to-results';
import type { SearchState } from '../../../domain/search/search-state';
import { activeFilters } from '../../../domain/search/stay-filters';
import { guestSummary } from '../../../domain/stay/guests';
import { formatStay } from '../../../domain/stay/stay-dates';
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { ResultCard } from '../../homes/result-card';
import { useRecents } from '../../search/recents/browser-recents';
import { stayInput } from '../../wishlists/stay-input';
import { RecentHomesDocument } from './stays-home.generated';

/** The recent searches and homes that the browser has stored; nothing on the first visit. */
export const Recents = ({ search }: { readonly search: SearchState }) =>
  useBrowserFact<boolean>(() => true, false) && <StoredRecents search={search} />;

function StoredRecents({ search }: { readonly search: SearchState }) {
  const { searches, homes } = useRecents();
  if (searches.length === 0 && homes.length === 0) return null;
  return (
    <Stack gap={{ base: '8', lg: '12' }}>
      {searches.length > 0 && <RecentSearches searches={searches} />}
      {homes.length > 0 && <RecentHomes ids={homes} search={search} />}
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

function searchText({ stay, guests, filters = {} }: SearchState): string {
  const filterCount = activeFilters(filters).length;
  const parts = [formatStay(stay), guestSummary(guests)];
  return [...parts, ...(filterCount > 0 ? [counted(filterCount, 'filter')] : [])].join(' · ');
}

interface RecentHomesProps {
  readonly ids: readonly string[];
  readonly search: SearchState;
}

/** With prices for the dates and guests chosen above. Homes that the platform does not offer any more are left out. */
function RecentHomes({ ids, search }: RecentHomesProps) {
  const stay = stayInput(search);
  const { data, previousData } = useQuery(RecentHomesDocument, { variables: { ids: [...ids], stay } });
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const homes = (data ?? previousData)?.listings?.flatMap((listing) => listing ?? []) ?? [];
  if (homes.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="recent-homes" gap="4">
      <Heading as="h2" id="recent-homes" size="xl">
        Homes you looked at
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 4 }} gap="6">
        {homes.map((listing) => (
          <li key={listing.id}>
            <ResultCard
              listing={listing}
              to={listingPath({ ...search, listingId: listing.id, entrySource: 'list' })}
              stay={stay}
              isFirst={false}
              isHighlighted={highlighted === listing.id}
              onHighlight={(isPointedAt) => setHighlighted(isPointedAt ? listing.id : null)}
              unpriced="Not available for these dates"
            />
          </li>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
