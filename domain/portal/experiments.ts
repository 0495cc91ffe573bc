/**
 * Experiments and the features they gate (EX-03 to EX-07, WA-08, LS-05). An unknown or missing experiment is control. 'available'
 * turns a gate on; the travel sale has the phases 'lead-up' and 'active' instead. To add an experiment, add its id to
 * EXPERIMENT_IDS. Two that the specification names have none: the effect of xmod v1 is not specified, and package naming concerns
 * packages, which this portal does not sell. Both are read and tracked, and gate nothing.
 */
import type { TenantId } from './tenants';
import { remembered } from '../remembered';
import { parseUntrustedObject } from '../untrusted-json';

export const EXPERIMENT_IDS = {
  STAYS_BOOKING: 'stays-booking',
  MARKETPLACE_TREES: 'marketplace-trees',
  TRAVEL_WALLET_OFFERS: 'travel-wallet-offers',
  WALLET_CREDITS: 'wallet-credits',
  CREDIT_OFFER_STACKING: 'credit-offer-stacking-v1',
  CREDIT_TRANSACTION_HISTORY: 'credit-transaction-history',
  VIRTUAL_CARD_NUMBERS: 'virtual-card-number-enablement',
  TRAVEL_SALE: 'travel-sale',
  ANNUAL_TRAVEL_CREDITS: 'annual-travel-credits',
  COVER_REVIEWS: 'cover-reviews',
  CATEGORIZED_GALLERY: 'categorized-image-gallery',
  CORPORATE_TRIP_PURPOSE: 'corporate-trip-purpose',
  CORPORATE_REWARDS_EARN_BANNER: 'corporate-rewards-earn-banner',
  CHECKOUT_REDESIGN: 'checkout-redesign',
  COMPLIMENTARY_NIGHT: 'complimentary-night-promotion',
  WISHLISTS: 'wishlists',
  WISHLISTS_FTUX: 'wishlists-ftux',
  CORPORATE_MAINTENANCE: 'corp-traveler-maintenance',
  PORTAL_MAINTENANCE: 'cap1-portal-maintenance',
} as const satisfies Record<string, string>;

export type ExperimentName = keyof typeof EXPERIMENT_IDS;

const MAINTENANCE_IDS: readonly string[] = [
  EXPERIMENT_IDS.CORPORATE_MAINTENANCE,
  EXPERIMENT_IDS.PORTAL_MAINTENANCE,
];

const CONTROL = 'control';
const AVAILABLE = 'available';

export interface Experiment {
  readonly id: string;
  readonly variant: string;
  readonly data?: unknown;
}

/** The same variants arrive with every session. */
const packedVariant = remembered((variant: string) => parseUntrustedObject(variant));

/** EX-03: a maintenance experiment's variant is JSON {variantName, data}; malformed JSON is control. */
export function unpackExperiment({ id, variant, data }: Experiment): Experiment {
  if (!MAINTENANCE_IDS.includes(id)) return { id, variant, data: data ?? null };
  const packed = packedVariant(variant);
  if (typeof packed?.variantName !== 'string') return { id, variant: CONTROL, data: null };
  return { id, variant: packed.variantName, data: packed.data ?? null };
}

/** The variant of an unpacked experiment; control when it is missing. */
export const variantOf = (experiments: readonly Experiment[], name: ExperimentName): string =>
  experiments.find(({ id }) => id === EXPERIMENT_IDS[name])?.variant ?? CONTROL;

export const isOn = (experiments: readonly Experiment[], name: ExperimentName): boolean =>
  variantOf(experiments, name) === AVAILABLE;

/**
 * EX-04: whether a tenant's portal is closed for maintenance. The variants trip-builder and hotels-flights name products that
 * this portal does not sell, so they close nothing here.
 */
export const isUnderMaintenance = (experiments: readonly Experiment[], tenant: TenantId): boolean =>
  isOn(experiments, 'PORTAL_MAINTENANCE') ||
  (tenant === 'corporate' && isOn(experiments, 'CORPORATE_MAINTENANCE'));
