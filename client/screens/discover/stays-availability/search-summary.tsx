import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { datesText, type SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { PencilIcon, SearchIcon } from '#client/components/icons/icons.tsx';
import { ANYWHERE } from '#client/features/search/chosen-place.ts';
import { SearchWithoutScripts } from '#client/features/search/search-without-scripts.tsx';

export interface SearchSummaryProps {
  readonly search: SearchState;
  /** The name of the place; undefined for anywhere. */
  readonly place: string | undefined;
  readonly onEdit: () => void;
}

/** The search in two lines, for a phone: a press opens it for editing. */
export const SearchSummary = ({ search, place, onEdit }: SearchSummaryProps) => (
  <>
    <chakra.button
      className="needs-scripts"
      type="button"
      onClick={onEdit}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      px="4"
      py="1.5"
      minH="14"
      textAlign="start"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="2rem"
      boxShadow="card"
      cursor="pointer"
      focusVisibleRing="outside"
    >
      <VisuallyHidden>Edit the search: </VisuallyHidden>
      <SearchIcon />
      <Box flex="1" minW="0">
        <Text fontWeight="bold" overflowWrap="anywhere" lineHeight="short">
          {place ?? ANYWHERE}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {datesText(search)} · {guestSummary(search.guests)}
        </Text>
      </Box>
      <PencilIcon />
    </chakra.button>
    <SearchWithoutScripts search={search} />
  </>
);
