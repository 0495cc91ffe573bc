import type { AvailabilityRules, CancelForAnyReasonRules, Listing, PricingRules } from '../catalogue.types';
import type { Scenario } from '../scenario.types';

/** A home of Testing Harbor, as in `platform/world/test-homes/`: its differences from an ordinary home. */
export interface TestListing {
  name: string;
  /** Its behavior, for the description. */
  does: string;
  scenario?: Scenario;
  changes?: Partial<Listing>;
  availability?: Partial<AvailabilityRules>;
  pricing?: Partial<PricingRules>;
  /** Its terms; canceling until two days before check-in is free by default. */
  cancellation?: 'NonRefundable' | 'HalfRefundable';
  /** Nights from today that are not on sale. */
  blockedForDays?: number;
  /** Its texts contain markup that runs a script where it is treated as HTML. */
  hasMarkup?: boolean;
  /** The variants of cancel for any reason that it sells. */
  protection?: 'PartialAndFull' | CancelForAnyReasonRules['variants'];
  /** Its price can be frozen. */
  isFreezable?: boolean;
  photos?: { count?: number; areUntagged?: boolean; areBroken?: boolean };
}
