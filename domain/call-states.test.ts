import {
  type CallState,
  type CallStates,
  INITIAL_CALLS,
  isBookingCallInProgress,
  isPriceCallInProgress,
} from './call-states';

/** The calls that `isInProgress` is true for when they alone have this state. */
const callsIn = (state: CallState, isInProgress: (calls: CallStates) => boolean) =>
  Object.keys(INITIAL_CALLS).filter((call) => isInProgress({ ...INITIAL_CALLS, [call]: state }));

test('[BK-16] a price is requested while a quote is scheduled or polled', () => {
  expect(callsIn('InProcess', isPriceCallInProgress)).toEqual(['schedulePriceQuote', 'pollPriceQuote']);
});

test('[BK-18] a booking is requested while it is scheduled or its confirmation is polled', () => {
  expect(callsIn('InProcess', isBookingCallInProgress)).toEqual(['scheduleBook', 'pollConfirmationDetails']);
});

test.each<CallState>(['NotCalled', 'Success', 'Failed'])('[BK-23] no call is in progress as %s', (state) => {
  expect(callsIn(state, isPriceCallInProgress)).toEqual([]);
  expect(callsIn(state, isBookingCallInProgress)).toEqual([]);
});

test('[BK-24] after a reset no call is in progress', () => {
  expect(isPriceCallInProgress(INITIAL_CALLS)).toBe(false);
  expect(isBookingCallInProgress(INITIAL_CALLS)).toBe(false);
});
