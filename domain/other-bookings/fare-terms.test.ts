import { bagText, cancellationText, farePrice } from './fare-terms';
import { money } from '../money/money';

test('[FM-05] the price of a fare is rounded to whole units', () => {
  expect(farePrice(money(12_349, 'USD'))).toBe('$123');
  expect(farePrice(money(12_350, 'USD'))).toBe('$124');
});

test('[FM-07] a bag shows its number, price and currency', () => {
  expect(bagText(2, money(4500, 'CAD'))).toBe('Bag 2 at $45.00 CAD');
});

test.each([
  ['WN', 'Business Select', 'Free'],
  ['WN', 'Basic', 'Cancel for a credit'],
  ['WN', 'Anytime', 'Free'],
  ['UA', 'Refundable', 'Free'],
  ['UA', ' FLEXIBLE ', 'Free'],
  ['UA', 'Economy', '$99 fee'],
])('[FM-07] canceling a fare of %s in brand %s reads %s', (airline, brand, text) => {
  expect(cancellationText(airline, brand, '$99 fee')).toBe(text);
});
