import { screen, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal';

test.each([
  ['/flights/', 'Flights are not sold here'],
  ['/cars/', 'Rental cars are not sold here'],
  ['/premium-offers/', 'There are no premium offers now'],
  ['/activities/availability/', 'Activities are not sold here'],
  ['/activities/shop/', 'Activities are not sold here'],
  ['/terms/', 'Terms'],
  ['/terms/complimentary-night/', 'Complimentary fourth night'],
  ['/faq/', 'Help and questions'],
  ['/nowhere/at/all', 'There is no such page'],
])('[RT-10] [TM-04] %s says honestly what it is, and leads back to the stays', async (path, title) => {
  await renderPortal({ path, session: null });
  const main = screen.getByRole('main');
  expect(await within(main).findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(within(main).getByRole('link', { name: 'Search stays' })).toHaveAttribute('href', '/stays/');
});
