import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setViewport } from '#client/testing/render-portal.tsx';
import { listing } from '#client/testing/listing-answer.ts';
import { openListing } from '#client/testing/open-listing.ts';

const original = window.IntersectionObserver;

/** Sets all elements in view, or none. */
function setInSight(isIntersecting: boolean) {
  window.IntersectionObserver = class extends original {
    constructor(private readonly callback: IntersectionObserverCallback) {
      super(callback);
    }
    override observe(target: Element) {
      this.callback([{ isIntersecting, target } as IntersectionObserverEntry], this);
    }
  };
}

beforeEach(() => setViewport('desktop'));
afterEach(() => {
  window.IntersectionObserver = original;
});

const location = async () => within(await screen.findByRole('region', { name: 'Location' }));

test('[LS-11] the map shows a circle of 500 m, on land and water, and needs no tiles', async () => {
  setInSight(true);
  await openListing();
  const section = await location();
  const map = await section.findByRole('region', { name: 'Map: a circle of 500 m around the home' });
  expect(map.querySelectorAll('path.neighborhood')).toHaveLength(1);
  await waitFor(() => expect(map.querySelectorAll('path.map-water')).not.toHaveLength(0));
  expect(map.querySelectorAll('img.leaflet-tile')).toHaveLength(0);
});

test('[LS-11] a map far outside the window does not load', async () => {
  setInSight(false);
  await openListing();
  expect((await location()).queryByRole('region', { name: /^Map/ })).not.toBeInTheDocument();
});

test.each(['FULL_ADDRESS', 'OBFUSCATED_ADDRESS'])('[LS-12] %s shows city and state', async (kind) => {
  setInSight(true);
  await openListing({ listing: () => ({ ...listing, address: { kind, city: 'Duck', state: 'NC' } }) });
  expect(await (await location()).findByText('Duck, NC')).toBeInTheDocument();
});

test('[LS-12] an empty address shows nothing', async () => {
  setInSight(true);
  await openListing({
    listing: () => ({ ...listing, address: { kind: 'EMPTY', city: 'Duck', state: 'NC' }, coordinates: null }),
  });
  const section = await location();
  expect(await section.findByText('The location is shared once your stay is booked.')).toBeInTheDocument();
  expect(screen.queryByText('Duck, NC')).not.toBeInTheDocument();
});
