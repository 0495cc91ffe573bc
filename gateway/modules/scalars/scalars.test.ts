import fc from 'fast-check';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse, validate } from 'graphql';
import { money } from '#domain/money/money.ts';
import { safeUrl, scalars } from './scalars';

test('[VO-01] an amount in Colombian pesos is exact beyond 32 bits', () => {
  const { minorUnits } = money(3_000_000_050, 'COP');
  expect(scalars.MinorUnits.serialize(minorUnits)).toBe(3_000_000_050);
});

test.each([0.5, Number.NaN, 2 ** 53, '100', null])(
  'minor units are whole numbers, and %p is not',
  (value) => {
    expect(() => scalars.MinorUnits.serialize(value)).toThrow(TypeError);
  },
);

test.each(['/photos/a.webp', '/', '/trips?id=1#x', 'https://example.com/a b', 'HTTP://example.com:8080/ä'])(
  '%j is an address',
  (text) => {
    expect(safeUrl(text)).toBe(text);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\0/evil.example',
  '/photos\\..\\a',
  'https:\\\\evil.example',
  'ht\ntps://evil.example',
  'https://exa mple.com',
  'https://[::1',
  'https://',
  'http:evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,a',
  ' /photos/a.webp',
  'photos/a.webp',
  '',
])('%j is not an address', (text) => {
  expect(safeUrl(text)).toBeUndefined();
});

test('a path that browsers would resolve to another host is refused', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('/', '\\', '\t', '\n', '\r', '\0', '\u0085', '@', ':', '.', 'a', '%', ' ', '?', '#'),
      ),
      (characters) => {
        const text = `/${characters.join('')}`;
        if (safeUrl(text) === undefined) return;
        expect(new URL(text, 'https://portal.example').host).toBe('portal.example');
      },
    ),
  );
});

test.each(['0000-01-01', '9999-99-99', '10000-01-01', '+012026-01-01'])('%s is not a day', (text) => {
  expect(() => scalars.Date.parseValue(text)).toThrow('Date has to be a day as YYYY-MM-DD, of 1900 to 2199.');
});

test.each(['999999999999999.999999', '-1', '0'])('%s is a decimal number', (text) => {
  expect(scalars.Decimal.parseValue(text)).toBe(text);
});

test.each(['99999999999999999', '1.1234567', '1e3', ''])(
  '%j is not a decimal number, or too long',
  (text) => {
    expect(() => scalars.Decimal.parseValue(text)).toThrow(
      'with at most 15 digits before the point and 6 after it',
    );
  },
);

test.each(['00:00', '16:30', '23:59'])('%s is a time of day', (text) => {
  expect(scalars.LocalTime.serialize(text)).toBe(text);
});

test.each(['24:00', '7:00', '16:60', '16:00:00', 'noon'])('%s is not a time of day', (text) => {
  expect(() => scalars.LocalTime.serialize(text)).toThrow(TypeError);
});

test.each(['2028-01', '2028-12'])('%s is a month', (text) => {
  expect(scalars.YearMonth.serialize(text)).toBe(text);
});

test.each(['2028-00', '2028-13', '28-01', '2028-1'])('%s is not a month', (text) => {
  expect(() => scalars.YearMonth.serialize(text)).toThrow(TypeError);
});

test.each(['"2027-02-30"', '5'])('an error for %s in a document has its place', (literal) => {
  const field = { type: GraphQLString, args: { day: { type: scalars.Date } } };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { field } }) });
  expect(validate(schema, parse(`{ field(day: ${literal}) }`))).toMatchObject([
    { message: expect.stringContaining('Date has to be a day'), locations: [{ line: 1, column: 14 }] },
  ]);
});
