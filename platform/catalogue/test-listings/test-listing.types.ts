import type { AvailabilityRules, CancelForAnyReasonRules, Listing, PricingRules } from '../catalogue.types';
import type { Scenario } from '../scenario.types';

export interface TestListing {
  name: string;
  /** Its behavior, for the description. */
  does: string;
  scenario?: Scenario;
  changes?: Partial<Listing>;
  availability?: Partial<AvailabilityRules>;
  pricing?: Partial<PricingRules>;
  /** Nights from today that are not on sale. */
  blockedForDays?: number;
  /** Its texts contain markup that runs a script where it is treated as HTML. */
  hasMarkup?: boolean;
  /** The variants of cancel for any reason that it sells. */
  protection?: CancelForAnyReasonRules['variants'];
  photos?: { count?: number; areUntagged?: boolean; areBroken?: boolean };
}
