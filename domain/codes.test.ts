import { codeFromWire, tableCode } from './codes';

test.each([
  ['FraudAutoReject', 'FRAUD_AUTO_REJECT'],
  ['InvalidCVV', 'INVALID_CVV'],
  ['ExpiredQuoteToken', 'EXPIRED_QUOTE_TOKEN'],
  ['Authorized User', 'AUTHORIZED_USER'],
  ['AuthorizedUser', 'AUTHORIZED_USER'],
  ['PriceUnavailableUnder25', 'PRICE_UNAVAILABLE_UNDER25'],
  ['NOT_AVAILABLE', 'NOT_AVAILABLE'],
])('upstream %s is %s', (wire, code) => {
  expect(codeFromWire(wire)).toBe(code);
});

test('[AV-12] a name that is not in the table has no code', () => {
  expect(tableCode({ A_B: 1 }, 'AB')).toBeUndefined();
  expect(tableCode({ A_B: 1 }, 'aB')).toBe('A_B');
  expect(tableCode({ A_B: 1 }, null)).toBeUndefined();
});
