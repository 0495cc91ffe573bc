import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import {
  FavoriteMapDocument,
  FavoritesDocument,
} from '#client/features/wishlists/heart/favorites.generated.ts';
import { down, loseAnswer, refusal, wishlistsGraph, withWishlists } from '#client/testing/wishlists-graph.ts';
import { isReadOut } from '#client/testing/read-out.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';

const summer = { id: 'wish-summer', name: 'Summer', homes: ['1', '2'] };
const lakes = { id: 'wish-lakes', name: 'Lakes', homes: [] };

const open = (graph: ReturnType<typeof wishlistsGraph>, path = '/favorites/') =>
  renderPortal({ path, session: withWishlists(), resolvers: graph.resolvers });
const card = async (name: string) => {
  const [found] = (await screen.findAllByRole('article')).filter((each) =>
    within(each).queryByRole('link', { name }),
  );
  if (!found) throw new Error(`There is no wishlist ${name}`);
  return found;
};
const choose = async (wishlist: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Change ${wishlist}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const nameField = () => screen.findByRole('textbox', { name: 'Name of the wishlist' });

beforeEach(() => setViewport('desktop'));
afterEach(() => toaster.clear());

test('[WI-02] [WI-10] wishlists are shown with their covers and their numbers of homes', async () => {
  const graph = wishlistsGraph(summer, lakes);
  await open(graph, '/favorites/?fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  const first = await card('Summer');
  expect(first).toHaveTextContent('2 homes');
  expect(first.querySelector('img')).toHaveAttribute('src', '/photos/1-800.webp');
  expect(within(first).getByRole('link', { name: 'Summer' })).toHaveAttribute(
    'href',
    '/favorites/wish-summer/?fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=3',
  );
  expect(await card('Lakes')).toHaveTextContent('No homes yet');
  expect(graph.queries.listing.mock.calls).toEqual([
    ['1', { stay: { fromDate: '2026-06-05', untilDate: '2026-06-08', adults: 3, children: [], pets: 0 } }],
  ]);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  expect(within(nav).getByRole('link', { name: 'Favorites' })).toHaveAttribute('aria-current', 'page');
});

test('a wishlist whose cover cannot be read is still shown', async () => {
  const graph = wishlistsGraph(summer, lakes);
  graph.queries.listing.mockImplementation(down);
  await open(graph);
  expect(await card('Summer')).toHaveTextContent('2 homes');
});

test('a user without wishlists sees how to start', async () => {
  await open(wishlistsGraph());
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/stays/');
});

test('wishlists that cannot be loaded are requested again', async () => {
  const graph = wishlistsGraph(summer);
  graph.queries.wishlists.mockImplementationOnce(down);
  await open(graph);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your wishlists could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Summer')).toBeVisible();
});

test('[WI-02] more wishlists than a page has are shown on demand', async () => {
  const many = Array.from({ length: 13 }, (_, index) => ({
    ...lakes,
    id: `w-${index}`,
    name: `List ${index}`,
  }));
  await open(wishlistsGraph(...many));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('[WI-04] a new wishlist needs a name, and is shown once it is created', async () => {
  const graph = wishlistsGraph(summer);
  await open(graph);
  await card('Summer');
  await userEvent.click(screen.getByRole('button', { name: 'New wishlist' }));
  const field = await nameField();
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Give the wishlist a name.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await userEvent.type(field, '  Winter ');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await card('Winter')).toHaveTextContent('No homes yet');
  expect(graph.mutations.createWishlist.mock.calls).toEqual([['Winter']]);
  expect(screen.getByText('Winter was created')).toSatisfy(isReadOut);
});

test('[WI-04] a second wishlist with the same name is refused at the field, new or renamed', async () => {
  const graph = wishlistsGraph(summer, lakes);
  await open(graph);
  await card('Summer');
  await userEvent.click(screen.getByRole('button', { name: 'New wishlist' }));
  await userEvent.type(await nameField(), ' summer {Enter}');
  expect(await screen.findByText(/^You already have a wishlist with this name\./)).toBeVisible();
  expect(await nameField()).toBeInvalid();
  expect(await nameField()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await choose('Lakes', 'Rename');
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), 'Summer{Enter}');
  expect(await screen.findByText(/^You already have a wishlist with this name\./)).toBeVisible();
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), 'LAKES{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(graph.mutations.createWishlist.mock.results).toHaveLength(1);
  expect(graph.mutations.renameWishlist.mock.lastCall).toEqual([{ id: 'wish-lakes', name: 'LAKES' }]);
});

test('[WI-04] [WI-05] a wishlist created here can be chosen for a home on another page', async () => {
  const { client } = await open(wishlistsGraph(summer));
  const choices = () =>
    client.apollo.readQuery({ query: FavoritesDocument })?.wishlists?.edges.map(({ node }) => node.name);
  await client.apollo.query({ query: FavoritesDocument });
  expect(choices()).toEqual(['Summer']);
  await userEvent.click(await screen.findByRole('button', { name: 'New wishlist' }));
  await userEvent.type(await nameField(), 'Winter{Enter}');
  await waitFor(() => expect(choices()).toEqual(['Winter', 'Summer']));
});

test('[WI-04] a wishlist that could not be created shows the reason, and the form keeps its input', async () => {
  const graph = wishlistsGraph(summer);
  graph.mutations.createWishlist.mockReturnValueOnce(refusal('This name cannot be used.'));
  await open(graph);
  await card('Summer');
  await userEvent.click(screen.getByRole('button', { name: 'New wishlist' }));
  await userEvent.type(await nameField(), 'Winter');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('This name cannot be used. Please choose another one.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the wishlist' })).toHaveValue('Winter');
});

test('[WI-04] a wishlist is renamed', async () => {
  const graph = wishlistsGraph(summer, lakes);
  await open(graph);
  await choose('Lakes', 'Rename');
  const field = await nameField();
  expect(field).toHaveValue('Lakes');
  await userEvent.clear(field);
  await userEvent.type(field, 'Great lakes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Great lakes' })).toBeVisible();
  expect(graph.mutations.renameWishlist.mock.calls).toEqual([[{ id: 'wish-lakes', name: 'Great lakes' }]]);
});

test('[WI-04] a wishlist is deleted after a confirmation, and its homes are no longer favorites', async () => {
  const graph = wishlistsGraph(summer, lakes);
  const { client } = await open(graph);
  await choose('Summer', 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Summer?' });
  expect(dialog).toHaveTextContent('This also removes the 2 homes on it. This cannot be undone.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(graph.mutations.deleteWishlist).not.toHaveBeenCalled();
  await choose('Summer', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete wishlist' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Summer' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Lakes' })).toBeVisible();
  expect(client.apollo.readQuery({ query: FavoriteMapDocument })).toEqual({ favorites: [] });
});

test('[WI-04] a wishlist that could not be deleted stays, with the reason', async () => {
  const graph = wishlistsGraph(summer);
  graph.mutations.deleteWishlist.mockReturnValueOnce(refusal('This wishlist no longer exists.'));
  await open(graph);
  await choose('Summer', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete wishlist' }));
  expect(await screen.findByText('This wishlist no longer exists.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Summer' })).toBeVisible();
});

test('[WI-04] a dialog chosen by two keys pressed in one frame returns the focus to the button of the menu', async () => {
  await open(wishlistsGraph(summer));
  const button = await screen.findByRole('button', { name: 'Change Summer' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  // In the next frame, the first key moves the focus into the menu again.
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  fireEvent.keyDown(menu, { key: 'Enter' });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

describe('[WI-04] after a lost response', () => {
  const create = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New wishlist' }));
    await userEvent.type(await nameField(), name);
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  };
  const rename = async (wishlist: string, name: string) => {
    await choose(wishlist, 'Rename');
    const field = await nameField();
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  const remove = async (wishlist: string) => {
    await choose(wishlist, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete wishlist' }));
  };

  test('a created wishlist is listed', async () => {
    const graph = wishlistsGraph(summer);
    loseAnswer(graph.mutations.createWishlist);
    await open(graph);
    await create('Winter');
    expect(await card('Winter')).toHaveTextContent('No homes yet');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a wishlist that was not created shows a message, and the form keeps its input', async () => {
    const graph = wishlistsGraph(summer);
    graph.mutations.createWishlist.mockImplementationOnce(down);
    await open(graph);
    await create('Winter');
    expect(
      await screen.findByText(
        'This wishlist could not be created. Nothing was changed. Please try again in a moment.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the wishlist' })).toHaveValue('Winter');
  });

  test('a renamed wishlist shows its new name', async () => {
    const graph = wishlistsGraph(summer);
    loseAnswer(graph.mutations.renameWishlist);
    await open(graph);
    await rename('Summer', 'Autumn');
    expect(await screen.findByRole('link', { name: 'Autumn' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a wishlist that was not renamed shows a message', async () => {
    const graph = wishlistsGraph(summer);
    graph.mutations.renameWishlist.mockImplementationOnce(down);
    await open(graph);
    await rename('Summer', 'Autumn');
    expect(
      await screen.findByText(/^This wishlist could not be renamed\. Nothing was changed\./),
    ).toBeVisible();
  });

  test('a deleted wishlist disappears, and its homes are no longer favorites', async () => {
    const graph = wishlistsGraph(summer, lakes);
    loseAnswer(graph.mutations.deleteWishlist);
    const { client } = await open(graph);
    await remove('Summer');
    expect(await screen.findByText('Summer was deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Summer' })).not.toBeInTheDocument());
    expect(client.apollo.readQuery({ query: FavoriteMapDocument })).toEqual({ favorites: [] });
  });

  test('a wishlist that was not deleted shows a message', async () => {
    const graph = wishlistsGraph(summer);
    graph.mutations.deleteWishlist.mockImplementationOnce(down);
    await open(graph);
    await remove('Summer');
    expect(await screen.findByText('This wishlist could not be deleted.')).toBeVisible();
    expect(screen.getByText('It is still there. Please try again in a moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Summer' })).toBeVisible();
  });

  type Graph = ReturnType<typeof wishlistsGraph>;

  test.each([
    ['created', ({ mutations }: Graph) => loseAnswer(mutations.createWishlist), () => create('Winter')],
    [
      'renamed',
      ({ mutations }: Graph) => loseAnswer(mutations.renameWishlist),
      () => rename('Summer', 'Fall'),
    ],
    ['deleted', ({ mutations }: Graph) => loseAnswer(mutations.deleteWishlist), () => remove('Summer')],
  ])('the screen makes no claim about a wishlist that may have been %s', async (what, lose, change) => {
    const graph = wishlistsGraph(summer);
    await open(graph);
    await card('Summer');
    lose(graph);
    // The list cannot be read either.
    graph.queries.favorites.mockImplementation(down);
    await change();
    expect(
      await screen.findByText(new RegExp(`^We do not know whether this wishlist was ${what}\\.`)),
    ).toBeVisible();
    expect(await screen.findByText(/Reload the page in a moment to check\.$/)).toBeVisible();
  });

  test('offline, the dialog says so, and the page shows the wishlist that was created when the connection is back', async () => {
    const graph = wishlistsGraph(summer);
    const read = graph.queries.favorites.getMockImplementation();
    await open(graph);
    await card('Summer');
    loseAnswer(graph.mutations.createWishlist);
    graph.queries.favorites.mockImplementation(down);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await create('Winter');
    expect(await screen.findByText(/You are offline\. .* when the connection is back\.$/)).toBeVisible();
    onLine.mockRestore();
    graph.queries.favorites.mockImplementation(read!);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Winter', hidden: true })).toBeInTheDocument();
  });
});
