import type { ColumnType, Generated } from 'kysely';
import type { CardBrand } from './card-number';

/** The vault's tables. They contain no card number, only a keyed fingerprint and the last four digits. */
export interface VaultTables {
  vault_keys: {
    name: string;
    secret: Generated<string>;
  };
  vault_cards: {
    token: string;
    fingerprint: string;
    brand: CardBrand;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    cardholder_name: string;
    zip: string;
    country: string;
    /** The two digits of the test card's outcome (test-cards.ts). */
    outcome_digits: string;
    created_at: ColumnType<Date, Date, never>;
  };
  vault_authorizations: {
    id: string;
    card_token: string;
    currency: string;
    authorized_minor: number;
    captured_minor: Generated<number>;
    refunded_minor: Generated<number>;
    voided: Generated<boolean>;
    created_at: ColumnType<Date, Date, never>;
  };
  vault_operations: {
    idempotency_key: string;
    kind: 'Authorize' | 'Capture' | 'Void' | 'Refund';
    /** Null when the card was declined. */
    authorization_id: string | null;
    amount_minor: number;
    /** Null when approved. */
    decline: string | null;
    created_at: ColumnType<Date, Date, never>;
  };
}
