import type { PlainDate } from '../../kernel/dates';

export interface RewardsTables {
  rewards_accounts: {
    /** The accountReferenceId; the balance is in the ledger account of kind Rewards with this reference. */
    id: string;
    user_id: string;
    position: number;
    product_display_name: string;
    customer_account_role: 'Primary' | 'AuthorizedUser' | 'AccountManager' | 'NonFinancialUser';
    currency: 'Miles' | 'Points' | 'Cash';
    currency_description: string;
    redemption_minimum_hundredths: number;
    allow_redemption: boolean;
    last_four: string;
    last_four_virtual: string[];
    is_tiered: boolean;
    account_use_type: 'Personal' | 'Business';
    homes_multiplier: number;
    flights_multiplier: number;
    hotels_multiplier: number;
    cars_multiplier: number;
    /** The value of one unit when redeemed, in ten-thousandths of a US dollar: 100 is one cent. */
    unit_value: number;
    /** Its benefit years begin on this day. */
    opened_on: PlainDate;
    closed_on: PlainDate | null;
  };
}
