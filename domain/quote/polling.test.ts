import { confirmationOutcome, CONFIRMATION_STEPS, POLL_INTERVAL_MS, STILL_PROCESSING_PATH } from './polling';

test.each([
  ['BK-08', { httpStatus: 200, result: 'Success', step: 1 }, 'SUCCESS'],
  ['BK-08', { httpStatus: 200, result: 'Failure', step: 1 }, 'FAILURE'],
  ['BK-08', { httpStatus: 200, result: 'Pending', step: 1 }, 'PENDING'],
  ['BK-09', { httpStatus: 500, result: 'Failure', step: 1 }, 'PENDING'],
  ['BK-09', { httpStatus: 400, step: 1 }, 'REFUSED'],
  ['BK-09', { httpStatus: 403, step: 1 }, 'REFUSED'],
  ['BK-09', { httpStatus: 404, step: 1 }, 'REFUSED'],
  ['BK-09', { httpStatus: 400, step: 2 }, 'PENDING'],
  ['BK-09', { httpStatus: 403, step: 2 }, 'PENDING'],
  ['BK-09', { httpStatus: 404, step: 2 }, 'PENDING'],
  ['BK-09', { httpStatus: 429, step: 1 }, 'PENDING'],
  ['BK-10', { httpStatus: null, step: 1 }, 'PENDING'],
  ['BK-12', { httpStatus: 200, result: 'Pending', step: CONFIRMATION_STEPS }, 'PENDING'],
  ['BK-12', { httpStatus: 200, result: 'Pending', step: CONFIRMATION_STEPS + 1 }, 'STILL_PROCESSING'],
  ['BK-12', { httpStatus: 502, step: CONFIRMATION_STEPS + 1 }, 'STILL_PROCESSING'],
  ['BK-12', { httpStatus: 200, result: 'Success', step: CONFIRMATION_STEPS + 1 }, 'SUCCESS'],
])('[%s] a poll %p means %s', (_id, poll, outcome) => {
  expect(confirmationOutcome(poll)).toBe(outcome);
});

test('[PQ-07] [BK-12] polls run every second for two minutes, then the traveler is sent to the trips', () => {
  expect([POLL_INTERVAL_MS, CONFIRMATION_STEPS, STILL_PROCESSING_PATH]).toEqual([1000, 120, '/trips']);
});
