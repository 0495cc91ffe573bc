import { describe, expect, test } from 'vitest';
import { linesDifference } from '#domain/listing/listing-price.ts';
import { money } from '#domain/money/money.ts';
import { quotedLines, shownLines } from './breakdown-lines';

type Rate = Parameters<typeof shownLines>[0];

const usd = (minorUnits: number) => ({ __typename: 'Money' as const, ...money(minorUnits, 'USD') });

test('[PR-18] the lines of a home add up to its total, discounts included', () => {
  const rate = {
    nights: 3,
    rentTotal: { fiat: usd(54_000) },
    discounts: [{ label: 'Weekly discount', amount: usd(6_000) }],
    fees: [{ label: 'Cleaning Fee', amount: usd(8_000), description: null }],
    taxes: [{ label: 'Tax', amount: usd(5_400), description: null }],
  } as unknown as Rate;
  const lines = shownLines(rate);
  expect(lines[0]).toMatchObject({ label: '3 nights', amount: { minorUnits: 60_000 } });
  expect(
    linesDifference(
      lines.map(({ amount }) => amount),
      money(67_400, 'USD'),
    ),
  ).toBeNull();
});

describe('the lines of a quote', () => {
  type Quote = Parameters<typeof quotedLines>[0];
  const group = (kind: string, label: string, cents: number) => ({ kind, label, amount: usd(cents) });
  const fee = (label: string, cents: number) => ({ label, amount: usd(cents), description: null });
  const quoteOf = (total: number, groupedItems: object[], fees: object[]) =>
    ({ payNowTotal: { fiat: usd(total) }, groupedItems, fees }) as unknown as Quote;
  const words = (quote: Quote) =>
    quotedLines(quote, 3).map(({ label, amount }) => [label, amount.minorUnits]);

  test('[PR-18] single fees replace the groups of fees and taxes, and other groups remain', () => {
    const groups = [
      group('RENT', 'Rent', 60_000),
      group('DISCOUNTS', 'Discounts', -6_000),
      group('FEES', 'Fees', 8_000),
      group('TAXES', 'Taxes', 5_400),
      group('AGENT_FEE', 'Booked by an agent', 1_000),
      group('UNKNOWN', 'Firewood', 500),
      group('PROTECTIONS', 'Protection', 4_000),
    ];
    const quote = quoteOf(72_900, groups, [fee('Cleaning Fee', 8_000), fee('Sales Tax', 5_400)]);
    expect(words(quote)).toEqual([
      ['3 nights', 60_000],
      ['Discounts', -6_000],
      ['Firewood', 500],
      ['Cleaning Fee', 8_000],
      ['Sales Tax', 5_400],
      ['Agent fee', 1_000],
      ['Cancel for any reason', 4_000],
    ]);
  });

  test.each([
    ['alone', -20_000, [['Complimentary fourth night', -20_000]]],
    [
      'with other discounts',
      -26_000,
      [
        ['Complimentary fourth night', -20_000],
        ['Discounts', -6_000],
      ],
    ],
  ])('[AD-16] [PR-18] the complimentary night has a separate line, %s', (_with, discounts, lines) => {
    const groups = [group('RENT', 'Rent', 80_000), group('DISCOUNTS', 'Discounts', discounts)];
    const quote: Quote = {
      ...quoteOf(80_000 + discounts, groups, []),
      complimentaryNight: {
        __typename: 'ComplimentaryNight',
        title: 'Complimentary fourth night',
        amount: usd(20_000),
      },
    };
    expect(words(quote)).toEqual([['3 nights', 80_000], ...lines]);
  });

  test('[PR-18] fees that do not add up to their groups are not shown, the groups are', () => {
    const groups = [group('RENT', 'Rent', 60_000), group('FEES', 'Fees', 8_000)];
    expect(words(quoteOf(68_000, groups, [fee('Cleaning Fee', 7_000)]))).toEqual([
      ['3 nights', 60_000],
      ['Fees', 8_000],
    ]);
  });
});
