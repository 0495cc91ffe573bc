import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';

beforeEach(() => setViewport('desktop'));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();

const frozenPrice = (changes: object = {}) => ({
  id: 'freeze-1',
  state: 'VALID',
  activity: 'IS_ACTIVE',
  kind: 'HOLD_THE_ROOM',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  expiresAt: inHours(51),
  guests: { adults: 2, children: [7], petsIncluded: true },
  total: fiat(740),
  cap: fiat(500),
  deposit: fiat(59.2),
  paidWith: 'Visa ending in 4821',
  today: {
    availability: 'AVAILABLE',
    total: fiat(860),
    discount: fiat(120),
    deposit: fiat(59.2),
    due: fiat(680.8),
  },
  listing: {
    id: 'vr-duck-01',
    name: 'The Long Porch',
    address: { kind: 'FULL_ADDRESS', city: 'Duck', state: 'NC' },
    photos: [],
  },
  ...changes,
});

const none = {
  totalCount: 0,
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

const exercise = (changes: object) => ({
  isPossible: false,
  exerciseError: null,
  voucherError: null,
  title: null,
  text: null,
  isRefundable: false,
  offersSimilarHomes: false,
  today: null,
  ...changes,
});

const open = (
  prices: readonly object[],
  checked: object = exercise({ isPossible: true }),
  refunded?: object,
) =>
  renderPortal({
    path: '/trips',
    resolvers: {
      Query: {
        trips: () => none,
        frozenPrices: () => prices,
        frozenPrice: () => ({ ...prices[0], exercise: checked }),
      },
      Mutation: { refundFrozenPrice: () => refunded },
    },
  });

const card = async () =>
  within(
    await within(await screen.findByRole('region', { name: 'Frozen prices' })).findByRole('article', {
      name: 'The Long Porch',
    }),
  );

test('[CN-04] [AD-11] a frozen price has its clock, the current saving, and the amount left to pay', async () => {
  await open([frozenPrice()]);
  const price = await card();
  expect(price.getByText('2 days 3 hours left')).toBeVisible();
  expect(price.getByText('Frozen price').parentElement).toHaveTextContent('$740.00');
  expect(price.getByText('Price today').parentElement).toHaveTextContent('$860.00');
  expect(price.getByText('Left to pay').parentElement).toHaveTextContent('$680.80');
  expect(price.getByText('The price has gone up. You save $120.00.')).toBeVisible();
});

test('[CN-04] the prices that can still be used come first', async () => {
  const named = (id: string, state: string, name: string) =>
    frozenPrice({ id, state, listing: { ...frozenPrice().listing, id, name } });
  await open([
    named('freeze-1', 'EXPIRED', 'Expired'),
    named('freeze-2', 'VALID', 'Valid'),
    named('freeze-3', 'REFUNDED', 'Refunded'),
  ]);
  const section = within(await screen.findByRole('region', { name: 'Frozen prices' }));
  const names = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Valid', 'Expired', 'Refunded']);
});

test.each([
  ['a price that has fallen', { total: fiat(650), discount: fiat(0) }, 'You pay today’s lower price.'],
  ['a price that has not changed', { total: fiat(740), discount: fiat(0) }, 'Your nights are held for you.'],
])('[AD-11] %s shows a notice', async (_what, changes, text) => {
  const { today } = frozenPrice();
  await open([frozenPrice({ today: { ...today, ...changes } })]);
  expect((await card()).getByText(new RegExp(text))).toBeVisible();
});

test('[AD-11] [RT-14] booking opens the checkout of the stay with the frozen price', async () => {
  const { address } = await open([frozenPrice()]);
  await userEvent.click((await card()).getByRole('button', { name: 'Book at your frozen price' }));
  await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/book\//), { timeout: 10_000 });
  const query = new URLSearchParams(address().split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    listingId: 'vr-duck-01',
    fromDate: '2026-06-05',
    untilDate: '2026-06-08',
    adultsCount: '2',
    children: '7',
    petsCount: '1',
    hotelBookType: 'pf-exercise',
    priceFreezeEntry: 'freeze-1',
  });
});

test('[AD-25] a stay that is no longer available offers similar homes, and refunds the deposit', async () => {
  const today = {
    ...frozenPrice().today,
    availability: 'UNAVAILABLE',
    total: null,
    discount: null,
    due: null,
  };
  await open(
    [frozenPrice({ today })],
    exercise({
      exerciseError: 'REFUND',
      title: 'Your nights are no longer available.',
      text: 'You can get your deposit back.',
      isRefundable: true,
      offersSimilarHomes: true,
    }),
    {
      __typename: 'FrozenPriceRefunded',
      frozenPrice: { id: 'freeze-1', state: 'REFUNDED', activity: 'IS_EXPIRED', refundedAt: inHours(0) },
    },
  );
  const price = await card();
  expect(price.getByText('These nights are no longer available.')).toBeVisible();
  await userEvent.click(price.getByRole('button', { name: 'See your options' }));
  expect(await price.findByText('Your nights are no longer available.')).toBeVisible();
  expect(price.getByRole('link', { name: 'See similar homes' })).toHaveAttribute(
    'href',
    expect.stringContaining('/stays/availability/?locationName=Duck%2C+NC&fromDate=2026-06-05'),
  );
  await userEvent.click(price.getByRole('button', { name: 'Refund my deposit' }));
  expect(await price.findByText('Refunded')).toBeVisible();
  expect(price.getByText('Your deposit went back to Visa ending in 4821.')).toBeVisible();
  expect(price.queryByRole('button')).not.toBeInTheDocument();
  // The pressed button was removed.
  expect(screen.getByRole('article', { name: 'The Long Porch' })).toHaveFocus();
});

test('[AD-13] a temporary error can be retried', async () => {
  await open(
    [frozenPrice()],
    exercise({
      exerciseError: 'PROVIDER_ERROR',
      title: 'The provider does not answer.',
      text: 'It stays frozen.',
    }),
  );
  const price = await card();
  await userEvent.click(price.getByRole('button', { name: 'Book at your frozen price' }));
  expect(await price.findByText('The provider does not answer.')).toBeVisible();
  expect(price.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(price.queryByRole('button', { name: 'Refund my deposit' })).not.toBeInTheDocument();
});

test('[AD-11] [RT-14] an expired price offers to freeze again, on the page of the home', async () => {
  await open([
    frozenPrice({ state: 'EXPIRED', activity: 'IS_EXPIRED', expiresAt: inHours(-5), today: null }),
  ]);
  const price = await card();
  expect(price.getByText('Expired')).toBeVisible();
  expect(price.getByText(/^It ended on .*, and the deposit was kept\.$/)).toBeVisible();
  expect(price.getByRole('link', { name: 'Freeze a price again' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/vacation-rentals\/shop\/\?listingId=vr-duck-01&.*&hotelBookType=pf-purchase$/),
  );
  expect(price.queryByRole('button')).not.toBeInTheDocument();
});

test.each([9, -9])(
  '[CN-04] [AD-11] the state decides whether a price has expired, though the clock is wrong by %d days',
  async (days) => {
    const expiresAt = inHours(51);
    const hasExpiredAt = inHours(-51);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 });
    const expired = frozenPrice({ state: 'EXPIRED', activity: 'IS_EXPIRED', expiresAt: hasExpiredAt });
    const first = await open([frozenPrice({ expiresAt })]);
    const price = await card();
    expect(price.getByRole('button', { name: 'Book at your frozen price' })).toBeVisible();
    expect(price.queryByText('Expired')).not.toBeInTheDocument();
    expect(price.getByText(/^Until /)).toBeVisible();
    first.unmount();
    await open([expired]);
    expect((await card()).getByText('Expired')).toBeVisible();
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  },
);

test('[CN-04] at the end of the countdown the state is read again', async () => {
  const prices = vi
    .fn()
    .mockReturnValue([frozenPrice({ state: 'EXPIRED', activity: 'IS_EXPIRED', expiresAt: inHours(-1) })])
    .mockReturnValueOnce([frozenPrice({ expiresAt: inHours(-1) })]);
  await renderPortal({
    path: '/trips',
    resolvers: { Query: { trips: () => none, frozenPrices: prices } },
  });
  expect(await (await card()).findByText('Expired')).toBeVisible();
  expect(prices).toHaveBeenCalledTimes(2);
});

test.each([
  ['none', []],
  ['one that was used', [frozenPrice({ state: 'EXERCISED', activity: 'IS_EXPIRED', today: null })]],
])('[CN-04] with %s the section is not shown', async (_what, prices) => {
  await open(prices);
  await screen.findByText('Nothing planned yet');
  expect(screen.queryByRole('region', { name: 'Frozen prices' })).not.toBeInTheDocument();
});
