/** The wallet's texts about credits and offers (WA-10, WA-13, WA-14, WA-16). */
import { DEFAULT_TIME_ZONE } from '../clock';
import { counted } from '../counted';
import { localTime, plainDate } from '../dates';
import { nightsBetween } from '../stay/stay-dates';

/** WA-16: the kinds of credit. */
export const CREDIT_KINDS = {
  ANNUAL_TRAVEL_CREDIT: 'Annual credit',
  ONE_TIME_TRAVEL_CREDIT: 'One-time credit',
  LIMITED_OFFER_TRAVEL_CREDIT: 'Limited offer',
  GOODWILL_CREDIT: 'Goodwill',
  PRICE_FREEZE_CREDIT: 'Price freeze',
  HOTEL_PRICE_FREEZE_DEPOSIT: 'Price freeze deposit',
  HOTEL_PRICE_FREEZE_DISCOUNT: 'Price freeze discount',
  HOTEL_PRICE_FREEZE_EXERCISE: 'Price freeze used',
  CANCEL_FOR_ANY_REASON_CREDIT: 'Cancel for any reason',
  UNKNOWN: 'Travel credit',
} as const satisfies Record<string, string>;

/** AD-14: what a traveler has to know before using a credit of this kind. */
export const CREDIT_RULES: Readonly<Partial<Record<keyof typeof CREDIT_KINDS, string>>> = {
  LIMITED_OFFER_TRAVEL_CREDIT: 'Valid for one booking. Any unused amount stays on hold unless you cancel.',
};

/** WA-14: why the rest of a credit cannot be spent. */
export const CREDIT_HOLDS = {
  BAD_STANDING: 'On hold until your account is in good standing.',
  PROMOTION_USED: 'For one booking per account, and a booking has used it.',
  UNKNOWN: 'On hold at the moment.',
} as const satisfies Record<string, string>;

export type CreditHold = keyof typeof CREDIT_HOLDS;

/** The card of an account: its product, and the last four digits where they are known ('… ending in 4821'). */
export const accountName = ({
  productDisplayName,
  lastFour,
}: {
  readonly productDisplayName: string;
  readonly lastFour: string | null;
}): string => (lastFour === null ? productDisplayName : `${productDisplayName} ending in ${lastFour}`);

/** WA-10: the events of a credit. */
export const CREDIT_EVENTS = {
  CREATED: 'Added',
  REDEEMED: 'Used',
  EXPIRED: 'Expired',
  CANCELED: 'Taken back',
  UNKNOWN: 'Changed',
} as const satisfies Record<string, string>;

/** WA-10: the states of a credit that its event does not say; null for the others. */
export const CREDIT_STATES = {
  USED: null,
  CONFIRM_STATE: null,
  CANCELED: null,
  EXPIRED: null,
  PENDING: 'Pending',
  AUTHORIZED: 'Held for a booking',
  UNKNOWN: null,
} as const satisfies Record<string, string | null>;

/** WA-13: the causes of a change in an account's standing. */
export const STANDING_CHANGES = {
  NEW_ACCOUNT_OPENING: 'New account opening',
  NEW_BENEFIT_PERIOD: 'New benefit period',
  BAD_STANDING: 'Bad standing',
  GOOD_STANDING: 'Good standing',
  UPGRADE: 'Upgrade',
  DOWNGRADE: 'Downgrade',
  MIGRATION: 'Migration',
  UNKNOWN: 'Account change',
} as const satisfies Record<string, string>;

const DAY = 'MMM D, YYYY';

/** 'Dec 31, 2026'. */
export const formatDay = (date: string): string => plainDate(date).format(DAY);

/** FM-02: the day in the portal's time zone, wherever it is read. */
export const formatDayOfMoment = (moment: string): string => localTime(moment, DEFAULT_TIME_ZONE).format(DAY);

/** An expiry within this many days shows a warning. */
const SOON_DAYS = 30;

export interface Expiry {
  readonly text: string;
  /** 'Last day today', '1 day left', '245 days left'; null without a last day, and after it. */
  readonly daysLeft: string | null;
  readonly isSoon: boolean;
}

/** A credit or an offer can be used on its last day. */
export function expiry(expiresOn: string | null, today: string): Expiry {
  if (expiresOn === null) return { text: 'No expiry date', daysLeft: null, isSoon: false };
  const days = nightsBetween(today, expiresOn);
  if (days < 0) return { text: `Expired ${formatDay(expiresOn)}`, daysLeft: null, isSoon: false };
  return {
    text: `Expires ${formatDay(expiresOn)}`,
    daysLeft: days === 0 ? 'Last day today' : `${counted(days, 'day')} left`,
    isSoon: days <= SOON_DAYS,
  };
}
