import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { nearestPlaces } from '#domain/search/nearest-places.ts';
import { type SearchState, withoutBounds } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { chosenPlace, withoutPlace, withPlace } from '#client/features/search/chosen-place.ts';
import { AllPlacesDocument } from '#client/features/search/nearest-place.generated.ts';
import { StayCountDocument } from './no-homes.generated';
import { placeVariables } from './stays-variables';

export interface OtherPlacesProps {
  /** The place in which there are no homes. */
  readonly placeId: string;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

const NEARBY_COUNT = 4;

/** The same search in the places nearby, and anywhere, each with the number of homes that it finds. */
export function OtherPlaces({ placeId, search, onSearch }: OtherPlacesProps) {
  const { data } = useQuery(AllPlacesDocument);
  const places = data?.places ?? [];
  const here = places.find(({ id }) => id === placeId);
  const others = places.filter(({ id }) => id !== placeId);
  const nearby = here ? nearestPlaces(others, here.center, NEARBY_COUNT) : [];
  const searches = [
    ...nearby.map((place) => ({ label: place.label, search: withPlace(search, place) })),
    {
      label: `Anywhere for ${guestSummary(search.guests)}`,
      search: withoutBounds(withoutPlace(search)),
    },
  ];
  return (
    <Stack gap="3" align="center" w="full" css={{ '&:not(:has(li))': { display: 'none' } }}>
      <Text fontWeight="semibold">The same search elsewhere</Text>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        justify="center"
        gap="2"
        aria-label="The same search elsewhere"
      >
        {searches.map((each) => (
          <Elsewhere key={each.label} {...each} onSearch={onSearch} />
        ))}
      </Flex>
    </Stack>
  );
}

interface ElsewhereProps extends Pick<OtherPlacesProps, 'search' | 'onSearch'> {
  readonly label: string;
}

/** Nothing for a search that finds no home either. */
function Elsewhere({ label, search, onSearch }: ElsewhereProps) {
  const { data } = useQuery(StayCountDocument, {
    variables: placeVariables(chosenPlace(search)?.id, search),
  });
  const count = data?.stays?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <chakra.li maxW="full">
      <Button
        variant="outline"
        bg="bg.panel"
        borderRadius="full"
        h="auto"
        minH="11"
        py="1.5"
        whiteSpace="normal"
        onClick={() => onSearch(search)}
      >
        {label}
        <Text as="span" color="fg.muted" fontWeight="normal">
          · {counted(count, 'home')}
        </Text>
      </Button>
    </chakra.li>
  );
}
