import { boundsText, parseBounds, roundedBounds } from './map-bounds';

test('[FM-13] a part of the map survives the address, to ten meters', () => {
  const bounds = roundedBounds({ north: 36.123456, east: 181, south: 35.9, west: -75.70001 });
  expect(bounds).toEqual({ north: 36.1235, east: 180, south: 35.9, west: -75.7 });
  expect(parseBounds(boundsText(bounds))).toEqual(bounds);
});

test.each([null, '', '1,2,3', '95,1,2,3', '1,2,3,4', '2,x,1,4', '2,200,1,4'])(
  '[FM-13] %j is not a part of the map',
  (text) => {
    expect(parseBounds(text)).toBeUndefined();
  },
);
