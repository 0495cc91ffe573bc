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

test('[TN-03] [GU-06] [RW-09] [EA-04] [EA-07] the tenants differ as the table says', () => {
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
