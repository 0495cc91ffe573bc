/**
 * Events for a host application (TA-05, CA-09, SE-18): a native app that shows the portal, or a page that mounts it. To add an
 * event, add its name and its facts here and send it with `useNotifyHost()`. Facts are ids, days and counts: no token, no name,
 * no card.
 */
export interface HostEvents {
  /** A day was pressed in a date picker; days are YYYY-MM-DD. */
  readonly datePicked: { readonly date: string; readonly isCheckIn: boolean };
  readonly datesReset: NoFacts;
  /** Both dates were confirmed. */
  readonly datesFinalized: { readonly fromDate: string; readonly untilDate: string };
  /** The days of a home have loaded. */
  readonly calendarLoaded: { readonly listingId: string; readonly dayCount: number };
  /** The homes of a place have loaded, or homes anywhere, without a place; `totalCount` covers all pages. */
  readonly searchLoaded: { readonly placeId: string | null; readonly totalCount: number };
  readonly bookingComplete: { readonly reservationId: string };
  /** A user has signed in, or was already signed in. */
  readonly sessionInitialized: { readonly userId: string; readonly isDelegated: boolean };
  /** The session ends soon, at an instant (ISO 8601). */
  readonly sessionExpiring: { readonly expiresAt: string };
  readonly sessionExpired: NoFacts;
  /** The session could not be read. */
  readonly sessionFailed: NoFacts;
  /** The traveler requests a feature that this portal does not sell. */
  readonly navigateToNativeFeature: { readonly feature: NativeFeature; readonly path: string };
}

type NoFacts = Readonly<Record<string, never>>;

export type NativeFeature = 'flights' | 'cars' | 'premium-offers';
export type HostEventName = keyof HostEvents;
export type NotifyHost = <Name extends HostEventName>(name: Name, facts: HostEvents[Name]) => void;
export type HostListener<Name extends HostEventName> = (facts: HostEvents[Name]) => void;

const NAMES: Readonly<Record<HostEventName, true>> = {
  datePicked: true,
  datesReset: true,
  datesFinalized: true,
  calendarLoaded: true,
  searchLoaded: true,
  bookingComplete: true,
  sessionInitialized: true,
  sessionExpiring: true,
  sessionExpired: true,
  sessionFailed: true,
  navigateToNativeFeature: true,
};

export const isHostEvent = (name: string): name is HostEventName => Object.hasOwn(NAMES, name);
