/**
 * What the browser stores of a user besides the credentials. A sign-out removes it in every tab, and so does a different user; an
 * expired session does not, so that the same user continues after signing in again. To store something more, add its key here.
 */
import { browserStorage, tabStorage } from '../../components/browser-storage/browser-storage';
import { deviceTime } from '../../components/visit/portal-clock';

export const PERSONAL_KEYS = {
  checkout: 'travel-portal.checkout',
  checkoutDrafts: 'travel-portal.checkout-drafts',
  customize: 'travel-portal.customize',
  reservation: 'travel-portal.reservation',
  recentHomes: 'travel-portal.cache.recent-homes',
  recentSearches: 'travel-portal.cache.recent-searches',
  rewardsAccount: 'travel-portal.rewards-account',
} as const;

/** The key of a booking attempt until its outcome is known, followed by the quote's token (BK-22). It contains ids only. */
export const BOOKING_INTENT_PREFIX = 'travel-portal.booking-intent.';

/** The key of a frozen-price purchase until its outcome is known, followed by its terms. It contains ids only. */
export const FREEZE_INTENT_PREFIX = 'travel-portal.freeze-intent.';

/** The prefix of stored purchases of a protection whose outcome is unknown; the terms follow it. The key contains ids only. */
export const PROTECTION_INTENT_PREFIX = 'travel-portal.protection-intent.';

/** Whose facts a storage contains. */
const OWNER_KEY = 'travel-portal.owner';

const STORAGES = [browserStorage, tabStorage];

/** Changes when a user signs out, which other tabs observe. */
const SIGNED_OUT_KEY = 'travel-portal.signed-out';

/** Whether a booking was sent whose outcome is unknown, in this tab or another. */
const isBookingUnderWay = (): boolean =>
  browserStorage.keys().some((key) => key.startsWith(BOOKING_INTENT_PREFIX));

/** Removes what this tab stores, for the next user. */
function forgetPersonalFacts(): void {
  for (const storage of STORAGES) forgetFactsIn(storage);
}

function forgetFactsIn(storage: (typeof STORAGES)[number]): void {
  const { checkout, ...others } = PERSONAL_KEYS;
  // A checkout whose booking may have been made is kept for its user: without it, the same stay could be booked twice.
  const keys = [OWNER_KEY, ...Object.values(others), ...(isBookingUnderWay() ? [] : [checkout])];
  for (const key of keys) storage.removeItem(key);
}

/** Call this for the user of each session: removes what another user has left, as when their session had expired. */
export function claimPersonalFacts(userId: string): void {
  for (const storage of STORAGES) {
    const owner = storage.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) forgetFactsIn(storage);
    storage.setItem(OWNER_KEY, userId);
  }
}

/** The user has signed out: every tab deletes what it stores of them. */
export function forgetPersonalFactsEverywhere(): void {
  forgetPersonalFacts();
  browserStorage.setItem(SIGNED_OUT_KEY, deviceTime().toISOString());
}

/** From now on, a sign-out in another tab also clears this one; returns a function that stops this. */
export function clearOnSignOutElsewhere(): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY) forgetPersonalFacts();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
