/** The stored data of trips that were booked elsewhere. Times are ISO 8601 in UTC, amounts are minor units. */
import type { components } from '#schema/platform.openapi.ts';

type Schemas = components['schemas'];

export type Airport = Schemas['Airport'];
export type Segment = Schemas['FlightSegment'];
export type Passenger = Schemas['BookedFlight']['passengers'][number];

/** What is expected of the price of a flight (AD-19). */
export type Prediction = NonNullable<Schemas['WatchedFlight']['prediction']>;

export interface Slice {
  readonly fareBrand?: string;
  readonly bags?: readonly { readonly number: number; readonly priceMinor: number }[];
  readonly segments: readonly Segment[];
}

export interface Penalty {
  readonly kind: string;
  readonly feeMinor?: number;
}

/** An event of a flight other than a schedule change. */
export type FlightEvent =
  | { readonly kind: 'AirlineRebooks'; readonly at: string; readonly departsAt: string }
  | {
      readonly kind:
        | 'AirlineCancellation'
        | 'ChangedWithAirline'
        | 'CanceledWithAirline'
        | 'CanceledInVoidWindow'
        | 'GovernmentAlert'
        | 'WhoDesignation'
        | 'AirlineRefunds'
        | 'TravelerLeaves';
      readonly at: string;
    };

/** A flight that other travelers can still book. */
export interface OpenFlight {
  readonly id: string;
  readonly fareMinor: number;
  readonly segment: Segment;
}

export interface Flight {
  readonly tripType: string;
  readonly ticketing?: string;
  readonly slices: readonly Slice[];
  readonly passengers: readonly Passenger[];
  readonly locators: Schemas['BookedFlight']['locators'];
  readonly baseMinor: number;
  readonly taxesMinor: number;
  readonly cancelPenalty?: Penalty;
  readonly changePenalty?: Penalty;
  readonly cancellationOutcome?: string;
  readonly exchange?: string;
  readonly events: readonly FlightEvent[];
  readonly openFlights: readonly OpenFlight[];
}

/** The contents of a trip, by its kind. */
export interface TripDetails {
  readonly flight?: Flight;
  readonly hotel?: Schemas['BookedHotel'];
  readonly car?: Schemas['BookedCar'];
  readonly experience?: Schemas['BookedExperience'];
}

export type ProtectionKind =
  | 'CancelForAnyReason'
  | 'ChangeForAnyReason'
  | 'DisruptionAssistance'
  | 'MissedConnectionRebooking'
  | 'PriceDrop';

/** The terms of a sold protection; each kind uses some of them. */
export interface ProtectionTerms {
  /** Cancel for any reason: whether the airline returns the full amount as credit. */
  readonly offersAirlineCredit?: boolean;
  readonly delayThresholdMinutes?: number;
  readonly fareCapMinor?: number;
  /** Price drop: the lowest price up to the day of the comparison. */
  readonly lowestMinor?: number;
}

export type ChoiceKind = 'Refund' | 'AirlineCredit' | 'TravelCredit' | 'Rebook';

/** A possible outcome of a protection. */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly amountMinor: number;
  /** With Rebook. */
  readonly flight?: OpenFlight;
}

export type EndReason = NonNullable<Schemas['TripProtection']['reason']>;

/** How a protection was used: by a choice, or by a change that an agent made. */
export interface ProtectionUse {
  readonly protectionKind: ProtectionKind;
  readonly kind: ChoiceKind | 'Change';
  readonly at: Date;
}

export interface Disruption {
  readonly reason: 'Delayed' | 'MissedConnection' | 'AirlineCancellation';
  readonly slice: number;
  readonly segment: number;
  readonly delayMinutes?: number;
}

/** The current state of a protection. It has choices only while it is Exercisable. */
export interface ProtectionStanding {
  readonly state: 'Active' | 'Exercisable' | 'Exercised' | 'Expired' | 'Void' | 'NotEligible';
  readonly reason?: EndReason;
  readonly exerciseUntil?: Date;
  readonly disruption?: Disruption;
  readonly choices: readonly Choice[];
}

/** The facts from which the rules decide about a flight's protections. */
export interface FlightSituation {
  readonly flight: Flight;
  readonly bookedAt: Date;
  readonly isCanceled: boolean;
  readonly terms: ProtectionTerms;
  /** The used protections of the trip, including this one. */
  readonly uses: readonly ProtectionUse[];
  readonly now: Date;
}
