import type { ColumnType, Generated } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { AgentColumn } from '../../database/agent-column';
import type { Json, NullableJson } from '../../database/json';
import type { StepDetail, WorkColumns } from '../durable-worker';
import type { BookingPayment, RefundLine } from './booking-payment';
import type { CorporateAnswers } from './corporate-answers';
import type { BookedProtection } from './protection';

type Schemas = components['schemas'];

export interface PurchaseTables {
  quotes: {
    token: string;
    user_id: string;
    ordered_product_id: string;
    listing_id: string;
    stay_from: string;
    stay_until: string;
    guests: Json<Schemas['GuestDetails']>;
    email_address: string;
    listing_provider_id: Json<Schemas['HomesQuoteRequest']['listingProviderId']>;
    listing_collection: Schemas['HomesQuoteRequest']['listingCollection'];
    agent_fee_minor: number;
    /** The quoteIds of the add-ons that are bought with the stay; omitted on insert: none. */
    ancillaries: ColumnType<string[], string | undefined, string>;
    state: 'Pending' | 'Ready' | 'Failed' | 'Discarded';
    /** The number of polls; the outcome follows after as many as its scenario defines. */
    polls: Generated<number>;
    errors: ErrorList;
    product_type: Generated<'homes' | 'hotel'>;
    /** Price and terms as quoted; set when Ready. */
    rate: NullableJson<Schemas['QuotedRate']>;
    /** Null when the provider sent no amount. */
    pay_now_minor: number | null;
    currency: string | null;
    /** Cancel for any reason as quoted; null when it is not bought. */
    protection: BookedProtectionColumn;
    valid_until: Date;
    main_guest: NullableJson<MainGuestOfQuote>;
    /** The frozen price to book with; omitted on insert: none. */
    price_freeze_id: ColumnType<string | null, string | null | undefined, never>;
    /** The supplier's name for its quote; omitted on insert: none. */
    supplier_quote_id: ColumnType<string | null, undefined, string | null>;
    created_at: Date;
  };
  bookings: WorkColumns & {
    /** Also the identifier of the trip. */
    id: string;
    token: string;
    user_id: string;
    quote_token: string;
    idempotency_key: string;
    payload_hash: string;
    reservation_number: string;
    listing_id: string;
    stay_from: string;
    stay_until: string;
    currency: string;
    total_minor: number;
    /** Cancel for any reason as booked; null when it was not bought. */
    protection: BookedProtectionColumn;
    payments: Json<BookingPayment[]>;
    remarks: Json<BookingRemarks>;
    state: BookingState;
    errors: ErrorList;
    polls: Generated<number>;
    created_at: Date;
    refund: NullableJson<RefundLine[]>;
    canceled_at: Date | null;
    /** When the supplier was first called to confirm; null before. */
    confirm_called_at: ColumnType<Date | null, undefined, Date>;
    /** Set when the supplier confirms; null for the catalogue. */
    supplier_booking_id: FromSupplier;
    /** The number by which the host knows the stay. */
    host_reference: FromSupplier;
    check_in_instructions: FromSupplier;
  };
  /** Attempts to cancel a booking; the last one is current. */
  cancellations: {
    booking_id: string;
    /** From 1. */
    attempt: number;
    user_id: string;
    idempotency_key: string;
    /** The token of the terms that were accepted. */
    terms_token: string;
    /** Whether the terms are those of the home or of cancel for any reason. */
    uses: ColumnType<
      'HomeTerms' | 'CancelForAnyReason',
      'HomeTerms' | 'CancelForAnyReason' | undefined,
      never
    >;
    state: 'Running' | 'Succeeded' | 'Failed';
    errors: ErrorList;
    requested_at: Date;
    /** The agent who canceled. */
    agent_user_id: AgentColumn;
  };
  booking_steps: {
    booking_id: string;
    step: string;
    /** The data needed to undo the step. */
    detail: Json<StepDetail>;
    done_at: Date;
    undone_at: Date | null;
  };
}

type FromSupplier = ColumnType<string | null, undefined, string | null>;

/** Omitted on insert: none. */
type ErrorList = ColumnType<Schemas['PurchaseError'][], string | undefined, string>;

/** Omitted on insert: null. */
type BookedProtectionColumn = ColumnType<BookedProtection | null, string | null | undefined, string | null>;

/** AwaitingApproval: an approver decides (`../approvals`), and no worker advances it. */
export type BookingState =
  'Running' | 'AwaitingApproval' | 'Reversing' | 'Confirmed' | 'Failed' | 'Canceling' | 'Canceled';

export const isBeingBooked = (state: BookingState): boolean =>
  state === 'Running' || state === 'AwaitingApproval' || state === 'Reversing';

type MainGuestOfQuote = Schemas['MainGuest'] & { readonly emailAddress: string };

/** The traveler's remarks with the booking; they affect neither money nor nights. */
export interface BookingRemarks extends Readonly<CorporateAnswers> {
  readonly recommended: boolean;
}
