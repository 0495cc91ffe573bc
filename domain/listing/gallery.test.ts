import { galleryTiles, photoGroups, type PhotoTag, seeAllPhotosLabel } from './gallery';

const photos = (...tags: (PhotoTag | null)[]) => tags.map((tag, id) => ({ id, tag }));
const labels = (...tags: (PhotoTag | null)[]) =>
  photoGroups(photos(...tags), true)?.map(({ label }) => label) ?? null;

test('[GA-03] grouping requires 70 percent of tagged photos and the experiment', () => {
  const seven = photos(...Array<PhotoTag>(7).fill('BEDROOM'), null, null, null);
  expect(photoGroups(seven, true)).not.toBeNull();
  expect(photoGroups(seven, false)).toBeNull();
  expect(photoGroups([...seven, { id: 10, tag: null }], true)).toBeNull();
  expect(photoGroups([], true)).toBeNull();
});

test('[GA-04] rooms follow the order of the categories; untagged photos are additional, rooms without photos omitted', () => {
  expect(labels('EXTERIOR', 'KITCHEN')).toEqual(['Kitchen', 'Exterior']);
  expect(
    labels('EXTERIOR', 'KITCHEN', null, 'LIVING_AREA', 'DINING_AREA', 'BATHROOM', 'BEDROOM', 'ADDITIONAL'),
  ).toEqual([
    'Living Area',
    'Kitchen',
    'Dining Area',
    'Bedroom',
    'Bathroom',
    'Exterior',
    'Additional Photos',
  ]);
  const additional = photoGroups(photos('KITCHEN', 'KITCHEN', 'ADDITIONAL', null), true)?.at(-1);
  expect(additional?.photos.map(({ id }) => id)).toEqual([2, 3]);
});

test('tiles and button show as many photos as there are, three at most [GA-01] [GA-08]', () => {
  expect(galleryTiles([1, 2, 3, 4])).toEqual([1, 2, 3]);
  expect(galleryTiles([1])).toEqual([1]);
  expect(galleryTiles([])).toEqual([]);
  expect([0, 1, 12].map(seeAllPhotosLabel)).toEqual([null, 'See all photos (1)', 'See all photos (12)']);
});
