import { enteredAmount } from './entered-amount';

describe('an amount as typed [SP-08] [PR-18]', () => {
  test.each([
    ['33.33', '33.33'],
    [' 12.5 ', '12.5'],
    ['$20', '20'],
    ['$ 1,000.50', '1000.50'],
    ['1 000', '1000'],
    ['1,234,567', '1234567'],
  ])('%j is %s', (text, amount) => expect(enteredAmount(text, '$')).toBe(amount));

  test.each(['12,50', '12,5', '1,00,000', '1000,500', ',500', '10 00'])(
    '%j is not an amount with separated thousands',
    (text) => expect(enteredAmount(text)).toBe(text),
  );

  test('an amount that is not money has no symbol', () => expect(enteredAmount('$20')).toBe('$20'));
});
