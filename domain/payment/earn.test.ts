import {
  bannerAccount,
  earnChip,
  earnRates,
  earnText,
  partInDollars,
  showsEarnings,
  showsRewardsBanner,
  travelSupportText,
} from './earn';
import { money } from '../money/money';
import { points } from '../money/points';
import { DEMONSTRATION_BRANDS } from '../portal/brands';
import { TENANTS } from '../portal/tenants';

test('[EA-01] the dollar value of a part of a price is proportional to the whole, to the cent', () => {
  const whole = money(100_000, 'CAD');
  const worth = money(73_001, 'USD');
  expect(partInDollars(whole, whole, worth)).toEqual(worth);
  expect(partInDollars(money(50_000, 'CAD'), whole, worth)).toEqual(money(36_501, 'USD'));
  expect(partInDollars(money(0, 'CAD'), whole, worth)).toEqual(money(0, 'USD'));
});

test('[EA-01] there is no value for a part of another price, of nothing, or in a currency other than dollars', () => {
  const worth = money(73_001, 'USD');
  expect(partInDollars(money(100, 'EUR'), money(100_000, 'CAD'), worth)).toBeNull();
  expect(partInDollars(money(100, 'CAD'), money(0, 'CAD'), worth)).toBeNull();
  expect(partInDollars(money(100, 'CAD'), money(100_000, 'CAD'), money(73_001, 'EUR'))).toBeNull();
});

test('[EA-02] the earnings of a trip', () => {
  expect(earnText(points(123_401, 'Miles'))).toBe("You've earned 1,235 Miles on this trip!");
  expect(earnText(points(1_230, 'Cash'))).toBe("You've earned $12.30 Cash on this trip!");
  expect(earnText(points(100, ''))).toBe("You've earned 1 Miles on this trip!");
});

test('[EA-03] the chip shows X for miles and % for cash', () => {
  expect(earnChip(5, 'Miles')).toBe('Earn 5X on vacation rentals');
  expect(earnChip(1.5, 'Cash')).toBe('Earn 1.5% on vacation rentals');
});

test('[EA-05] the banner shows the account with the largest value', () => {
  const account = (accountReferenceId: string, cents: number | null) => ({
    accountReferenceId,
    rewardsCashEquivalent: cents === null ? null : money(cents, 'USD'),
  });
  const accounts = [account('a', null), account('b', 500), account('c', 900), account('d', 900)];
  expect(bannerAccount(accounts)?.accountReferenceId).toBe('c');
  expect(bannerAccount([account('a', null)])?.accountReferenceId).toBe('a');
  expect(bannerAccount([])).toBeNull();
});

test.each([
  ['consumer', '/stays/', false, [], true],
  ['consumer', '/', false, [], true],
  ['consumer', '/vacation-rentals/book', false, [], true],
  ['consumer', '/vacation-rentals/book/confirm/', false, [], true],
  ['consumer', '/vacation-rentals/shop/', false, [], false],
  ['consumer', '/stays/', true, [], false],
  ['corporate', '/stays/', false, [], false],
  ['corporate', '/stays/', false, [{ id: 'corporate-rewards-earn-banner', variant: 'available' }], true],
] as const)(
  '[EA-04] banner for %s on %s (travel app: %p, %p): %p',
  (tenant, path, isTravelApp, experiments, shows) => {
    expect(showsRewardsBanner(TENANTS[tenant], { path, isTravelApp }, experiments)).toBe(shows);
  },
);

test('[EA-06] [EA-07] in the corporate tenant only primary holders see earnings; others see support', () => {
  expect(showsEarnings(TENANTS.corporate, 'PRIMARY')).toBe(true);
  expect(showsEarnings(TENANTS.corporate, 'AUTHORIZED_USER')).toBe(false);
  expect(showsEarnings(TENANTS.consumer, 'AUTHORIZED_USER')).toBe(true);
  expect(travelSupportText(DEMONSTRATION_BRANDS.corporate)).not.toMatch(/earn/i);
  expect(
    travelSupportText({ brandName: 'Northwind Stays', supportPhone: '1-800-555-0199', supportHours: null }),
  ).toBe('Northwind Stays is here to help before, during and after your trip. Call 1-800-555-0199.');
});

test('[EA-05] the banner lists the earnings of hotels, homes, flights and cars', () => {
  const earn = { hotels: 5, homes: 2, flights: 1.5, cars: 3 };
  expect(earnRates(earn, 'Miles')).toBe(
    '5X on hotels, 2X on vacation rentals, 1.5X on flights and 3X on rental cars',
  );
  expect(earnRates(earn, 'Cash')).toBe(
    '5% on hotels, 2% on vacation rentals, 1.5% on flights and 3% on rental cars',
  );
});
