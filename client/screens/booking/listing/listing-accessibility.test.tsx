import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { AVAILABILITY_REASONS } from '#domain/listing/availability-reasons.ts';
import { setViewport } from '#client/testing/render-portal.tsx';
import { listing, unavailable } from '#client/testing/listing-answer.ts';
import { bookingPanel, type ListingAnswers, openListing } from '#client/testing/open-listing.ts';
import { withExperiments } from '#client/testing/portal-facts.ts';

/** jsdom has no layout, so the browser tests check colors. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

// As in index.html.
beforeEach(() => document.documentElement.setAttribute('lang', 'en'));

const { BLOCKED_DATES } = AVAILABILITY_REASONS;

const states: Readonly<Record<string, ListingAnswers>> = {
  available: { session: withExperiments('cover-reviews') },
  unavailable: {
    listing: () => ({
      ...listing,
      availability: unavailable({ violation: 'BLOCKED_DATES', ...BLOCKED_DATES }),
    }),
  },
};

describe.each(['desktop', 'mobile'] as const)('axe finds nothing on a %s', (viewport) => {
  beforeEach(() => setViewport(viewport));

  test.each(Object.keys(states))('while the home is %s', async (state) => {
    await openListing(states[state]);
    await bookingPanel();
    expect(await violations()).toEqual([]);
  });

  test('while it loads', async () => {
    await openListing({ listing: () => new Promise(() => undefined) });
    expect(await violations()).toEqual([]);
  });

  test('when the home does not exist', async () => {
    await openListing({ listing: () => null });
    await screen.findByRole('alertdialog');
    expect(await violations()).toEqual([]);
  });

  test('over the photos', async () => {
    await openListing();
    await userEvent.click(await screen.findByRole('button', { name: /See all photos/ }));
    await screen.findByRole('dialog');
    expect(await violations()).toEqual([]);
  });

  test('while dates are picked', async () => {
    await openListing();
    await userEvent.click((await bookingPanel()).getByRole('button', { name: /^Check-in/ }));
    await screen.findByRole('dialog');
    expect(await violations()).toEqual([]);
  });

  test('while guests are edited', async () => {
    await openListing();
    await userEvent.click((await bookingPanel()).getByRole('button', { name: /^Guests/ }));
    await screen.findByRole('dialog', { name: 'Edit Guests' });
    expect(await violations()).toEqual([]);
  });
});
