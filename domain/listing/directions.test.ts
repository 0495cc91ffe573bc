import { addressLines, directionsLink } from './directions';

const address = {
  street: '12 Creek Lane',
  city: 'Asheville',
  state: 'North Carolina',
  postalCode: '28806',
  countryCode: 'US',
};

test('[LS-12] an address is formatted line by line, without unknown parts', () => {
  expect(addressLines(address)).toEqual([
    '12 Creek Lane',
    'Asheville, North Carolina 28806',
    'United States',
  ]);
  const little = { street: '12 Creek Lane', city: null, state: null, postalCode: null, countryCode: null };
  expect(addressLines(little)).toEqual(['12 Creek Lane']);
  expect(addressLines({ ...little, postalCode: '28806' })).toEqual(['12 Creek Lane', '28806']);
  expect(addressLines({ ...little, countryCode: 'not a code' })).toEqual(['12 Creek Lane', 'not a code']);
});

test('[LS-12] directions lead to the coordinates, otherwise to the address', () => {
  const to = (link: string | null) => new URL(link ?? '').searchParams.get('destination');
  expect(to(directionsLink({ address, coordinates: { lat: 35.58, lon: -82.57 } }))).toBe('35.58,-82.57');
  expect(to(directionsLink({ address, coordinates: null }))).toBe(
    '12 Creek Lane, Asheville, North Carolina 28806, United States',
  );
  expect(directionsLink({ address: null, coordinates: null })).toBeNull();
});
