import { afterCall, CALLS, INITIAL_CALLS, isPriceCallInProgress } from './call-states';

test('[BK-23] every call starts as not called and passes through its states', () => {
  expect(CALLS).toEqual([
    'userPassengers',
    'listPaymentMethods',
    'fetchPaymentMethod',
    'verifyPaymentMethod',
    'deletePaymentMethod',
    'schedulePriceQuote',
    'pollPriceQuote',
    'scheduleBook',
    'pollConfirmationDetails',
    'addMainGuest',
    'travelWallet',
    'rewardsAccounts',
  ]);
  expect(
    Object.values(INITIAL_CALLS).every(({ state, error }) => state === 'NotCalled' && error === null),
  ).toBe(true);
  const started = afterCall(INITIAL_CALLS, { call: 'scheduleBook', kind: 'STARTED' });
  expect(started.scheduleBook.state).toBe('InProcess');
  const failed = afterCall(started, { call: 'scheduleBook', kind: 'FAILED', error: 'Fraud' });
  expect(failed.scheduleBook).toEqual({ state: 'Failed', error: 'Fraud' });
  const done = afterCall(failed, { call: 'scheduleBook', kind: 'SUCCEEDED' });
  expect(done.scheduleBook).toEqual({ state: 'Success', error: null });
  expect(done.addMainGuest).toBe(INITIAL_CALLS.addMainGuest);
});

test('[BK-24] a reset returns the initial, unchanged records', () => {
  afterCall(INITIAL_CALLS, { call: 'travelWallet', kind: 'FAILED', error: 'x' });
  expect(INITIAL_CALLS.travelWallet).toEqual({ state: 'NotCalled', error: null });
});

test('[BK-16] a quote that is scheduled or polled is a price call in progress', () => {
  expect(isPriceCallInProgress(INITIAL_CALLS)).toBe(false);
  expect(isPriceCallInProgress(afterCall(INITIAL_CALLS, { call: 'pollPriceQuote', kind: 'STARTED' }))).toBe(
    true,
  );
  expect(
    isPriceCallInProgress(afterCall(INITIAL_CALLS, { call: 'schedulePriceQuote', kind: 'STARTED' })),
  ).toBe(true);
});
