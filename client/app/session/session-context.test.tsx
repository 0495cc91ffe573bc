import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { home, homesPage, place } from '../../testing/stays';
import { type helen, portalFacts, withExperiments } from '../../testing/portal-facts';
import { renderPortal, setViewport } from '../../testing/render-portal';

const withWishlists = withExperiments('wishlists');

beforeEach(() => setViewport('desktop'));
afterEach(() => vi.useRealTimers());

test('[EX-02] features behind experiments are not rendered before the experiments load', async () => {
  let resolve: (session: typeof helen) => void = () => undefined;
  const session = new Promise<typeof helen>((answer) => {
    resolve = answer;
  });
  await renderPortal({
    path: '/stays/',
    resolvers: {
      Query: { session: () => session, places: () => [place('p-duck', 'Duck')], stays: () => homesPage([]) },
    },
  });
  expect(screen.queryByRole('link', { name: 'Favorites' })).not.toBeInTheDocument();
  await act(async () => resolve(withWishlists));
  expect(await screen.findByRole('link', { name: 'Favorites' })).toBeInTheDocument();
});

test.each([
  ['the account of a user', withWishlists, 'button', 'Account of Helen Ortiz', 1],
  ['the sign-in link', null, 'link', 'Sign in', 0],
] as const)(
  '[EX-02] [EX-06] when the header shows %s, only the experiments of that user apply',
  async (_title, session, role, name, favorites) => {
    await renderPortal({ path: '/faq/', session });
    // One of the two appears once the session, and with it the experiments, is known.
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Favorites' })).toHaveLength(favorites);
  },
);

test.each([
  ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['stays in view', () => vi.advanceTimersByTime(MINUTE_MS)],
])(
  '[LQ-21] a page that %s on another day notes that the check-in has passed, and does not search for it',
  async (_what, pass) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-05-01T16:00:00Z') });
    let today = '2026-05-01';
    const searched: string[] = [];
    await renderPortal({
      path: '/stays/availability/?locationName=Duck&fromDate=2026-05-01&untilDate=2026-05-04&adultsCount=2',
      resolvers: {
        Query: {
          portal: () => ({ ...portalFacts, today }),
          places: () => [place('p-duck', 'Duck')],
          stays: (_: unknown, { search }: { search: { stay: { fromDate: string } } }) => {
            searched.push(search.stay.fromDate);
            return homesPage([home('1')]);
          },
        },
      },
    });
    await waitFor(() => expect(searched).toEqual(['2026-05-01']));
    const passTime = () => act(async () => void pass());
    await passTime();
    expect(searched).toHaveLength(1);
    vi.setSystemTime(new Date('2026-05-02T12:00:00Z'));
    // The clock of the device is ahead.
    await passTime();
    expect(searched).toHaveLength(1);
    today = '2026-05-02';
    await passTime();
    await waitFor(() => expect(searched).toEqual(['2026-05-01', '2026-05-03']));
    expect(await screen.findByText('It is Sat, May 2 now')).toBeVisible();
    expect(screen.getByText('Fri, May 1 has passed and can no longer be chosen.')).toBeVisible();
  },
);
