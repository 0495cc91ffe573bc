import { Button, Flex, Skeleton } from '@chakra-ui/react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { activeFilters } from '#domain/search/active-filters.ts';
import { type SearchState, withoutBounds } from '#domain/search/search-state.ts';
import type { StayFilters } from '#domain/search/stay-filters.ts';
import { CloseIcon, FilterIcon } from '#client/components/icons/icons.tsx';
import { loadEarly, onDemand } from '#client/components/on-demand/on-demand.ts';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';

const loadDialog = () => import('./filters/filter-dialog');

const FilterDialog = onDemand(async () => (await loadDialog()).FilterDialog);
const SortSelect = onDemand(async () => (await import('./sort-select')).SortSelect);

export interface ResultsChipsProps {
  readonly placeId: string | undefined;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
  /** Further controls after the sort order. */
  readonly children: ReactNode;
}

/** The filters, the sort order, the switch of the map, and the active filters, each with a button to remove it. */
export function ResultsChips({ placeId, search, onSearch, children }: ResultsChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const active = activeFilters(search.filters ?? {});
  const filterBy = (filters: StayFilters) => onSearch({ ...search, filters });
  /** The pressed button disappears, so the button that opens the filters takes the focus. */
  const remove = (changed: SearchState) => {
    opener.current?.focus();
    onSearch(changed);
  };
  return (
    <Flex
      data-chips=""
      className="needs-scripts"
      role="group"
      aria-label="Filters and order"
      wrap="wrap"
      gap="2"
    >
      <Button
        ref={opener}
        variant="outline"
        bg="bg.panel"
        borderRadius="full"
        px="3.5"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => loadEarly(loadDialog)}
        onFocus={() => loadEarly(loadDialog)}
      >
        <FilterIcon /> {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
      </Button>
      <HydrateWhenTouched fallback={<Skeleton h="10" w="40" borderRadius="full" />}>
        <SortSelect
          sortOrder={search.sortOrder ?? 'Recommended'}
          hasCenter={placeId !== undefined || search.bounds !== undefined}
          onSort={(sortOrder) => onSearch({ ...search, sortOrder })}
        />
      </HydrateWhenTouched>
      {children}
      {search.bounds && <Chip label="Part of the map" onRemove={() => remove(withoutBounds(search))} />}
      {active.map(({ key, label, rest }) => (
        <Chip key={key} label={label} onRemove={() => remove({ ...search, filters: rest })} />
      ))}
      {active.length > 1 && (
        <Button variant="ghost" borderRadius="full" onClick={() => remove({ ...search, filters: {} })}>
          Clear all
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <FilterDialog
            placeId={placeId}
            search={search}
            onClose={() => setIsOpen(false)}
            onDone={filterBy}
          />
        )}
      </Suspense>
    </Flex>
  );
}

const Chip = ({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) => (
  <Button
    variant="subtle"
    borderRadius="full"
    fontWeight="medium"
    aria-label={`Remove the filter ${label}`}
    onClick={onRemove}
  >
    {label} <CloseIcon />
  </Button>
);
