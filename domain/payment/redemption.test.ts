import { points } from '../money/points';
import {
  MINIMUM_REDEMPTION_NOTICES,
  minimumRedemption,
  type RedemptionAccount,
  redemptionRefusal,
  redemptionRefusalText,
  rewardsCover,
  shareOfPrice,
} from './redemption';
import { tenantOf } from '../portal/tenants';

const account = (
  balance: number,
  redemptionMin: number,
  change: Partial<RedemptionAccount> = {},
): RedemptionAccount => ({
  accountReferenceId: 'a-1',
  productDisplayName: 'Larkfield Cash',
  role: 'PRIMARY',
  balance: points(balance, 'Cash'),
  redemptionMin: points(redemptionMin, 'Cash'),
  allowRewardsRedemption: true,
  ...change,
});
const consumer = { tenant: tenantOf('consumer'), listingCollection: 'NO_COLLECTION' };
const corporate = { tenant: tenantOf('corporate'), listingCollection: 'NO_COLLECTION' };
const lifestyle = { ...consumer, listingCollection: 'LIFESTYLE' };

test.each([
  [100, 100, undefined],
  [99, 100, 'BELOW_MINIMUM'],
  [0, 0, 'NO_BALANCE'],
  [1, 0, undefined],
  [-5, 0, 'NO_BALANCE'],
])('[RW-10] a balance of %i with a minimum of %i is refused for %p', (balance, minimum, refusal) => {
  expect(redemptionRefusal(account(balance, minimum), consumer)).toBe(refusal);
});

test('[RW-08] a user without permission is refused in either tenant', () => {
  const closed = account(100, 0, { allowRewardsRedemption: false });
  expect(redemptionRefusal(closed, consumer)).toBe('NOT_ALLOWED');
  expect(redemptionRefusal(closed, corporate)).toBe('NOT_ALLOWED');
  expect(redemptionRefusalText('NOT_ALLOWED', 'ACCOUNT_MANAGER')).toBe(
    "Account managers can't redeem rewards",
  );
});

test('[RW-15] on a Lifestyle stay only the exempt products redeem', () => {
  expect(redemptionRefusal(account(100, 0), lifestyle)).toBe('COLLECTION_EXCLUDED');
  expect(
    redemptionRefusal(account(100, 0, { productDisplayName: 'Larkfield Summit' }), lifestyle),
  ).toBeUndefined();
});

test('[RW-13] the minimum applies to all, some or none', () => {
  const [meets, fails] = [account(100, 50), account(10, 50)];
  expect(minimumRedemption([meets, meets])).toBe('ALL_MEET');
  expect(minimumRedemption([meets, fails, fails])).toBe('SOME_DO_NOT_MEET');
  expect(minimumRedemption([fails])).toBe('NONE_MEET');
  expect(minimumRedemption([])).toBe('ALL_MEET');
  expect(minimumRedemption([meets, account(10, 50, { allowRewardsRedemption: false })])).toBe('ALL_MEET');
});

test('[RW-11] [RW-12] the notices of a minimum', () => {
  expect(MINIMUM_REDEMPTION_NOTICES).toEqual({
    ALL_MEET: null,
    SOME_DO_NOT_MEET: 'One of your rewards accounts does not meet the minimum redemption amount.',
    NONE_MEET:
      "Your rewards account does not meet the minimum redemption amount. To continue with this booking, please use your card issuer's credit card to complete this transaction.",
  });
});

test.each([
  [500, 100, 'ALL'],
  [499, 100, 'PART'],
  [100, 100, 'PART'],
  [99, 100, 'NONE'],
  [0, 0, 'NONE'],
] as const)(
  '[RW-10] a balance of %i with a minimum of %i covers %s of a price of 500',
  (balance, minimum, cover) => {
    expect(rewardsCover(points(500, 'Cash'), account(balance, minimum))).toBe(cover);
  },
);

test('[RW-10] rewards of another unit cover nothing', () => {
  expect(rewardsCover(points(500, 'Miles'), account(600, 0))).toBe('NONE');
});

test.each([
  [12_000, 74_041, '16%'],
  [74_040, 74_041, '99%'],
  [700, 74_041, 'less than 1%'],
])('[RW-10] %i of %i points pay %s of the price', (balance, price, share) => {
  expect(shareOfPrice(points(price * 100, 'Miles'), points(balance * 100, 'Miles'))).toBe(share);
});
