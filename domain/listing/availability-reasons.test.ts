import { availabilityReason } from './availability-reasons';

test.each([
  [
    'AV-02',
    'MinStayViolation',
    'MIN_STAY_VIOLATION',
    'Minimum nights stay not met.',
    'Try a longer stay to continue.',
  ],
  [
    'AV-03',
    'MaxStayViolation',
    'MAX_STAY_VIOLATION',
    'Max nights stay exceeded.',
    'Try a shorter stay to continue.',
  ],
  [
    'AV-04',
    'OccupancyViolation',
    'OCCUPANCY_VIOLATION',
    'Guest limit exceeded.',
    'Reduce the number of guests to continue.',
  ],
  [
    'AV-05',
    'PetPolicyViolation',
    'PET_POLICY_VIOLATION',
    'Pets not allowed.',
    'Please remove pets to continue.',
  ],
  [
    'AV-06',
    'CheckInNotAllowed',
    'CHECK_IN_NOT_ALLOWED',
    'Check-in date is not allowed.',
    'Please select a different check-in date to continue.',
  ],
  [
    'AV-07',
    'CheckOutNotAllowed',
    'CHECK_OUT_NOT_ALLOWED',
    'Check-out date is not allowed.',
    'Please select a different check-out date to continue.',
  ],
  [
    'AV-08',
    'BlockedDates',
    'BLOCKED_DATES',
    'The dates you have selected are not available.',
    'Please try a different set of dates.',
  ],
  [
    'AV-09',
    'MinBookingWindowViolation',
    'MIN_BOOKING_WINDOW_VIOLATION',
    'Listing not available on short notice.',
    'Please select a later check-in date.',
  ],
  [
    'AV-10',
    'LandlordOnHoliday',
    'UNKNOWN',
    'Listing is not available.',
    'Please select a different set of dates.',
  ],
])('[%s] [AV-11] %s', (_id, rawCode, code, title, subtitle) => {
  const action = /OCCUPANCY|PET/.test(code) ? 'CHANGE_GUESTS' : 'CHANGE_DATES';
  expect(availabilityReason(rawCode)).toEqual({ code, rawCode, title, subtitle, action });
});

test.each([null, undefined, ''])('[AV-10] no reason (%p) shows the default', (wire) => {
  expect(availabilityReason(wire)).toMatchObject({ code: 'UNKNOWN', rawCode: null, action: 'CHANGE_DATES' });
});

test("[AV-12] names of JavaScript's own properties are not reasons", () => {
  expect(availabilityReason('constructor').code).toBe('UNKNOWN');
});
