import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, type MockInstance, vi } from 'vitest';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { listing } from '#client/testing/listing-answer.ts';
import { listingVariables } from './listing-variables';
import { storedSearch } from './stored-search';
import { bookingPanel, listingAddress, openListing } from '#client/testing/open-listing.ts';
import { announcements } from '#client/testing/read-out.ts';

let debug: MockInstance;

beforeEach(() => {
  setViewport('desktop');
  debug = vi.spyOn(console, 'debug').mockReset().mockReturnValue(undefined);
});

const shown = () => screen.findByRole('heading', { level: 1, name: listing.name });
const address = (changes: Record<string, string>) => {
  const query = new URLSearchParams(listingAddress.split('?')[1]);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return `/vacation-rentals/shop/?${query}`;
};

test('[LQ-01] [LQ-16] every parameter of the address is part of the shop call', async () => {
  const { asked } = await openListing(
    {},
    address({
      children: '4,9',
      petsCount: '1',
      lodgingSelection: JSON.stringify({ id: 'outer-banks' }),
      hotelDetailsEntrySource: 'map',
      sortOrder: 'Pricing',
      isTravelApp: 'true',
      selectedAccountIndex: '1',
    }),
  );
  await shown();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    id: 'vr-duck-01',
    stay: { fromDate: '2026-06-05', untilDate: '2026-06-08', adults: 2, children: [4, 9], pets: 1 },
  });
  const results = screen.getByRole('link', { name: 'Back to results' }).getAttribute('href');
  expect(Object.fromEntries(new URLSearchParams(results?.split('?')[1]))).toEqual({
    locationName: 'Duck',
    fromDate: '2026-06-05',
    untilDate: '2026-06-08',
    adultsCount: '2',
    children: '4,9',
    childrenCount: '2',
    petsCount: '1',
    lodgingSelection: '{"id":"outer-banks"}',
    sortOrder: 'Pricing',
    isTravelApp: 'true',
    selectedAccountIndex: '1',
    view: 'map',
  });
});

test('[WI-09] visitors from a wishlist return to it', async () => {
  await openListing({}, address({ hotelDetailsEntrySource: 'favorites_map' }));
  await shown();
  expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/favorites/');
});

test('[LQ-02] an unknown entry source or sort order is ignored', async () => {
  await openListing({}, address({ hotelDetailsEntrySource: 'moon', sortOrder: 'Loudness' }));
  await shown();
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).not.toMatch(/moon|Loud/);
});

test('[LQ-03] [LQ-04] without dates the stay is two nights from tomorrow', async () => {
  const { asked } = await openListing({}, '/vacation-rentals/shop/?listingId=vr-duck-01');
  await shown();
  expect(asked.mock.calls[0]?.[0].stay).toMatchObject({ fromDate: '2026-05-02', untilDate: '2026-05-04' });
});

test('[LQ-03] [LQ-04] past days, and a departure before the arrival, are replaced', async () => {
  const { asked } = await openListing({}, address({ fromDate: '2026-04-01', untilDate: '2026-04-04' }));
  await shown();
  expect(asked.mock.calls[0]?.[0].stay).toMatchObject({ fromDate: '2026-05-02', untilDate: '2026-05-04' });
});

test('[LQ-14] [LQ-15] a count of children means children of 17', async () => {
  const { asked } = await openListing({}, address({ childrenCount: '2' }));
  await shown();
  expect(asked.mock.calls[0]?.[0].stay.children).toEqual([17, 17]);
});

test('[LQ-09] a load without a listing is an internal error', () => {
  const search = {
    stay: { from: '2026-06-05', until: '2026-06-08' },
    guests: { adults: 2, children: [], pets: 0 },
    isTravelApp: false,
  };
  expect(() => listingVariables(search)).toThrow('Shop Request Id must be present');
});

describe('[LQ-05] [LQ-06] the stay chosen earlier for a home', () => {
  /** Opens a home, changes the stay by another address, and leaves. */
  async function openAndLeave() {
    const opened = await openListing();
    await shown();
    await act(() => opened.router.navigate(address({ untilDate: '2026-06-12' })));
    await waitFor(() => expect(opened.asked.mock.calls.at(-1)?.[0].stay.untilDate).toBe('2026-06-12'));
    return opened;
  }

  test('is shown when the traveler goes back, and the address is rewritten to it', async () => {
    const { router, address: path } = await openAndLeave();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toContain('untilDate=2026-06-12'));
    expect(
      (await bookingPanel()).getByRole('button', { name: /^Check-out Fri, Jun 12/ }),
    ).toBeInTheDocument();
  });

  test('does not change an address that is followed', async () => {
    const { asked, router, address: path } = await openAndLeave();
    await act(() => router.navigate(listingAddress));
    await waitFor(() => expect(asked.mock.calls.at(-1)?.[0].stay.untilDate).toBe('2026-06-08'));
    expect(path()).toContain('untilDate=2026-06-08');
  });

  test('does not change an address that is opened, reloaded or shared', async () => {
    const { unmount } = await openAndLeave();
    unmount();
    const { asked, address: path } = await openListing();
    await shown();
    expect(asked.mock.calls[0]?.[0].stay.untilDate).toBe('2026-06-08');
    expect(path()).toContain('untilDate=2026-06-08');
  });

  test('does not apply to another home', async () => {
    const { router, address: path } = await openAndLeave();
    await act(() => router.navigate(address({ listingId: 'vr-other' })));
    await act(() => router.navigate('/trips'));
    await act(() => router.navigate(-2));
    await waitFor(() => expect(path()).toContain('untilDate=2026-06-12'));
  });
});

test('[LQ-07] going back to a loaded home requests nothing again', async () => {
  const { asked, router } = await openListing();
  await shown();
  const before = asked.mock.calls.length;
  await act(() => router.navigate('/trips'));
  await act(() => router.navigate(-1));
  await shown();
  expect(asked).toHaveBeenCalledTimes(before);
});

test('[LQ-08] following an address to a loaded home shows it immediately and fetches again', async () => {
  const { asked, router } = await openListing();
  await shown();
  const before = asked.mock.calls.length;
  await act(() => router.navigate('/trips'));
  await act(() => router.navigate(listingAddress));
  await shown();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(before + 1));
});

test('[LS-18] the name of a home is announced when it replaces the skeleton', async () => {
  const { router } = await openListing({}, '/terms/');
  await act(() => router.navigate(listingAddress));
  await shown();
  expect(announcements()).toHaveTextContent(listing.name);
});

test('[LQ-12] [LQ-20] a failed call for a stay is shown in the panel; the page stays, and a retry works', async () => {
  let isDown = false;
  const { router } = await openListing({
    listing: () => {
      if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      return listing;
    },
  });
  await shown();
  isDown = true;
  await act(() => router.navigate(address({ untilDate: '2026-06-09' })));
  const panel = await bookingPanel();
  expect(await panel.findByText('We could not check these dates')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Continue' })).toBeDisabled();
  isDown = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Continue' })).toBeEnabled());
});

test('[LQ-20] a stay that could not be checked during an outage is checked when the portal is back', async () => {
  let isDown = false;
  const { router } = await openListing({
    listing: () => {
      if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      return listing;
    },
  });
  await shown();
  const readiness = vi
    .spyOn(global, 'fetch')
    .mockImplementation(async () => Response.json({}, { status: isDown ? 503 : 200 }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    readiness.mockRestore();
  });
  isDown = true;
  await act(() => router.navigate(address({ untilDate: '2026-06-09' })));
  const panel = await bookingPanel();
  expect(await panel.findByText(/^You are offline\./)).toBeInTheDocument();
  isDown = false;
  onLine.mockRestore();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Continue' })).toBeEnabled());
});

const failing = (extensions: Readonly<Record<string, string>>) => () => {
  throw new GraphQLError('The travel platform failed.', { extensions });
};

test('[LS-20] a missing home is tracked as an error', async () => {
  const { tracked } = await openListing({ listing: () => null });
  await screen.findByRole('alertdialog');
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({
      name: 'listing_missing',
      properties: { listingId: 'vr-duck-01', error: 'UNKNOWN' },
    }),
  );
});

test('[LQ-13] [LS-19] a call that fails without availability shows that the home is not available', async () => {
  const { tracked } = await openListing({
    listing: failing({ code: 'CONFLICT', upstreamCode: 'NoAvailability' }),
  });
  expect(
    await screen.findByRole('alertdialog', { name: 'This vacation rental is not available.' }),
  ).toBeInTheDocument();
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({
      name: 'listing_missing',
      properties: { listingId: 'vr-duck-01', error: 'NO_AVAILABILITY' },
    }),
  );
});

test('[LQ-13] an acknowledged failure is not shown again', async () => {
  const { router, address: path } = await openListing({ listing: () => null });
  // Navigation is disabled, so the listing stays for the whole test.
  router.navigate = () => Promise.resolve();
  await userEvent.click(await screen.findByRole('button', { name: 'Return to search' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(path()).toBe(listingAddress);
  expect(screen.queryByText('We could not load this home')).not.toBeInTheDocument();
  expect(screen.queryByText('Loading this home')).not.toBeInTheDocument();
});

test('[LQ-10] a call that failed for another reason can be retried, or left for the results', async () => {
  const { tracked } = await openListing({ listing: failing({ code: 'PLATFORM_TIMEOUT' }) });
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('We could not load this home');
  expect(debug).toHaveBeenCalledWith(expect.objectContaining({ message: 'The travel platform failed.' }));
  expect(failure).toHaveTextContent('Your dates and guests are kept.');
  expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/stays\/availability\/\?.*fromDate=2026-06-05/),
  );
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({ name: 'listing_failed', properties: { listingId: 'vr-duck-01' } }),
  );
});

test('[LQ-12] Return to search on a missing home forgets the last search', async () => {
  const { address: path, client } = await openListing({ listing: () => null });
  await userEvent.click(await screen.findByRole('button', { name: 'Return to search' }));
  await waitFor(() => expect(path()).toBe('/'));
  const defaults = { today: '2026-05-01' };
  expect(storedSearch(client.apollo, 'vr-duck-01', defaults)).toBeNull();
});

test('[LQ-12] a home opened again from the results of a new search has the stay of that search', async () => {
  const { asked, router, address: path } = await openListing();
  await shown();
  await act(() => router.navigate(address({ untilDate: '2026-06-12' })));
  await waitFor(() => expect(asked.mock.lastCall?.[0].stay.untilDate).toBe('2026-06-12'));
  await userEvent.click(screen.getByRole('link', { name: 'Back to results' }));
  await waitFor(() => expect(path()).toMatch(/^\/stays\/availability\//));
  const found = address({ fromDate: '2026-07-01', untilDate: '2026-07-04' });
  await act(() => router.navigate(found));
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0].stay).toMatchObject({ fromDate: '2026-07-01', untilDate: '2026-07-04' }),
  );
  await act(() => router.navigate('/trips'));
  await act(() => router.navigate(-1));
  const panel = await bookingPanel();
  expect(panel.getByRole('button', { name: /^Check-out Sat, Jul 4/ })).toBeInTheDocument();
  expect(path()).toBe(found);
});

const corporatePage = Object.assign(document.createElement('meta'), {
  name: 'travel-portal-tenant',
  content: 'corporate',
});
afterEach(() => corporatePage.remove());

test('[TN-03] the tenant in the page is requested immediately, with its own number of adults', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  document.head.append(corporatePage);
  const query = new URLSearchParams(listingAddress.split('?')[1]);
  query.delete('adultsCount');
  const { asked } = await openListing(
    { portal: { tenant: new Promise(() => undefined) as unknown as string } },
    `/vacation-rentals/shop/?${query}`,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ stay: { adults: 1 } });
});

test('[TN-03] [LQ-05] a tenant that is known late still sets its own number of adults', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  let answer: (tenant: string) => void;
  const tenant = new Promise<string>((resolve) => (answer = resolve));
  const query = new URLSearchParams(listingAddress.split('?')[1]);
  query.delete('adultsCount');
  const { asked } = await openListing(
    // A resolver's field may be a promise, which the facts' type does not allow.
    { portal: { tenant: tenant as unknown as string } },
    `/vacation-rentals/shop/?${query}`,
  );
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => answer('CORPORATE'));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ stay: { adults: 1 } }));
});
