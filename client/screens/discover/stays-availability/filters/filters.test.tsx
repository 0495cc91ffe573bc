import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { corporateFacts, fiat, helen } from '#client/testing/portal-facts.ts';
import { announcements } from '#client/testing/read-out.ts';
import { type PortalOptions, renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { home, homesPage, place } from '#client/testing/stays.ts';

interface StaysArguments {
  readonly search: { readonly filters?: object; readonly bounds?: object };
  readonly first: number;
}

const selection = encodeURIComponent(JSON.stringify({ placeId: 'p-duck', label: 'Duck, North Carolina' }));
const inDuck = `/stays/availability/?lodgingSelection=${selection}&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2`;

const facets = {
  price: {
    basis: 'STAY_TOTAL',
    lowest: fiat(310),
    highest: fiat(880),
    buckets: [300, 400, 500, 600, 700, 800].map((from, index) => ({
      from: fiat(from),
      until: fiat(from + 100),
      count: index === 2 ? 0 : 2,
    })),
  },
  bedrooms: [
    { minimum: 1, count: 10 },
    { minimum: 2, count: 4 },
    { minimum: 3, count: 0 },
  ],
  beds: [],
  bathrooms: [{ minimum: 1, count: 10 }],
  userRatings: [3, 3.5, 4, 4.5].map((minimum) => ({ minimum, count: 3 })),
  homeKinds: [
    { kind: 'HOUSE', count: 6 },
    { kind: 'CABIN', count: 4 },
  ],
  amenities: [
    { kind: 'WIFI', count: 9 },
    { kind: 'POOL', count: 1 },
  ],
  collections: [],
  petFriendlyCount: 5,
  freeCancellationCount: 7,
  withoutFilters: [],
};

/** The dialog requests counts with one home per page, the results request more. */
const open = (
  query = '',
  stays: (args: StaysArguments) => object = () => homesPage([home('1')]),
  options: Omit<PortalOptions, 'path'> = {},
) => {
  const asked = vi.fn(stays);
  return {
    asked,
    portal: renderPortal({
      ...options,
      path: `${inDuck}${query}`,
      resolvers: {
        Query: {
          ...options.resolvers?.Query,
          places: () => [place('p-duck', 'Duck')],
          stays: (_root: unknown, args: StaysArguments) => ({ facets, ...asked(args) }),
        },
      },
    }),
  };
};

const searchOf = (address: string) => new URL(address, 'http://portal').searchParams;
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

beforeEach(() => setViewport('desktop'));
afterEach(() => vi.restoreAllMocks());

test('[FM-13] the filters of the address are applied, shown, and removed one by one', async () => {
  const { asked, portal } = open('&amenities=WIFI,POOL&bedrooms=2&priceCurrency=USD&maxPrice=900');
  const { address } = await portal;
  expect(await screen.findByRole('button', { name: 'Filters (4)' })).toBeVisible();
  expect(asked.mock.calls[0]?.[0].search.filters).toEqual({
    price: { basis: 'STAY_TOTAL', currencyCode: 'USD', maximum: '900' },
    minimumBedrooms: 2,
    amenities: ['WIFI', 'POOL'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Pool' }));
  await waitFor(() => expect(searchOf(address()).get('amenities')).toBe('WIFI'));
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(searchOf(address()).has('amenities')).toBe(false));
  expect(searchOf(address()).has('maxPrice')).toBe(false);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  expect(asked.mock.lastCall?.[0].search).not.toHaveProperty('filters.amenities');
});

test('[FM-13] the dialog shows the number of homes for each choice, and applies all choices together; Back removes them', async () => {
  const { asked, portal } = open('', ({ search }) => {
    const found = search.filters && 'amenities' in search.filters ? [home('1')] : [home('1'), home('2')];
    return homesPage(found);
  });
  const { address, router } = await portal;
  const dialog = await openFilters();
  expect(await dialog.findByRole('button', { name: 'Show 2 homes' })).toBeVisible();
  const pool = dialog.getByRole('checkbox', { name: 'Pool 1' });
  expect(dialog.queryByRole('checkbox', { name: /^Gym/ })).not.toBeInTheDocument();
  await userEvent.click(pool);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Cabin 4' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Free cancellation 7' }));
  await userEvent.click(dialog.getByRole('radio', { name: '4.5 or more 3' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add one bedroom' }));
  expect(await dialog.findByRole('button', { name: 'Show 1 home' })).toBeVisible();
  expect(announcements()).toHaveTextContent('1 home found');
  await userEvent.click(dialog.getByRole('button', { name: 'Show 1 home' }));
  await waitFor(() => expect(searchOf(address()).get('amenities')).toBe('POOL'));
  expect(Object.fromEntries(searchOf(address()))).toMatchObject({
    homeKinds: 'CABIN',
    freeCancellation: 'true',
    userRating: '4.5',
    bedrooms: '1',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.mock.lastCall?.[0].search.filters).toMatchObject({
    amenities: ['POOL'],
    homeKinds: ['CABIN'],
  });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(searchOf(address()).has('amenities')).toBe(false));
});

test('[FM-13] a choice that loses its homes stays, so that no other moves under a press', async () => {
  await open('', ({ search }) => ({
    ...homesPage([home('1')]),
    ...(search.filters &&
      'hasFreeCancellation' in search.filters && {
        facets: { ...facets, amenities: [{ kind: 'POOL', count: 1 }] },
      }),
  })).portal;
  const dialog = await openFilters();
  const names = () => dialog.getAllByRole('checkbox').map((choice) => choice.closest('label')?.textContent);
  await dialog.findByRole('checkbox', { name: 'Wifi 9' });
  const before = names();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Free cancellation 7' }));
  expect(await dialog.findByRole('checkbox', { name: 'Wifi 0' })).toBeVisible();
  expect(names()).toHaveLength(before.length);
});

test('[FM-13] closing the dialog changes nothing', async () => {
  const { portal } = open();
  const { address } = await portal;
  const dialog = await openFilters();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Wifi 9' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close without changing the filters' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(searchOf(address()).has('amenities')).toBe(false);
});

test('[FM-13] a choice without results cannot be made', async () => {
  await open().portal;
  const dialog = await openFilters();
  await dialog.findByRole('checkbox', { name: 'Wifi 9' });
  const bedrooms = within(dialog.getByRole('group', { name: 'Bedrooms' }));
  const add = bedrooms.getByRole('button', { name: 'Add one bedroom' });
  await userEvent.click(add);
  await userEvent.click(add);
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(bedrooms.getByRole('status')).toHaveTextContent('2 bedrooms');
});

test('[FM-13] the price has a histogram and two handles that are announced and do not pass each other', async () => {
  const { portal } = open();
  const { address } = await portal;
  const dialog = await openFilters();
  expect(await dialog.findByRole('img', { name: 'Prices of 10 homes' })).toBeVisible();
  const [lowest, highest] = [
    dialog.getByRole('slider', { name: 'Lowest price' }),
    dialog.getByRole('slider', { name: 'Highest price' }),
  ];
  expect(lowest).toHaveAttribute('aria-valuetext', '$300');
  fireEvent.change(highest, { target: { value: '600' } });
  fireEvent.change(lowest, { target: { value: '800' } });
  expect(lowest).toHaveAttribute('aria-valuetext', '$500');
  expect(dialog.getByText('$500 to $600')).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: /^Show 1 home/ }));
  await waitFor(() => expect(searchOf(address()).get('minPrice')).toBe('500'));
  expect(searchOf(address()).get('maxPrice')).toBe('600');
  expect(searchOf(address()).get('priceBasis')).toBe('STAY_TOTAL');
  expect(screen.getByRole('button', { name: 'Remove the filter $500 to $600 in total' })).toBeVisible();
});

test('[FM-13] one price has no handles', async () => {
  const price = {
    ...facets.price,
    lowest: fiat(3134),
    highest: fiat(3134),
    buckets: [{ from: fiat(3134), until: fiat(3135), count: 1 }],
  };
  await open('', () => ({ ...homesPage([home('1')]), facets: { ...facets, price } })).portal;
  const dialog = await openFilters();
  expect(await dialog.findByText('$3,134')).toBeVisible();
  expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  expect(dialog.queryByRole('img', { name: /^Prices of/ })).not.toBeInTheDocument();
});

test('[FM-13] the price per night has a separate histogram', async () => {
  const { asked, portal } = open();
  await portal;
  const dialog = await openFilters();
  await userEvent.click(await dialog.findByRole('button', { name: 'A night', pressed: false }));
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0].search.filters).toEqual({
      price: { basis: 'NIGHT', currencyCode: 'USD' },
    }),
  );
  expect(dialog.getByRole('button', { name: 'A night', pressed: true })).toBeVisible();
});

test('[FM-13] [VO-03] without counts from the platform, filters still work', async () => {
  const { portal } = open('', () => ({ ...homesPage([home('1')]), facets: null }));
  const { address } = await portal;
  const dialog = await openFilters();
  await userEvent.click(await dialog.findByRole('button', { name: 'Show all 16', expanded: false }));
  expect(dialog.getByRole('button', { name: 'Show fewer', expanded: true })).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Hot tub' }));
  expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: /^Show (1 home|homes)$/ }));
  await waitFor(() => expect(searchOf(address()).get('amenities')).toBe('HOT_TUB'));
});

test('[FM-13] without results the page shows which single filter to remove, and how many homes that finds', async () => {
  const withoutFilters = [
    { filter: 'BEDROOMS', amenity: null, count: 2 },
    { filter: 'AMENITY', amenity: 'POOL', count: 5 },
  ];
  const { portal } = open('&amenities=POOL&bedrooms=2', ({ search }) =>
    search.filters && 'amenities' in search.filters
      ? { ...homesPage([]), facets: { ...facets, withoutFilters } }
      : homesPage([home('1')]),
  );
  await portal;
  const searches = within(await screen.findByRole('list', { name: 'Searches with fewer filters' }));
  await waitFor(() =>
    expect(searches.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Without “Pool”· 5 homes',
      'Without “2 or more bedrooms”· 2 homes',
      'Clear all filters',
    ]),
  );
  await userEvent.click(searches.getByRole('button', { name: /Pool/ }));
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[FM-13] a hot tub is among the first amenities, and pets that travel are no further choice', async () => {
  const { portal } = open('&petsCount=1');
  await portal;
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await dialog.findByRole('checkbox', { name: /^Free cancellation/ });
  expect(dialog.queryByRole('checkbox', { name: /^Pets allowed/ })).not.toBeInTheDocument();
});

test('[FM-13] homes that match everything except the pet are one click away', async () => {
  const leftOut = {
    count: 2,
    reasons: [
      {
        violation: 'PET_POLICY_VIOLATION',
        rawCode: 'PetPolicyViolation',
        count: 2,
        mendedCount: 2,
        maximumGuests: null,
      },
    ],
    otherDates: [],
  };
  const { portal } = open('&amenities=HOT_TUB&petsCount=1', () => homesPage([], { leftOut }));
  const { address } = await portal;
  const why = '2 homes have all of this, but cannot be booked for this search: 2 take no pets.';
  expect(await screen.findByText(why, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Without pets · 2 more homes' }));
  await waitFor(() => expect(searchOf(address()).has('petsCount')).toBe(false));
  expect(searchOf(address()).get('amenities')).toBe('HOT_TUB');
});

test('[FM-13] the map searches its visible part, and the place again when that is switched off', async () => {
  // jsdom has no layout, and a map without a size shows no part.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { asked, portal } = open('&view=map');
  const { address } = await portal;
  const map = within(await screen.findByRole('region', { name: 'Map of the homes' }));
  await userEvent.click(map.getByRole('checkbox', { name: 'Search as I move the map' }));
  await waitFor(() => expect(searchOf(address()).get('mapBounds')).toMatch(/^36\.1\d*,-75\.6/));
  const [north, east, south, west] = (searchOf(address()).get('mapBounds') ?? '').split(',').map(Number);
  await waitFor(() => expect(asked.mock.lastCall?.[0].search.bounds).toEqual({ north, east, south, west }));
  expect(searchOf(address()).get('view')).toBe('map');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Part of the map' }));
  await waitFor(() => expect(searchOf(address()).has('mapBounds')).toBe(false));
});

test('[FM-13] an empty part of the map keeps the map and shows a message', async () => {
  await open('&view=map&mapBounds=37,-75,36,-76', () => homesPage([])).portal;
  const map = within(await screen.findByRole('region', { name: 'Map of the homes' }));
  expect(await map.findByText('No homes in this part of the map')).toBeVisible();
  expect(map.getByRole('checkbox', { name: 'Search as I move the map' })).toBeChecked();
});

test('[CP-06] [CP-09] [CP-12] a business sees the limit and how many homes are in policy, and shows only those', async () => {
  const { asked, portal } = open(
    '',
    () => ({
      ...homesPage([home('1'), home('2')]),
      facets: { ...facets, inPolicyCount: 1 },
      policySummary: 'SOME',
    }),
    {
      portal: { tenant: 'CORPORATE' },
      resolvers: {
        Query: {
          session: () => ({
            ...helen,
            corporate: corporateFacts,
            travelPolicy: { lodging: { maxPricePerNight: fiat(325) } },
          }),
        },
      },
    },
  );
  const { address } = await portal;
  expect(await screen.findByText(/^2 homes · Some in policy, up to \$325 a night · /)).toBeVisible();
  const dialog = await openFilters();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'In policy 1' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(searchOf(address()).get('inPolicy')).toBe('true'));
  expect(asked.mock.lastCall?.[0].search.filters).toMatchObject({ isInPolicyOnly: true });
  expect(await screen.findByRole('button', { name: 'Remove the filter In policy' })).toBeVisible();
});
