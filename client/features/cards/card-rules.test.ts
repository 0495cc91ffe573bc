import { expect, test } from 'vitest';
import {
  expiryRefusal,
  groupedCardNumber,
  numberRefusal,
  parseExpiry,
  securityCodeRefusal,
} from './card-rules';

test('[PM-18] an impossible card number is refused', () => {
  expect(numberRefusal('4242 4242 4242 4242')).toBeUndefined();
  // The longest and the shortest numbers (ISO/IEC 7812).
  expect(numberRefusal('6304 0000 0000 0000 000')).toBeUndefined();
  expect(numberRefusal('5018 0000 0009')).toBeUndefined();
  expect(numberRefusal('4242 4242 4242 4241')).toBe('Check the card number.');
  expect(numberRefusal('4242')).toBe('Check the card number.');
  expect(numberRefusal(' ')).toBe('Enter the card number.');
});

test.each(['4/29', '04/29', '0429', '04 / 2029'])('[PM-18] %s is an expiry month', (text) => {
  expect(parseExpiry(text)).toEqual({ month: 4, year: 2029 });
});

test('[PM-18] a card is valid until the end of its month', () => {
  expect(expiryRefusal('05/26', '2026-05-31')).toBeUndefined();
  expect(expiryRefusal('04/26', '2026-05-01')).toBe('This card has expired.');
  expect(expiryRefusal('13/26', '2026-05-01')).toBe('Enter the expiry date as MM/YY.');
});

test('[PM-18] a security code has three or four digits', () => {
  expect(securityCodeRefusal('123')).toBeUndefined();
  expect(securityCodeRefusal('1234')).toBeUndefined();
  expect(securityCodeRefusal('12')).toBe('Enter the 3 or 4 digits of the security code.');
});

test('a number is grouped while it is typed', () => {
  expect(groupedCardNumber('42424242a4242')).toBe('4242 4242 4242');
  expect(groupedCardNumber('6304000000000000000')).toBe('6304 0000 0000 0000 000');
});
