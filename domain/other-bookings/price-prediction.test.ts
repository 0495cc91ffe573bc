import { predictionText, priceSinceWatched } from './price-prediction';

test('[AD-19] a prediction says how good the price is, and whether to buy', () => {
  expect(predictionText('GREAT', 'BUY')).toBe('A great price. Buy now: we expect the price to rise.');
  expect(predictionText('WAIT', 'WAIT')).toBe('More than usual. Wait: we expect the price to fall.');
  expect(predictionText('GOOD', 'BUY_NEUTRAL')).toBe(
    'A good price. You can buy now: we expect the price to stay, or to rise a little.',
  );
  expect(predictionText('FAIR', 'WAIT_NEUTRAL')).toBe(
    'A fair price. You can wait: we expect the price to stay, or to fall a little.',
  );
});

test('[AD-19] an unknown label is left out, and an unknown advice says nothing', () => {
  expect(predictionText('UNKNOWN', 'BUY')).toBe('Buy now: we expect the price to rise.');
  expect(predictionText('GREAT', 'UNKNOWN')).toBeNull();
});

test.each([
  [139_940, 'Now $1,399.40, $86.80 less than when the watch began.'],
  [150_000, 'Now $1,500.00, $13.80 more than when the watch began.'],
  [148_620, 'Now $1,486.20, the same as when the watch began.'],
])('[CN-08] a price of %d cents is compared with that when the watch began', (minorUnits, text) => {
  const usd = (cents: number) => ({ minorUnits: cents, currencyCode: 'USD' as const });
  expect(priceSinceWatched(usd(minorUnits), usd(148_620))).toBe(text);
  expect(priceSinceWatched(null, usd(148_620))).toBeNull();
  expect(priceSinceWatched(usd(minorUnits), null)).toBe(`${text.split(/, \D/)[0]}.`);
  expect(priceSinceWatched(usd(minorUnits), { minorUnits: 1, currencyCode: 'CAD' })).toBe(
    `${text.split(/, \D/)[0]}.`,
  );
});
