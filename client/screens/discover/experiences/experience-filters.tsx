import { Box, Button, Flex, NativeSelect } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  ALL_CATEGORIES,
  EXPERIENCE_CATEGORIES,
  EXPERIENCE_RATINGS,
  EXPERIENCE_SORT_ORDERS,
  type ExperienceCategory,
  type ExperienceSearch,
} from '#domain/experiences/experience-search.ts';
import { type ExperienceTimeOfDay, TIMES_OF_DAY } from '#domain/experiences/time-of-day.ts';

export interface ExperienceFiltersProps {
  readonly search: ExperienceSearch;
  /** The number of experiences in each category; undefined until it is known. */
  readonly counts: readonly { readonly category: string; readonly count: number }[] | undefined;
  readonly onChange: (search: ExperienceSearch) => void;
}

/** Categories, times of day, rating, and the order. */
export function ExperienceFilters({ search, counts, onChange }: ExperienceFiltersProps) {
  const { category: chosen, timesOfDay } = search;
  const row = useChosenInSight(chosen);
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const countOf = (category: ExperienceCategory) =>
    counts && (counts.find((each) => each.category === category)?.count ?? 0);
  return (
    <Box mb={{ base: '6', lg: '8' }}>
      <Flex
        ref={row}
        role="group"
        aria-label="Categories"
        gap="2"
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        py="1"
        overflowX="auto"
        scrollbarWidth="none"
      >
        <Toggle
          isOn={chosen === undefined}
          count={all}
          onPress={() => onChange({ ...search, category: undefined })}
        >
          {ALL_CATEGORIES}
        </Toggle>
        {keysOf(EXPERIENCE_CATEGORIES).map((category) => (
          <Toggle
            key={category}
            isOn={category === chosen}
            count={countOf(category)}
            onPress={() => onChange({ ...search, category })}
          >
            {EXPERIENCE_CATEGORIES[category].label}
          </Toggle>
        ))}
      </Flex>
      <Flex mt="4" gap="3" wrap="wrap" align="center">
        <Flex role="group" aria-label="Times of day" gap="2" wrap="wrap">
          {keysOf(TIMES_OF_DAY).map((each) => (
            <Toggle
              key={each}
              size="sm"
              isOn={timesOfDay.includes(each)}
              onPress={() => onChange({ ...search, timesOfDay: toggled(timesOfDay, each) })}
            >
              {TIMES_OF_DAY[each]}
            </Toggle>
          ))}
        </Flex>
        <Flex gap="3" flex={{ base: '1 1 100%', md: '1' }} justify={{ md: 'flex-end' }}>
          <Choice
            label="Rating"
            options={EXPERIENCE_RATINGS}
            value={search.rating}
            onChange={(rating) => onChange({ ...search, rating })}
          />
          <Choice
            label="Sort by"
            options={EXPERIENCE_SORT_ORDERS}
            value={search.sortOrder}
            onChange={(sortOrder) => onChange({ ...search, sortOrder })}
          />
        </Flex>
      </Flex>
    </Box>
  );
}

/** On a phone the categories are wider than the screen: the selected one is scrolled to the center. */
function useChosenInSight(chosen: ExperienceCategory | undefined) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chip) {
      row.current.scrollLeft =
        chip.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    }
  }, [chosen]);
  return row;
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly count?: number | undefined;
  readonly size?: 'sm' | 'md';
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Toggle = ({ isOn, count, size = 'md', onPress, children }: ToggleProps) => (
  <Button
    variant={isOn ? 'solid' : 'outline'}
    size={size}
    minH="11"
    borderRadius="full"
    flexShrink="0"
    aria-pressed={isOn}
    {...(!isOn && { bg: 'bg.panel' })}
    onClick={onPress}
  >
    {children}{' '}
    {count !== undefined && (
      <Box as="span" fontWeight="normal">
        {count}
      </Box>
    )}
  </Button>
);

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) => (
  <NativeSelect.Root size="md" w={{ md: '52' }} flex={{ base: '1', md: 'none' }} minW="0">
    <NativeSelect.Field
      aria-label={label}
      bg="bg.panel"
      borderColor="border.control"
      h="11"
      value={value}
      onChange={({ target }) => {
        const chosen = keysOf(options).find((each) => each === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {keysOf(options).map((each) => (
        <option key={each} value={each}>
          {options[each]}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);

const toggled = (chosen: readonly ExperienceTimeOfDay[], one: ExperienceTimeOfDay): ExperienceTimeOfDay[] =>
  keysOf(TIMES_OF_DAY).filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];
