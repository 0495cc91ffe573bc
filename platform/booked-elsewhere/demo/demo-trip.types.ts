import type { ProtectionKind, ProtectionTerms, TripDetails } from '../elsewhere.types';

/** A trip that a demo user has booked elsewhere. */
export interface DemoTrip {
  /** Part of every identifier of the trip. */
  readonly key: string;
  readonly kind: string;
  readonly state: 'Pending' | 'Confirmed' | 'Modified' | 'Canceled';
  readonly watchState: 'NotWatching' | 'Watching' | 'JustWatched' | 'InProcess';
  readonly bookedAt: Date;
  readonly bookedWith: string;
  readonly confirmationCode: string;
  readonly totalMinor: number;
  readonly details: TripDetails;
  readonly protections: readonly {
    readonly kind: ProtectionKind;
    readonly priceMinor: number | null;
    readonly terms: ProtectionTerms;
    /** A change that an agent has made. */
    readonly changed?: { readonly amountMinor: number; readonly at: Date };
  }[];
}
