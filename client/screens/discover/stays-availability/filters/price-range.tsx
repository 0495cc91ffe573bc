import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { formatUnits } from '#domain/search/active-filters.ts';
import type { PriceBasis, PriceLimits } from '#domain/search/stay-filters.ts';
import { minorUnitsPerUnit } from '#domain/money/currencies.ts';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { counted } from '#domain/counted.ts';
import { RangeHandles } from './range-handles';
import type { FilterCounts } from './use-filter-counts';

export interface PriceRangeProps {
  readonly price: PriceLimits | undefined;
  /** The number of homes by price; undefined when there is none, or when it is not counted. */
  readonly facet: FilterCounts['price'] | undefined;
  readonly onChange: (price: PriceLimits) => void;
}

const BASES = [
  { basis: 'STAY_TOTAL', label: 'Whole stay' },
  { basis: 'NIGHT', label: 'A night' },
] as const satisfies readonly { basis: PriceBasis; label: string }[];

/** The prices as a histogram, with two handles that limit them. The whole range is no limit; one price has nothing to limit. */
export function PriceRange({ price, facet, onChange }: PriceRangeProps) {
  const first = facet?.buckets[0];
  const last = facet?.buckets.at(-1);
  if (!facet || !first || !last) return null;
  const { currencyCode } = facet.lowest;
  const units = (minorUnits: number) => minorUnits / minorUnitsPerUnit(currencyCode);
  const [least, most] = [units(first.from.minorUnits), units(last.until.minorUnits)];
  const step = units(first.until.minorUnits - first.from.minorUnits);
  const basis = price?.basis ?? (facet.basis === 'NIGHT' ? 'NIGHT' : 'STAY_TOTAL');
  const from = Math.max(least, price?.minimum ?? least);
  const until = Math.min(most, price?.maximum ?? most);
  const limit = (minimum: number, maximum: number) =>
    onChange({
      basis,
      currencyCode,
      ...(minimum > least && { minimum }),
      ...(maximum < most && { maximum }),
    });
  const shown = (amount: number) => formatUnits(amount, currencyCode);
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontFamily="heading" textStyle="lg" mb="1">
        Price
      </Box>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" mb="3">
        <Text color="fg.muted" textStyle="sm">
          {basis === 'NIGHT'
            ? 'A night on average, before fees and taxes'
            : 'All of the stay, fees and taxes included'}
        </Text>
        <Flex gap="1" wrap="wrap" role="group" aria-label="Price of">
          {BASES.map((each) => (
            <Button
              key={each.basis}
              size="sm"
              variant={each.basis === basis ? 'subtle' : 'ghost'}
              aria-pressed={each.basis === basis}
              onClick={() => onChange({ basis: each.basis, currencyCode })}
            >
              {each.label}
            </Button>
          ))}
        </Flex>
      </Flex>
      {first === last ? (
        <Text fontWeight="semibold">{formatWholeMoney(facet.lowest)}</Text>
      ) : (
        <>
          <Histogram
            buckets={facet.buckets}
            isWithin={(bucket) =>
              units(bucket.from.minorUnits) >= from && units(bucket.until.minorUnits) <= until
            }
          />
          <RangeHandles
            min={least}
            max={most}
            step={step}
            from={from}
            until={until}
            names={['Lowest price', 'Highest price']}
            textOf={shown}
            onChange={limit}
          />
          <Text mt="1" fontWeight="semibold">
            {shown(from)} to {shown(until)}
          </Text>
        </>
      )}
    </Box>
  );
}

interface HistogramProps {
  readonly buckets: NonNullable<FilterCounts['price']>['buckets'];
  readonly isWithin: (bucket: NonNullable<FilterCounts['price']>['buckets'][number]) => boolean;
}

/** A picture of the handles' text. */
function Histogram({ buckets, isWithin }: HistogramProps) {
  const highest = Math.max(...buckets.map(({ count }) => count));
  const homes = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <Flex
      role="img"
      aria-label={`Prices of ${counted(homes, 'home')}`}
      align="flex-end"
      gap="1px"
      h="20"
      px="3"
    >
      {buckets.map((bucket) => (
        <Box
          key={bucket.from.minorUnits}
          flex="1"
          h={`${(100 * bucket.count) / highest}%`}
          bg={isWithin(bucket) ? 'pine.solid' : 'border.control'}
          borderTopRadius="2px"
        />
      ))}
    </Flex>
  );
}
