import type { ColumnType } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { FreezeKind } from '../../catalogue/catalogue.types';
import type { Json, NullableJson } from '../../database/json';
import type { WorkColumns } from '../durable-worker';
import type { CardPart } from '../purchase/booking-payment';

type Schemas = components['schemas'];

export interface PriceFreezeTables {
  /** Purchases of frozen prices. */
  price_freezes: WorkColumns & {
    id: string;
    user_id: string;
    idempotency_key: string;
    payload_hash: string;
    listing_id: string;
    stay_from: string;
    stay_until: string;
    guests: Json<Schemas['GuestDetails']>;
    kind: FreezeKind;
    currency: string;
    total_minor: number;
    cap_minor: number;
    deposit_minor: number;
    duration_hours: number;
    /** The card that pays the deposit. */
    card: Json<CardPart>;
    state: PriceFreezeState;
    errors: ColumnType<Schemas['PriceFreezeError'][], string | undefined, string>;
    /** The offer at the time when the price had changed. */
    offer: NullableJson<Schemas['ChangedPriceFreezeOffer']>;
    authorization_id: string | null;
    /** The booking that it is used for. */
    booking_id: string | null;
    created_at: Date;
    purchased_at: Date | null;
    expires_at: Date | null;
    refunded_at: Date | null;
  };
  /** The vouchers of a frozen price, each for some of its nights; all of them share the state of their purchase. */
  price_freeze_vouchers: {
    id: string;
    price_freeze_id: string;
    stay_from: string;
    stay_until: string;
    total_minor: number;
    cap_minor: number;
    deposit_minor: number;
  };
}

/**
 * Running → Paying → Valid → Exercised, Expired, or Refunding → Refunded. Running and Paying can also end Failed. A booking that
 * fails makes an Exercised price Valid again. Exchanged is for operators who issue another voucher manually.
 */
export type PriceFreezeState =
  | 'Running'
  | 'Paying'
  | 'Failed'
  | 'Valid'
  | 'Refunding'
  | 'Refunded'
  | 'Exercised'
  | 'Expired'
  | 'Exchanged';
