/**
 * The seam between the platform and a supplier of homes (`docs/adapters.md`). Users, cards, travel policies, trips, keys, refunds and
 * the ledger are the platform's; homes, their nights and their prices are the supplier's. `../catalogue-supplier` is the supplier of
 * the demonstration.
 *
 * Amounts are whole minor units of their currency, days are `YYYY-MM-DD`. Each function may throw `SupplierBusy`: nothing has
 * happened, and the platform calls again no sooner than it says. Any other error is a fault. During a fault of `confirm` or `cancel`
 * the outcome is unknown, and the platform calls again with the same key.
 */
import type { Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { PaymentRules } from '../catalogue/catalogue.types';
import type { Tables } from '../database/tables';
import type { ProtectionVariant } from '../homes/protection-variant';
import type { Stay } from '../homes/stay';
import type { PlainDate } from '../kernel/dates';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import type { TravelPolicy } from '../people/policies/travel-policy';

type Schemas = components['schemas'];

export interface Supplier {
  /** Homes in a place that fit a stay. */
  search(search: HomeSearch): Promise<Schemas['HomePage']>;
  /** One home with its availability and price for a stay; without `listing` when there is no such home. */
  offer(request: OfferRequest): Promise<Schemas['Home']>;
  /** The days of a range, both ends included; undefined when there is no such home. */
  calendar(request: CalendarRequest): Promise<Schemas['CalendarDay'][] | undefined>;
  /** The price and the terms at which a stay can be booked now. The platform calls it with each poll while it is pending. */
  quote(request: QuoteRequest): Promise<QuoteOutcome>;
  /** Books a quoted stay. Calls with the same key make one booking, also at the same moment and after a lost answer. */
  confirm(request: ConfirmRequest): Promise<ConfirmOutcome>;
  /** Cancels a confirmed stay. Calls with the same key are one cancellation. */
  cancel(request: CancelRequest): Promise<CancelOutcome>;
  /**
   * Only of a supplier whose homes and nights are rows of the platform's database. With others, the platform remembers each home that
   * `offer` returned, for its trips, and learns from `confirm` that a stay is sold.
   */
  readonly nights?: Nights;
}

/** The user for whom homes are shown, or a visitor. */
export interface Viewer {
  /** Undefined for a visitor without a session. */
  readonly userId: string | undefined;
  /** The travel policy of the user; undefined for users without a business. */
  readonly policy: TravelPolicy | undefined;
  /** Formats an amount in minor units as a price of the contract, in money and in the user's rewards. */
  readonly writePrice: PriceWriter;
}

export interface HomeSearch {
  readonly request: Schemas['SearchHomesRequest'];
  /** The place of the request: by its id, or the best match of its text. Undefined for a search on the map, and for anywhere. */
  readonly place: Schemas['Place'] | undefined;
  readonly viewer: Viewer;
}

export interface OfferRequest {
  readonly listingId: string;
  readonly stay: Stay;
  /** A price that the user froze; only the catalogue freezes prices. */
  readonly priceFreezeId: string | undefined;
  readonly viewer: Viewer;
}

export interface CalendarRequest {
  readonly listingId: string;
  readonly dates: { readonly from: PlainDate; readonly until: PlainDate };
}

export interface QuoteRequest {
  readonly userId: string;
  readonly listingId: string;
  readonly stay: Stay;
  /** The provider and the collection of the home, as the traveler's program read them from the offer. */
  readonly provider: Schemas['HomesQuoteRequest']['listingProviderId'];
  readonly collection: Schemas['HomesQuoteRequest']['listingCollection'];
  /** The quoteIds of the protections that are bought with the stay. */
  readonly ancillaries: readonly string[];
  /** The fee of an agent, which the platform adds to the price. */
  readonly agentFeeMinor: number;
  readonly priceFreezeId: string | null;
  /** How often the quote was pending before. */
  readonly polls: number;
}

export type QuoteOutcome =
  | { readonly kind: 'Pending' }
  | Refused
  /** Not a vacation rental: the platform does not sell it. */
  | { readonly kind: 'OtherProduct'; readonly type: 'hotel' }
  | Quoted;

export interface Quoted {
  readonly kind: 'Quoted';
  /** The supplier's name for the quote, which `confirm` receives. */
  readonly quoteId?: string;
  /** When the supplier's price ends; the platform's own limit is a quarter of an hour. */
  readonly validUntil?: Date;
  readonly price: QuotedPrice;
  /** The platform refunds by these deadlines. */
  readonly cancellationPolicy: Schemas['CancellationPolicy'];
  readonly payment: PaymentRules;
  /** The protection that is bought with the stay; null without one. */
  readonly protection: ProtectionVariant | null;
  /** Promotions and frozen prices that the quote shows. */
  readonly extras: Pick<Schemas['QuotedRate'], 'complimentaryNight' | 'priceFreeze'>;
}

/** A price without the agent's fee and the premium of a protection, which the platform adds. */
export interface QuotedPrice {
  readonly currencyCode: string;
  /** The rent of all nights after discounts. */
  readonly rentMinor: number;
  /** Null when there is no amount; such a quote cannot be booked. */
  readonly totalMinor: number | null;
  /** The lines sum to the total. Groups without a line are left out. */
  readonly groups: readonly PriceGroup[];
  /** The fees and taxes one by one. */
  readonly fees: readonly FeeLine[];
}

export interface PriceGroup {
  readonly name: string;
  readonly kind: 'Rent' | 'Discounts' | 'Fees' | 'Taxes' | 'AgentFee' | 'Protections';
  readonly items: readonly { readonly name: string; readonly minor: number }[];
}

export interface FeeLine {
  readonly name: string;
  readonly kind: string;
  readonly minor: number;
  readonly description?: string;
}

/** Nothing has happened, and calling again would not help. */
export interface Refused {
  readonly kind: 'Refused';
  readonly reason: RefusalReason;
  /** Codes for the traveler, in place of the usual one of the reason. */
  readonly errors?: readonly Schemas['PurchaseError'][];
}

/** `Refused`: for a reason that the platform does not know. */
export type RefusalReason = 'Sold' | 'PriceChanged' | 'Refused';

/** The answer has not come, or was lost: the platform calls again with the same key, and never reports a failure meanwhile. */
export interface Unknown {
  readonly kind: 'Unknown';
}

export interface ConfirmRequest {
  /** The same for every call for this booking, and of no other booking. */
  readonly key: string;
  /**
   * How long ago the platform first called with this key; null for the first call. An earlier call may still be at work, also when the
   * platform was killed meanwhile: do not refuse because of what it has taken itself.
   */
  readonly firstCalledMsAgo: number | null;
  readonly listingId: string;
  readonly stay: Stay;
  /** The supplier's name for the quote; null when it gave none. */
  readonly quoteId: string | null;
  /** The quoted price, without the platform's additions: the stay is booked for this price, or refused. */
  readonly price: { readonly minor: number; readonly currencyCode: string };
  readonly guest: {
    readonly givenName: string;
    readonly surname: string;
    readonly phoneNumber: string;
    readonly emailAddress: string;
  };
}

export type ConfirmOutcome = Confirmed | Refused | Unknown;

export interface Confirmed {
  readonly kind: 'Confirmed';
  /** The supplier's name for the booking, which `cancel` receives. */
  readonly bookingId?: string;
  /** The number by which the host knows the stay; the traveler sees it. */
  readonly hostReference?: string;
  /** How to get in; the traveler sees it. */
  readonly checkInInstructions?: string;
}

export interface CancelRequest {
  /** The same for every call for this attempt. */
  readonly key: string;
  readonly listingId: string;
  /** The supplier's name for the booking; null when it gave none. */
  readonly bookingId: string | null;
  /** Whether the terms are those of the home or of cancel for any reason. */
  readonly uses: 'HomeTerms' | 'CancelForAnyReason';
  /** How many attempts to cancel the stay were refused before. */
  readonly refusedBefore: number;
  /** How many calls of this attempt had an unknown outcome in succession. */
  readonly unknownBefore: number;
}

export type CancelOutcome = { readonly kind: 'Canceled' } | Refused | Unknown;

/** A stay of a booking that takes nights, or gives them back. */
export interface NightsOfBooking {
  readonly bookingId: string;
  readonly quoteToken: string;
  readonly listingId: string;
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** The nights of a home in the platform's database: each is sold once. */
export interface Nights {
  /** Takes the whole stay, before any money moves. */
  hold(tx: Transaction<Tables>, booking: NightsOfBooking): Promise<Refused | undefined>;
  /** The booking was refused: the nights return to their holder of before, or are on sale again. */
  giveBack(tx: Transaction<Tables>, bookingId: string): Promise<void>;
  /** The stay was canceled: the nights are on sale again. */
  release(tx: Transaction<Tables>, bookingId: string): Promise<void>;
}

/** The supplier limits calls, or cannot be reached: nothing has happened. Any error with this member, of any class. */
export interface SupplierBusy extends Error {
  /** The platform calls again no sooner, and a booking's step after a minute at the latest. */
  readonly retryAfterMs: number;
}

export const isSupplierBusy = (error: unknown): error is SupplierBusy =>
  error instanceof Error && 'retryAfterMs' in error && typeof error.retryAfterMs === 'number';
