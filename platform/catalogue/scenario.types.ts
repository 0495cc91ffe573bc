/**
 * The behavior that a test listing shows on purpose. The platform reads it for a shop call, a quote, a booking or a cancellation
 * of the listing; an omitted member behaves as for any other listing.
 */
import type { CancellationRules } from './cancellation-rules.types';

export interface Scenario {
  shop?: ShopScenario;
  quote?: QuoteScenario;
  fulfill?: FulfillScenario;
  cancel?: CancelScenario;
  protection?: ProtectionScenario;
  freeze?: FreezeScenario;
}

type ShopScenario =
  /** Search finds the listing, the shop call returns none. */
  | { kind: 'Missing' }
  /** Every stay is unavailable for these raw reasons; none at all is possible. */
  | { kind: 'Unavailable'; reasons: string[] };

interface QuoteScenario {
  /** How many polls return Pending before the outcome. */
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

interface FulfillScenario {
  /** How many polls return Pending before the outcome; 'Forever' has no outcome. */
  pendingPolls?: number | 'Forever';
  /** The poll returns Failure with these errors. */
  errors?: ScenarioError[];
  /** The minimum age of the main guest at check-in. */
  minimumAge?: number;
}

interface CancelScenario {
  /** The outcome of a cancellation quote, whatever the terms: the stay cannot be canceled here. */
  outcome?: string;
  /** Credit and offers that paid for the stay are not returned. */
  keepsWallet?: boolean;
  /** How often the provider is polled before it responds; 'Forever': it never does. */
  pendingAsks?: number | 'Forever';
  /** The provider refuses with this event. */
  event?: string;
  /** How many attempts it refuses; all of them when omitted. */
  failures?: number;
  /** The highest refund, in percent, once the provider has refused. */
  percentAfterRefusal?: number;
}

interface ProtectionScenario {
  /** Nothing can be bought, although the home has it on sale. */
  availability?: 'Failure' | 'Unavailable';
  /** It is offered with the stay and no longer on sale when the stay is quoted. */
  isSoldOut?: boolean;
  /** The premium of the quote differs from the shop's by this much. */
  premiumDeltaMinor?: number;
  /** How often the seller is polled before it sells a protection for a booked stay. */
  pendingSales?: number;
  /** The reason why it expired after the stay was booked. */
  expiredBy?: string;
  /** The insurer refuses every refund. */
  refusesRefunds?: boolean;
  /** How often the insurer is polled before it responds; 'Forever': it never does. */
  pendingAsks?: number | 'Forever';
}

interface FreezeScenario {
  /** The purchase of a frozen price fails with one of these errors: the first for a stay of one night, and so on. */
  purchaseErrors?: string[];
  /** The price has changed by this much when it is frozen, or when the deposit is paid. */
  priceChange?: { deltaMinor: number; at: 'Purchase' | 'Payment' };
  /** How often the provider is polled before it freezes a price. */
  pendingAsks?: number;
  /** The stay costs this much more, or less, once its price is frozen. */
  laterDeltaMinor?: number;
  /** A frozen price expires after this many seconds, whatever its hours. */
  secondsToUse?: number;
  /** The stay cannot be booked with its frozen price for one of these reasons, selected by its nights. */
  exerciseErrors?: string[];
  /** The vouchers cannot be used for one of these reasons, selected by the nights of the stay. */
  voucherErrors?: string[];
}

export interface ScenarioError {
  kind: 'ErrorCode' | 'PaymentError' | 'ProductError';
  code: string;
}
