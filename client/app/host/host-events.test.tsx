import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openListing } from '../../testing/open-listing';
import { recordingHost } from '../../testing/recording-host';
import { helen } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';

test('[CA-09] [TA-05] the host receives events for the loaded calendar and for dates picked, reset and finalized', async () => {
  const { host, events } = recordingHost();
  await openListing({ host });
  await waitFor(() =>
    expect(events).toContainEqual(['calendarLoaded', { listingId: 'vr-duck-01', dayCount: 120 }]),
  );
  const panel = within(await screen.findByRole('region', { name: 'Your stay' }));
  fireEvent.click(panel.getByRole('button', { name: /^Check-in / }));
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const pick = (date: string) => fireEvent.click(document.querySelector(`[data-date="${date}"]`)!);
  await screen.findByText('Clear dates');
  press('Clear dates');
  pick('2026-06-10');
  pick('2026-06-13');
  press('Search Dates');
  expect(events.filter(([name]) => name.startsWith('date'))).toEqual([
    ['datesReset', {}],
    ['datePicked', { date: '2026-06-10', isCheckIn: true }],
    ['datePicked', { date: '2026-06-13', isCheckIn: false }],
    ['datesFinalized', { fromDate: '2026-06-10', untilDate: '2026-06-13' }],
  ]);
});

test.each([
  ['/flights/?from=YYZ', { feature: 'flights', path: '/flights/?from=YYZ' }],
  ['/cars/', { feature: 'cars', path: '/cars/' }],
  ['/premium-offers/', { feature: 'premium-offers', path: '/premium-offers/' }],
])('[TA-05] at %s the host is notified to open its own feature', async (path, facts) => {
  const { host, events } = recordingHost();
  await renderPortal({ path, host });
  await waitFor(() => expect(events).toContainEqual(['navigateToNativeFeature', facts]));
});

test('[TA-05] a feature of this portal is not requested from the host', async () => {
  const { host, events } = recordingHost();
  await renderPortal({ path: '/faq/', host });
  await screen.findByRole('heading', { name: 'Help and questions' });
  await waitFor(() => expect(events).toEqual([['sessionInitialized', expect.anything()]]));
});

test('[SE-18] an existing session is reported once, without the name of its user', async () => {
  const { host, events } = recordingHost();
  await renderPortal({ path: '/faq/', host });
  await waitFor(() =>
    expect(events).toEqual([['sessionInitialized', { userId: 'user-helen', isDelegated: false }]]),
  );
});

test('[SE-18] an unreadable session is reported as failed', async () => {
  const { host, events } = recordingHost();
  const session = () => {
    throw new Error('the platform is away');
  };
  await renderPortal({ path: '/faq/', host, resolvers: { Query: { session } } });
  await waitFor(() => expect(events).toEqual([['sessionFailed', {}]]));
});

test('[SE-18] a session that ends within five minutes is reported as expiring', async () => {
  const { host, events } = recordingHost();
  const expiresAt = new Date(Date.now() + 4 * 60_000).toISOString();
  await renderPortal({ path: '/faq/', host, session: { ...helen, expiresAt } as unknown as typeof helen });
  await waitFor(() =>
    expect(events.map(([name]) => name)).toEqual(['sessionInitialized', 'sessionExpiring']),
  );
  expect(events[1]?.[1]).toEqual({ expiresAt });
});

test('[SE-18] a session that ends later is not reported as expiring, and is read again at its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { host, events } = recordingHost();
  const session = vi.fn(() => ({ ...helen, expiresAt: new Date(start + 60 * 60_000).toISOString() }));
  const start = Date.now();
  const { unmount } = await renderPortal({ path: '/faq/', host, resolvers: { Query: { session } } });
  await waitFor(() => expect(events).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(54 * 60_000));
  expect(events).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(events.map(([name]) => name)).toEqual(['sessionInitialized', 'sessionExpiring']);
  expect(session).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  await waitFor(() => expect(session).toHaveBeenCalledTimes(2));
  unmount();
  vi.useRealTimers();
});
