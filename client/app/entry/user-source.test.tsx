import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helen } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';
import { home, homesPage, place } from '../../testing/stays';
import { captureUserSource, linkWithSource } from './user-source';

const enter = (query: string) => {
  window.history.replaceState(null, '', `/stays/${query}`);
  captureUserSource(new URL(window.location.href));
};

test('[LC-04] the user source comes from the address and is stored for the session', () => {
  enter('?utm_source=mail&utm_medium=cpc');
  enter('?locationName=Duck');
  expect(linkWithSource('/trips')).toBe('/trips?utm_source=mail&utm_medium=cpc');
  enter('?utm_source=partner');
  expect(linkWithSource('/trips')).toBe('/trips?utm_source=partner&utm_medium=cpc');
});

test('[LC-04] [RT-16] an unknown source is stored as (none), and links do not change', () => {
  expect(linkWithSource('/trips')).toBe('/trips');
  enter('');
  expect(Object.values({ ...sessionStorage })).toEqual(['(none)', '(none)']);
  expect(linkWithSource('/trips')).toBe('/trips');
});

test.each([
  ['/flights/', helen, 'Search stays', '/stays/?utm_source=mail'],
  ['/access-denied', helen, 'Search stays', '/stays/?utm_source=mail'],
  ['/auth/end', null, 'Sign in', '/auth/login?utm_source=mail'],
])('[RT-16] the link from %s carries the source', async (path, session, name, href) => {
  enter('?utm_source=mail');
  await renderPortal({ path, session });
  const way = await within(screen.getByRole('main')).findByRole('link', { name });
  expect(way).toHaveAttribute('href', href);
});

test('[RT-16] links to the homes of a search carry the source', async () => {
  enter('?utm_source=mail');
  await renderPortal({
    path: '/stays/availability/?locationName=Duck&fromDate=2026-06-05&untilDate=2026-06-08',
    resolvers: { Query: { places: () => [place('p-duck', 'Duck')], stays: () => homesPage([home('1')]) } },
  });
  const link = await screen.findByRole('link', { name: 'Home 1' });
  expect(link.getAttribute('href')).toMatch(/[?&]utm_source=mail(&|$)/);
});

test('[RT-16] the links of header and footer carry the source', async () => {
  enter('?utm_source=mail');
  await renderPortal({ path: '/flights/' });
  const link = (place: string, name: RegExp) => within(screen.getByRole(place)).getByRole('link', { name });
  expect(link('banner', /search stays$/)).toHaveAttribute('href', '/stays/?utm_source=mail');
  expect(link('banner', /^Trips$/)).toHaveAttribute('href', '/trips?utm_source=mail');
  expect(link('contentinfo', /^Terms$/)).toHaveAttribute('href', '/terms/?utm_source=mail');
});
