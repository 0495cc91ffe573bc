import { bedroomsText } from './bedrooms';

test.each([
  [0, 'Studio'],
  [1, '1 bedroom'],
  [3, '3 bedrooms'],
])('%s bedrooms are %s', (numberOfBedrooms, text) => {
  expect(bedroomsText(numberOfBedrooms)).toBe(text);
});
