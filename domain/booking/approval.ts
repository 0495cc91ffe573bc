/** Bookings that an approver of the business decides on (CP-11): their limits and their texts. */
import { listed } from '../listed';
import { formatDeadline } from '../moment';

/** The maximum length of an approver's reason for declining a booking. */
export const MAX_DECLINE_REASON = 500;

export interface ApprovalFacts {
  readonly state: 'WAITING' | 'APPROVED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN' | 'UNKNOWN';
  readonly expiresAt: string;
  readonly approverNames: readonly string[];
  readonly deciderName: string | null;
  readonly declineReason: string | null;
}

export const NOTHING_CHARGED = 'Nothing was charged, and the nights are no longer held.';

/** The decision as a traveler reads it; null once it is approved. */
export function approvalText({ state, expiresAt, approverNames, deciderName, declineReason }: ApprovalFacts) {
  switch (state) {
    case 'WAITING':
      return {
        title: 'Waiting for approval',
        text: `${whoDecides(approverNames)} until ${formatDeadline(expiresAt)}. The nights are held for you, and your payment is reserved: nothing is charged before the approval.`,
      };
    case 'DECLINED':
      return {
        title: 'Declined',
        text: `${deciderName ?? 'Your approver'} declined this booking: “${declineReason ?? ''}” ${NOTHING_CHARGED}`,
      };
    case 'EXPIRED':
      return { title: 'Not approved in time', text: `Nobody decided in time. ${NOTHING_CHARGED}` };
    case 'WITHDRAWN':
      return { title: 'Withdrawn', text: `You withdrew this booking. ${NOTHING_CHARGED}` };
    default:
      return null;
  }
}

const whoDecides = (names: readonly string[]): string =>
  names.length === 0
    ? 'Nobody else in your business can approve it yet. It waits'
    : `${listed(names, 'or')} can approve it`;

/** The decision as an approver reads it. */
export function decisionText({ state, deciderName }: Pick<ApprovalFacts, 'state' | 'deciderName'>): string {
  const by = deciderName === null ? '' : ` by ${deciderName}`;
  switch (state) {
    case 'WAITING':
      return 'Waiting for a decision';
    case 'APPROVED':
      return `Approved${by}`;
    case 'DECLINED':
      return `Declined${by}`;
    case 'EXPIRED':
      return 'Not decided in time';
    case 'WITHDRAWN':
      return 'Withdrawn by the traveler';
    case 'UNKNOWN':
      return 'Decided';
  }
}
