import { passesLuhn } from '#schema/untrusted-values.ts';
import { cardProblems, isExpired } from './card-check';
import { brandOf } from './card-number';
import { GOOD_CARD, TEST_CARDS, testCardNumber, testCardOf } from './test-cards';

const NOW = new Date('2026-05-04T16:00:00.000Z');
const card = { number: '4242424242424242', verificationValue: '123', month: 5, year: 2026 };

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['378282246310005', true],
  ['79927398713', true],
  ['79927398710', false],
])('the Luhn sum of %s is right: %s', (number, isRight) => {
  expect(passesLuhn(number)).toBe(isRight);
});

test.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'master'],
  ['2223003122003222', 'master'],
  ['378282246310005', 'american_express'],
  ['30569309025904', 'diners_club'],
  ['6011111111111117', 'discover'],
  ['3566002020360505', 'jcb'],
  ['5019717010103742', 'dankort'],
  ['6759649826438453', 'maestro'],
])('[PM-16] %s is a card of %s', (number, brand) => {
  expect(brandOf(number)?.brand).toBe(brand);
});

test('[PM-16] numbers that no brand issues have no brand', () => {
  expect(brandOf('9999999999999995')).toBeUndefined();
  expect(brandOf('424242424242424')).toBeUndefined();
});

test("a card is valid until the end of its last month in the platform's zone", () => {
  expect(isExpired({ month: 5, year: 2026 }, NOW)).toBe(false);
  expect(isExpired({ month: 4, year: 2026 }, NOW)).toBe(true);
  const lastEvening = new Date('2027-01-01T04:59:59Z');
  expect(isExpired({ month: 12, year: 2026 }, lastEvening)).toBe(false);
  expect(cardProblems({ ...card, month: 11, year: 2026 }, lastEvening)).toMatchObject([{ field: 'month' }]);
  expect(isExpired({ month: 12, year: 2026 }, new Date('2027-01-01T05:00:00Z'))).toBe(true);
});

test('[PM-20] every invalid field is named, and no message repeats the input', () => {
  expect(cardProblems(card, NOW)).toEqual([]);
  const wrong = { number: '4242424242424241', verificationValue: '9876', month: 1, year: 2025 };
  const problems = cardProblems(wrong, NOW);
  expect(problems.map(({ field }) => field)).toEqual(['number', 'verificationValue', 'year']);
  expect(JSON.stringify(problems)).not.toMatch(/4242|9876|2025/);
  expect(cardProblems({ ...card, month: 4 }, NOW).map(({ field }) => field)).toEqual(['month']);
});

test.each(TEST_CARDS)('the test card $digits is available with any last four digits', (testCard) => {
  for (const lastFour of ['0000', '4821', '7730', '9999']) {
    const number = testCardNumber(testCard, lastFour);
    expect(number).toMatch(new RegExp(`^400005${testCard.digits}000.${lastFour}$`));
    expect(passesLuhn(number)).toBe(true);
    expect(testCardOf(number)).toBe(testCard);
  }
});

test('numbers outside the range, and outcomes that are not in the table, are good cards', () => {
  expect(testCardOf('4242424242424242')).toBe(GOOD_CARD);
  expect(testCardOf('4000059900004821')).toBe(GOOD_CARD);
});
