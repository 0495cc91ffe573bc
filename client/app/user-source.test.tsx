import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal';
import { noteUserSource, sourced } from './user-source';

const enter = (query: string) => {
  window.history.replaceState(null, '', `/stays/${query}`);
  noteUserSource();
};

test('[LC-04] the address says where the user came from, and the session keeps it', () => {
  enter('?utm_source=mail&utm_medium=cpc');
  enter('?locationName=Duck');
  expect(sourced('/trips')).toBe('/trips?utm_source=mail&utm_medium=cpc');
  enter('?utm_source=partner');
  expect(sourced('/trips')).toBe('/trips?utm_source=partner&utm_medium=cpc');
});

test('[LC-04] [RT-16] where nobody says it, it is (none), and links are as they were', () => {
  expect(sourced('/trips')).toBe('/trips');
  enter('');
  expect(Object.values({ ...sessionStorage })).toEqual(['(none)', '(none)']);
  expect(sourced('/trips')).toBe('/trips');
});

test('[RT-16] the ways of header and footer carry it', async () => {
  enter('?utm_source=mail');
  await renderPortal({ path: '/flights/' });
  const link = (place: string, name: RegExp) => within(screen.getByRole(place)).getByRole('link', { name });
  expect(link('banner', /search stays$/)).toHaveAttribute('href', '/stays/?utm_source=mail');
  expect(link('banner', /^Trips$/)).toHaveAttribute('href', '/trips?utm_source=mail');
  expect(link('contentinfo', /^Terms$/)).toHaveAttribute('href', '/terms/?utm_source=mail');
});
