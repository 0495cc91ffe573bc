import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withExperiments } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';

test.each([
  ['/terms/', 'Terms', 'Travel credits and offers'],
  ['/terms/complimentary-night/', 'Complimentary fourth night: terms', 'The price'],
  ['/faq/', 'Help and questions', 'What are travel credits?'],
])('[RT-10] [TM-04] the page %s has its title and sections', async (path, title, section) => {
  await renderPortal({ path, session: null });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: section })).toBeVisible();
});

test("[TM-01] the terms contain the portal's brand and phone number", async () => {
  await renderPortal({
    path: '/terms/',
    session: null,
    portal: { brandName: 'Harbor Trips', supportPhone: '1-800-555-0199' },
  });
  expect(await screen.findByText(/^You book stays on Harbor Trips/)).toBeVisible();
  expect(screen.getByText(/Call 1-800-555-0199\.$/)).toBeVisible();
});

test('[TM-04] each page links to the others', async () => {
  await renderPortal({ path: '/terms/', session: null });
  const more = await screen.findByRole('navigation', { name: 'More terms and help' });
  expect([...more.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/terms/complimentary-night/',
    '/terms/cancel-for-any-reason/',
    '/terms/price-freeze/',
    '/faq/',
  ]);
});

test.each([
  ['without', withExperiments(), 1],
  ['with', withExperiments('complimentary-night-promotion'), 0],
])(
  '[TM-04] [EX-07] %s its experiment the terms of the complimentary night state whether any home offers it',
  async (_switch, session, sentences) => {
    await renderPortal({ path: '/terms/complimentary-night/', session });
    await screen.findByRole('heading', { level: 1, name: 'Complimentary fourth night: terms' });
    expect(screen.queryAllByText('No home offers it at the moment.')).toHaveLength(sentences);
  },
);
