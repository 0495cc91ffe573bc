import type { ColumnType } from 'kysely';

export interface ItinerariesTables {
  /** Messages to be sent to users. */
  outbox: {
    id: string;
    user_id: string;
    /** Null for a message about a claim. */
    booking_id: string | null;
    price_match_claim_id: ColumnType<string | null, string | undefined, never>;
    kind: 'Confirmation' | 'ConfirmationAgain' | 'PriceMatchDeclined';
    email_address: string;
    created_at: Date;
  };
}
