/** A variant of cancel for any reason for one stay: amounts in minor units. */
export interface ProtectionVariant {
  readonly quoteId: string;
  readonly coverage: 'Partial' | 'Full';
  readonly premiumMinor: number;
  readonly coverageMinor: number;
  readonly coveragePercentage: number;
  /** A moment in ISO 8601. */
  readonly exercisableUntil: string;
}
