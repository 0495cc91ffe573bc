import { productFamily } from '../card-products';
import { isUnserviced } from '../payment/rewards-accounts';
import { DEMONSTRATION_BRANDS } from './brands';
import { TENANTS, tenantOf } from './tenants';

test.each([
  ['consumer', 'consumer'],
  ['corporate', 'corporate'],
  ['CORPORATE', 'consumer'],
  ['', 'consumer'],
  [undefined, 'consumer'],
  [null, 'consumer'],
])('[TN-01] the setting %p is the %s tenant', (setting, id) => {
  expect(tenantOf(setting).id).toBe(id);
});

test('[TN-02] [TN-05] each tenant of the demonstration has its brand and its telephone number', () => {
  const { consumer, corporate } = DEMONSTRATION_BRANDS;
  expect(consumer.brandName).not.toBe(corporate.brandName);
  expect(consumer.supportPhone).not.toBe(corporate.supportPhone);
});

test('[TN-03] [GU-06] [RW-09] [EA-04] [EA-07] the tenants differ as the table states', () => {
  const { consumer, corporate } = TENANTS;
  expect([consumer.defaultAdults, corporate.defaultAdults]).toEqual([2, 1]);
  expect([consumer.fetchesPolicies, corporate.fetchesPolicies]).toEqual([false, true]);
  expect([consumer.alwaysAllowRedemption, corporate.alwaysAllowRedemption]).toEqual([false, true]);
  expect([consumer.rewardsBanner, corporate.rewardsBanner]).toEqual([
    'ALWAYS',
    'CORPORATE_REWARDS_EARN_BANNER',
  ]);
  expect([consumer.showsEarningsToEveryRole, corporate.showsEarningsToEveryRole]).toEqual([true, false]);
  expect([consumer.filtersAccountsByBusiness, corporate.filtersAccountsByBusiness]).toEqual([false, true]);
  expect(consumer.layout).not.toBe(corporate.layout);
});

test('[RW-16] [RW-19] [RW-21] a tenant shows the names of cards that its operator has configured', () => {
  const cardNames = {
    businessCardPrefixes: ['Northwind for Work'],
    productFamilies: { PREMIUM: ['Infinite'], MID_TIER: [], CASH_BACK: [], BUSINESS: [] },
    unservicedProduct: null,
  };
  const tenant = tenantOf('corporate', cardNames);
  expect(tenant).toMatchObject({ id: 'corporate', ...cardNames });
  expect(productFamily('Northwind INFINITE', tenant.productFamilies)).toBe('PREMIUM');
  expect(productFamily('Larkfield Summit Reserve', tenant.productFamilies)).toBeNull();
  expect(isUnserviced('Larkfield Paradise', tenant.unservicedProduct)).toBe(false);
  expect(isUnserviced('Larkfield Paradise', tenantOf('corporate').unservicedProduct)).toBe(true);
});
