import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fiat, money } from '#client/testing/portal-facts.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { SELECT_DATES } from '#client/components/stay-dates/stay-dates-dialog.tsx';
import { home, homesPage, place } from '#client/testing/stays.ts';

interface StaysArguments {
  readonly search: { readonly placeId: string; readonly sortOrder: string; readonly stay: object };
  readonly first: number;
  readonly after?: string | null;
}

const selection = encodeURIComponent(JSON.stringify({ placeId: 'p-duck', label: 'Duck, North Carolina' }));
const inDuck = `/stays/availability/?lodgingSelection=${selection}&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2&children=4,9&petsCount=1`;

const open = (stays: (args: StaysArguments) => unknown, path = inDuck) =>
  renderPortal({
    path,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck')],
        stays: (_root: unknown, args: StaysArguments) => stays(args),
      },
    },
  });

const searchOf = (address: string | null) => new URL(address ?? '', 'http://portal').searchParams;

beforeEach(() => setViewport('desktop'));

test('[RT-04] [LQ-01] [LQ-14] the search of the address is sent', async () => {
  const stays = vi.fn<(asked: StaysArguments) => unknown>(() => homesPage([home('1')]));
  await open(stays);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Stays in Duck, North Carolina' }),
  ).toBeVisible();
  expect(stays.mock.calls[0]?.[0].search).toEqual({
    placeId: 'p-duck',
    sortOrder: 'RECOMMENDED',
    stay: { fromDate: '2026-06-05', untilDate: '2026-06-08', adults: 2, children: [4, 9], pets: 1 },
  });
  expect(screen.getByText('1 home · Fri, Jun 5 - Mon, Jun 8 (3 nights) · 4 guests, 1 pet')).toBeVisible();
});

test('while the place is looked up the page has its heading and introduction, and on a phone its name', async () => {
  setViewport('mobile');
  await renderPortal({
    path: '/stays/availability/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2',
    resolvers: { Query: { places: () => new Promise(() => undefined) } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Find a stay' })).toBeInTheDocument();
  expect(screen.getByText('Looking for homes')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: /^Edit the search: Duck / })).toBeVisible();
});

test('[PR-04] [PR-05] [LS-14] a home shows its photo, place, layout, score, prices and free cancellation', async () => {
  await open(() => homesPage([home('1')]));
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('img', { name: 'A house on stilts' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('/photos/1-400.webp 400w, /photos/1-800.webp 800w'),
  );
  expect(card).toHaveTextContent('Duck, NC');
  expect(card).toHaveTextContent('Guests say 4.4');
  expect(card).toHaveTextContent('10 reviews');
  expect(card).toHaveTextContent('2 bedrooms');
  expect(card).toHaveTextContent('Before discounts $190now $161 a night');
  expect(card).toHaveTextContent('$829 for 3 nights, taxes and fees included');
  expect(card).toHaveTextContent('Free cancellation');
});

test('the photo shows whether a home accepts pets, and its collection', async () => {
  await open(() =>
    homesPage([
      home('1', { isPetFriendly: true, collection: 'PREMIER' }),
      home('2', { isPetFriendly: false, collection: 'NO_COLLECTION' }),
    ]),
  );
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Premier');
  expect(first).toHaveTextContent('Pets welcome');
  expect(second).not.toHaveTextContent(/Premier|Pets/);
});

test('a home whose price could not be read shows a notice instead of 0', async () => {
  await open(() => homesPage([home('1', { price: null })]));
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('See the home’s page for the price');
  expect(card).not.toHaveTextContent('$');
});

test('[RT-09] [LQ-02] a home opens its page with the stay, and the visit records the list as its source', async () => {
  await open(() => homesPage([home('77')]));
  const link = await screen.findByRole('link', { name: 'Home 77' });
  expect(link.getAttribute('href')).toMatch(/^\/vacation-rentals\/shop\/\?/);
  const query = searchOf(link.getAttribute('href'));
  expect(Object.fromEntries(query)).toMatchObject({
    listingId: '77',
    fromDate: '2026-06-05',
    untilDate: '2026-06-08',
    adultsCount: '2',
    children: '4,9',
    childrenCount: '2',
    petsCount: '1',
    hotelDetailsEntrySource: 'list',
  });
});

test('[RT-09] an address with only the name of a place searches the best match', async () => {
  const stays = vi.fn<(asked: StaysArguments) => unknown>(() => homesPage([home('1')]));
  await open(
    stays,
    '/stays/availability/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2&childrenCount=1',
  );
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(stays.mock.calls[0]?.[0].search).toMatchObject({ placeId: 'p-duck', stay: { children: [17] } });
});

test('[FM-13] without a place the search is anywhere, and is not sorted by a distance', async () => {
  const stays = vi.fn<(asked: StaysArguments) => unknown>(() => homesPage([home('1')]));
  await open(stays, '/stays/availability/?amenities=HOT_TUB');
  expect(await screen.findByRole('heading', { level: 1, name: 'Stays anywhere' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(stays.mock.calls[0]?.[0].search).not.toHaveProperty('placeId');
  expect(stays.mock.calls[0]?.[0].search).toMatchObject({ filters: { amenities: ['HOT_TUB'] } });
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(within(order).queryByRole('option', { name: 'Nearest to the center' })).not.toBeInTheDocument();
});

test('a platform that does not search anywhere requires a place', async () => {
  await open(() => {
    throw new GraphQLError('no', { extensions: { code: 'NOT_SUPPORTED' } });
  }, '/stays/availability/');
  expect(await screen.findByText('Where would you like to stay?')).toBeVisible();
});

test('[RT-09] a name that matches no place is repeated, so that its spelling can be checked', async () => {
  await renderPortal({
    path: '/stays/availability/?locationName=Zzz',
    resolvers: { Query: { places: () => [] } },
  });
  expect(await screen.findByRole('heading', { name: 'We know no place named Zzz' })).toBeVisible();
});

test('[RT-09] a single letter is no name, and does not search a featured place', async () => {
  await open(() => homesPage([home('1')]), '/stays/availability/?locationName=D');
  expect(await screen.findByRole('heading', { name: 'We know no place named D' })).toBeVisible();
});

test('[RT-09] a place that no longer exists is looked up by its name', async () => {
  const { router } = await open(({ search }) => {
    if (search.placeId === 'p-duck') return homesPage([home('1')]);
    throw new GraphQLError('Not found.', { extensions: { code: 'NOT_FOUND' } });
  }, '/stays/availability/?locationName=Duck&lodgingSelection={"placeId":"p-gone","label":"Duck"}&petsCount=1');
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(router.state.location.search).not.toContain('lodgingSelection');
  expect(searchOf(router.state.location.search).get('petsCount')).toBe('1');
});

test('more homes load page by page, with the number shown so far', async () => {
  const stays = vi.fn<(asked: StaysArguments) => unknown>(({ after }) =>
    after
      ? homesPage([home('2')], { totalCount: 2 })
      : homesPage([home('1')], { totalCount: 2, hasNextPage: true }),
  );
  await open(stays);
  expect(await screen.findByText('1 of 2 shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Home 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(screen.getByText('2 of 2 shown')).toBeVisible();
  expect(stays.mock.calls[1]?.[0].after).toBe('after-1');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a page that could not be loaded keeps the earlier homes, and can be requested again', async () => {
  let isDown = true;
  await open(({ after }) => {
    if (!after) return homesPage([home('1')], { totalCount: 2, hasNextPage: true });
    if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_TIMEOUT' } });
    return homesPage([home('2')], { totalCount: 2 });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More homes could not be loaded. Try again.');
  expect(screen.getByRole('link', { name: 'Home 1' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Home 2' })).toBeVisible();
});

test('[LQ-02] the chosen order is shown by name and stored in the address', async () => {
  const stays = vi.fn<(asked: StaysArguments) => unknown>(({ search }) =>
    homesPage([home(search.sortOrder)]),
  );
  const { address } = await open(stays);
  await screen.findByRole('link', { name: 'Home RECOMMENDED' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(await screen.findByRole('link', { name: 'Home PRICE' })).toBeVisible();
  expect(searchOf(address()).get('sortOrder')).toBe('Pricing');
});

describe('homes that the search leaves out', () => {
  const reason = (violation: string, changes: object = {}) => ({
    violation,
    rawCode: violation,
    count: 1,
    mendedCount: 1,
    maximumGuests: null,
    ...changes,
  });
  const leftOut = {
    count: 8,
    reasons: [
      reason('BLOCKED_DATES', { count: 5, mendedCount: 4 }),
      reason('PET_POLICY_VIOLATION', { count: 2, mendedCount: 2 }),
      reason('OCCUPANCY_VIOLATION', { maximumGuests: 3 }),
    ],
    otherDates: [
      {
        fromDate: '2026-06-06',
        untilDate: '2026-06-09',
        count: 9,
        lowestNightly: fiat(142),
      },
    ],
  };

  test('are counted, with the reasons', async () => {
    await open(() => homesPage([home('1')], { leftOut }));
    const note = within(await screen.findByRole('region', { name: 'More homes here' }));
    expect(
      note.getByText(
        '8 more homes cannot be booked for this search: 5 are not free on these dates, 2 take no pets, and 1 is too small for your party.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^1 of 9 homes · /)).toBeVisible();
  });

  test.each([
    [
      'Sat, Jun 6 - Tue, Jun 9 · 9 homes from $142 a night',
      { fromDate: '2026-06-06', untilDate: '2026-06-09' },
    ],
    ['Without pets · 2 more homes', { pets: 0, adults: 2 }],
    ['Up to 3 guests', { adults: 1, children: [4, 9], pets: 1 }],
  ])('appear after one click on "%s", and the focus stays with the results', async (name, changed) => {
    const wanted = {
      fromDate: '2026-06-05',
      untilDate: '2026-06-08',
      adults: 2,
      children: [4, 9],
      pets: 1,
    };
    const stays = vi.fn<(args: StaysArguments) => unknown>(({ search }) =>
      JSON.stringify(search.stay) === JSON.stringify(wanted)
        ? homesPage([], { leftOut })
        : homesPage([home('1'), home('2')]),
    );
    await open(stays);
    expect(await screen.findByText('None of the 8 homes here fits this search.')).toBeVisible();
    expect(screen.getByText('5 homes are not free on these dates')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('link', { name: 'Home 2' })).toBeVisible();
    expect(stays.mock.lastCall?.[0].search.stay).toMatchObject(changed);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('are still listed after more homes are loaded', async () => {
    await open(({ after }) =>
      after
        ? homesPage([home('2')], { totalCount: 2 })
        : homesPage([home('1')], { totalCount: 2, hasNextPage: true, leftOut }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Home 2' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'More homes here' })).toBeVisible();
  });

  test.each([null, { count: 0, reasons: [], otherDates: [] }])(
    'are not mentioned when there are none, or the platform does not provide them (%j)',
    async (none) => {
      await open(() => homesPage([home('1')], { leftOut: none }));
      expect(await screen.findByText(/^1 home · /)).toBeVisible();
      expect(screen.queryByRole('region', { name: 'More homes here' })).not.toBeInTheDocument();
    },
  );
});

test('without a home for the stay, the page suggests changes', async () => {
  await open(() => homesPage([]));
  expect(await screen.findByText('No home is free for this stay')).toBeVisible();
});

test('without a home for the stay, a reason opens what resolves it, and places nearby and anywhere show their homes', async () => {
  const reasons = [
    { violation: 'OCCUPANCY_VIOLATION', count: 4, mendedCount: 0, maximumGuests: null },
    { violation: 'MAX_STAY_VIOLATION', count: 1, mendedCount: 0, maximumGuests: null },
  ];
  const counts = new Map<unknown, number>([
    ['p-corolla', 3],
    ['p-far', 0],
    [undefined, 12],
  ]);
  const { address } = await renderPortal({
    path: inDuck,
    resolvers: {
      Query: {
        places: () => [place('p-duck', 'Duck'), place('p-corolla', 'Corolla'), place('p-far', 'Far')],
        stays: (_root: unknown, { search }: StaysArguments) =>
          search.placeId === 'p-duck'
            ? homesPage([], { leftOut: { count: 5, reasons, otherDates: [] } })
            : homesPage([home('1')], { totalCount: counts.get(search.placeId) ?? 0 }),
      },
    },
  });
  const elsewhere = within(await screen.findByRole('list', { name: 'The same search elsewhere' }));
  expect(
    await elsewhere.findByRole('button', { name: /^Anywhere for 4 guests, 1 pet\W*12 homes$/ }),
  ).toBeVisible();
  expect(elsewhere.queryByRole('button', { name: /^Far/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change guests' }));
  expect(await screen.findByRole('dialog', { name: 'Who' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(
    await elsewhere.findByRole('button', { name: /^Corolla, North Carolina\W*3 homes$/ }),
  );
  await waitFor(() => expect(searchOf(address()).get('locationName')).toBe('Corolla, North Carolina'));
});

test("[ER-16] a search that fails shows the platform's message and can be retried", async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    return homesPage([home('1')]);
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Uh oh! We were unable to process your search request.');
  expect(alert).toHaveTextContent('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Search again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
});

test('[ER-16] a search without a network shows that it runs when the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(() => {
    throw new GraphQLError('no network');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are offline. Your search is kept. We’ll retry when you’re back online.',
  );
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  onLine.mockRestore();
});

test('editing the search in place, such as the guests, starts another search', async () => {
  const stays = vi.fn<(asked: StaysArguments) => unknown>(() => homesPage([home('1')]));
  const { address } = await open(stays);
  await userEvent.click(await screen.findByRole('button', { name: /^Who/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Who' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add one adult' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(searchOf(address()).get('adultsCount')).toBe('3'));
  await waitFor(() => expect(stays.mock.lastCall?.[0].search.stay).toMatchObject({ adults: 3 }));
});

test('the map shows each home by its price and links to it; the view is in the address', async () => {
  const { address } = await open(() => homesPage([home('1'), home('2', { coordinates: null })]));
  await userEvent.click(await screen.findByRole('button', { name: 'Show map' }));
  const map = await screen.findByRole('region', { name: 'Map of the homes' });
  expect(searchOf(address()).get('view')).toBe('map');
  const marker = within(map).getByRole('button', { name: 'Home 1, $161' });
  expect(within(map).queryByRole('button', { name: /Home 2/ })).not.toBeInTheDocument();
  await userEvent.click(marker);
  const link = await within(map).findByRole('link', { name: 'Home 1' });
  expect(searchOf(link.getAttribute('href')).get('hotelDetailsEntrySource')).toBe('map');
});

test('[LQ-02] a home in the list leads back to the list, and to the map if one was next to it', async () => {
  await open(() => homesPage([home('1')]));
  const entrySource = async () =>
    searchOf((await screen.findByRole('link', { name: 'Home 1' })).getAttribute('href')).get(
      'hotelDetailsEntrySource',
    );
  expect(await entrySource()).toBe('list');
  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  await waitFor(async () => expect(await entrySource()).toBe('map'));
});

test('while another search loads, the map shows no homes', async () => {
  await open(
    ({ search }) => (search.sortOrder === 'PRICE' ? new Promise(() => undefined) : homesPage([home('1')])),
    `${inDuck}&view=map`,
  );
  await screen.findByRole('region', { name: 'Map of the homes' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(await screen.findByText('Looking for homes')).toBeInTheDocument();
  expect(screen.getByLabelText('Loading the map')).toBeInTheDocument();
});

test('pointing at a home in the list highlights it on the map, and the other way round', async () => {
  await open(() => homesPage([home('1')]), `${inDuck}&view=map`);
  const map = await screen.findByRole('region', { name: 'Map of the homes' });
  const marker = within(map).getByRole('button', { name: 'Home 1, $161' });
  await userEvent.hover(screen.getByRole('article'));
  await waitFor(() => expect(marker).toHaveClass('is-highlighted'));
  await userEvent.unhover(screen.getByRole('article'));
  await waitFor(() => expect(marker).not.toHaveClass('is-highlighted'));

  const quiet = screen.getByRole('article').className;
  act(() => marker.focus());
  await waitFor(() => expect(screen.getByRole('article').className).not.toBe(quiet));
  act(() => marker.blur());
  await waitFor(() => expect(screen.getByRole('article').className).toBe(quiet));
});

describe('homes that are too close to distinguish', () => {
  const at = (id: string, lat: number, lon: number, changes: object = {}) =>
    home(id, { coordinates: { lat, lon }, ...changes });
  const dollars = (nightly: number) => ({ price: { ...home('').price, nightly: money(nightly) } });

  beforeEach(() => {
    // jsdom lays nothing out, and a map without a size shows no more than one point.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => vi.restoreAllMocks());

  const near = [
    at('1', 36.1, -75.7, dollars(240)),
    at('2', 36.101, -75.701, dollars(180)),
    at('3', 36.6, -75.2, dollars(99)),
  ];

  test('are grouped with their number and lowest price; the keyboard zooms in and moves the focus', async () => {
    await open(() => homesPage(near), `${inDuck}&view=map`);
    const map = await screen.findByRole('region', { name: 'Map of the homes' });
    expect(within(map).getByRole('button', { name: 'Home 3, $99' })).toBeVisible();
    const group = within(map).getByRole('button', { name: 'Zoom in on 2 stays from $180' });
    expect(within(map).queryByRole('button', { name: 'Home 1, $240' })).not.toBeInTheDocument();
    group.focus();
    await userEvent.keyboard('{Enter}');
    const first = await within(map).findByRole('button', { name: 'Home 1, $240' });
    expect(within(map).getByRole('button', { name: 'Home 2, $180' })).toBeVisible();
    expect(first).toHaveFocus();
  });

  test('that the keyboard has separated do not take the focus again when they join with a new home', async () => {
    const found = vi
      .fn()
      .mockReturnValueOnce(homesPage(near, { totalCount: 4, hasNextPage: true }))
      .mockReturnValueOnce(homesPage([at('4', 36.1, -75.7, dollars(99))], { totalCount: 4 }));
    await open(found, `${inDuck}&view=map`);
    const map = await screen.findByRole('region', { name: 'Map of the homes' });
    within(map).getByRole('button', { name: 'Zoom in on 2 stays from $180' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(map).getByRole('button', { name: 'Home 1, $240' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const group = await within(map).findByRole('button', { name: 'Show 2 stays from $99' });
    expect(group).not.toHaveFocus();
  });

  test('separate on a click, too', async () => {
    await open(() => homesPage(near), `${inDuck}&view=map`);
    const map = await screen.findByRole('region', { name: 'Map of the homes' });
    await userEvent.click(within(map).getByRole('button', { name: 'Zoom in on 2 stays from $180' }));
    expect(await within(map).findByRole('button', { name: 'Home 2, $180' })).toBeVisible();
  });

  test('are highlighted together while the pointer is on one of them in the list', async () => {
    await open(() => homesPage(near), `${inDuck}&view=map`);
    const map = await screen.findByRole('region', { name: 'Map of the homes' });
    const card = screen
      .getAllByRole('article')
      .find((each) => within(each).queryByRole('link', { name: 'Home 2' }));
    if (card) await userEvent.hover(card);
    await waitFor(() =>
      expect(within(map).getByRole('button', { name: /2 stays/ })).toHaveClass('is-highlighted'),
    );
  });

  test('in one place are listed; Escape closes the list and returns the focus', async () => {
    await open(() => homesPage([at('1', 36.1, -75.7), at('2', 36.1, -75.7)]), `${inDuck}&view=map`);
    const map = await screen.findByRole('region', { name: 'Map of the homes' });
    const group = within(map).getByRole('button', { name: 'Show 2 stays from $161' });
    group.focus();
    await userEvent.keyboard(' ');
    const bubble = within(await within(map).findByRole('dialog', { name: '2 stays in one place' }));
    await waitFor(() => expect(bubble.getByRole('link', { name: 'Home 1' })).toHaveFocus());
    expect(bubble.getByRole('link', { name: 'Home 2' })).toBeVisible();
    expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const close = await within(map).findByRole('button', { name: 'Close popup' });
    close.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveFocus());
    expect(close).not.toBeInTheDocument();
  });

  test('keep their list open, and the focus in it, while the pointer is on one of them in the other list', async () => {
    await open(() => homesPage([at('1', 36.1, -75.7), at('2', 36.1, -75.7)]), `${inDuck}&view=map`);
    const map = await screen.findByRole('region', { name: 'Map of the homes' });
    within(map).getByRole('button', { name: 'Show 2 stays from $161' }).focus();
    await userEvent.keyboard('{Enter}');
    const link = await within(map).findByRole('link', { name: 'Home 1' });
    await waitFor(() => expect(link).toHaveFocus());
    const [card] = screen.getAllByRole('article');
    if (card) await userEvent.hover(card);
    await waitFor(() =>
      expect(within(map).getByRole('button', { name: /2 stays/ })).toHaveClass('is-highlighted'),
    );
    expect(link).toHaveFocus();
  });
});

test('[FM-01] [CA-10] [GU-04] on a phone the search is one line, and is edited in one sheet, each part leading to the next', async () => {
  setViewport('mobile');
  const { address } = await open(() => homesPage([home('1')]));
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Edit the search: Duck, North Carolina Fri, Jun 5 - Mon, Jun 8 · 4 guests, 1 pet',
    }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Find a stay' }));
  const part = (name: RegExp) => sheet.getByRole('button', { name, expanded: false });
  await userEvent.click(part(/^Where Duck, North Carolina$/));
  await userEvent.click(await sheet.findByRole('option', { name: /^Anywhere/ }));
  expect(sheet.getByRole('button', { name: /^When/, expanded: true })).toHaveFocus();
  expect(part(/^Where Anywhere$/)).toBeVisible();
  const dates = within(sheet.getByRole('group', { name: SELECT_DATES }));
  await userEvent.click(dates.getByRole('button', { name: /^Friday, June 12/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
  expect(
    sheet.getByRole('button', { name: 'When Fri, Jun 12, select a check-out date', expanded: true }),
  ).toHaveFocus();
  await userEvent.click(dates.getByRole('button', { name: /^Monday, June 15/ }));
  expect(sheet.getByRole('button', { name: 'Who 4 guests, 1 pet', expanded: true })).toHaveFocus();
  await userEvent.click(sheet.getByRole('button', { name: 'Add one child' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
  const age = sheet.getByRole('combobox', { name: /^Age of child 3/ });
  expect(age).toHaveFocus();
  await userEvent.selectOptions(age, '7');
  expect(searchOf(address()).get('fromDate')).toBe('2026-06-05');
  await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(searchOf(address()).get('fromDate')).toBe('2026-06-12'));
  expect(Object.fromEntries(searchOf(address()))).toMatchObject({ untilDate: '2026-06-15', petsCount: '1' });
  expect(searchOf(address()).has('locationName')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[FM-01] on a phone map and list alternate; dates and guests are above them, the number of homes below', async () => {
  setViewport('mobile');
  const { address } = await open(() => homesPage([home('1')]));
  expect(await screen.findByText('1 home · 3 nights')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show map' }));
  expect(await screen.findByRole('region', { name: 'Map of the homes' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Homes' })).not.toBeInTheDocument();
  expect(searchOf(address()).get('view')).toBe('map');
  await userEvent.click(screen.getByRole('button', { name: 'Show list' }));
  expect(await screen.findByRole('list', { name: 'Homes' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Map of the homes' })).not.toBeInTheDocument();
});

describe('[FM-13] flexible dates', () => {
  const flexible = `/stays/availability/?lodgingSelection=${selection}&flexibleLength=WEEKEND&flexibleMonths=2026-06,2026-07&adultsCount=2`;
  const onStay = (id: string, fromDate: string, untilDate: string, changes: object = {}) =>
    home(id, { stay: { fromDate, untilDate }, ...changes });

  test('are searched for, and each card has its dates, its price, and a link with them', async () => {
    const stays = vi.fn<(asked: StaysArguments) => unknown>(() =>
      homesPage([onStay('1', '2026-06-12', '2026-06-14'), onStay('2', '2026-07-03', '2026-07-05')]),
    );
    await open(stays, flexible);
    const [first, second] = await screen.findAllByRole('article');
    expect(stays.mock.calls[0]?.[0].search).toEqual({
      placeId: 'p-duck',
      sortOrder: 'RECOMMENDED',
      flexibleStay: { length: 'WEEKEND', months: ['2026-06', '2026-07'], adults: 2, children: [], pets: 0 },
    });
    expect(screen.getByText('2 homes · A weekend in June or July (2 nights) · 2 guests')).toBeVisible();
    expect(first).toHaveTextContent('Fri, Jun 12 - Sun, Jun 14');
    expect(second).toHaveTextContent('Fri, Jul 3 - Sun, Jul 5');
    expect(second).toHaveTextContent('$829 for 2 nights, taxes and fees included');
    const query = searchOf(screen.getByRole('link', { name: 'Home 2' }).getAttribute('href'));
    expect(Object.fromEntries(query)).toMatchObject({
      listingId: '2',
      fromDate: '2026-07-03',
      untilDate: '2026-07-05',
      flexibleLength: 'WEEKEND',
      flexibleMonths: '2026-06,2026-07',
    });
  });

  test('a card without a price has its dates', async () => {
    await open(() => homesPage([onStay('1', '2026-06-12', '2026-06-14', { price: null })]), flexible);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Fri, Jun 12 - Sun, Jun 14');
    expect(card).toHaveTextContent('See the home’s page for the price');
  });

  test('are not repeated on a card of exact dates', async () => {
    await open(() => homesPage([home('1')]));
    expect(await screen.findByRole('article')).not.toHaveTextContent('Jun 5');
  });

  test('survive a change of order and filters, and exact dates end them', async () => {
    const { address } = await open(() => homesPage([onStay('1', '2026-06-12', '2026-06-14')]), flexible);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await waitFor(() => expect(searchOf(address()).get('sortOrder')).toBe('Pricing'));
    expect(searchOf(address()).get('flexibleMonths')).toBe('2026-06,2026-07');
  });

  test('without results offer other months and lengths with one click', async () => {
    const { address } = await open(
      () =>
        homesPage([], {
          leftOut: {
            count: 2,
            reasons: [{ violation: 'BLOCKED_DATES', count: 2, mendedCount: 2, maximumGuests: null }],
            otherDates: [],
          },
        }),
      flexible,
    );
    expect(
      await screen.findByRole('heading', { name: 'No home is free for a weekend in June or July' }),
    ).toBeVisible();
    expect(screen.getByText('2 homes are not free for as long in these months')).toBeVisible();
    const others = within(screen.getByRole('list', { name: 'Other flexible dates' }));
    expect(others.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'A weekend in the next 12 months',
      'A week in June or July',
      'A month in June or July',
    ]);
    await userEvent.click(others.getByRole('button', { name: 'A week in June or July' }));
    await waitFor(() => expect(searchOf(address()).get('flexibleLength')).toBe('WEEK'));
  });
});
