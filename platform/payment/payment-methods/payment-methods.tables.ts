export interface PaymentMethodTables {
  payment_methods: {
    id: string;
    user_id: string;
    vault_token: string;
    last4: string;
    card_type: string;
    expiry_month: number;
    expiry_year: number;
    cardholder_name: string;
    account_reference_id: string;
    is_virtual: boolean;
    created_at: Date;
    /** Removed by the user; kept for the bookings that were paid with it. */
    deleted_at: Date | null;
  };
  payment_verifications: {
    user_id: string;
    attempted_at: Date;
    result: string;
  };
}
