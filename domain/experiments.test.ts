import { EXPERIMENT_IDS, isOn, travelSale, unpackExperiment, variantOf, walletGates } from './experiments';

const running = [
  { id: 'stays-booking', variant: 'available' },
  { id: 'marketplace-trees', variant: 'control' },
  { id: 'wallet-credits', variant: 'available' },
  { id: 'xmod-v1', variant: 'Available' },
];

test('[EX-06] only available turns a gate on; unknown and missing experiments are control', () => {
  expect(isOn(running, 'STAYS_BOOKING')).toBe(true);
  expect(isOn(running, 'MARKETPLACE_TREES')).toBe(false);
  expect(isOn(running, 'XMOD')).toBe(false);
  expect(isOn(running, 'WISHLISTS')).toBe(false);
  expect(variantOf([], 'STAYS_BOOKING')).toBe('control');
});

test('[EX-04] [EX-05] [EX-07] every gate of the specifications has an id of its own', () => {
  const ids = Object.values(EXPERIMENT_IDS);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(['corp-traveler-maintenance', 'cap1-portal-maintenance', 'stays-booking']),
  );
});

test('[EX-03] a maintenance experiment is unpacked from JSON', () => {
  const variant = JSON.stringify({ variantName: 'hotels-flights', data: { until: '2026-04-01' } });
  expect(unpackExperiment({ id: 'cap1-portal-maintenance', variant })).toEqual({
    id: 'cap1-portal-maintenance',
    variant: 'hotels-flights',
    data: { until: '2026-04-01' },
  });
  expect(unpackExperiment({ id: 'stays-booking', variant, data: 1 })).toEqual({
    id: 'stays-booking',
    variant,
    data: 1,
  });
});

test.each(['{', '[]', '{"variantName":5}', 'available'])(
  '[EX-03] the malformed variant %p is control',
  (variant) => {
    expect(unpackExperiment({ id: 'corp-traveler-maintenance', variant }).variant).toBe('control');
  },
);

test('[WA-08] the gates of the wallet', () => {
  expect(walletGates(running)).toEqual({ offers: false, credits: true, stacking: false });
});

test('[EX-05] the travel sale is led up to, active, or not there', () => {
  const sale = (variant: string) => travelSale([{ id: 'travel-sale', variant }]);
  expect([sale('lead-up'), sale('active'), sale('available'), travelSale([])]).toEqual([
    'LEAD_UP',
    'ACTIVE',
    null,
    null,
  ]);
});
