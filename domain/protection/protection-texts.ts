/** Texts on cancel for any reason (AD-04, AD-18, AD-20): for its sale, the page of a trip, and its terms. */
import { formatMoney } from '../money/money-format';
import type { Money } from '../money/money';
import { formatMoment } from '../moment';

/** How long a card takes to show the refund. */
export const REFUND_BILLING_CYCLES = { fewest: 1, most: 2 } as const;

export type ProtectionCoverage = 'PARTIAL' | 'FULL' | 'UNKNOWN';

/** `Full refund`, `80% refund`. */
export const coverageTitle = (coverage: ProtectionCoverage, percentage: number): string =>
  coverage === 'FULL' ? 'Full refund' : `${String(percentage)}% refund`;

/** The promise of a variant, shown where it is sold. */
export const coverageText = (coverageAmount: Money): string =>
  `${formatMoney(coverageAmount)} back if you cancel before check-in, whatever the reason.`;

/** AD-20: the reasons why a protection expires. */
export const PROTECTION_EXPIRIES = {
  CHECK_IN_TIME: 'the check-in time has passed',
  CANCELED_BY_HOME: 'the home has canceled the stay',
  CHANGED_WITH_HOME: 'you have changed the stay with the home',
  GOVERNMENT_EMERGENCY: 'a government has declared an emergency at the destination',
  GOVERNMENT_ALERT: 'a government has issued an alert about the destination',
  WHO_DESIGNATION: 'the World Health Organization has declared an emergency',
} as const satisfies Record<string, string>;

export type ProtectionExpiry = keyof typeof PROTECTION_EXPIRIES | 'UNKNOWN';

export type ProtectionAction =
  'UNSPECIFIED' | 'PENDING' | 'PURCHASE' | 'CANCEL' | 'EXERCISE' | 'AMEND' | 'UNKNOWN';

export interface ProtectionState {
  readonly action: ProtectionAction;
  readonly expiredBy: ProtectionExpiry | null;
  readonly exercisableUntil: string;
  readonly coverageAmount: Money | null;
  readonly refund: {
    readonly state: 'SUCCESS' | 'PENDING' | 'FAILED' | 'UNKNOWN';
    readonly amount: Money | null;
  } | null;
}

/** Whether it can still cancel its stay. */
export const isUsable = ({ action, expiredBy }: Pick<ProtectionState, 'action' | 'expiredBy'>): boolean =>
  action === 'PURCHASE' && expiredBy === null;

export interface ProtectionStatus {
  readonly badge: 'Active' | 'Being used' | 'Used' | 'Not used' | 'Expired';
  readonly text: string;
}

/** The status of a protection, on the page of its trip. */
export function protectionStatus(state: ProtectionState): ProtectionStatus {
  const { action, expiredBy, refund } = state;
  if (action === 'EXERCISE') return { badge: 'Used', text: usedText(state) };
  if (action === 'PENDING') {
    return {
      badge: 'Being used',
      text: 'Your refund is under review. The stay is canceled once it is granted.',
    };
  }
  if (action === 'CANCEL') {
    return { badge: 'Not used', text: 'The stay was canceled on the terms of the home.' };
  }
  if (expiredBy !== null) {
    const because = expiredBy === 'UNKNOWN' ? '' : `, because ${PROTECTION_EXPIRIES[expiredBy]}`;
    return { badge: 'Expired', text: `It can no longer be used${because}.` };
  }
  const until = `You can use it until check-in: ${formatMoment(state.exercisableUntil)}.`;
  return {
    badge: 'Active',
    text:
      refund?.state === 'FAILED'
        ? `Your refund was not granted, and the stay is still booked. ${until}`
        : until,
  };
}

function usedText({ refund }: ProtectionState): string {
  const amount = refund?.amount ? formatMoney(refund.amount) : 'Your refund';
  return refund?.state === 'SUCCESS'
    ? `${amount} is refunded to where it was paid from, ${billingCycles()}.`
    : 'The stay is canceled. Call us for the status of your refund.';
}

export const billingCycles = (): string =>
  `within ${REFUND_BILLING_CYCLES.fewest} to ${REFUND_BILLING_CYCLES.most} billing cycles`;

/** Texts for a protection that could not be bought for a booked stay, where the offer is the reason. */
export const NOT_BOUGHT_TEXTS = {
  ANCILLARY_NOT_AVAILABLE: {
    title: 'This protection is no longer sold for your stay.',
    text: 'You do not pay for it, and your stay has not changed.',
  },
  PRICE_CHANGED: {
    title: 'The premium has changed.',
    text: 'You have not been charged. Please look at the new premium, and decide again.',
  },
} as const;
