import { Button, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#domain/counted.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { hasFilters, type StayFilters } from '#domain/search/stay-filters.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { FilterFields } from './filter-fields';
import { useFilterCounts } from './use-filter-counts';

export interface FilterDialogProps {
  readonly placeId: string | undefined;
  readonly search: SearchState;
  readonly onClose: () => void;
  readonly onDone: (filters: StayFilters) => void;
}

/** Edits the filters with the number of homes that each choice would find; nothing changes until they are confirmed. */
export function FilterDialog({ placeId, search, onClose, onDone }: FilterDialogProps) {
  const [draft, setDraft] = useState(search.filters ?? {});
  const counts = useFilterCounts(placeId, useDraft(search, draft));
  const { totalCount, isCurrent } = counts;
  const announce = useAnnounce();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent && totalCount !== undefined) announce(`${counted(totalCount, 'home')} found`);
  }, [announce, isCurrent, totalCount]);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      size={{ base: 'full', md: 'lg' }}
      scrollBehavior="inside"
      // The prices are the first control, but the close button comes first in the dialog, so it takes the focus.
      initialFocusEl={() => closeButton.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {/* The size of a full window is for phones only. */}
          <Dialog.Content borderRadius={{ md: 'card' }} minH={{ md: '0' }} my={{ md: '16' }}>
            <Dialog.Header borderBottomWidth="1px">
              <Dialog.Title>Filters</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="8" py="5">
                <FilterFields
                  filters={draft}
                  onChange={setDraft}
                  facets={counts.facets}
                  hasPets={search.guests.pets > 0}
                />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer borderTopWidth="1px" py="4" justifyContent="space-between">
              <Button variant="ghost" disabled={!hasFilters(draft)} onClick={() => setDraft({})}>
                Clear all
              </Button>
              <Button
                onClick={() => {
                  onDone(draft);
                  onClose();
                }}
              >
                {totalCount === undefined || !isCurrent
                  ? 'Show homes'
                  : `Show ${counted(totalCount, 'home')}`}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton ref={closeButton} aria-label="Close without changing the filters" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The search with the filters of the dialog; the same object until one of them changes. */
function useDraft(search: SearchState, filters: StayFilters): SearchState {
  const [draft, setDraft] = useState({ ...search, filters });
  if (draft.filters === filters) return draft;
  const changed = { ...search, filters };
  setDraft(changed);
  return changed;
}
