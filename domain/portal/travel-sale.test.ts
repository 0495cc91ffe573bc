import { saleBanner } from './travel-sale';

const dates = JSON.stringify({ startsOn: '2026-06-01', endsOn: '2026-06-14' });
const sale = (variant: string, data?: unknown) => [{ id: 'travel-sale', variant, data }];
const offers = { id: 'travel-wallet-offers', variant: 'available' };

test.each([
  ['lead-up', dates, 'LEAD_UP', 'The travel sale starts on Mon, Jun 1'],
  ['lead-up', null, 'LEAD_UP', 'The travel sale starts soon'],
  ['lead-up', '{"startsOn":"soon"}', 'LEAD_UP', 'The travel sale starts soon'],
  ['active', dates, 'ACTIVE', 'The travel sale is on until Sun, Jun 14'],
  ['active', '{', 'ACTIVE', 'The travel sale is on'],
])('[EX-05] the travel sale in the variant %s with the data %j is %s: %s', (variant, data, phase, title) => {
  expect(saleBanner(sale(variant, data), '/stays/')).toEqual({ phase, title, text: null });
});

test('[EX-05] the banner of the sale mentions travel offers while the wallet has any', () => {
  const texts = ['lead-up', 'active'].map(
    (variant) => saleBanner([...sale(variant), offers], '/stays/availability/')?.text,
  );
  expect(texts).toEqual([
    'From then on, your travel offers for the sale can be used at checkout.',
    'Your travel offers for the sale can be used at checkout.',
  ]);
});

test.each([
  ['available', '/stays/'],
  ['control', '/stays/'],
  ['active', '/trips'],
  ['lead-up', '/vacation-rentals/book'],
])('[EX-05] the variant %s shows no banner at %s', (variant, path) => {
  expect(saleBanner(sale(variant, dates), path)).toBeNull();
});

test('[EX-05] the root shows the banner of the search', () => {
  expect(saleBanner(sale('active', dates), '/')).toEqual(saleBanner(sale('active', dates), '/stays/'));
  expect(saleBanner(sale('active', dates), '/')).not.toBeNull();
});

test('[EX-05] a list without the experiment shows no banner', () => {
  expect(saleBanner([], '/stays/')).toBeNull();
});
