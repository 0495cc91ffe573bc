import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type LeftOut, leftOutText, searchChanges } from '../../../domain/listing/left-out';
import type { SearchState } from '../../../domain/search/search-state';

export interface SearchChangesProps {
  readonly leftOut: LeftOut;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

export interface LeftOutNoteProps extends SearchChangesProps {
  readonly foundCount: number;
}

/** Below the homes that were found: how many others there are, why they are not shown, and what would find them. */
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
      <Text color="fg.muted">{leftOutText(changes.leftOut, foundCount)}</Text>
    </Stack>
    <SearchChanges {...changes} />
  </Stack>
);

/** Each is a search that finds more, one press away. */
export function SearchChanges({ leftOut, search, onSearch }: SearchChangesProps) {
  const changes = searchChanges(leftOut, search);
  if (changes.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" aria-label="Searches that find more">
      {changes.map(({ label, finds, change }) => (
        <li key={label}>
          <Button
            variant="outline"
            bg="bg.panel"
            h="auto"
            minH="11"
            py="1.5"
            borderRadius="full"
            onClick={() => onSearch({ ...search, ...change })}
          >
            <Text as="span" textStyle="sm" lineHeight="short" textAlign="center" whiteSpace="normal">
              {label}
              {finds !== null && (
                <Text as="span" color="fg.muted" fontWeight="normal">
                  {' · '}
                  {finds}
                </Text>
              )}
            </Text>
          </Button>
        </li>
      ))}
    </Flex>
  );
}
