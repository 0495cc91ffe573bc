/** Filters in the form that the platform accepts, and their errors. */
import type { InputErrorCode } from '#domain/input-errors.ts';
import { minorUnitsPerUnit } from '#domain/money/currencies.ts';
import { CHOICES, keysOf, MAX_PRICE, MINIMUMS } from '#domain/search/stay-filters.ts';
import type {
  InputError,
  MapBoundsInput,
  PriceFilterInput,
  StayFiltersInput,
  StaySearchInput,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { type WireMember, wireMember } from '../../rest/wire-enum';
import { inputError } from '../failure/input-errors';
import { exactMoney } from '../money/money-mapping';

type WireFilters = Wire<'SearchFilters'>;

const PATH = ['search', 'filters'];

/** The errors of the filters and the part of the map; empty when both are valid. */
export const searchErrors = ({ filters, bounds }: StaySearchInput): InputError[] => [
  ...(filters ? filterErrors(filters) : []),
  ...(bounds ? boundsErrors(bounds) : []),
];

const filterErrors = (filters: StayFiltersInput): InputError[] => [
  ...keysOf(MINIMUMS).flatMap((name) =>
    isWithin(filters[name], 0, MINIMUMS[name].max) ? [] : [inputError('OUT_OF_RANGE', [...PATH, name])],
  ),
  ...(filters.price ? priceErrors(filters.price) : []),
];

const isWithin = (value: number | null | undefined, min: number, max: number): boolean =>
  value === null || value === undefined || (min <= value && value <= max);

function priceErrors({ currencyCode, minimum, maximum }: PriceFilterInput): InputError[] {
  const at = (code: InputErrorCode, ...path: string[]) => inputError(code, [...PATH, 'price', ...path]);
  const limits = { minimum: minorUnits(minimum, currencyCode), maximum: minorUnits(maximum, currencyCode) };
  const most = MAX_PRICE * minorUnitsPerUnit(currencyCode);
  const outOfRange = (['minimum', 'maximum'] as const).filter((name) => {
    const limit = limits[name];
    return limit === null || (limit !== undefined && !(limit >= 0 && limit <= most));
  });
  const isReversed = (limits.minimum ?? 0) > (limits.maximum ?? Infinity);
  return [
    ...outOfRange.map((name) => at('OUT_OF_RANGE', name)),
    ...(outOfRange.length === 0 && isReversed ? [at('MINIMUM_ABOVE_MAXIMUM')] : []),
  ];
}

/** Undefined without a limit; null for one that is not an amount of the currency. */
function minorUnits(
  value: string | null | undefined,
  currencyCode: PriceFilterInput['currencyCode'],
): number | null | undefined {
  if (value === null || value === undefined) return undefined;
  return exactMoney({ value: Number(value), currencyCode })?.minorUnits ?? null;
}

function boundsErrors({ north, east, south, west }: MapBoundsInput): InputError[] {
  const at = (code: InputErrorCode, ...path: string[]) => inputError(code, ['search', 'bounds', ...path]);
  const limits = { north: [north, 90], east: [east, 180], south: [south, 90], west: [west, 180] } as const;
  const outOfRange = Object.entries(limits).flatMap(([name, [value, most]]) =>
    Math.abs(value) <= most ? [] : [at('OUT_OF_RANGE', name)],
  );
  return outOfRange.length > 0 || south <= north ? outOfRange : [at('MINIMUM_ABOVE_MAXIMUM')];
}

/** Valid filters in the platform's format; undefined for none. */
export function wireFilters(input: StayFiltersInput | null | undefined): WireFilters | undefined {
  if (!input) return undefined;
  const homeKinds = chosenOf(input.homeKinds, CHOICES.homeKinds);
  const amenities = chosenOf(input.amenities, CHOICES.amenities);
  const listingCollections = chosenOf(input.collections, CHOICES.collections);
  const filters: WireFilters = {
    ...Object.fromEntries(
      keysOf(MINIMUMS).flatMap((name) => {
        const minimum = input[name];
        return minimum === null || minimum === undefined ? [] : [[name, minimum]];
      }),
    ),
    ...(homeKinds.length > 0 && { homeKinds }),
    ...(amenities.length > 0 && { amenities }),
    ...(listingCollections.length > 0 && { listingCollections }),
    ...(input.isPetFriendly ? { petFriendly: true as const } : {}),
    ...(input.hasFreeCancellation ? { freeCancellation: true as const } : {}),
    ...(input.isInPolicyOnly ? { inPolicyOnly: true as const } : {}),
    ...(input.price ? { price: wirePrice(input.price) } : {}),
  };
  return Object.keys(filters).length > 0 ? filters : undefined;
}

/** Each value once, in the platform's format. */
const chosenOf = <Member extends string>(
  chosen: readonly string[] | null | undefined,
  labels: Readonly<Record<Member, string>>,
): WireMember<Member>[] =>
  keysOf(labels)
    .filter((member) => chosen?.includes(member))
    .map(wireMember);

const wirePrice = ({
  basis,
  currencyCode,
  minimum,
  maximum,
}: PriceFilterInput): NonNullable<WireFilters['price']> => ({
  basis: basis === 'NIGHT' ? 'Night' : 'StayTotal',
  currencyCode,
  ...(minimum === null || minimum === undefined ? {} : { minimum: Number(minimum) }),
  ...(maximum === null || maximum === undefined ? {} : { maximum: Number(maximum) }),
});
