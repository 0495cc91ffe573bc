import fc from 'fast-check';
import { passesLuhn, problemOfValue, withoutSecrets } from './untrusted-values';

test.each([
  ['NUL', 'a\0b'],
  ['the first half of a pair', '\ud83d'],
  ['the second half of a pair', 'a\ude00'],
  ['halves in the wrong order', '\ude00\ud83d'],
  ['NUL in the name of a field', { a: [{ 'b\0': 1 }] }],
])('%s is not text', (_, value) => {
  expect(problemOfValue(value)).toBe('a text holds NUL or half of a surrogate pair');
});

test('a value is nested at most 32 deep, however large it is', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(problemOfValue(nested(32))).toBeUndefined();
  expect(problemOfValue(nested(100_000))).toBe('values are nested more than 32 deep');
});

test('every other value is valid', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8, stringUnit: 'grapheme' }), (value) => {
      expect(JSON.stringify(value).includes('\\u0000') || problemOfValue(value) === undefined).toBe(true);
    }),
  );
});

test.each([
  ['paid with 4111111111111111.', 'paid with [redacted].'],
  ['4111 1111 1111 1111', '[redacted]'],
  ['4111-1111-1111-1111', '[redacted]'],
  ['4111\u00a01111\u20131111 - 1111', '[redacted]'],
  ['?card=4111%201111%201111%201111&x=1', '?card=[redacted]&x=1'],
  ['?card=4111+1111+1111+1111', '?card=[redacted]'],
  ['4111.1111.1111.1111 or 4111_1111_1111_1111', '[redacted] or [redacted]'],
  ['４１１１ 1111 １１１１ 1111', '[redacted]'],
  ['x4111111111111111y', 'x[redacted]y'],
  ['sent as Bearer abc.def-1, again', 'sent as Bearer [redacted], again'],
  ['on 2026-05-02 4111 1111 1111 1111 12/27', 'on 2026-05-02 [redacted] 12/27'],
  // 0501 4111 1111 1111 could also be the card.
  ['on 2026-05-01 4111 1111 1111 1111 12/27', 'on 2026-[redacted] 12/27'],
  ['4222222222222 (13) and 6304000000000000018 (19)', '[redacted] (13) and [redacted] (19)'],
  ['4111111111111111 5555555555554444', '[redacted] [redacted]'],
])('%s becomes %s', (text, redacted) => {
  expect(withoutSecrets(text)).toBe(redacted);
});

test.each([
  'order 4111111111111112',
  '2026-05-01T16:00:00.000Z',
  '+1 (416) 555-0199',
  '12345678901234567890123456789012345',
  '192.168.100.201 and 10.20.30.40',
  '0d9d35f4-5a4c-4a9a-8f6e-1f0c2f1f4e10',
])('%s is unchanged', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

test('the largest request body of digits takes no noticeable time', () => {
  const texts = ['1 ', '1%20', '11 ', '4111111111111111 '].map((part) => part.repeat(131_072 / part.length));
  withoutSecrets(texts);
  const startedAt = performance.now();
  withoutSecrets(texts);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('the values of fields with secret names are removed, at every level', () => {
  const secrets = [
    'cvv',
    'CVC',
    'cvv2',
    'securityCode',
    'card_verification_value',
    'verificationValue',
    'cardNumber',
    'password',
    'accessToken',
  ];
  const given = Object.fromEntries(secrets.map((name) => [name, '123']));
  const removed = Object.fromEntries(secrets.map((name) => [name, '[redacted]']));
  const others = { number: 2, month: 6, code: 'MIN_STAY', panel: 'price', quoteToken: 'q-1' };
  expect(withoutSecrets({ card: [{ ...given, ...others }], cvv: { value: 123 } })).toEqual({
    card: [{ ...removed, ...others }],
    cvv: '[redacted]',
  });
});

test('an instant in milliseconds is unchanged, whatever its Luhn sum', () => {
  const instants = Array.from({ length: 20 }, (_, n) => 1_793_000_000_000 + n);
  expect(instants.some((instant) => passesLuhn(String(instant)))).toBe(true);
  expect(withoutSecrets({ instants, texts: instants.map(String) })).toEqual({
    instants,
    texts: instants.map(String),
  });
});

/** Digits followed by the check digit that makes their Luhn sum valid. */
const cardNumber = fc.stringMatching(/^[2-9]\d{11,17}$/).map((digits) => {
  const check = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(passesLuhn);
  return check ?? digits;
});

test('every number with a valid Luhn sum is removed, in any grouping', () => {
  fc.assert(
    fc.property(
      cardNumber,
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(' ', '-'),
      (number, size, between) => {
        const grouped = number.match(new RegExp(`.{1,${size}}`, 'g'))?.join(between) ?? '';
        expect(withoutSecrets({ a: [`the card ${grouped}!`] })).toEqual({ a: ['the card [redacted]!'] });
      },
    ),
  );
});

test('a text consisting only of groups takes linear time', () => {
  const text = '1 '.repeat(120_000);
  expect(withoutSecrets(text)).toHaveLength(text.length);
});
