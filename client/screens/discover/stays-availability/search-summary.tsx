import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { datesText, type SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { PencilIcon, SearchIcon } from '#client/components/icons/icons.tsx';
import { loadEarly } from '#client/components/on-demand/on-demand.ts';
import { ANYWHERE, chosenPlace } from '#client/features/search/chosen-place.ts';
import { SearchWithoutScripts } from '#client/features/search/search-without-scripts.tsx';
import { loadSheet, SearchSheet } from '#client/features/search/sheet/sheet-on-demand.ts';

export interface SearchSummaryProps {
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

/** The search in two lines, for a phone: a press opens it in a sheet. */
export function SearchSummary({ search, onSearch }: SearchSummaryProps) {
  const [isEditing, setIsEditing] = useState(false);
  const approach = () => loadEarly(loadSheet);
  return (
    <>
      <chakra.button
        className="needs-scripts"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        onClick={() => setIsEditing(true)}
        onPointerEnter={approach}
        onFocus={approach}
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
            {chosenPlace(search)?.label ?? search.locationName ?? ANYWHERE}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {datesText(search)} · {guestSummary(search.guests)}
          </Text>
        </Box>
        <PencilIcon />
      </chakra.button>
      <Suspense>
        {isEditing && (
          <SearchSheet
            first={undefined}
            search={search}
            onClose={() => setIsEditing(false)}
            onSearch={(edited) => {
              setIsEditing(false);
              onSearch(edited);
            }}
          />
        )}
      </Suspense>
      <SearchWithoutScripts search={search} />
    </>
  );
}
