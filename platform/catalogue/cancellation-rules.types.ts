type CancellationPolicyKind = 'FullyRefundable' | 'PartiallyRefundable' | 'NonRefundable' | 'Unknown';

export interface CancellationRules {
  policy: CancellationPolicyKind;
  /** Empty when the provider sends none. */
  primaryText: string;
  secondaryText: string | null;
  /**
   * Canceling at least `daysBeforeCheckIn` days before check-in refunds `refundBasisPoints` of the price paid; longest notice
   * first. After the last deadline nothing is refunded.
   */
  deadlines: { daysBeforeCheckIn: number; refundBasisPoints: number }[];
}
