import { Button, Flex } from '@chakra-ui/react';
import { Suspense, useRef, useState } from 'react';
import { type SearchState, withoutBounds } from '#domain/search/search-state.ts';
import { activeFilters } from '#domain/search/active-filters.ts';
import type { StayFilters } from '#domain/search/stay-filters.ts';
import { loadEarly, onDemand } from '#client/components/on-demand/on-demand.ts';
import { CloseIcon, FilterIcon } from '#client/components/icons/icons.tsx';

const loadDialog = () => import('./filter-dialog');

const FilterDialog = onDemand(async () => (await loadDialog()).FilterDialog);

export interface FilterBarProps {
  readonly placeId: string;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

/** Opens the filters, and shows the active ones, each with a button to remove it. */
export function FilterBar({ placeId, search, onSearch }: FilterBarProps) {
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
      className="needs-scripts"
      role="group"
      aria-label="Filters"
      wrap="wrap"
      gap="2"
      mb={{ base: '5', lg: '6' }}
    >
      <Button
        ref={opener}
        variant="outline"
        bg="bg.panel"
        borderRadius="full"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => loadEarly(loadDialog)}
        onFocus={() => loadEarly(loadDialog)}
      >
        <FilterIcon /> {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
      </Button>
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
