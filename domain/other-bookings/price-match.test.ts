import { PRICE_MATCH_NEEDS, PRICE_MATCH_RULES, claimText, enteredPrice, websiteAddress } from './price-match';

test('[AD-10] [AD-24] the claim requires trip ID, price and website, and unverifiable claims are declined by email', () => {
  expect(PRICE_MATCH_NEEDS).toHaveLength(3);
  expect(PRICE_MATCH_RULES.join(' ')).toContain('answered within 24 hours');
  expect(PRICE_MATCH_RULES.join(' ')).toContain('declined by email');
});

test.each([
  ['flights.example/deal?id=1', 'https://flights.example/deal?id=1'],
  [' HTTP://flights.example ', 'http://flights.example/'],
  ['', { error: 'REQUIRED' }],
  ['my friend', { error: 'INVALID_WEBSITE' }],
  ['localhost', { error: 'INVALID_WEBSITE' }],
  ['javascript:alert(1)', { error: 'INVALID_WEBSITE' }],
  ['https://someone@flights.example', { error: 'INVALID_WEBSITE' }],
  [`flights.example/${'a'.repeat(500)}`, { error: 'TOO_LONG' }],
])('[AD-10] the website %j is %j', (text, address) => {
  expect(websiteAddress(text)).toEqual(address);
});

test.each([
  ['RECEIVED', 'We verify the price, and answer by'],
  ['APPROVED', '$62.50 of travel credit is in your travel wallet.'],
  ['DECLINED', 'For members only'],
  ['WITHDRAWN', 'You withdrew this claim.'],
  ['UNKNOWN', 'Contact us'],
] as const)('[AD-10] [AD-24] a claim that is %s says so', (state, text) => {
  const facts = {
    difference: { minorUnits: 6_250, currencyCode: 'USD' as const },
    answerBy: '2026-06-02T12:00:00.000Z',
    declineReason: 'For members only',
  };
  expect(claimText({ ...facts, state }).text).toContain(text);
});

test.each([
  ['350.30', '350.30'],
  [' $1,350 ', '1350'],
  ['350,30', '350.30'],
  ['1.350,30 $', '1350.30'],
  ['0', undefined],
  ['-5', undefined],
  ['3.9999', undefined],
  ['12345678', undefined],
  ['cheap', undefined],
])('[AD-10] the entered price %j is %j', (text, price) => {
  expect(enteredPrice(text)).toBe(price);
});
