import { Box, Stack } from '@chakra-ui/react';
import {
  AMENITY_LABELS,
  COLLECTION_LABELS,
  HOME_KIND_LABELS,
  MINIMUMS,
  STAY_FILTER_SIZE,
  type StayFilters,
  without,
} from '#domain/search/stay-filters.ts';
import { CountStepper } from '#client/components/count-stepper.tsx';
import { Choice, ChoiceGroup, choicesOf } from './choice-group';
import { PriceRange } from './price-range';
import type { FilterCounts } from './use-filter-counts';

export interface FilterFieldsProps {
  readonly filters: StayFilters;
  readonly onChange: (filters: StayFilters) => void;
  /** Undefined until they are counted, and when the platform does not count. */
  readonly facets: FilterCounts | undefined;
  /** Whether pets travel: then all homes that are found take pets. */
  readonly hasPets: boolean;
}

const { HOT_TUB, POOL, AIR_CONDITIONING, LAKE_ACCESS } = AMENITY_LABELS;

/** The amenities that people choose a home by come first. */
const AMENITIES: typeof AMENITY_LABELS = {
  ...{ HOT_TUB, POOL, AIR_CONDITIONING, LAKE_ACCESS },
  ...AMENITY_LABELS,
};

export const FilterFields = ({ filters, onChange, facets, hasPets }: FilterFieldsProps) => (
  <>
    <PriceRange
      price={filters.price}
      facet={facets?.price}
      onChange={(price) => onChange({ ...filters, price })}
    />
    <Rooms filters={filters} onChange={onChange} facets={facets} />
    <ChoiceGroup
      title="Kind of home"
      choices={choicesOf(
        HOME_KIND_LABELS,
        facets?.homeKinds.map(({ kind, count }) => [kind, count]),
      )}
      chosen={filters.homeKinds ?? []}
      onChange={(homeKinds) => onChange(withList(filters, 'homeKinds', homeKinds))}
    />
    <ChoiceGroup
      title="Amenities"
      choices={choicesOf(
        AMENITIES,
        facets?.amenities.map(({ kind, count }) => [kind, count]),
      ).filter(({ value }) => value !== 'PET_FRIENDLY')}
      shownFirst={STAY_FILTER_SIZE}
      chosen={filters.amenities ?? []}
      onChange={(amenities) => onChange(withList(filters, 'amenities', amenities))}
    />
    <Stack as="fieldset" gap="1">
      <Legend>Booking</Legend>
      {(filters.isInPolicyOnly || typeof facets?.inPolicyCount === 'number') && (
        <Choice
          label="In policy"
          count={facets?.inPolicyCount ?? undefined}
          isChosen={filters.isInPolicyOnly === true}
          onChange={(isChosen) =>
            onChange({ ...without(filters, 'isInPolicyOnly'), ...(isChosen && { isInPolicyOnly: true }) })
          }
        />
      )}
      <Choice
        label="Free cancellation"
        count={facets?.freeCancellationCount}
        isChosen={filters.hasFreeCancellation === true}
        onChange={(isChosen) =>
          onChange({
            ...without(filters, 'hasFreeCancellation'),
            ...(isChosen && { hasFreeCancellation: true }),
          })
        }
      />
      {(!hasPets || filters.isPetFriendly) && (
        <Choice
          label="Pets allowed"
          count={facets?.petFriendlyCount}
          isChosen={filters.isPetFriendly === true}
          onChange={(isChosen) =>
            onChange({ ...without(filters, 'isPetFriendly'), ...(isChosen && { isPetFriendly: true }) })
          }
        />
      )}
    </Stack>
    <Rating filters={filters} onChange={onChange} facets={facets} />
    <ChoiceGroup
      title="Collections"
      choices={choicesOf(
        COLLECTION_LABELS,
        facets?.collections.map(({ collection, count }) => [collection, count]),
      )}
      chosen={filters.collections ?? []}
      onChange={(collections) => onChange(withList(filters, 'collections', collections))}
    />
  </>
);

/** An empty filter is omitted. */
const withList = <Name extends 'homeKinds' | 'amenities' | 'collections'>(
  filters: StayFilters,
  name: Name,
  values: NonNullable<StayFilters[Name]>,
): StayFilters => ({ ...without(filters, name), ...(values.length > 0 && { [name]: values }) });

const Legend = ({ children }: { readonly children: string }) => (
  <Box as="legend" fontFamily="heading" textStyle="lg" mb="2">
    {children}
  </Box>
);

const ROOMS = [
  { name: 'minimumBedrooms', label: 'Bedrooms', one: 'bedroom' },
  { name: 'minimumBeds', label: 'Beds', one: 'bed' },
  { name: 'minimumBathrooms', label: 'Bathrooms', one: 'bathroom' },
] as const;

/** The highest choice where the platform returns no counts. */
const MAX_ROOMS = 8;

type FacetedProps = Omit<FilterFieldsProps, 'hasPets'>;

/** A step that would find no home is disabled. */
const Rooms = ({ filters, onChange, facets }: FacetedProps) => (
  <Stack as="fieldset" gap="1">
    <Legend>Rooms and beds</Legend>
    {ROOMS.map(({ name, label, one }) => {
      const count = filters[name] ?? 0;
      const counts = facets?.[MINIMUMS[name].param];
      const most = counts ? (counts.findLast((each) => each.count > 0)?.minimum ?? 0) : MAX_ROOMS;
      return (
        <CountStepper
          key={name}
          label={label}
          note={count === 0 ? 'Any number' : 'At least'}
          singular={one}
          count={count}
          canAdd={count < most}
          canRemove={count > 0}
          onStep={(by) => {
            const next = Math.max(0, Math.floor(count) + by);
            onChange({ ...without(filters, name), ...(next > 0 && { [name]: next }) });
          }}
        />
      );
    })}
  </Stack>
);

const RATINGS = [3, 3.5, 4, 4.5];

const Rating = ({ filters, onChange, facets }: FacetedProps) => (
  <Stack as="fieldset" gap="1">
    <Legend>Guests say</Legend>
    <Choice
      kind="radio"
      name="userRating"
      label="Any score"
      count={undefined}
      isChosen={filters.minimumUserRating === undefined}
      onChange={() => onChange(without(filters, 'minimumUserRating'))}
    />
    {RATINGS.map((rating) => (
      <Choice
        key={rating}
        kind="radio"
        name="userRating"
        label={`${rating} or more`}
        count={facets?.userRatings.find(({ minimum }) => minimum === rating)?.count}
        isChosen={filters.minimumUserRating === rating}
        onChange={() => onChange({ ...filters, minimumUserRating: rating })}
      />
    ))}
  </Stack>
);
