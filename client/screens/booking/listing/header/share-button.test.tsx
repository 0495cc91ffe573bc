import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import { openListing } from '#client/testing/open-listing.ts';
import { setViewport } from '#client/testing/render-portal.tsx';

const link =
  'http://localhost/vacation-rentals/shop/?listingId=vr-duck-01&locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=2&childrenCount=0';

const shareButton = () =>
  screen.findByRole('button', { name: 'Share The Long Porch at Duck Landing, a House on Stilts' });

/** A browser with its own dialog to share links. */
function sharingWith(share: () => Promise<void>) {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(share);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  return shared;
}

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'share');
  await toaster.clear();
});

test.each(['desktop', 'mobile'] as const)('on a %s, the link of the stay can be shared', async (viewport) => {
  setViewport(viewport);
  const shared = sharingWith(() => Promise.resolve());
  await openListing();
  await userEvent.click(await shareButton());
  expect(shared.mock.calls).toEqual([
    [{ title: 'The Long Porch at Duck Landing, a House on Stilts', url: link }],
  ]);
});

test('a traveler who closes the dialog of the device has shared nothing', async () => {
  const user = userEvent.setup();
  sharingWith(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await openListing();
  await user.click(await shareButton());
  expect(await navigator.clipboard.readText()).toBe('');
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

test.each([
  ['has no such dialog', () => undefined],
  ['cannot open it', () => void sharingWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
])('a browser that %s copies the link', async (_what, prepare) => {
  const user = userEvent.setup();
  prepare();
  await openListing();
  await user.click(await shareButton());
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('a browser that cannot copy shows the link', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await openListing();
  await user.click(await shareButton());
  expect(await screen.findByText('Copy this link to share the home')).toBeVisible();
  expect(screen.getByText(link)).toBeVisible();
});
