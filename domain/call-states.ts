/** The state of an asynchronous call, and of the calls that decide how the checkout continues (BK-23, BK-24). */
export type CallState = 'NotCalled' | 'InProcess' | 'Success' | 'Failed';

/**
 * BK-24: the states after a reset. The calls that only read or save something are not among these: Apollo Client has their
 * states.
 */
export const INITIAL_CALLS = {
  schedulePriceQuote: 'NotCalled',
  pollPriceQuote: 'NotCalled',
  addMainGuest: 'NotCalled',
  scheduleBook: 'NotCalled',
  pollConfirmationDetails: 'NotCalled',
} as const satisfies Readonly<Record<string, CallState>>;

export type CallStates = Readonly<Record<keyof typeof INITIAL_CALLS, CallState>>;

/** A quote is being requested (BK-16, PR-06). */
export const isPriceCallInProgress = (calls: CallStates): boolean =>
  calls.schedulePriceQuote === 'InProcess' || calls.pollPriceQuote === 'InProcess';

/** A booking is being requested or followed (BK-18); until its outcome is known, no other is requested. */
export const isBookingCallInProgress = (calls: CallStates): boolean =>
  calls.scheduleBook === 'InProcess' || calls.pollConfirmationDetails === 'InProcess';
