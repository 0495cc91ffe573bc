type CancellationPolicyKind = 'FullyRefundable' | 'PartiallyRefundable' | 'NonRefundable' | 'Unknown';

export interface CancellationRules {
  policy: CancellationPolicyKind;
  /** Empty where the provider sends none. */
  primaryText: string;
  secondaryText: string | null;
  /**
   * Canceling at least `daysBeforeCheckIn` days before check-in returns `refundBasisPoints` of the price paid;
   * longest notice first. Later than the last deadline nothing is returned.
   */
  deadlines: { daysBeforeCheckIn: number; refundBasisPoints: number }[];
}
