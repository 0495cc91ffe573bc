import type { ColumnType } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Json, NullableJson } from '../../database/json';
import type { WorkColumns } from '../durable-worker';
import type { CardPart } from '../purchase/booking-payment';
import type { BookedProtection } from '../purchase/protection';

type Schemas = components['schemas'];

export interface StayProtectionTables {
  /** Purchases of protections for stays that were booked without one. */
  protection_purchases: WorkColumns & {
    id: string;
    user_id: string;
    idempotency_key: string;
    payload_hash: string;
    booking_id: string;
    /** The protection to buy; null when none was on sale. */
    protection: NullableJson<BookedProtection>;
    currency: string;
    /** The card that pays the premium. */
    card: Json<CardPart>;
    state: ProtectionPurchaseState;
    /** Omitted on insert: none. */
    errors: ColumnType<Schemas['PurchaseError'][], string | undefined, string>;
    /** The variant at the time when its premium had changed. */
    offer: NullableJson<Schemas['RefundableVariant']>;
    authorization_id: string | null;
    created_at: Date;
    bought_at: Date | null;
  };
}

/**
 * Running → Paying → Bought. Running and Paying can also end Failed; Paying through Refunding if the stay was canceled meanwhile.
 */
export type ProtectionPurchaseState = 'Running' | 'Paying' | 'Refunding' | 'Bought' | 'Failed';
