import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, test, vi } from 'vitest';
import { ApolloClient, gql } from '@apollo/client';
import type { TrustedManifest } from '#gateway/guard/trusted-documents.ts';
import { CoverPhoto_ListingFragmentDoc } from '../../features/homes/cover-photo.generated';
import { StayPrice_ListingFragmentDoc } from '../../features/homes/stay-price.generated';
import { CheckoutDocument } from '../../screens/booking/checkout/checkout.generated';
import { CustomizeDocument } from '../../screens/booking/customize/customize.generated';
import { ListingDocument } from '../../screens/booking/listing/listing.generated';
import { StaysAvailabilityScreenDocument } from '../../screens/discover/stays-availability/stays-availability.generated';
import { TripsSectionDocument } from '../../screens/trips/trips.generated';
import { listing } from '../../testing/listing-answer';
import { money } from '../../testing/portal-facts';
import { schemaLink } from '../../testing/schema-link';
import { home, homesPage } from '../../testing/stays';
import { createCache } from './cache';

const root = join(import.meta.dirname, '../../..');

const staying = (adults: number) => ({
  fromDate: '2026-06-01',
  untilDate: '2026-06-04',
  adults,
  children: [],
  pets: 0,
});

test('a home has a separate price for each stay', async () => {
  const cache = createCache();
  const priced = (nightly: number) => home('1', { price: { ...home('1').price, nightly: money(nightly) } });
  const client = new ApolloClient({
    cache,
    link: schemaLink({
      Query: {
        stays: (_: unknown, { search }: { search: { stay: { adults: number } } }) =>
          homesPage([priced(search.stay.adults * 100)]),
      },
    }),
  });
  for (const adults of [2, 3]) {
    await client.query({
      query: StaysAvailabilityScreenDocument,
      variables: { placeId: 'p-duck', stay: staying(adults), sortOrder: 'RECOMMENDED', first: 18 },
    });
  }
  const nightly = (adults: number) =>
    cache.readFragment({
      fragment: StayPrice_ListingFragmentDoc,
      from: { __typename: 'ListingSummary', listingId: '1' },
      variables: { stay: staying(adults) },
    })?.price?.nightly.fiat.minorUnits;
  expect([nightly(2), nightly(3), nightly(4)]).toEqual([20_000, 30_000, undefined]);
});

test('the cover is the first photo that the page of the home has read', () => {
  const cache = createCache();
  const photo = (url: string) => ({
    __typename: 'Photo',
    url,
    sources: [{ __typename: 'PhotoSource', url, width: 400 }],
    alt: '',
    dominantColor: null,
  });
  const write = (id: string, field: string, photos: readonly string[]) =>
    cache.writeFragment({
      fragment: parse(
        `fragment Photos on Listing { id ${field} { url sources { url width } alt dominantColor } }`,
      ),
      data: { __typename: 'Listing', id, photos: photos.map(photo) },
    });
  const coverOf = (id: string) =>
    cache
      .readFragment({ fragment: CoverPhoto_ListingFragmentDoc, from: { __typename: 'Listing', id } })
      ?.photos.map(({ url }) => url);
  write('1', 'photos', ['/a.webp', '/b.webp']);
  write('2', 'photos(first: 1)', ['/c.webp']);
  expect([coverOf('1'), coverOf('2'), coverOf('3')]).toEqual([['/a.webp'], ['/c.webp'], undefined]);
});

const folder = join(root, 'schema');
const types = new TypeInfo(
  buildSchema(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  ),
);
const { operations }: TrustedManifest = JSON.parse(
  readFileSync(join(root, 'gateway/generated/trusted-documents.json'), 'utf8'),
);

/** The names that an operation selects of a field, by `Type.field`; undefined for an operation that does not read the field. */
function selectionOf(body: string, field: string): string | undefined {
  const names = new Set<string>();
  visit(
    parse(body),
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        if (`${types.getParentType()?.name}.${name.value}` !== field) return;
        for (const each of selectionSet?.selections ?? []) {
          if ('name' in each) names.add(each.name.value);
        }
      },
    }),
  );
  names.delete('__typename');
  return names.size === 0 ? undefined : [...names].sort().join(' ');
}

test('each operation that reads the price of a home in a list names its stay in $stay or $flexibleStay', () => {
  const priced = operations.filter(({ body }) => selectionOf(body, 'ListingSummary.price') !== undefined);
  expect(priced.map(({ name }) => name)).toContain('StaysAvailabilityScreen');
  const withoutStay = priced.filter(
    ({ body }) => !/\$(stay: StayInput|flexibleStay: FlexibleStayInput)\b/.test(body),
  );
  expect(withoutStay.map(({ name }) => name)).toEqual([]);
});

/** Parts without an identity, whose fields change together: they are replaced, so that old and new fields are never mixed. */
test.each([
  'ElsewhereProtection.disruption',
  'Rate.discounts',
  'RewardsAccount.rewardsBalance',
  'WalletCredit.usableAmount',
])('all operations select the same of %s, so that none makes the page of another incomplete', (field) => {
  const selections = operations.flatMap(({ body }) => selectionOf(body, field) ?? []);
  expect(selections.length).toBeGreaterThan(1);
  expect(new Set(selections).size).toBe(1);
});

test('a page of a stay stays complete, whichever pages of the same stay are read after it', async () => {
  const cache = createCache();
  const corporateTravel = {
    isInPolicy: false,
    reasons: ['PRICE_PER_NIGHT'],
    allowedStarRatings: null,
    isApprovalRequired: true,
    maxPricePerNight: { minorUnits: 32_500, currencyCode: 'USD' },
  };
  const asked = { __typename: 'Listing', ...listing, corporateTravel };
  const client = new ApolloClient({ cache, link: schemaLink({ Query: { listing: () => asked } }) });
  const variables = { id: listing.id, stay: staying(2) };
  const pages = { Listing: ListingDocument, Customize: CustomizeDocument, Checkout: CheckoutDocument };
  for (const query of Object.values(pages)) {
    await client.query({ query, variables, fetchPolicy: 'network-only' });
  }
  const incomplete = () =>
    Object.entries(pages).flatMap(([name, query]) =>
      cache.readQuery({ query, variables }) === null ? [name] : [],
    );
  expect(incomplete()).toEqual([]);
  for (const query of [CustomizeDocument, ListingDocument]) {
    await client.query({ query, variables, fetchPolicy: 'network-only' });
    expect(incomplete()).toEqual([]);
  }
});

test('a list of trips that could not be read is not an empty list, and leaves the pages that were read before', async () => {
  const cache = createCache();
  const trips = vi.fn<() => object | null>().mockReturnValue(null);
  const client = new ApolloClient({ cache, link: schemaLink({ Query: { trips } }) });
  const read = () =>
    client.query({
      query: TripsSectionDocument,
      variables: { section: 'PAST', first: 3 },
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
  const known = () =>
    cache.readQuery({
      query: gql`
        query KnownTrips {
          trips(section: PAST) {
            edges {
              cursor
            }
          }
        }
      `,
    });
  await read();
  expect(known()).toEqual({ trips: null });
  const page = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
  trips.mockReturnValueOnce(page);
  await read();
  await read();
  expect(known()).toMatchObject({ trips: { edges: [] } });
});
