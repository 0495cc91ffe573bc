import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recentHomes, recentSearches, rememberHome, rememberSearch } from '#domain/search/recents.ts';
import { parseSearch } from '#domain/search/search-state.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { milesAccount } from '#client/testing/checkout-facts.ts';
import { home, homesPage, place } from '#client/testing/stays.ts';

const duck = place('p-duck', 'Duck');
const asheville = place('p-asheville', 'Asheville');
const duckChosen = new URLSearchParams({
  locationName: duck.label,
  lodgingSelection: JSON.stringify({ placeId: 'p-duck' }),
});

const open = (path = '/stays/', query: object = {}) =>
  renderPortal({
    path,
    resolvers: {
      Query: {
        places: (_root: unknown, { text }: { text: string }) =>
          text === ''
            ? [duck]
            : [asheville].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
        stays: () => homesPage([]),
        ...query,
      },
    },
  });

const searchOf = (address: string) => new URL(address, 'http://portal').searchParams;

beforeEach(() => setViewport('desktop'));

test('[LQ-03] [LQ-04] [GU-05] by default the search is for tomorrow, two nights, two guests', async () => {
  await open();
  const bar = screen.getByRole('search', { name: 'Stays' });
  expect(within(bar).getByRole('button', { name: 'When Sat, May 2 - Mon, May 4' })).toBeVisible();
  expect(within(bar).getByRole('button', { name: 'Who 2 guests' })).toBeVisible();
});

test('[GU-06] for a business traveler the default is one guest', async () => {
  await renderPortal({
    path: '/stays/',
    portal: { tenant: 'CORPORATE' },
    resolvers: { Query: { places: () => [] } },
  });
  expect(await screen.findByRole('button', { name: 'Who 1 guest' })).toBeVisible();
});

test('[LQ-01] a place is found by its name and the search shows its homes', async () => {
  const { address } = await open();
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.type(where, 'ashe');
  await userEvent.click(await screen.findByRole('option', { name: /Asheville, North Carolina/ }));
  await waitFor(() => expect(searchOf(address()).get('locationName')).toBe('Asheville, North Carolina'));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toMatch(/^\/stays\/availability\/\?/));
  const query = searchOf(address());
  expect(query.get('fromDate')).toBe('2026-05-02');
  expect(query.get('untilDate')).toBe('2026-05-04');
  expect(query.get('adultsCount')).toBe('2');
  expect(JSON.parse(query.get('lodgingSelection') ?? '')).toMatchObject({ placeId: 'p-asheville' });
});

test('the root is the same page: choosing a place keeps the focus, the current link, and the banner', async () => {
  const { address } = await open('/', { rewardsAccounts: () => [milesAccount] });
  const isSamePage = async () => {
    const banner = screen.getByRole('complementary', { name: 'Your rewards' });
    expect(await within(banner).findByText('Earn 5X on vacation rentals')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute('aria-current', 'page');
  };
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await isSamePage();
  await userEvent.type(where, 'ashe');
  await screen.findByRole('option', { name: /Asheville, North Carolina/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/stays\/\?.*Asheville/));
  expect(where).toHaveFocus();
  await isSamePage();
});

test('fast typing never selects a place with another name', async () => {
  const { address } = await open();
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.click(where);
  expect(await screen.findByRole('option', { name: /Duck/ })).toBeVisible();
  await userEvent.type(where, 'ashe{Enter}');
  expect(searchOf(address()).get('locationName')).not.toBe('Duck, North Carolina');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Duck/ })).not.toBeInTheDocument());
});

test('a place restored from the address replaces typed text', async () => {
  const { router } = await open(`/stays/?${duckChosen}`);
  const where = await screen.findByRole('combobox', { name: 'Where' });
  expect(where).toHaveValue(duck.label);
  await act(() => router.navigate('/stays/'));
  await userEvent.clear(where);
  await userEvent.type(where, 'foo');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(where).toHaveValue(duck.label));
});

test('a text without a matching place stays, with a message, and is not searched', async () => {
  const { address } = await open(`/stays/?${duckChosen}`);
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.clear(where);
  await userEvent.type(where, 'Paris');
  expect(await screen.findByText('No places match that name. Check the spelling.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Choose a place from the list.')).toBeVisible();
  expect(where).toHaveValue('Paris');
  expect(where).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(where).toHaveValue('Paris');
  expect(where).toHaveFocus();
  expect(address()).toMatch(/^\/stays\/\?/);
  await userEvent.clear(where);
  expect(screen.queryByText('Choose a place from the list.')).not.toBeInTheDocument();
});

test('[FM-13] an emptied place field means anywhere', async () => {
  const { address } = await open(`/stays/?${duckChosen}`);
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.clear(where);
  await userEvent.tab();
  await waitFor(() => expect(searchOf(address()).has('locationName')).toBe(false));
  expect(where).toHaveValue('');
});

test('[FM-13] Anywhere can be chosen, and is searched without a place', async () => {
  const { address } = await open(`/stays/?${duckChosen}`);
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.click(where);
  await userEvent.click(await screen.findByRole('option', { name: /Anywhere/ }));
  await waitFor(() => expect(where).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toMatch(/^\/stays\/availability\/\?/));
  expect(searchOf(address()).has('lodgingSelection')).toBe(false);
});

test.each([
  ['Dogs', 'petFriendly', 'true'],
  ['Hot tub', 'amenities', 'HOT_TUB'],
  ['Lake', 'amenities', 'LAKE_ACCESS'],
  ['Snow', 'amenities', 'SKI_STORAGE'],
])(
  '[FM-13] the theme %s searches anywhere for the fact, with the chosen dates',
  async (theme, name, value) => {
    await open(`/stays/?${duckChosen}&fromDate=2026-06-05&untilDate=2026-06-08`);
    const query = searchOf((await screen.findByRole('link', { name: theme })).getAttribute('href') ?? '');
    expect(query.get(name)).toBe(value);
    expect(query.get('fromDate')).toBe('2026-06-05');
    expect(query.has('locationName')).toBe(false);
  },
);

test('[FM-13] a place shows the lowest nightly price of a weekend in the month, and nothing without one', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: readonly object[]) => void) {}
      observe = () => this.report([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  const asked = vi.fn<(args: unknown) => unknown>(() => homesPage([home('1')]));
  await open('/stays/', { places: () => [duck], stays: (_root: unknown, args: unknown) => asked(args) });
  expect(await screen.findByText('from $161 a night in May')).toBeVisible();
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      search: expect.objectContaining({
        placeId: 'p-duck',
        sortOrder: 'PRICE',
        flexibleStay: expect.objectContaining({ length: 'WEEKEND', months: ['2026-05'] }) as object,
      }) as object,
    }),
  );
  vi.unstubAllGlobals();
});

describe('[FM-13] Near me', () => {
  const share = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const press = async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Where' }));
    await userEvent.click(await screen.findByRole('option', { name: /Near me/ }));
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  test('requests the position on the press only, and finds the nearest place', async () => {
    const far = { ...asheville, center: { lat: -40, lon: 100 } };
    const asked = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found({ coords: { latitude: 36, longitude: -75 } } as GeolocationPosition),
    );
    share(asked);
    const { address } = await open('/stays/', { places: () => [far, duck] });
    expect(asked).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(searchOf(address()).get('locationName')).toBe(duck.label));
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveValue(duck.label);
  });

  test.each([
    [1, 'Your browser does not share your position. Choose a place instead.'],
    [2, 'Your position is not available. Choose a place instead.'],
  ])('says why there is none (%i)', async (code, text) => {
    share((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    await open();
    await press();
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
  });
});

test('chosen dates and guests are in the address, so a reload keeps them', async () => {
  const { address } = await open('/stays/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-07');
  await userEvent.click(screen.getByRole('button', { name: /^When/ }));
  const dates = await screen.findByRole('dialog', {
    name: 'Select the check-in and check-out dates for your stay',
  });
  await userEvent.click(within(dates).getByRole('button', { name: /June 10, 2026/ }));
  await userEvent.click(within(dates).getByRole('button', { name: /June 13, 2026/ }));
  await waitFor(() => expect(searchOf(address()).get('untilDate')).toBe('2026-06-13'));
  expect(dates).not.toBeInTheDocument();
  expect(searchOf(address()).get('fromDate')).toBe('2026-06-10');

  await userEvent.click(screen.getByRole('button', { name: /^Who/ }));
  const guests = await screen.findByRole('dialog', { name: 'Who' });
  await userEvent.click(within(guests).getByRole('button', { name: 'Add one child' }));
  await userEvent.selectOptions(within(guests).getByRole('combobox', { name: 'Age of child 1' }), '17');
  await userEvent.click(within(guests).getByRole('button', { name: 'Add one pet' }));
  await userEvent.click(within(guests).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(searchOf(address()).get('petsCount')).toBe('1'));
  expect(searchOf(address()).get('children')).toBe('17');
  expect(searchOf(address()).get('locationName')).toBe('Duck');
});

describe('[FM-13] flexible dates', () => {
  const openDates = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^When/ }));
    return screen.findByRole('dialog');
  };

  test('are chosen by length and months, are part of the address, and can be removed', async () => {
    const { address } = await open('/stays/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-07');
    const dialog = await openDates();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Flexible' }));
    expect(within(dialog).getByText('Choose at least one month')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'A week' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'July 2026' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'June 2026' }));
    expect(within(dialog).getByText('A week in June or July')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(searchOf(address()).get('flexibleLength')).toBe('WEEK'));
    expect(searchOf(address()).get('flexibleMonths')).toBe('2026-06,2026-07');
    expect(await screen.findByRole('button', { name: /^When/ })).toHaveTextContent('A week in June or July');

    const again = await openDates();
    expect(within(again).getByRole('radio', { name: 'Flexible' })).toBeChecked();
    expect(within(again).getByRole('checkbox', { name: 'July 2026' })).toBeChecked();
    await userEvent.click(within(again).getByRole('radio', { name: 'Dates' }));
    await userEvent.click(within(again).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(searchOf(address()).get('flexibleLength')).toBeNull());
    expect(searchOf(address()).get('fromDate')).toBe('2026-06-05');
  });

  test('offer twelve months, and months in which no such stay can begin are disabled', async () => {
    await renderPortal({
      path: '/stays/',
      portal: { today: '2026-05-30' },
      resolvers: { Query: { places: () => [duck] } },
    });
    const dialog = await openDates();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Flexible' }));
    const months = within(dialog).getAllByRole('checkbox');
    expect(months).toHaveLength(12);
    expect(months[0]).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'A week' }));
    expect(months[0]).toBeEnabled();
  });

  test.each(['flexibleLength=WEEK&flexibleMonths=2020-01', 'flexibleLength=YEAR&flexibleMonths=2026-06'])(
    'that are impossible (%s) in an address become exact dates',
    async (query) => {
      await open(`/stays/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-07&${query}`);
      expect(await screen.findByRole('button', { name: /^When/ })).toHaveTextContent(
        'Fri, Jun 5 - Sun, Jun 7',
      );
    },
  );
});

test('featured places link to their homes with the chosen dates', async () => {
  await open('/stays/?fromDate=2026-06-05&untilDate=2026-06-07');
  const link = await screen.findByRole('link', { name: 'Duck' });
  const href = link.getAttribute('href') ?? '';
  expect(href).toMatch(/^\/stays\/availability\/\?/);
  expect(searchOf(href).get('fromDate')).toBe('2026-06-05');
  expect(searchOf(href).get('locationName')).toBe('Duck, North Carolina');
});

test('featured places that cannot be loaded are reported, and can be requested again', async () => {
  let isDown = true;
  await open('/stays/', {
    places: () => {
      if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      return [duck];
    },
  });
  expect(await screen.findByText('The places could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Duck' })).toBeVisible();
});

test('[FM-13] [LC-01] a recent search can be continued, and recent homes have the prices of the chosen dates', async () => {
  const selection = encodeURIComponent(JSON.stringify({ placeId: 'p-duck', label: duck.label }));
  const results = `/stays/availability/?locationName=${duck.label}&lodgingSelection=${selection}&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2&bedrooms=2`;
  const listings = vi.fn((ids: readonly string[]) => ids.map((id) => (id === 'gone' ? null : home(id))));
  const { router } = await open(results, {
    stays: () => homesPage([home('1')]),
    listings: (_root: unknown, { ids }: { ids: readonly string[] }) => listings(ids),
  });
  await screen.findByRole('link', { name: 'Home 1' });
  for (const id of ['gone', '77']) rememberHome(localStorage, { now: () => new Date() }, id);
  await act(() => router.navigate('/stays/'));

  const searches = within(await screen.findByRole('region', { name: 'Continue your search' }));
  const search = searches.getByRole('link', {
    name: 'Duck, North Carolina Fri, Jun 5 - Mon, Jun 8 · 2 guests · 1 filter',
  });
  expect(searchOf(search.getAttribute('href') ?? '').get('bedrooms')).toBe('2');
  const homes = within(await screen.findByRole('region', { name: 'Homes you looked at' }));
  expect(homes.getByRole('link', { name: 'Home 77' })).toBeVisible();
  expect(homes.getAllByRole('article')).toHaveLength(1);
  expect(listings).toHaveBeenCalledWith(['77', 'gone']);
});

test('[FM-13] recent searches and homes are cleared, and stay cleared after a reload', async () => {
  const clock = { now: () => new Date() };
  rememberHome(localStorage, clock, '77');
  const stay = { from: '2026-06-05', until: '2026-06-08' };
  const defaults = { today: '2026-06-01' };
  rememberSearch(localStorage, clock, {
    ...parseSearch(new URLSearchParams(), defaults),
    locationName: 'Duck',
    stay,
  });
  const listings = () => [home('77')];
  const { router } = await open('/stays/', { listings });
  const clear = async (region: string) => {
    const part = await screen.findByRole('region', { name: region });
    const button = within(part).getByRole('button', { name: 'Clear' });
    expect(button).toHaveAccessibleDescription(region);
    await userEvent.click(button);
    expect(screen.queryByRole('region', { name: region })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  };
  await clear('Continue your search');
  expect(await screen.findByRole('link', { name: 'Home 77' })).toBeVisible();
  await clear('Homes you looked at');
  expect(recentSearches(localStorage, clock, defaults)).toEqual([]);
  expect(recentHomes(localStorage, clock)).toEqual([]);
  await act(() => router.navigate('/trips'));
  await act(() => router.navigate('/stays/'));
  expect(screen.queryByRole('region', { name: 'Homes you looked at' })).not.toBeInTheDocument();
});

test('[FM-13] on a first visit there are no recent searches or homes', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Duck' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Continue your search' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Homes you looked at' })).not.toBeInTheDocument();
});
