import type { NullableJson } from '../../database/json';
import type { PlainDate } from '../../kernel/dates';
import type { AccountChange, BenefitKind } from '../benefits/benefits.tables';
import type { OfferCondition } from './offer-condition';

export interface WalletTables {
  /** One grant of travel credit; its balance is in the ledger account of kind TravelCredit with its id. */
  wallet_credits: {
    id: string;
    user_id: string;
    kind: BenefitKind | 'GoodwillCredit';
    description: string;
    currency: string;
    expires_on: string | null;
    granted_at: Date;
    /** The account whose card includes it; null for other credits. */
    account_id: string | null;
    /** The first day of the account period that it is granted for. */
    benefit_period: PlainDate | null;
    /** The account change that caused the grant; null when none is known. */
    granted_for: AccountChange | null;
  };
  offers: {
    id: string;
    user_id: string;
    state: 'Open' | 'Voided';
    amount_minor: number;
    currency: string;
    descriptions: string[];
    max_applicable_credit_minor: number | null;
    sale_event_start_on: Date | null;
    expires_on: string | null;
    funnels: string[];
    /** The conditions that a booking must meet; null for none. */
    condition: NullableJson<OfferCondition>;
    /** The booking that used the offer. */
    used_by_booking_id: string | null;
  };
}
