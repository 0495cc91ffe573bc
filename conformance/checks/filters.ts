/** Places, the map, and filters narrow the search: nothing that they exclude is returned. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';

type Schemas = components['schemas'];
type Home = Schemas['HomeSummary'];
type Wanted = Pick<Schemas['SearchHomesRequest'], 'location' | 'filters'>;

/** A part of a request, and whether a home satisfies it. */
interface Narrowing {
  readonly what: string;
  readonly wanted: Wanted;
  readonly holds: (home: Home) => boolean;
  /** The path of the fact inside a home. */
  readonly field: string;
}

const PAGE_SIZE = 20;
/** No platform has a place or a home of this name. */
const NOTHING = 'conformance-no-such-name';
const MAX_BEDROOMS = 30;
const BOX_DEGREES = 0.5;

export async function checkFilters(
  platform: Platform,
  request: Schemas['SearchHomesRequest'],
): Promise<void> {
  const page = { size: PAGE_SIZE };
  const homes = (await platform.ask('searchHomes', { ...request, page }))?.homes ?? [];
  const [first] = homes;
  if (first === undefined) return platform.notes.unchecked('filters: the search finds no home');
  for (const { what, wanted, holds, field } of narrowings(homes)) {
    const found = (await platform.ask('searchHomes', { ...request, ...wanted, page }))?.homes ?? [];
    const wrong = found.findIndex((home) => !holds(home));
    if (wrong >= 0)
      platform.problem('searchHomes', 'consistency', `does not match ${what}`, `/homes/${wrong}${field}`);
  }
  await checkBoxAround(platform, request, first);
}

/** Filters that exclude some of the homes of an unfiltered page, so that a platform that ignores one is found. */
function narrowings(homes: readonly Home[]): Narrowing[] {
  const bedrooms = Math.min(
    MAX_BEDROOMS,
    Math.max(...homes.map(({ listing }) => listing.layout.numberOfBedrooms)) + 1,
  );
  const [cheapest] = homes.flatMap(({ price }) => (price.total === undefined ? [] : [price.total.fiat]));
  const far = farFrom(homes[0]?.listing.coordinates ?? { lat: 0, lon: 0 });
  return [
    {
      what: 'minimumBedrooms',
      wanted: { filters: { minimumBedrooms: bedrooms } },
      holds: ({ listing }) => listing.layout.numberOfBedrooms >= bedrooms,
      field: '/listing/layout/numberOfBedrooms',
    },
    {
      what: 'petFriendly',
      wanted: { filters: { petFriendly: true } },
      holds: ({ listing }) => listing.petFriendly,
      field: '/listing/petFriendly',
    },
    {
      what: 'freeCancellation',
      wanted: { filters: { freeCancellation: true } },
      holds: ({ listing }) => listing.cancellationPolicy.policy.Policy === 'FullyRefundable',
      field: '/listing/cancellationPolicy/policy/Policy',
    },
    {
      what: 'listingIds',
      wanted: { filters: { listingIds: [NOTHING] } },
      holds: () => false,
      field: '/listingId/id',
    },
    { what: 'text', wanted: { location: { text: NOTHING } }, holds: () => false, field: '/listing/name' },
    {
      what: 'bounds',
      wanted: { location: { bounds: boxAround(far) } },
      holds: ({ listing }) => isInside(listing.coordinates, boxAround(far)),
      field: '/listing/coordinates',
    },
    ...(cheapest === undefined ? [] : [cheaperThan(cheapest)]),
  ];
}

function cheaperThan({ value, currencyCode }: Schemas['Fiat']): Narrowing {
  const maximum = Math.max(0, Math.floor(value) - 1);
  return {
    what: 'the price filter',
    wanted: {
      filters: {
        price: { basis: 'StayTotal', currencyCode: currencyCode as Schemas['CurrencyCode'], maximum },
      },
    },
    holds: ({ price }) =>
      price.total === undefined ||
      price.total.fiat.currencyCode !== currencyCode ||
      price.total.fiat.value <= maximum,
    field: '/price/total/fiat/value',
  };
}

/** A map around a home shows the home. */
async function checkBoxAround(
  platform: Platform,
  request: Schemas['SearchHomesRequest'],
  { listingId, listing }: Home,
): Promise<void> {
  const found = await platform.ask('searchHomes', {
    ...request,
    location: { bounds: boxAround(listing.coordinates) },
    filters: { listingIds: [listingId.id] },
  });
  if (found !== undefined && !found.homes.some((home) => home.listingId.id === listingId.id))
    platform.problem('searchHomes', 'consistency', 'lacks a home within the requested bounds', '/homes');
}

const farFrom = ({ lat, lon }: Schemas['Coordinates']): Schemas['Coordinates'] => ({
  lat: -lat,
  lon: lon > 0 ? lon - 180 : lon + 180,
});

const boxAround = ({ lat, lon }: Schemas['Coordinates']) => ({
  north: Math.min(90, lat + BOX_DEGREES),
  south: Math.max(-90, lat - BOX_DEGREES),
  east: Math.min(180, lon + BOX_DEGREES),
  west: Math.max(-180, lon - BOX_DEGREES),
});

const isInside = ({ lat, lon }: Schemas['Coordinates'], box: ReturnType<typeof boxAround>): boolean =>
  lat <= box.north && lat >= box.south && lon <= box.east && lon >= box.west;
