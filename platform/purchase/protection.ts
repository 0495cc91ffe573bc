/** Cancel for any reason as it is stored with a quote and a booking: amounts in minor units. */
import type { Variant } from '../homes/cancel-for-any-reason';

export type BookedProtection = Variant;

/** How a quote's group and its line are called. */
export const PROTECTION_NAMES = {
  group: 'Protection',
  Partial: 'Cancel for any reason (partial refund)',
  Full: 'Cancel for any reason (full refund)',
} as const;
