import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { photo as photoAnswer } from '#client/testing/photos.ts';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { listing } from '#client/testing/listing-answer.ts';
import { openListing } from '#client/testing/open-listing.ts';
import { withExperiments } from '#client/testing/portal-facts.ts';
import { isReadOut } from '#client/testing/read-out.ts';

beforeEach(() => setViewport('desktop'));

const photo = (name: string, tag: string | null = null) => photoAnswer(name, { tag });
const withPhotos =
  (...photos: readonly object[]) =>
  () => ({ ...listing, photos });

async function openPhotos(answers: Parameters<typeof openListing>[0] = {}) {
  const opened = await openListing(answers);
  await userEvent.click(await screen.findByRole('button', { name: /^See all photos/ }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

test('[GA-01] [GA-06] the first three photos load before others, in sizes that fit the window', async () => {
  await openListing();
  const cover = await screen.findByRole('img', { name: 'The porch' });
  expect(cover).toHaveAttribute('fetchpriority', 'high');
  expect(cover.getAttribute('srcset')).toMatch(/-400\.webp 400w, .*-800\.webp 800w/);
  const names = ['The porch', 'The kitchen', 'The bedroom'];
  for (const name of names) expect(screen.getByRole('img', { name })).toHaveAttribute('loading', 'eager');
});

test('[GA-08] one or two photos are shown without empty tiles', async () => {
  await openListing({ listing: withPhotos(photo('porch'), photo('kitchen')) });
  const gallery = within(await screen.findByRole('region', { name: 'Photos' }));
  expect(gallery.getAllByRole('img')).toHaveLength(2);
  expect(gallery.getByRole('button', { name: 'See all photos (2)' })).toBeInTheDocument();
});

test('[GA-07] the next photo replaces one that cannot be loaded, which is reported', async () => {
  const { tracked } = await openListing();
  fireEvent.error(await screen.findByRole('img', { name: 'The porch' }));
  expect(screen.queryByRole('img', { name: 'The porch' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The bath' })).toBeInTheDocument();
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({ name: 'image_failed', properties: { url: '/photos/porch.webp' } }),
  );
});

test('[GA-07] when no photo loads the page shows a message', async () => {
  await openListing({ listing: withPhotos(photo('porch')) });
  fireEvent.error(await screen.findByRole('img', { name: 'The porch' }));
  expect(screen.getByText('The photos of this home could not be loaded')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /See all photos/ })).not.toBeInTheDocument();
});

const tagged = withPhotos(
  photo('porch', 'EXTERIOR'),
  photo('sofa', 'LIVING_AREA'),
  photo('stove', 'KITCHEN'),
  photo('bed', 'BEDROOM'),
  photo('cat'),
);
const rooms = ['Living Area', 'Kitchen', 'Bedroom', 'Exterior', 'Additional Photos'];

test('[GA-03] [GA-04] [GA-05] [EX-05] with enough tags photos are grouped by room, and a thumbnail jumps to each group', async () => {
  const { dialog } = await openPhotos({
    listing: tagged,
    session: withExperiments('categorized-image-gallery'),
  });
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(rooms);
  expect(dialog.getAllByRole('button', { name: /^View photo/ })[0]).toHaveAccessibleName(
    'View photo The porch',
  );
  const bedroom = dialog.getByRole('heading', { level: 3, name: 'Bedroom' });
  const scrolled = vi.spyOn(bedroom, 'scrollIntoView');
  await userEvent.click(dialog.getByRole('button', { name: 'Bedroom' }));
  expect(scrolled).toHaveBeenCalled();
  expect(bedroom).toHaveFocus();
});

test('[GA-03] [EX-05] without the experiment photos are in the host’s order', async () => {
  const { dialog } = await openPhotos({ listing: tagged });
  expect(dialog.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
  expect(dialog.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'The porch',
    'The sofa',
    'The stove',
    'The bed',
    'The cat',
  ]);
});

test('[GA-03] with fewer than 70 percent tagged photos are not grouped', async () => {
  const { dialog } = await openPhotos({
    listing: withPhotos(photo('porch', 'EXTERIOR'), photo('sofa', 'LIVING_AREA'), photo('cat')),
    session: withExperiments('categorized-image-gallery'),
  });
  expect(dialog.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
});

test('[GA-02] one photo is shown large; arrow keys show the others, Escape returns to all', async () => {
  const { dialog, tracked } = await openPhotos();
  await userEvent.click(dialog.getByRole('button', { name: 'View photo The kitchen' }));
  expect(dialog.getByRole('group', { name: 'Photo 2 of 4' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByRole('group', { name: 'Photo 3 of 4' })).toBeInTheDocument();
  expect(isReadOut(dialog.getByText('3 / 4'))).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog.getByRole('group', { name: 'Photo 4 of 4' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Previous photo' }));
  expect(dialog.getByRole('group', { name: 'Photo 3 of 4' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await dialog.findByRole('button', { name: 'View photo The kitchen' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  leavePage();
  await waitFor(() => expect(tracked).toContainEqual({ name: 'photos_opened', properties: { count: 4 } }));
});

test.each(['desktop', 'mobile'] as const)(
  "[GA-02] the browser's Back closes the photos and stays on the page, on %s",
  async (viewport) => {
    setViewport(viewport);
    const { router, address } = await openPhotos();
    const before = address();
    await act(async () => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(before);
    await waitFor(() => expect(screen.getByRole('button', { name: /^See all photos/ })).toHaveFocus());
  },
);

test('[GA-02] a second Escape while the photos close does not leave the page', async () => {
  const { router } = await openPhotos();
  const navigate = vi.spyOn(router, 'navigate');
  act(() => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(navigate.mock.calls).toEqual([[-1]]);
});

test('[GA-02] a swipe shows the next photo', async () => {
  setViewport('mobile');
  const { dialog } = await openPhotos();
  await userEvent.click(dialog.getByRole('button', { name: 'View photo The porch' }));
  const image = dialog.getAllByRole('img', { name: 'The porch' })[0]!;
  fireEvent.touchStart(image, { touches: [{ clientX: 300 }] });
  fireEvent.touchEnd(image, { changedTouches: [{ clientX: 120 }] });
  expect(dialog.getByRole('group', { name: 'Photo 2 of 4' })).toBeInTheDocument();
});
