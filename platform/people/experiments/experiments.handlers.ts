/**
 * The experiments of the reference platform and the variant for all users. To switch one in a demo, change its variant here; the
 * contract lists experiments with more than two variants.
 */
import type { Answer, Handlers } from '../../http/operations';

const shared: Readonly<Record<string, string>> = {
  'stays-booking': 'available',
  'marketplace-trees': 'available',
  'travel-wallet-offers': 'available',
  'wallet-credits': 'available',
  'credit-offer-stacking-v1': 'available',
  'credit-transaction-history': 'available',
  'virtual-card-number-enablement': 'available',
  'annual-travel-credits': 'available',
  'cover-reviews': 'available',
  'categorized-image-gallery': 'available',
  wishlists: 'available',
  'wishlists-ftux': 'available',
  'checkout-redesign': 'available',
  'xmod-v1': 'control',
  'travel-sale': 'control',
  'complimentary-night-promotion': 'available',
  'package-naming': 'control',
};

/** A maintenance experiment carries its variant as JSON. */
const maintenance = (variantName: string): string => JSON.stringify({ variantName, data: null });

const variants = {
  consumer: { ...shared, 'cap1-portal-maintenance': maintenance('control') },
  corporate: {
    ...shared,
    'corporate-trip-purpose': 'available',
    'corporate-rewards-earn-banner': 'available',
    'corp-traveler-maintenance': maintenance('control'),
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export const experimentsHandlers = () =>
  ({
    listActiveExperiments: () => experimentList('consumer'),
    listActiveCorporateExperiments: () => experimentList('corporate'),
  }) satisfies Partial<Handlers>;

function experimentList(tenant: keyof typeof variants): Answer<'listActiveExperiments'> {
  const experiments = Object.entries(variants[tenant]).map(([id, variant]) => ({ id, variant }));
  return {
    experiments,
    trackingProperties: Object.fromEntries(experiments.map(({ id, variant }) => [id, variant])),
  };
}
