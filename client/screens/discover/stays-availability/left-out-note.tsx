import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type LeftOut, leftOutText, searchChanges } from '#domain/listing/left-out.ts';
import type { SearchState } from '#domain/search/search-state.ts';

export interface SearchChangesProps {
  readonly leftOut: LeftOut;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

export interface LeftOutNoteProps extends SearchChangesProps {
  readonly foundCount: number;
}

/** Below the found homes: how many others there are, why they are not shown, and which changes would find them. */
export const LeftOutNote = ({ foundCount, ...changes }: LeftOutNoteProps) => (
  <Stack
    as="section"
    aria-labelledby="left-out"
    gap="4"
    mt="10"
    p={{ base: '5', md: '6' }}
    bg="bg.subtle"
    borderWidth="1px"
    borderRadius="card"
  >
    <Stack gap="1">
      <Heading as="h2" id="left-out" size="lg">
        More homes here
      </Heading>
      <Text color="fg.muted">
        {leftOutText(changes.leftOut, foundCount, changes.search.flexible !== undefined)}
      </Text>
    </Stack>
    <SearchChanges {...changes} />
  </Stack>
);

/** Each is a search that finds more homes, one press away. */
export function SearchChanges({ leftOut, search, onSearch }: SearchChangesProps) {
  const changes = searchChanges(leftOut, search);
  if (changes.length === 0) return null;
  return (
    <OtherSearches
      name="Searches that find more"
      searches={changes.map(({ label, finds, change }) => ({
        label,
        finds,
        search: { ...search, ...change },
      }))}
      onSearch={onSearch}
    />
  );
}

export interface OtherSearchesProps {
  readonly name: string;
  readonly searches: readonly {
    readonly label: string;
    /** The number of homes that it finds, as text; null when it is not known. */
    readonly finds: string | null;
    readonly search: SearchState;
  }[];
  readonly onSearch: (search: SearchState) => void;
}

export const OtherSearches = ({ name, searches, onSearch }: OtherSearchesProps) => (
  <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" aria-label={name}>
    {searches.map(({ label, finds, search }) => (
      <chakra.li key={label} w={{ base: 'full', md: 'auto' }}>
        <Button
          w="full"
          variant="outline"
          bg="bg.panel"
          h="auto"
          minH="11"
          py="1.5"
          borderRadius="full"
          onClick={() => onSearch(search)}
        >
          <Text as="span" textStyle="sm" lineHeight="short" textAlign="center" whiteSpace="normal">
            {label}
            {finds !== null && (
              <>
                <Text as="span" hideBelow="md">
                  {' · '}
                </Text>
                <Text
                  as="span"
                  display={{ base: 'block', md: 'inline' }}
                  color="fg.muted"
                  fontWeight="normal"
                >
                  {finds}
                </Text>
              </>
            )}
          </Text>
        </Button>
      </chakra.li>
    ))}
  </Flex>
);
