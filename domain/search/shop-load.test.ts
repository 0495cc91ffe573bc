import { areDetailsFetched, NOT_SHOPPED, requireShopRequestId, shopState } from './shop-load';

test('[LQ-09] without a shop request id the load is an internal error', () => {
  expect(requireShopRequestId('l-1')).toBe('l-1');
  for (const missing of ['', null, undefined]) {
    expect(() => requireShopRequestId(missing)).toThrow(/^Shop Request Id must be present$/);
  }
});

test('[LQ-13] before any request there is no call, and a differing price will be announced', () => {
  expect(NOT_SHOPPED).toEqual({ call: 'NotCalled', error: null, notifyIfPriceDiffers: true });
});

test('[LQ-12] a call is in process, then has failed or succeeded, and details count as fetched from then on', () => {
  const states = [
    NOT_SHOPPED,
    shopState('PENDING', false),
    shopState({ hasListing: true }, false),
    shopState({ failureCode: null }, false),
  ];
  expect(states.map((state) => [state.call, areDetailsFetched(state)])).toEqual([
    ['NotCalled', false],
    ['InProcess', false],
    ['Success', true],
    ['Failed', true],
  ]);
});

test.each([
  ['no listing', { hasListing: false }, 'UNKNOWN'],
  ['an exception', { failureCode: null }, 'UNKNOWN'],
  ['an unknown code', { failureCode: 'StarsMisaligned' }, 'UNKNOWN'],
  ['no availability', { failureCode: 'NoAvailability' }, 'NO_AVAILABILITY'],
] as const)('[LQ-10] [LQ-13] %s is a failure, until it is acknowledged', (_name, answer, error) => {
  expect(shopState(answer, false)).toEqual({ ...NOT_SHOPPED, call: 'Failed', error });
  expect(shopState(answer, true)).toEqual({ ...NOT_SHOPPED, call: 'FailureAcknowledged', error });
});

test('[LQ-13] a success after an acknowledged failure is a success', () => {
  expect(shopState({ hasListing: true }, true)).toEqual({ ...NOT_SHOPPED, call: 'Success' });
});
