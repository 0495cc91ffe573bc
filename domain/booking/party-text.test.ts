import { partyText } from './party-text';

test.each([
  [{ adults: 2, children: 1, petsIncluded: true }, '2 adults, 1 child, with pets'],
  [{ adults: 1, children: 0, petsIncluded: false }, '1 adult'],
])('a party by age is shown as %s', (guests, text) => {
  expect(partyText({ guests, guestCount: null })).toBe(text);
});

test('of unknown ages only the number of guests is shown, and nothing when that is unknown too', () => {
  expect(partyText({ guests: null, guestCount: 3 })).toBe('3 guests');
  expect(partyText({ guests: null, guestCount: null })).toBeNull();
});
