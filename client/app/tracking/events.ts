/**
 * The usage events of the portal (TL-05, CA-10, GA-07, LS-20). Facts are ids, counts and days, never texts that a traveler wrote.
 * To track something, add its name with its facts.
 */
import type { EntrySource } from '#domain/search/search-state.ts';
import type { ShopError } from '#domain/search/shop-load.ts';

export interface TrackedEvents {
  readonly listing_viewed: {
    readonly listingId: string;
    readonly isAvailable: boolean;
    readonly entrySource: EntrySource | null;
  };
  /** LS-20: the shop found no home. */
  readonly listing_missing: { readonly listingId: string; readonly error: ShopError | null };
  readonly listing_failed: { readonly listingId: string };
  /** GA-07: a photo did not load. */
  readonly image_failed: { readonly url: string };
  readonly photos_opened: { readonly count: number };
  readonly date_picked: { readonly date: string; readonly isCheckIn: boolean };
  readonly dates_reset: Readonly<Record<string, never>>;
  readonly dates_finalized: { readonly fromDate: string; readonly untilDate: string };
  readonly guests_changed: { readonly adults: number; readonly children: number; readonly pets: number };
  readonly stay_fix_applied: { readonly violation: string };
  /** AD-16: the button extended the stay to include the complimentary night. */
  readonly complimentary_night_added: { readonly listingId: string };
  /** LS-28: the coverage of cancel for any reason that was added; null when it was declined. */
  readonly options_decided: { readonly listingId: string; readonly coverage: string | null };
  readonly price_freeze_opened: { readonly listingId: string };
  readonly later_protection_opened: { readonly tripId: string };
  readonly rewards_account_selected: { readonly index: number };
  /** WA-12: with the platform's tracking properties of the offer (WA-04). */
  readonly offer_tooltip_pressed: { readonly offerId: string; readonly trackingProperties: unknown };
  readonly contact_submitted: { readonly listingId: string };
  /** ER-14, BK-20: a checkout error that the traveler sees: its tag, and the platform's reasons, joined. */
  readonly checkout_error: {
    readonly listingId: string;
    readonly kind: string;
    readonly reasons: string;
  };
  /** BK-13: with the platform's tracking properties of the reservation. */
  readonly booking_complete: {
    readonly listingId: string;
    readonly reservationId: string;
    readonly trackingProperties: unknown;
  };
  /** PR-18: the lines of a price that do not add up to its total, and by how much. */
  readonly price_lines_differ: {
    readonly listingId: string;
    readonly isQuoted: boolean;
    readonly differenceMinorUnits: number;
  };
  readonly favorite_saved: { readonly listingId: string };
  readonly favorite_removed: { readonly listingId: string };
  readonly listing_continued: { readonly listingId: string; readonly isInPolicy: boolean | null };
}

export type TrackedEventName = keyof TrackedEvents;

export interface TrackedEvent {
  readonly name: TrackedEventName;
  readonly properties: TrackedEvents[TrackedEventName];
}
