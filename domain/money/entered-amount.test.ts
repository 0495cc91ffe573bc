import { enteredAmount, notAnAmount } from './entered-amount';

describe('an amount as typed [SP-08] [PR-18]', () => {
  test.each([
    ['33.33', '33.33'],
    [' 12.5 ', '12.5'],
    ['12,50', '12.50'],
    ['12,5', '12.5'],
    ['12,', '12'],
    ['$20', '20'],
    ['20,00 $', '20.00'],
    ['$ 1,000.50', '1000.50'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1 000', '1000'],
    ['1,234', '1234'],
    ['1.234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1,00,000.50', '100000.50'],
    ['1000.5', '1000.5'],
    ['١٢٫٥٠', '12.50'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['１２．５０', '12.50'],
    ['\u200e12.50\u200f', '12.50'],
    ['-5', '-5'],
    ['−5,00', '-5.00'],
  ])('%j is %s', (text, amount) => expect(enteredAmount(text, '$')).toBe(amount));

  test.each([
    '',
    '1e2',
    '0x10',
    '1000,500',
    '1,234.567',
    '1,234,5',
    '1.234.5',
    ',500',
    '10 00',
    '1..5',
    'ten',
    '$',
  ])('%j is no amount', (text) => expect(enteredAmount(text)).toBe(''));

  test('a text that is no amount is repeated in the message', () => {
    expect(notAnAmount(' 1e2 ')).toBe('“1e2” is not an amount. Enter one like 12.50.');
    expect(notAnAmount(' ')).toBe('Enter an amount of money.');
  });

  test('an amount that is not money has no symbol', () => expect(enteredAmount('$20')).toBe(''));
});
