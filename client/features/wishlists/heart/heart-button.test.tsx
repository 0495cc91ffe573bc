import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import { helen } from '#client/testing/portal-facts.ts';
import { leavePage, renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { down, loseAnswer, refusal, wishlistsGraph, withWishlists } from '#client/testing/wishlists-graph.ts';
import { FavoriteMapDocument } from './favorites.generated';

const results =
  '/stays/availability/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2';
const summer = { id: 'wish-summer', name: 'Summer', homes: ['1'] };

const open = (graph: ReturnType<typeof wishlistsGraph>, session = withWishlists()) =>
  renderPortal({ path: results, session, resolvers: graph.resolvers });
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const isPressed = (button: HTMLElement, pressed: boolean) =>
  waitFor(() => expect(button).toHaveAttribute('aria-pressed', String(pressed)));

/** A response that arrives when the test sends it. */
function later<Answer>() {
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

beforeEach(() => setViewport('desktop'));
afterEach(() => toaster.clear());

test('[WI-03] [WI-08] a heart is filled only for homes in the map', async () => {
  const graph = wishlistsGraph(summer);
  await open(graph);
  await isPressed(await heart('Home 1'), true);
  await isPressed(await heart('Home 2'), false);
  expect(graph.queries.favorites).toHaveBeenCalledTimes(1);
});

test('[WI-05] a click fills the heart immediately, and the map gets the home when the platform confirms', async () => {
  const graph = wishlistsGraph(summer);
  const { promise, answer } = later();
  const add = graph.mutations.addToWishlist.getMockImplementation();
  graph.mutations.addToWishlist.mockImplementationOnce(async (input) => {
    await promise;
    return add?.(input);
  });
  const { client, tracked } = await open(graph);
  const map = () =>
    client.apollo.readQuery({ query: FavoriteMapDocument })?.favorites?.map(({ listingId }) => listingId);
  const button = await heart('Home 2');
  await userEvent.click(button);
  await isPressed(button, true);
  expect(map()).toEqual(['1']);
  answer(undefined);
  expect(await screen.findByText('Saved to Summer')).toBeVisible();
  await isPressed(button, true);
  expect(map()).toEqual(['2', '1']);
  expect(graph.mutations.addToWishlist).toHaveBeenCalledWith({ listingId: '2' });
  await userEvent.click(await heart('Home 1'));
  await isPressed(await heart('Home 1'), false);
  leavePage();
  await waitFor(() =>
    expect(tracked.filter(({ name }) => name.startsWith('favorite_'))).toEqual([
      { name: 'favorite_saved', properties: { listingId: '2' } },
      { name: 'favorite_removed', properties: { listingId: '1' } },
    ]),
  );
});

test('[WI-05] a failure resets the heart and shows a message', async () => {
  const graph = wishlistsGraph(summer);
  graph.mutations.addToWishlist.mockImplementationOnce(down);
  await open(graph);
  const button = await heart('Home 2');
  await userEvent.click(button);
  expect(await screen.findByText('This home could not be saved')).toBeVisible();
  await isPressed(button, false);
  expect(screen.getByText('Nothing was changed. Please try again in a moment.')).toBeVisible();
});

test('[WI-05] after a lost response, a home that was saved shows as saved', async () => {
  const graph = wishlistsGraph(summer);
  loseAnswer(graph.mutations.addToWishlist);
  await open(graph);
  const button = await heart('Home 2');
  await userEvent.click(button);
  expect(await screen.findByText('Saved to Summer')).toBeVisible();
  await isPressed(button, true);
});

test('[WI-05] [WI-06] when the outcome of a change is unknown, the portal claims none', async () => {
  const graph = wishlistsGraph(summer);
  await open(graph);
  await isPressed(await heart('Home 1'), true);
  graph.queries.favorites.mockImplementation(down);
  graph.mutations.addToWishlist.mockImplementationOnce(down);
  graph.mutations.removeFromWishlists.mockImplementationOnce(down);
  await userEvent.click(await heart('Home 2'));
  expect(await screen.findByText('We couldn’t confirm that this home was saved')).toBeVisible();
  await userEvent.click(await heart('Home 1'));
  expect(await screen.findByText('We couldn’t confirm that this home was removed')).toBeVisible();
});

test('[WI-05] offline, the note says so, and the heart shows what was saved when the connection is back', async () => {
  const graph = wishlistsGraph(summer);
  const read = graph.queries.favorites.getMockImplementation();
  await open(graph);
  const button = await heart('Home 2');
  loseAnswer(graph.mutations.addToWishlist);
  graph.queries.favorites.mockImplementation(down);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(button);
  expect(await screen.findByText('We couldn’t confirm that this home was saved')).toBeVisible();
  expect(screen.getByText(/^You are offline\. .* when the connection is back\.$/)).toBeVisible();
  await isPressed(button, false);
  onLine.mockRestore();
  graph.queries.favorites.mockImplementation(read!);
  act(() => void window.dispatchEvent(new Event('online')));
  await isPressed(button, true);
});

test("[WI-05] a refusal resets the heart and shows the graph's text", async () => {
  const graph = wishlistsGraph(summer);
  graph.mutations.addToWishlist.mockReturnValueOnce(refusal('This wishlist no longer exists.'));
  await open(graph);
  const button = await heart('Home 2');
  await userEvent.click(button);
  expect(await screen.findByText('This wishlist no longer exists.')).toBeVisible();
  expect(screen.getByText('Please choose another one.')).toBeVisible();
  await isPressed(button, false);
});

test('[WI-05] after a refusal the choice has the wishlists that exist', async () => {
  const graph = wishlistsGraph(summer, { id: 'wish-gone', name: 'Gone', homes: [] });
  await open(graph);
  await userEvent.click(await heart('Home 2'));
  graph.mutations.addToWishlist.mockImplementationOnce(({ wishlistId = '' }) => {
    graph.mutations.deleteWishlist(wishlistId);
    return refusal('This wishlist no longer exists.');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Gone' }));
  expect(await screen.findByText('This wishlist no longer exists.')).toBeVisible();
  await userEvent.click(await heart('Home 2'));
  await waitFor(() => expect(graph.mutations.addToWishlist).toHaveBeenLastCalledWith({ listingId: '2' }));
});

test('[WI-06] a removal can be undone, which restores the wishlist of the home', async () => {
  const graph = wishlistsGraph({ id: 'wish-new', name: 'New', homes: [] }, summer);
  await open(graph);
  const button = await heart('Home 1');
  await isPressed(button, true);
  await userEvent.click(button);
  await isPressed(button, false);
  expect(graph.mutations.removeFromWishlists).toHaveBeenCalledWith('1');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await isPressed(button, true);
  expect(graph.mutations.addToWishlist).toHaveBeenCalledWith({ listingId: '1', wishlistId: 'wish-summer' });
});

test('the keyboard closes a note', async () => {
  await open(wishlistsGraph(summer));
  await userEvent.click(await heart('Home 1'));
  const note = await screen.findByText('Removed from your wishlists');
  (await screen.findByRole('button', { name: 'Close this note' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitForElementToBeRemoved(note);
});

test('[WI-06] after a lost response, a home that was removed shows as removed', async () => {
  const graph = wishlistsGraph(summer);
  loseAnswer(graph.mutations.removeFromWishlists);
  await open(graph);
  const button = await heart('Home 1');
  await isPressed(button, true);
  await userEvent.click(button);
  expect(await screen.findByText('Removed from your wishlists')).toBeVisible();
  await isPressed(button, false);
});

test('[WI-06] a home that could not be removed keeps its heart', async () => {
  const graph = wishlistsGraph(summer);
  graph.mutations.removeFromWishlists.mockImplementationOnce(down);
  await open(graph);
  const button = await heart('Home 1');
  await isPressed(button, true);
  await userEvent.click(button);
  expect(await screen.findByText('This home could not be removed')).toBeVisible();
  await isPressed(button, true);
});

test('changes of several hearts are sent one after the other', async () => {
  const graph = wishlistsGraph(summer);
  const { promise, answer } = later();
  const remove = graph.mutations.removeFromWishlists.getMockImplementation();
  graph.mutations.removeFromWishlists.mockImplementationOnce(async (listingId) => {
    await promise;
    return remove?.(listingId);
  });
  await open(graph);
  const first = await heart('Home 1');
  await isPressed(first, true);
  await userEvent.click(first);
  await userEvent.click(await heart('Home 2'));
  await userEvent.click(await heart('Home 2'));
  expect(graph.mutations.addToWishlist).not.toHaveBeenCalled();
  answer(undefined);
  await waitFor(() => expect(graph.mutations.addToWishlist).toHaveBeenCalledTimes(1));
  await isPressed(first, false);
  await isPressed(await heart('Home 2'), true);
});

test('[WI-05] with several wishlists the traveler chooses one, or creates a new one', async () => {
  const graph = wishlistsGraph({ id: 'wish-new', name: 'New', homes: [] }, summer);
  await open(graph);
  await isPressed(await heart('Home 1'), true);
  await userEvent.click(await heart('Home 2'));
  const dialog = await screen.findByRole('dialog', { name: 'Save to a wishlist' });
  expect(within(dialog).getByText('Home 2')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Summer' }));
  await isPressed(await heart('Home 2'), true);
  expect(graph.mutations.addToWishlist).toHaveBeenCalledWith({ listingId: '2', wishlistId: 'wish-summer' });
});

test('[WI-04] [WI-05] a home can be saved to a new wishlist', async () => {
  const graph = wishlistsGraph({ id: 'wish-new', name: 'New', homes: [] }, summer);
  await open(graph);
  await isPressed(await heart('Home 1'), true);
  await userEvent.click(await heart('Home 2'));
  await userEvent.click(await screen.findByRole('button', { name: 'New wishlist' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the wishlist' }), 'Lakes');
  await userEvent.click(screen.getByRole('button', { name: 'Create and save' }));
  expect(await screen.findByText('Saved to Lakes')).toBeVisible();
  expect(graph.mutations.addToWishlist).toHaveBeenCalledWith({ listingId: '2', wishlistId: 'wish-Lakes' });
});

test('[WI-10] [EX-07] without the experiment there are no hearts, no link to favorites, and no requests', async () => {
  const graph = wishlistsGraph(summer);
  const { router, address } = await open(graph, helen);
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Home 1' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Favorites' })).not.toBeInTheDocument();
  expect(graph.queries.favorites).not.toHaveBeenCalled();
  await act(() => router.navigate('/favorites/wish-summer/'));
  await waitFor(() => expect(address()).toBe('/stays/'));
});

describe('the first-time experience', () => {
  const open = (hasSeen: boolean, ...experiments: string[]) => {
    const graph = wishlistsGraph(summer);
    const seen = vi.fn<(input: unknown) => object>(() => ({ hasSeenWishlistsFtux: true }));
    const read = vi.fn(() => ({ hasSeenWishlistsFtux: hasSeen }));
    const portal = renderPortal({
      path: results,
      session: withWishlists(...experiments),
      resolvers: {
        Query: { ...graph.resolvers.Query, preferenceMetadata: read },
        Mutation: {
          ...graph.resolvers.Mutation,
          updatePreferenceMetadata: (_: unknown, { input }: { input: unknown }) => seen(input),
        },
      },
    });
    return { portal, seen, read };
  };

  const note = 'Home 2 is under Favorites, on all your devices.';

  test('[WI-10] [PF-01] [PF-02] is part of the note about the first saved home, and remembered', async () => {
    const { portal, seen } = open(false, 'wishlists-ftux');
    await portal;
    await userEvent.click(await heart('Home 2'));
    expect(await screen.findByText(note)).toBeVisible();
    await waitFor(() => expect(seen).toHaveBeenCalledWith({ hasSeenWishlistsFtux: true }));
  });

  test('[WI-10] is not read before a home is saved', async () => {
    const { portal, read } = open(false, 'wishlists-ftux');
    await portal;
    await isPressed(await heart('Home 1'), true);
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    ['[PF-02] is not shown to users who have seen it', true, ['wishlists-ftux'], 1],
    ['[EX-07] [WI-10] is neither shown nor read without its experiment', false, [], 0],
  ])('%s', async (_title, hasSeen, experiments, reads) => {
    const { portal, read, seen } = open(hasSeen, ...experiments);
    await portal;
    await userEvent.click(await heart('Home 2'));
    expect(await screen.findByText('Saved to Summer')).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(read).toHaveBeenCalledTimes(reads);
    expect(seen).not.toHaveBeenCalled();
  });
});
