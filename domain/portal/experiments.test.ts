import {
  EXPERIMENT_IDS,
  type ExperimentName,
  isOn,
  isUnderMaintenance,
  unpackExperiment,
  variantOf,
} from './experiments';

const running = [
  { id: 'stays-booking', variant: 'available' },
  { id: 'marketplace-trees', variant: 'control' },
  { id: 'wallet-credits', variant: 'available' },
  { id: 'cover-reviews', variant: 'Available' },
  { id: 'xmod-v1', variant: 'available' },
  { id: 'package-naming', variant: 'available' },
];

test('[EX-06] only available turns an experiment on; unknown and missing experiments are control', () => {
  expect(isOn(running, 'STAYS_BOOKING')).toBe(true);
  expect(isOn(running, 'MARKETPLACE_TREES')).toBe(false);
  expect(isOn(running, 'COVER_REVIEWS')).toBe(false);
  expect(isOn(running, 'WISHLISTS')).toBe(false);
  expect(variantOf([], 'STAYS_BOOKING')).toBe('control');
});

// Each gate is tested, under its id, next to the part of the portal that it opens.
test('[EX-05] [EX-07] xmod v1, whose effect is not specified, and package naming, for packages that are not sold here, turn nothing on', () => {
  const names = Object.keys(EXPERIMENT_IDS) as ExperimentName[];
  expect(names.filter((name) => isOn(running, name))).toEqual(['STAYS_BOOKING', 'WALLET_CREDITS']);
});

test.each(['control', 'available', 'trip-builder', 'hotels-flights'])(
  '[EX-04] both maintenance experiments may be in the variant %s',
  (variantName) => {
    const variant = JSON.stringify({ variantName });
    const unpacked = ['corp-traveler-maintenance', 'cap1-portal-maintenance'].map((id) =>
      unpackExperiment({ id, variant }),
    );
    expect(variantOf(unpacked, 'CORPORATE_MAINTENANCE')).toBe(variantName);
    expect(variantOf(unpacked, 'PORTAL_MAINTENANCE')).toBe(variantName);
    expect(isOn(unpacked, 'PORTAL_MAINTENANCE')).toBe(variantName === 'available');
  },
);

test.each([
  ['cap1-portal-maintenance', 'available', [true, true]],
  ['corp-traveler-maintenance', 'available', [false, true]],
  ['cap1-portal-maintenance', 'control', [false, false]],
  ['cap1-portal-maintenance', 'trip-builder', [false, false]],
  ['corp-traveler-maintenance', 'hotels-flights', [false, false]],
])(
  '[EX-04] %s in the variant %s closes the portals of consumers and of businesses: %j',
  (id, variant, closed) => {
    const experiments = [{ id, variant }];
    expect([
      isUnderMaintenance(experiments, 'consumer'),
      isUnderMaintenance(experiments, 'corporate'),
    ]).toEqual(closed);
  },
);

test('[EX-03] a maintenance experiment is parsed from JSON', () => {
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
