import type { ColumnType } from 'kysely';
import type { AgentColumn } from '../database/agent-column';
import type { Json, NullableJson } from '../database/json';
import type {
  Airport,
  ChoiceKind,
  Prediction,
  ProtectionKind,
  ProtectionTerms,
  TripDetails,
} from './elsewhere.types';

export interface ElsewhereTables {
  trips_elsewhere: {
    id: string;
    user_id: string;
    kind: string;
    state: 'Pending' | 'Confirmed' | 'Modified' | 'Canceled';
    watch_state: string;
    /** Omitted on insert: null, as for a watch that was not started here. */
    watched_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    booked_at: Date;
    booked_with: string;
    confirmation_code: string;
    starts_at: Date;
    ends_at: Date;
    starts_on: string;
    ends_on: string;
    total_minor: number;
    currency: string;
    details: Json<TripDetails>;
  };
  trip_protections: {
    id: string;
    trip_id: string;
    kind: ProtectionKind;
    /** Null for a protection that is free. */
    price_minor: number | null;
    terms: Json<ProtectionTerms>;
  };
  /** A protection is used once: its id is the key. */
  protection_uses: {
    protection_id: string;
    user_id: string;
    idempotency_key: string;
    choice_token: string;
    kind: ChoiceKind | 'Change';
    amount_minor: number;
    used_at: Date;
  };
  /** A trip has one claim; a withdrawn one gives way to the next. */
  price_match_claims: {
    trip_id: string;
    id: string;
    user_id: string;
    state: 'Received' | 'Approved' | 'Declined' | 'Withdrawn';
    lower_price_minor: number;
    /** What an approval pays. */
    difference_minor: number;
    website: string;
    claimed_at: Date;
    /** Null until it is decided or withdrawn. */
    decided_at: ColumnType<Date | null, undefined, Date>;
    /** The agent, or the traveler who withdrew it. */
    decided_by: ColumnType<string | null, undefined, string>;
    decline_reason: ColumnType<string | null, undefined, string | null>;
    /** The agent who claimed for the traveler. */
    agent_user_id: AgentColumn;
  };
  watched_flights: {
    id: string;
    user_id: string;
    watch_state: string;
    watched_at: Date;
    origin: Json<Airport>;
    destination: Json<Airport>;
    departs_on: string;
    /** Null for a one-way flight. */
    returns_on: string | null;
    travelers_count: number;
    /** The price when the watch began, for all travelers. */
    watched_price_minor: number;
    price_minor: number;
    priced_at: Date;
    currency: string;
    prediction: NullableJson<Prediction>;
  };
  airline_credits: {
    id: string;
    user_id: string;
    trip_id: string | null;
    airline_code: string;
    airline_name: string;
    code: string;
    amount_minor: number;
    currency: string;
    expires_on: string;
  };
}
