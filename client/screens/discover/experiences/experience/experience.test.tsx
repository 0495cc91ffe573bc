import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { experience } from '#client/testing/experiences.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';

const path =
  '/activities/shop/?activityId=1&locationName=Asheville&fromDate=2026-06-05&untilDate=2026-06-07&isTravelApp=true';

const days = [
  { date: '2026-06-05', starts: [{ time: '10:00', timeOfDay: 'MORNING', placesLeft: 2 }] },
  {
    date: '2026-06-06',
    starts: [
      { time: '10:00', timeOfDay: 'MORNING', placesLeft: 6 },
      { time: '18:30', timeOfDay: 'EVENING_AND_NIGHT', placesLeft: 6 },
    ],
  },
];

const open = (resolvers: Readonly<Record<string, () => unknown>> = {}, address = path) =>
  renderPortal({
    path: address,
    resolvers: { Query: { experience: () => experience('1'), experienceDays: () => days, ...resolvers } },
  });

beforeEach(() => setViewport('desktop'));

test('[RT-10] [VO-11] [VO-12] the page has the description, price, ticket, meeting point, and terms', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Experience 1' })).toBeVisible();
  const main = screen.getByRole('main');
  for (const text of [
    'You center the clay once.',
    '2.5 hours',
    'Up to 6',
    'Mobile ticket',
    'Clay and tools',
    'Short fingernails',
    'The studio, Montford',
    'Look for the green door.',
    'Guide speaks English, Spanish',
    'From 8 years',
    'Wheelchair accessible',
    '$75 per person',
    'Free cancellation until 24 hours before the start',
  ])
    expect(main).toHaveTextContent(text);
});

test('[VO-11] it is booked by phone, at the number of the portal', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Call to book' })).toHaveAttribute(
    'href',
    'tel:1-800-555-0142',
  );
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /book/i })).toBeNull();
});

test('[VO-11] times are grouped by day, and few remaining places are announced', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Days with times' });
  const [friday, saturday] = within(list)
    .getAllByText(/Jun/)
    .map((day) => day.closest('li'));
  expect(friday).toHaveTextContent('Fri, Jun 510:00 AM Morning2 places left');
  expect(saturday).toHaveTextContent('Sat, Jun 610:00 AM Morning6:30 PM Evening and night');
});

test('[VO-11] the times of four days are shown, and those of all days on request', async () => {
  const { starts } = days[0]!;
  await open({ experienceDays: () => [5, 6, 7, 8, 9].map((day) => ({ date: `2026-06-0${day}`, starts })) });
  const list = within(await screen.findByRole('list', { name: 'Days with times' }));
  expect(list.getAllByText(/Jun/)).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5 days', expanded: false }));
  expect(list.getAllByText(/Jun/)).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer days', expanded: true }));
  expect(list.getAllByText(/Jun/)).toHaveLength(4);
});

test('[RT-12] other days are stored in the address and requested; the back link keeps them', async () => {
  const experienceDays = vi.fn<(...asked: readonly unknown[]) => unknown>(() => days);
  const { address } = await open({ experienceDays });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'When Fri, Jun 5 - Sun, Jun 7' }));
  await screen.findByRole('dialog', { name: 'Select the first and the last day' });
  await user.click(screen.getByRole('button', { name: /June 5, 2026/ }));
  await user.click(screen.getByRole('button', { name: /June 12, 2026/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(address()).toBe(
    '/activities/shop/?activityId=1&locationName=Asheville&fromDate=2026-06-05&untilDate=2026-06-12&isTravelApp=true',
  );
  expect(experienceDays.mock.lastCall?.[1]).toMatchObject({
    dates: { fromDate: '2026-06-05', untilDate: '2026-06-12' },
  });
  expect(screen.getByRole('link', { name: 'Back to experiences' })).toHaveAttribute(
    'href',
    '/activities/availability/?locationName=Asheville&fromDate=2026-06-05&untilDate=2026-06-12&isTravelApp=true',
  );
});

test('[VO-11] without times on the days the page shows a notice', async () => {
  await open({ experienceDays: () => [] });
  expect(await screen.findByText('It does not start on these days. Try other days.')).toBeVisible();
});

test('[VO-11] an unknown experience links to others', async () => {
  await open({ experience: () => null, experienceDays: () => null });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This experience is not offered' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See other experiences' })).toHaveAttribute(
    'href',
    expect.stringContaining('/activities/availability/?locationName=Asheville'),
  );
});

test('[VO-11] a failure is shown, and a retry loads the page', async () => {
  const answer = vi
    .fn<() => unknown>()
    .mockImplementationOnce(() => {
      throw new GraphQLError('down');
    })
    .mockImplementation(() => experience('1'));
  await open({ experience: answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this experience');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Experience 1' })).toBeVisible();
});

test('[RT-12] an address without an experience redirects to the search', async () => {
  const { address } = await renderPortal({
    path: '/activities/shop/',
    resolvers: { Query: { experiencePlaces: () => [] } },
  });
  await waitFor(() => expect(address()).toBe('/activities/availability/'));
});
