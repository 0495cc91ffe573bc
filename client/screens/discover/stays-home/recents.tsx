import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#domain/counted.ts';
import { resultsPath } from '#domain/search/back-to-results.ts';
import { datesText, type SearchState } from '#domain/search/search-state.ts';
import { activeFilters } from '#domain/search/active-filters.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { whenIdle } from '#client/components/when-idle.ts';
import { whenOnline } from '#client/components/on-demand/on-demand.ts';
import { useBeganAsRenderedMarkup } from '#client/components/visit/use-rendered-markup.ts';
import { useRecents } from '#client/features/search/recents/browser-recents.ts';
import { RecentsHeading } from './recents-heading';

/** It keeps the focus once everything is cleared, without the page's gap. */
const AS_IF_ABSENT = { mb: { base: '-14', lg: '-24' } };

/** Most first visits have none, and cards are large. */
const RecentHomes = lazy(async () => ({
  default: (await whenOnline(() => import('./recent-homes'))).RecentHomes,
}));

/**
 * The recent searches and homes that the browser has stored; nothing on the first visit. The gateway does not know them: a page that
 * comes rendered shows them when the browser has nothing else to do.
 */
export function Recents({ search }: { readonly search: SearchState }) {
  const beganAsMarkup = useBeganAsRenderedMarkup();
  const [isDue, setIsDue] = useState(!beganAsMarkup);
  useEffect(() => (isDue ? undefined : whenIdle(() => startTransition(() => setIsDue(true)))), [isDue]);
  return isDue && <StoredRecents search={search} />;
}

function StoredRecents({ search }: { readonly search: SearchState }) {
  const { searches, homes, clearSearches, clearHomes } = useRecents();
  const announce = useAnnounce();
  const list = useFocusAfterRemoval(searches.length + homes.length);
  const clear = (forget: () => void, cleared: string) => () => {
    forget();
    announce(cleared);
  };
  return (
    <Stack gap={{ base: '8', lg: '12' }} ref={list} tabIndex={-1} outline="none" _empty={AS_IF_ABSENT}>
      {searches.length > 0 && (
        <RecentSearches
          searches={searches}
          onClear={clear(clearSearches, 'Your recent searches are cleared.')}
        />
      )}
      {homes.length > 0 && (
        <Suspense>
          <RecentHomes
            ids={homes}
            search={search}
            onClear={clear(clearHomes, 'The homes you looked at are cleared.')}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface RecentSearchesProps {
  readonly searches: readonly SearchState[];
  readonly onClear: () => void;
}

const RecentSearches = ({ searches, onClear }: RecentSearchesProps) => (
  <Stack as="section" aria-labelledby="recent-searches" gap="4">
    <RecentsHeading id="recent-searches" title="Continue your search" onClear={onClear} />
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
