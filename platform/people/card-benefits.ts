/** The travel credits of the demo's cards (AD-14). */
import type { BenefitKind } from '../payment/benefits/benefits.tables';

interface CardBenefit {
  readonly product_display_name: string;
  readonly kind: BenefitKind;
  readonly description: string;
  readonly amount_minor: number;
  /** How long before seeding an account may have been opened; null for any day. */
  readonly openedWithinDays: number | null;
}

export const cardBenefits: readonly CardBenefit[] = [
  {
    product_display_name: 'Larkfield Summit Reserve',
    kind: 'AnnualTravelCredit',
    description: 'Annual $300 travel credit',
    amount_minor: 30_000,
    openedWithinDays: null,
  },
  {
    product_display_name: 'Larkfield Meridian',
    kind: 'OneTimeTravelCredit',
    description: 'One-time $100 travel credit for new cardholders',
    amount_minor: 10_000,
    openedWithinDays: 365,
  },
  {
    product_display_name: 'Larkfield Everyday Cash',
    kind: 'LimitedOfferTravelCredit',
    description: 'Limited-offer $250 travel credit',
    amount_minor: 25_000,
    openedWithinDays: 200,
  },
];
