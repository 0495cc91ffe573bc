import { shortText } from './short-text';

test('[LQ-01] a text of an address is trimmed', () => {
  expect(shortText(' Duck ')).toBe('Duck');
});

test.each([null, '', '  ', 'x'.repeat(201), 'Duck\u0000', 'Du\nck'])(
  '[LQ-01] a text that is empty, too long or has control characters is absent: %j',
  (text) => {
    expect(shortText(text)).toBeUndefined();
  },
);
