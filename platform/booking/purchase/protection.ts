/** Cancel for any reason as stored with a quote and a booking: amounts in minor units. */
import type { ProtectionVariant } from '../../homes/protection-variant';

export interface BookedProtection extends ProtectionVariant {
  /** Set when it was bought after the stay was booked: the premium is then not part of the stay's payments. */
  readonly later?: {
    /** A moment in ISO 8601. */
    readonly boughtAt: string;
    /** The card that paid the premium, as text. */
    readonly paidWith: string;
  };
}

/** The part of a stay's payments that is the premium. */
export const premiumInPayments = (protection: BookedProtection | null): number =>
  protection && !protection.later ? protection.premiumMinor : 0;

/** The names of a quote's group and its line. */
export const PROTECTION_NAMES = {
  group: 'Protection',
  Partial: 'Cancel for any reason (partial refund)',
  Full: 'Cancel for any reason (full refund)',
} as const;
