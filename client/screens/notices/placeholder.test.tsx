import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const NOT_SOLD =
  'This portal sells stays: whole homes, cabins and apartments, priced and booked in one place.';

test.each([
  ['[RT-10]', '/flights/', 'Flights are not sold here', NOT_SOLD],
  ['[RT-10]', '/cars/', 'Rental cars are not sold here', NOT_SOLD],
  ['[RT-10]', '/premium-offers/', 'There are no premium offers now', NOT_SOLD],
  [
    '[RT-10]',
    '/nowhere/at/all',
    'There is no such page',
    'The address may be mistyped, or the page has moved.',
  ],
])('%s the page %s has a heading and a text, and links to the stays', async (_ids, path, title, text) => {
  await renderPortal({ path, session: null });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main.getByText(text)).toBeVisible();
  expect(main.getByRole('link', { name: 'Search stays' })).toHaveAttribute('href', '/stays/');
});
