import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withExperiments } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';

const NOT_SOLD =
  'This portal sells stays: whole homes, cabins and apartments, priced and booked in one place.';

test.each([
  ['[RT-10]', '/flights/', 'Flights are not sold here', NOT_SOLD],
  ['[RT-10]', '/cars/', 'Rental cars are not sold here', NOT_SOLD],
  ['[RT-10]', '/premium-offers/', 'There are no premium offers now', NOT_SOLD],
  ['[RT-10]', '/activities/availability/', 'Activities are not sold here', NOT_SOLD],
  ['[RT-10]', '/activities/shop/', 'Activities are not sold here', NOT_SOLD],
  [
    '[RT-10] [TM-04]',
    '/terms/',
    'Terms',
    'Each stay comes with its own terms: cancellation, payment and house rules stand on its page and are shown again before you book.',
  ],
  [
    '[RT-10] [TM-04]',
    '/terms/complimentary-night/',
    'Complimentary fourth night',
    'The complimentary fourth night is for stays of at least four nights at select homes of the Lifestyle Collection, and of the Premier Collection where applicable.',
  ],
  [
    '[RT-10] [TM-04]',
    '/faq/',
    'Help and questions',
    'Your booked stays, their confirmation numbers and how they were paid are under Trips. For anything else, call us: the number is at the foot of every page.',
  ],
  [
    '[RT-10]',
    '/nowhere/at/all',
    'There is no such page',
    'The address may be mistyped, or the page has moved.',
  ],
])(
  '%s the page %s says what it is in a heading and a text, and leads back to the stays',
  async (_ids, path, title, text) => {
    await renderPortal({ path, session: null });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(main.getByText(text)).toBeVisible();
    expect(main.getByRole('link', { name: 'Search stays' })).toHaveAttribute('href', '/stays/');
  },
);

test.each([
  ['without', withExperiments(), 1],
  ['with', withExperiments('complimentary-night-promotion'), 0],
])(
  '[TM-04] [EX-07] %s its experiment the terms of the complimentary night say whether any home offers it',
  async (_switch, session, sentences) => {
    await renderPortal({ path: '/terms/complimentary-night/', session });
    await screen.findByRole('heading', { level: 1, name: 'Complimentary fourth night' });
    expect(screen.queryAllByText(/No home offers it at the moment\.$/)).toHaveLength(sentences);
  },
);
