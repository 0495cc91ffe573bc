import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { experience, experiencePlace } from '#client/testing/experiences.ts';
import { connectionOf } from '#client/testing/portal-facts.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { isReadOut } from '#client/testing/read-out.ts';

const ASHEVILLE = 'Asheville, North Carolina';
const inAsheville =
  '/activities/availability/?locationName=Asheville&fromDate=2026-06-05&untilDate=2026-06-07&categoryTagId=arts-and-culture';

interface Asked {
  readonly search: object;
  readonly first: number;
}

const page = (found: readonly { id: string }[], changes: object = {}) => ({
  ...connectionOf(found),
  place: experiencePlace(ASHEVILLE),
  categories: [
    { category: 'CITY', count: 3 },
    { category: 'ARTS_AND_CULTURE', count: found.length },
  ],
  ...changes,
});

const places = [experiencePlace(ASHEVILLE), experiencePlace('Bend, Oregon')];

const open = (experiences: (asked: Asked) => unknown, path = inAsheville) =>
  renderPortal({
    path,
    resolvers: {
      Query: {
        experiencePlaces: () => places,
        experiences: (_root: unknown, asked: Asked) => experiences(asked),
      },
    },
  });

beforeEach(() => setViewport('desktop'));

test('[RT-10] [RT-12] [VO-09] [VO-11] the search of the address runs, and each card links to its page with it', async () => {
  const experiences = vi.fn<(asked: Asked) => unknown>(() => page([experience('1')]));
  await open(experiences);
  expect(await screen.findByRole('heading', { level: 1, name: `Experiences in ${ASHEVILLE}` })).toBeVisible();
  expect(experiences.mock.calls[0]?.[0].search).toEqual({
    locationName: 'Asheville',
    dates: { fromDate: '2026-06-05', untilDate: '2026-06-07' },
    category: 'ARTS_AND_CULTURE',
    timesOfDay: [],
    rating: 'ANY',
    sortOrder: 'RECOMMENDED',
  });
  const categories = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
  expect(categories.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'All 4',
    'City 3',
    'Outdoors 0',
    'Wellness 0',
  ]);
  const count = screen.getByText('1 experience · Fri, Jun 5 - Sun, Jun 7');
  expect(count).toBeVisible();
  expect(isReadOut(count)).toBe(true);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Arts & culture');
  expect(card).toHaveTextContent('2.5 hours');
  expect(card).toHaveTextContent('Travelers say 4.8');
  expect(card).toHaveTextContent('$75 per person');
  expect(card).toHaveTextContent('Free cancellation');
  expect(within(card).getByRole('link', { name: 'Experience 1' })).toHaveAttribute(
    'href',
    '/activities/shop/?activityId=1&locationName=Asheville&fromDate=2026-06-05&untilDate=2026-06-07',
  );
});

test('[VO-11] a card shows unknown values as unknown instead of a price or score of 0', async () => {
  const bare = { price: null, rating: null, reviewCount: 0, category: 'UNKNOWN', pricing: 'UNKNOWN' };
  await open(() => page([experience('1', bare)]));
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Ask for the price');
  expect(card).toHaveTextContent('New here');
  expect(card).not.toHaveTextContent(/\$|0\.0/);
});

test('[RT-12] [VO-11] category, times of day, rating and order are part of the address and of the search', async () => {
  const experiences = vi.fn<(asked: Asked) => unknown>(() => page([experience('1')]));
  const { address } = await open(experiences);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'City 3' }));
  await user.click(screen.getByRole('button', { name: 'Evening and night' }));
  await user.click(screen.getByRole('button', { name: 'Morning' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), 'Great, 4.5 or more');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(Object.fromEntries(new URL(address(), 'http://portal').searchParams)).toEqual({
    locationName: 'Asheville',
    fromDate: '2026-06-05',
    untilDate: '2026-06-07',
    categoryTagId: 'city',
    timesOfDay: 'MORNING,EVENING_AND_NIGHT',
    rating: 'GREAT',
    sortOrder: 'PRICE_ASCENDING',
  });
  expect(experiences.mock.lastCall?.[0].search).toMatchObject({
    category: 'CITY',
    timesOfDay: ['MORNING', 'EVENING_AND_NIGHT'],
    rating: 'GREAT',
    sortOrder: 'PRICE_ASCENDING',
  });
  expect(screen.getByRole('button', { name: 'City 3' })).toHaveAttribute('aria-pressed', 'true');
});

test('[VO-11] filters without results can be cleared, and the heading gets the focus', async () => {
  const { address } = await open(() => page([]));
  expect(await screen.findByRole('heading', { name: 'No experience matches your filters' })).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).not.toContain('categoryTagId');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'No experience starts on these days' })).toBeVisible();
});

test('[VO-11] an unknown place is reported by its name', async () => {
  await open(() => page([], { place: null, categories: [] }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We know no place named Asheville' }),
  ).toBeVisible();
});

test('a name without experiences shows a message in the place field', async () => {
  const asked = vi.fn((_root: unknown, { text }: { text?: string }) => (text === 'Oslo' ? [] : places));
  await renderPortal({
    path: inAsheville,
    resolvers: { Query: { experiencePlaces: asked, experiences: () => page([experience('1')]) } },
  });
  const where = await screen.findByRole('combobox', { name: 'Where' });
  await userEvent.clear(where);
  await userEvent.type(where, 'Oslo');
  expect(screen.getByText('Looking for places')).toBeVisible();
  expect(await screen.findByText('No places match that name. Check the spelling.')).toBeVisible();
});

test('[VO-11] without a place the screen offers places, each with the days of the search', async () => {
  await open(() => page([]), '/activities/availability/?fromDate=2026-06-05&untilDate=2026-06-07');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Something to do, wherever you stay' }),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Bend, Oregon' })).toHaveAttribute(
    'href',
    '/activities/availability/?locationName=Bend%2C+Oregon&fromDate=2026-06-05&untilDate=2026-06-07',
  );
});

test('[VO-11] a loading state is shown while experiences load, and a failure can be retried', async () => {
  const experiences = vi
    .fn<(asked: Asked) => unknown>()
    .mockImplementationOnce(() => {
      throw new GraphQLError('down');
    })
    .mockImplementation(() => page([experience('1')]));
  await open(experiences);
  expect(await screen.findByRole('alert')).toHaveTextContent('The experiences could not be loaded');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
