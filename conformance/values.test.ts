import { problemsOfValues } from './values';

const usd = (value: number) => ({ value, currencySymbol: '$', currencyCode: 'USD' });

test.each([
  ['an exact amount', usd(412.5), []],
  ['a rounding error of binary floating point', usd(100.10000000000001), ['/value']],
  ['yen with decimals', { value: 100.5, currencyCode: 'JPY' }, ['/value']],
  ['an amount in exponent notation', usd(1e-7), ['/value']],
  ['an unknown currency', { value: 1, currencyCode: 'XAU' }, ['/currencyCode']],
  ['rewards with three decimals', { value: 1.001, currency: 'Miles' }, ['/value']],
  ['credit with three decimals', { amount: 1.001, currency: 'USD' }, ['/amount']],
  ['a moment in UTC', { at: '2026-07-14T18:30:00.000Z' }, []],
  ['a moment with another UTC offset', { at: '2026-07-14T18:30:00+02:00' }, ['/at']],
  ['a day', { on: '2026-07-14' }, []],
])('%s', (_name, value, fields) => {
  expect(problemsOfValues(value).map(({ field }) => field)).toEqual(fields);
});

test('the path includes positions in lists', () => {
  expect(problemsOfValues({ list: [{}, { total: usd(0.001) }] })).toEqual([
    {
      rule: 'money',
      field: '/list/1/total/value',
      problem: 'has more than 2 decimals, so it is not an exact amount',
    },
  ]);
});
