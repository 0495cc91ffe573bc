/**
 * The behavior that a test listing shows on purpose. The platform reads these when it answers a shop call, runs a quote, fulfills or
 * cancels a booking of the listing; every member left out behaves as for any other listing.
 */
import type { CancellationRules } from './cancellation-rules.types';

export interface Scenario {
  shop?: ShopScenario;
  quote?: QuoteScenario;
  fulfil?: FulfilScenario;
  cancel?: CancelScenario;
  protection?: ProtectionScenario;
  freeze?: FreezeScenario;
}

type ShopScenario =
  /** Search finds the listing, the shop call answers without one. */
  | { kind: 'Missing' }
  /** Every stay is unavailable for these raw reasons; none at all is possible. */
  | { kind: 'Unavailable'; reasons: string[] };

interface QuoteScenario {
  /** How many polls answer Pending before the outcome. */
  pendingPolls?: number;
  outcome?:
    /** The quoted pay-now total differs from the shop's by this much. */
    | { kind: 'PriceDelta'; deltaMinor: number }
    /** The quote carries other cancellation terms than the shop. */
    | { kind: 'ChangedCancellation'; cancellation: CancellationRules }
    /** The poll answers Failure with these errors; none at all is possible. */
    | { kind: 'Failure'; errors: ScenarioError[] }
    /** The poll answers a quote of another type than homes. */
    | { kind: 'OtherProduct'; type: 'hotel' }
    /** The pay-now total has no fiat amount. */
    | { kind: 'MissingAmount' };
}

interface FulfilScenario {
  /** How many polls answer Pending before the outcome; 'Forever' has no outcome. */
  pendingPolls?: number | 'Forever';
  /** The poll answers Failure with these errors. */
  errors?: ScenarioError[];
  /** The least age of the main guest at check-in. */
  minimumAge?: number;
}

interface CancelScenario {
  /** The outcome that is quoted, whatever the terms say: the stay cannot be canceled here. */
  outcome?: string;
  /** Credit and offers that paid for the stay are not returned. */
  keepsWallet?: boolean;
  /** How often the provider is asked before it answers; 'Forever': it never does. */
  pendingAsks?: number | 'Forever';
  /** The provider refuses with this event. */
  event?: string;
  /** How many attempts it refuses; all of them when left out. */
  failures?: number;
  /** The highest refund, in percent, once the provider has refused. */
  percentAfterRefusal?: number;
}

interface ProtectionScenario {
  /** Nothing can be bought, although the home sells it. */
  availability?: 'Failure' | 'Unavailable';
  /** It is offered with the stay and no longer sold when the stay is quoted. */
  isSoldOut?: boolean;
  /** The premium of the quote differs from the shop's by this much. */
  premiumDeltaMinor?: number;
  /** How often the seller is asked before it sells one for a stay that is booked. */
  pendingSales?: number;
  /** The reason why it expired after the stay was booked. */
  expiredBy?: string;
  /** The insurer refuses every refund. */
  refusesRefunds?: boolean;
  /** How often they are asked before they answer; 'Forever': they never do. */
  pendingAsks?: number | 'Forever';
}

interface FreezeScenario {
  /** The purchase of a frozen price fails with one of these errors: the first for a stay of one night, and so on. */
  purchaseErrors?: string[];
  /** The price has changed by this much when it is to be frozen, or when the deposit is to be paid. */
  priceChange?: { deltaMinor: number; at: 'Purchase' | 'Payment' };
  /** How often the provider is asked before it freezes a price. */
  pendingAsks?: number;
  /** The stay costs this much more, or less, once its price is frozen. */
  laterDeltaMinor?: number;
  /** A frozen price ends after this many seconds, whatever its hours say. */
  secondsToUse?: number;
  /** The stay cannot be booked with its frozen price, for one of these reasons, by its nights. */
  exerciseErrors?: string[];
  /** The vouchers cannot be used, for one of these reasons, by the nights of the stay. */
  voucherErrors?: string[];
}

export interface ScenarioError {
  kind: 'ErrorCode' | 'PaymentError' | 'ProductError';
  code: string;
}
