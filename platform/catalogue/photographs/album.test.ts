import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoBusinesses } from '../../people/businesses';
import { buildCatalogue } from '../build-catalogue';
import type { Listing, PhotoTag, Setting } from '../catalogue.types';
import { readPhotoManifest, type ManifestPhoto } from './photo-manifest';

const TODAY = '2026-03-14';
const SETTINGS: Setting[] = ['coast', 'cabin', 'forest', 'desert', 'farm', 'lake', 'city', 'tropic'];

/** As many pictures as planned: five exteriors and some rooms of each setting. */
const PLANNED: ManifestPhoto[] = SETTINGS.flatMap((setting) => {
  const counts: [PhotoTag, number][] = [
    ['exterior', 5],
    ['living-area', 2],
    ['kitchen', 2],
    ['dining-area', 2],
    ['bedroom', 3],
    ['bathroom', 2],
    ['additional', 2],
  ];
  return counts.flatMap(([tag, count]) =>
    Array.from({ length: count }, (_, index) => ({
      file: `${tag}-${setting}-${index}.webp`,
      name: `${tag}-${setting}-${index}`,
      tag,
      setting,
      alt: `${tag} of ${setting}, number ${index}`,
      dominantColor: '#808080',
      width: 1200,
      height: 800,
      widths: [400, 800, 1200],
    })),
  );
});

test('every picture has its files in both formats, and every business its logo', () => {
  const names = readPhotoManifest().flatMap(({ name, width, widths }) =>
    widths.map((each) => (each === width ? name : `${name}-${each}`)),
  );
  const logos = demoBusinesses.map(({ key }) => `logo-${key}`);
  for (const format of ['webp', 'avif']) {
    const files = readdirSync(resolve(__dirname, '../../photos', format));
    expect(files.sort()).toEqual([...names, ...logos].map((name) => `${name}.${format}`).sort());
  }
});

const ordinaryOf = (listings: Listing[]) => listings.filter((listing) => listing.id.startsWith('vr-'));
const byMarket = (listings: Listing[]) => {
  const results = new Map<string, Listing[]>();
  for (const listing of listings)
    results.set(listing.marketId, [...(results.get(listing.marketId) ?? []), listing]);
  return results;
};

const rendered = buildCatalogue({ today: TODAY }).listings;

describe.each([
  ['the rendered pictures', readPhotoManifest(), rendered],
  ['the planned pictures', PLANNED, buildCatalogue({ today: TODAY, photos: PLANNED }).listings],
])('%s', (_, photos, all) => {
  const listings = ordinaryOf(all);
  const manifest = new Map(photos.map((photo) => [photo.file, photo]));

  test('no two homes of a market share a cover, so results show each cover once in any order', () => {
    for (const [market, results] of byMarket(listings)) {
      expect([market, new Set(results.map(({ media }) => media[0]?.file)).size]).toEqual([
        market,
        results.length,
      ]);
    }
  });

  test('a cover shows the house, a place outdoors or the living room, mostly the house', () => {
    const tags = listings.map(({ media }) => media[0]?.tag);
    expect(new Set(tags)).toEqual(new Set(['exterior', 'additional', 'living-area']));
    expect(tags.filter((tag) => tag === 'exterior').length).toBeGreaterThan(0.85 * tags.length);
  });

  test('a listing has five to fourteen different photographs, described and tagged', () => {
    for (const { id, media } of listings) {
      expect([id, media.length >= 5 && media.length <= 14]).toEqual([id, true]);
      expect(new Set(media.map((photo) => photo.file)).size).toBe(media.length);
      const wrong = media.filter(({ file, alt, tag }) => alt === '' || tag !== manifest.get(file)?.tag);
      expect([id, wrong]).toEqual([id, []]);
    }
  });

  test('the rooms of a listing belong to its setting', () => {
    const rooms = new Map(SETTINGS.map((setting) => [setting, new Set<PhotoTag>()]));
    for (const photo of photos) rooms.get(photo.setting as Setting)?.add(photo.tag);
    for (const { id, setting, media } of listings) {
      const isComplete = ['living-area', 'kitchen', 'bedroom', 'bathroom'].every((tag) =>
        rooms.get(setting)?.has(tag as PhotoTag),
      );
      const settings = media.slice(1).map((photo) => manifest.get(photo.file)?.setting);
      if (isComplete) expect([id, new Set(settings)]).toEqual([id, new Set([setting])]);
    }
  });
});

test('no two test listings share a cover', () => {
  const test = rendered.filter(({ id }) => id.startsWith('test-'));
  expect(new Set(test.map(({ media }) => media[0]?.file)).size).toBe(test.length);
});

test('only homes with a pool or a hot tub have a picture of one', () => {
  for (const { id, amenities, media } of ordinaryOf(rendered)) {
    const kinds = amenities.map((amenity) => amenity.kind);
    for (const { alt } of media.slice(1)) {
      if (/\bpool\b/i.test(alt)) expect([id, kinds]).toEqual([id, expect.arrayContaining(['Pool'])]);
      if (/\bhot tub\b/i.test(alt)) expect([id, kinds]).toEqual([id, expect.arrayContaining(['HotTub'])]);
    }
  }
});
