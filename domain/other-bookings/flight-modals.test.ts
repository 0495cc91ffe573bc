import { flightModal, sliceModal } from './flight-modals';

test('[CN-08] slices have modals named outbound and return, or numbered for several cities', () => {
  expect([0, 1, 2].map((slice) => sliceModal(false, slice))).toEqual([
    'itinerary-outbound',
    'itinerary-return',
    undefined,
  ]);
  expect([0, 4, 5].map((slice) => sliceModal(true, slice))).toEqual([
    'itinerary-multicity-0',
    'itinerary-multicity-4',
    undefined,
  ]);
});

test('[CN-08] a flight has no modal of a home, and no unknown modal', () => {
  expect(flightModal('cancel-for-any-reason-flight')).toBe('cancel-for-any-reason-flight');
  expect(['cancel-home', 'SCHEDULE-CHANGE', undefined].map(flightModal)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
