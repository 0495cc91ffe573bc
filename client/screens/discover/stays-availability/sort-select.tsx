import { NativeSelect } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SORT_ORDERS, type SortOrder } from '#domain/search/search-state.ts';

export interface SortSelectProps {
  readonly sortOrder: SortOrder;
  /** Whether the search has a center to measure distances from. */
  readonly hasCenter: boolean;
  readonly onSort: (sortOrder: SortOrder) => void;
}

const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  Recommended: 'Recommended',
  Pricing: 'Lowest price',
  StarRating: 'Most stars',
  UserRating: 'Best reviewed',
  Distance: 'Nearest to the center',
};

/** The sort order of the results. A selection before its code has loaded is applied. */
export function SortSelect({ sortOrder, hasCenter, onSort }: SortSelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  const choose = (value: string | undefined) => {
    const chosen = SORT_ORDERS.find((each) => each === value);
    if (chosen && chosen !== sortOrder) onSort(chosen);
  };
  const catchUp = useEffectEvent(() => choose(field.current?.value));
  useEffect(() => catchUp(), []);
  return (
    <NativeSelect.Root className="needs-scripts" size="md" w="auto">
      <NativeSelect.Field
        ref={field}
        aria-label="Sort by"
        bg="bg.panel"
        borderRadius="full"
        fontWeight="medium"
        w="auto"
        css={{ fieldSizing: 'content' }}
        borderColor="border.control"
        value={sortOrder}
        onChange={({ target }) => choose(target.value)}
      >
        {SORT_ORDERS.filter((each) => hasCenter || each !== 'Distance').map((each) => (
          <option key={each} value={each}>
            {SORT_LABELS[each]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
