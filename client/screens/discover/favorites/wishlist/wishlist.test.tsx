import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resultsPath } from '#domain/search/back-to-results.ts';
import { rememberSearch } from '#domain/search/recents.ts';
import { parseSearch } from '#domain/search/search-state.ts';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import { wishlistsGraph, withWishlists } from '#client/testing/wishlists-graph.ts';
import { disconnect } from '#client/testing/disconnect.ts';
import { announcements } from '#client/testing/read-out.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { home } from '#client/testing/stays.ts';

const summer = { id: 'wish-summer', name: 'Summer', homes: ['1', '2'] };
const stay = 'fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2&childrenCount=0';
const path = `/favorites/wish-summer/?${stay}`;

const open = (graph: ReturnType<typeof wishlistsGraph>, address = path) =>
  renderPortal({ path: address, session: withWishlists(), resolvers: graph.resolvers });
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
const backFrom = (link: string) =>
  resultsPath(parseSearch(new URL(link, 'http://portal').searchParams, { today: '2026-05-01' }));

/** Adds an adult to the party. */
async function changeGuests(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Change guests: 2 guests' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add one adult' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
}

beforeEach(() => setViewport('desktop'));
afterEach(() => toaster.clear());

test('[WI-01] [WI-10] a wishlist shows its homes with prices for the stay of the address', async () => {
  const graph = wishlistsGraph(summer);
  await open(graph);
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  const [first] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('$829 for 3 nights, taxes and fees included');
  expect(screen.getByText('2 homes')).toBeVisible();
  expect(graph.queries.wishlist).toHaveBeenCalledWith('wish-summer');
  expect(graph.queries.listing).toHaveBeenCalledWith('1', {
    stay: { fromDate: '2026-06-05', untilDate: '2026-06-08', adults: 2, children: [], pets: 0 },
  });
  expect(await screen.findByRole('button', { name: 'Save Home 1', pressed: true })).toBeVisible();
});

test('without dates in the address, the lists and their homes have the stay and the guests of the last search', async () => {
  const last = stay.replace('adultsCount=2', 'adultsCount=3');
  const lastSearch = {
    ...parseSearch(new URLSearchParams(last), { today: '2026-05-01' }),
    locationName: 'Duck',
  };
  rememberSearch(localStorage, { now: () => new Date() }, lastSearch);
  const graph = wishlistsGraph(summer);
  await open(graph, '/favorites/');
  const lastStay = { ...lastSearch.guests, fromDate: '2026-06-05', untilDate: '2026-06-08' };
  await waitFor(() => expect(graph.queries.listing).toHaveBeenCalledWith('1', { stay: lastStay }));
  await userEvent.click(await screen.findByRole('link', { name: 'Summer' }));
  expect(await screen.findByRole('button', { name: 'Change dates: Fri, Jun 5 - Mon, Jun 8' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Change guests/ })).toHaveTextContent('3 guests');
  expect(await linkTo('Home 1')).toContain(last);
});

test('[WI-09] a home in the list opens its page, which links back to this wishlist', async () => {
  await open(wishlistsGraph(summer));
  const link = await linkTo('Home 1');
  expect(link).toContain('hotelDetailsEntrySource=favorites_list');
  expect(backFrom(link)).toBe(path);
});

test('[WI-09] with the map next to the list, the back link opens the map too', async () => {
  await open(wishlistsGraph(summer), `${path}&view=map`);
  expect(backFrom(await linkTo('Home 1'))).toBe(`${path}&view=map`);
});

test('[WI-09] a home on the map opens its page, which links back to the map of this wishlist', async () => {
  setViewport('mobile');
  const { address } = await open(wishlistsGraph(summer));
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  expect(address()).toBe(`${path}&view=map`);
  const map = await screen.findByRole('region', { name: 'Map of the homes' });
  await userEvent.click(within(map).getByRole('button', { name: 'Show 2 stays from $161' }));
  const link = await linkTo('Home 2');
  expect(link).toContain('hotelDetailsEntrySource=favorites_map');
  expect(backFrom(link)).toBe(`${path}&view=map`);
  expect(screen.getByRole('button', { name: 'Save Home 2', pressed: true })).toBeInTheDocument();
});

test('[WI-06] a removed home disappears immediately, and undo restores it', async () => {
  const graph = wishlistsGraph(summer);
  await open(graph);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Home 1', pressed: true }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Home 1' })).not.toBeInTheDocument());
  expect(screen.getByText('1 home')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(screen.getByText('2 homes')).toBeVisible();
  expect(graph.mutations.addToWishlist).toHaveBeenCalledWith({ listingId: '1', wishlistId: 'wish-summer' });
});

test('unavailable homes, and homes that are no longer offered, are marked', async () => {
  const graph = wishlistsGraph(summer);
  graph.queries.listing.mockImplementation((id) => (id === '1' ? home('1', { price: null }) : null));
  await open(graph);
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Not available for these dates');
  expect(second).toHaveTextContent('This home is not offered at the moment.');
});

test('one home that cannot be read does not affect the others', async () => {
  const graph = wishlistsGraph(summer);
  graph.queries.listing.mockImplementation((id) => {
    if (id === '1') throw new Error('down');
    return home(id);
  });
  await open(graph);
  expect(await screen.findByRole('link', { name: 'Home 2' })).toBeVisible();
});

test('a change of guests updates the prices and the address', async () => {
  const graph = wishlistsGraph(summer);
  const { address } = await open(graph);
  await changeGuests();
  await waitFor(() => expect(address()).toContain('adultsCount=3'));
  await waitFor(() =>
    expect(graph.queries.listing).toHaveBeenCalledWith('1', {
      stay: expect.objectContaining({ adults: 3 }),
    }),
  );
});

test('while prices for other guests load, no price of the former stay is shown', async () => {
  const graph = wishlistsGraph({ ...summer, homes: ['1'] });
  await open(graph);
  const price = '$829 for 3 nights';
  const card = await screen.findByRole('article');
  await waitFor(() => expect(card).toHaveTextContent(price));
  let answer: (answered: unknown) => void = () => undefined;
  graph.queries.listing.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await changeGuests();
  expect(await screen.findByText('Looking up prices for the new stay')).toBeInTheDocument();
  expect(card).not.toHaveTextContent(price);
  answer(home('1'));
  await waitFor(() => expect(card).toHaveTextContent(price));
  expect(announcements()).toHaveTextContent('The prices are for the new stay');
});

test('while prices for other guests load, the map shows no price of the former stay', async () => {
  setViewport('mobile');
  const graph = wishlistsGraph({ ...summer, homes: ['1'] });
  await open(graph, `${path}&view=map`);
  const map = await screen.findByRole('region', { name: 'Map of the homes' });
  expect(within(map).getByRole('button', { name: 'Home 1, $161' })).toBeVisible();
  let answer: (answered: unknown) => void = () => undefined;
  graph.queries.listing.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await changeGuests();
  expect(await within(map).findByRole('button', { name: 'Home 1, View' })).toBeVisible();
  answer(home('1'));
  expect(await within(map).findByRole('button', { name: 'Home 1, $161' })).toBeVisible();
});

test('prices that could not be loaded for other guests leave no old price, and can be retried', async () => {
  const graph = wishlistsGraph({ ...summer, homes: ['1'] });
  const { client } = await open(graph);
  const card = await screen.findByRole('article');
  await waitFor(() => expect(card).toHaveTextContent('$829 for 3 nights'));
  const reconnect = disconnect(client.apollo);
  await changeGuests();
  expect(await screen.findByRole('alert')).toHaveTextContent('The prices could not be loaded');
  expect(card).not.toHaveTextContent('$829');
  reconnect();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card).toHaveTextContent('$829 for 3 nights'));
});

describe('on a map', () => {
  const at = (id: string, lat: number, lon: number) => home(id, { coordinates: { lat, lon } });
  const homes = [at('1', 36.1, -75.7), at('2', 36.101, -75.701), at('3', 36.6, -75.2)];

  beforeEach(() => {
    // jsdom has no layout, and a map without a size shows no more than one point.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => vi.restoreAllMocks());

  const openMap = async () => {
    const graph = wishlistsGraph({ ...summer, homes: ['1', '2', '3'] });
    graph.queries.listing.mockImplementation((id) => homes.find((each) => each.listingId === id));
    await open(graph, `${path}&view=map`);
    return within(await screen.findByRole('region', { name: 'Map of the homes' }));
  };

  test('homes that the keyboard has zoomed to keep the view and the focus', async () => {
    const map = await openMap();
    map.getByRole('button', { name: 'Zoom in on 2 stays from $161' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await map.findByRole('button', { name: 'Home 1, $161' })).toHaveFocus();
    const second = map.getByRole('button', { name: 'Home 2, $161' });
    await userEvent.hover(second);
    expect(second).toHaveClass('is-highlighted');
    expect(second).toBeInTheDocument();
    expect(map.getByRole('button', { name: 'Home 1, $161' })).toHaveFocus();
  });

  test('a home removed in its bubble leaves the focus with the homes', async () => {
    setViewport('mobile');
    const map = await openMap();
    map.getByRole('button', { name: 'Home 3, $161' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await map.findByRole('button', { name: 'Save Home 3', pressed: true }));
    await waitFor(() => expect(map.queryByRole('button', { name: 'Home 3, $161' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Map of the homes' }));
  });
});

test('an empty wishlist explains how to add homes', async () => {
  await open(wishlistsGraph({ ...summer, homes: [] }));
  expect(await screen.findByRole('heading', { name: 'No homes on this wishlist' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
});

test('[WI-01] a wishlist that no longer exists shows a message, and links to the others', async () => {
  await open(wishlistsGraph(summer), `/favorites/wish-gone/?${stay}`);
  expect(await screen.findByRole('heading', { name: 'This wishlist no longer exists' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all wishlists' })).toHaveAttribute('href', '/favorites/');
});

test('[WI-01] a wishlist that cannot be loaded is requested again', async () => {
  const graph = wishlistsGraph(summer);
  graph.queries.wishlist.mockImplementationOnce(() => {
    throw new Error('down');
  });
  await open(graph);
  expect(await screen.findByRole('alert')).toHaveTextContent('This wishlist could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
});

test('[WI-04] deleting a wishlist on its own page opens all wishlists', async () => {
  const { address } = await open(wishlistsGraph(summer));
  await userEvent.click(await screen.findByRole('button', { name: 'Change Summer' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete wishlist' }));
  await waitFor(() => expect(address()).toBe('/favorites/'));
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});
