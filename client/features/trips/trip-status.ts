import { approvalText } from '#domain/booking/approval.ts';
import type { Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import type { ApprovalFragment } from '../../values.generated';
import type { CancellationAttemptState, TripState, TripTimeState } from '../../generated/graph';

/** The facts of a booked stay that determine its status. */
export interface Standing {
  readonly state: TripState;
  readonly timeState: TripTimeState;
  readonly bookingToken: string | null;
  readonly cancellation: { readonly refund: Money | null } | null;
  readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null;
  readonly approval: TripApproval | null;
}

export type TripApproval = ApprovalFragment;

/** Whether a cancellation was requested from the host, without a reply so far. */
export const isBeingCanceled = ({
  state,
  cancellationAttempt,
}: Pick<Standing, 'state' | 'cancellationAttempt'>): boolean =>
  state === 'PENDING' && cancellationAttempt?.state === 'PENDING';

/** The state of a booked stay, as text; the color only repeats it. */
export interface TripStatus {
  readonly text: string;
  readonly palette: 'green' | 'orange' | 'red' | 'gray';
  /** Advice for the traveler. */
  readonly advice: string | null;
  /** A `CERTAIN` stay is added to calendars; a `NOT_BOOKED` one was never paid. */
  readonly stage: 'CERTAIN' | 'OPEN' | 'OVER' | 'OFF' | 'NOT_BOOKED';
  /** The decision of the business, if the status is that of the decision. */
  readonly approval?: TripApproval;
  /** Whether the page follows it to its outcome. */
  readonly isFollowed?: boolean;
}

const STATUSES: Readonly<Record<Standing['state'], TripStatus>> = {
  CONFIRMED: { text: 'Confirmed', palette: 'green', advice: null, stage: 'CERTAIN' },
  MODIFIED: { text: 'Confirmed, changed', palette: 'green', advice: null, stage: 'CERTAIN' },
  PENDING: {
    text: 'Pending',
    palette: 'orange',
    advice:
      'This stay is being confirmed, changed, or canceled. You do not need to do anything; check back in a few minutes.',
    stage: 'OPEN',
  },
  CANCELED: {
    text: 'Canceled',
    palette: 'gray',
    advice: 'This stay is canceled. Any refund goes back to where it was paid from.',
    stage: 'OFF',
  },
  NOT_BOOKED: { text: 'Not booked', palette: 'gray', advice: null, stage: 'NOT_BOOKED' },
  UNKNOWN: {
    text: 'Contact us for the status',
    palette: 'gray',
    advice:
      'We do not recognize the state of this reservation. Call us, and have the reservation number at hand.',
    stage: 'OPEN',
  },
};

/** The status of a pending stay that has a token to follow it with. */
const BEING_CONFIRMED: TripStatus = {
  ...STATUSES.PENDING,
  text: 'Being confirmed',
  advice: 'The home has not confirmed yet. You do not need to book again; check back in a few minutes.',
};

const FOLLOWED: TripStatus = {
  ...BEING_CONFIRMED,
  advice:
    'The home has not confirmed yet. You do not need to book again: this page shows the answer as soon as it arrives.',
  isFollowed: true,
};

const BEING_CANCELED: TripStatus = {
  ...STATUSES.PENDING,
  text: 'Being canceled',
  advice:
    'The host has to agree, which can take a few minutes. The refund follows when the stay is canceled.',
};

const canceled = (refund: Money): TripStatus => ({
  ...STATUSES.CANCELED,
  advice:
    refund.minorUnits === 0
      ? 'This stay is canceled. Its cancellation terms did not include a refund.'
      : `This stay is canceled. ${formatMoney(refund)} goes back to where it was paid from.`,
});

/** The status for a time state that overrides the booking's state (CN-05). */
const BY_TIME: Readonly<Partial<Record<Standing['timeState'], TripStatus>>> = {
  CANCELLATION_FAILURE: {
    text: 'Not canceled',
    palette: 'red',
    advice:
      'This stay could not be canceled, and is still booked. Try again, or call us, and have the reservation number at hand.',
    stage: 'OPEN',
  },
  INVALID: {
    text: 'Not valid',
    palette: 'red',
    advice:
      'This reservation is not valid. If you did not expect this, call us, and have the reservation number at hand.',
    stage: 'OFF',
  },
  UNUSED: { text: 'Not used', palette: 'gray', advice: null, stage: 'OVER' },
  UNKNOWN: STATUSES.UNKNOWN,
};

const COMPLETED: TripStatus = { text: 'Completed', palette: 'gray', advice: null, stage: 'OVER' };

export function tripStatus(
  { state, timeState, bookingToken, cancellation, cancellationAttempt }: Standing,
  isFollowed: boolean,
): TripStatus {
  if (isBeingCanceled({ state, cancellationAttempt })) return { ...BEING_CANCELED, isFollowed };
  if (state === 'PENDING' && bookingToken !== null) return isFollowed ? FOLLOWED : BEING_CONFIRMED;
  if (state === 'CANCELED' && cancellation?.refund) return canceled(cancellation.refund);
  const status = (state === 'CANCELED' ? undefined : BY_TIME[timeState]) ?? STATUSES[state];
  return timeState === 'PAST' && status.stage === 'CERTAIN' ? COMPLETED : status;
}

/** A stay that could not be confirmed; the list of trips omits it from then on. */
export const notBooked = (reason = ''): TripStatus => ({
  text: 'Not booked',
  palette: 'red',
  advice: `This stay is not booked, and nothing has been charged. ${reason}`.trim(),
  stage: 'NOT_BOOKED',
});

/** The status of a stay that waits for an approval, or was not approved; null for others (CP-11). */
export function approvalStatus(approval: TripApproval | null): TripStatus | null {
  if (!approval) return null;
  const [error] = approval.errors;
  if (error) return notBooked(error.text);
  const decision = approvalText(approval);
  if (!decision) return null;
  const isWaiting = approval.state === 'WAITING';
  return {
    text: decision.title,
    palette: isWaiting ? 'orange' : 'red',
    advice: decision.text,
    stage: isWaiting ? 'OPEN' : 'NOT_BOOKED',
    approval,
  };
}
