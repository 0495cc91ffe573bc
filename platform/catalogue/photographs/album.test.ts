import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoBusinesses } from '../../people/businesses';
import { drawHome } from '../drawing/draw';
import { homeFactsOf } from '../drawing/home-facts';
import { landscapeOf } from '../drawing/landscapes';
import { buildCatalogue } from '../build-catalogue';
import type { Listing } from '../catalogue.types';
import { MARKET_DEFINITIONS } from '../markets/markets';

const all = buildCatalogue({ today: '2026-03-14' }).listings;
const listings = all.filter(({ id }) => id.startsWith('vr-'));

const shotOf = (file: string): string => file.split('.')[1] ?? '';
const pictureOf = (listing: Listing, shot: string): string => drawHome(homeFactsOf(listing), shot) ?? '';

/** Roughly what a phone receives; each is far below a photograph of the same size. */
const MAX_BYTES = 30_000;

test('no two homes share a cover, and each is light', () => {
  const covers = new Map<string, string>();
  for (const listing of all) {
    const svg = pictureOf(listing, 'outside');
    expect([listing.id, covers.get(svg)]).toEqual([listing.id, undefined]);
    covers.set(svg, listing.id);
    expect([listing.id, gzipSync(svg).length < MAX_BYTES]).toEqual([listing.id, true]);
  }
});

test('each picture of an album exists, and a home has no picture of a room that it lacks', () => {
  for (const listing of listings.filter((_, index) => index % 9 === 0)) {
    const { media, layout } = listing;
    expect(media[0]?.tag).toBe('exterior');
    expect(new Set(media.map(({ file }) => file)).size).toBe(media.length);
    const pictures = media.map(({ file }) => pictureOf(listing, shotOf(file)));
    expect(pictures.filter((svg) => !svg.startsWith('<svg'))).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
    const bedrooms = layout.bedrooms.filter(({ beds }) => beds.every(({ kind }) => kind !== 'Sofa'));
    expect(media.filter(({ tag }) => tag === 'bedroom')).toHaveLength(bedrooms.length);
    expect(media.filter(({ tag }) => tag === 'bathroom')).toHaveLength(layout.bathrooms.length);
    for (const missing of ['bedroom-9', 'bathroom-9', 'attic', 'bedroom-0', 'constructor'])
      expect(pictureOf(listing, missing)).toBe('');
  }
});

test('the same facts give the same picture', () => {
  for (const listing of listings.slice(0, 5)) {
    for (const { file } of listing.media)
      expect(pictureOf(listing, shotOf(file))).toBe(pictureOf(listing, shotOf(file)));
  }
});

test.each([
  [/\ba pool\b/, 'Pool'],
  [/\bhot tub\b/, 'HotTub'],
  [/\bfire pit\b/, 'FirePit'],
  [/\bhammock\b/, 'Hammock'],
  [/\bkayaks\b/, 'Kayaks'],
  [/\bbicycle\b/, 'Bicycles'],
  [/\bfireplace\b/, 'Fireplace'],
])('only homes with it have a picture of it: %s', (words, kind) => {
  const described = listings.filter(({ media }) => media.some(({ alt }) => words.test(alt)));
  expect(described.length).toBeGreaterThan(0);
  for (const { id, amenities } of described)
    expect([id, amenities.map((amenity) => amenity.kind)]).toEqual([id, expect.arrayContaining([kind])]);
});

test('a dog appears only where pets are allowed', () => {
  for (const { id, petFriendly, media } of listings)
    expect([id, /\bdog\b/.test(media[0]?.alt ?? '')]).toEqual([id, petFriendly]);
});

describe('a place shows only what grows and stands there', () => {
  const marketsWith = (wanted: (landscape: ReturnType<typeof landscapeOf>) => boolean) =>
    MARKET_DEFINITIONS.filter(({ id }) => wanted(landscapeOf(id)));

  test('palms only where winters are mild', () => {
    const states = marketsWith(({ trees }) => trees.includes('palm') || trees.includes('fan-palm')).map(
      ({ state }) => state,
    );
    expect([...new Set(states)].sort()).toEqual(['CA', 'FL', 'HI', 'Q.R.', 'SC']);
  });

  test('peaks with snow only in high mountains, red rock only in the desert', () => {
    const alpine = marketsWith(({ hills }) => hills === 'alpine').map(({ state }) => state);
    expect([...new Set(alpine)].sort()).toEqual(['AB', 'CA', 'CO', 'MT', 'OR', 'UT', 'WA']);
    expect(marketsWith(({ hills }) => hills === 'mesa').map(({ id }) => id)).toEqual(['moab', 'sedona']);
  });

  test('a sea only for markets with homes at the coast, and for all of them', () => {
    for (const { id, settings } of MARKET_DEFINITIONS) {
      const isAtSea = settings.includes('coast') || ['key-west', 'tulum', 'maui', 'kauai'].includes(id);
      expect([id, landscapeOf(id).shore !== undefined]).toEqual([id, isAtSea]);
    }
  });
});

test('every business has its logo', () => {
  for (const { key } of demoBusinesses)
    expect(existsSync(resolve(__dirname, '../../photos/files', `logo-${key}.webp`))).toBe(true);
});
