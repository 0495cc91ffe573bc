export interface ItinerariesTables {
  /** Messages to be sent to users. */
  outbox: {
    id: string;
    user_id: string;
    booking_id: string;
    kind: 'Confirmation' | 'ConfirmationAgain';
    email_address: string;
    created_at: Date;
  };
}
