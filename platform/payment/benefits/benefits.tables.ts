import type { PlainDate } from '../../kernel/dates';

export type BenefitKind = 'AnnualTravelCredit' | 'OneTimeTravelCredit' | 'LimitedOfferTravelCredit';

/** Changes of an account, by their names in the wallet. */
export type AccountChange =
  | 'NewAccountOpening'
  | 'NewBenefitPeriod'
  | 'BadStanding'
  | 'GoodStanding'
  | 'Upgrade'
  | 'Downgrade'
  | 'Migration';

export interface BenefitsTables {
  /** The travel credit that a card product comes with, for its primary holders. */
  card_benefits: {
    product_display_name: string;
    kind: BenefitKind;
    description: string;
    amount_minor: number;
    currency: string;
    /** The first and the last day on which an account may be opened; null for no limit. */
    opened_from: PlainDate | null;
    opened_until: PlainDate | null;
  };
  account_changes: {
    id: string;
    account_id: string;
    change: AccountChange;
    occurred_at: Date;
  };
}
