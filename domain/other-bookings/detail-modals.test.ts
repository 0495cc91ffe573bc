import { NAMED_MODALS } from '../booking/trip-modals';
import { DETAIL_TITLES, detailModal, detailModals, type OtherBookingKind } from './detail-modals';

const KINDS: readonly OtherBookingKind[] = [
  'FlightTrip',
  'HotelTrip',
  'PackageTrip',
  'CarTrip',
  'ExperienceTrip',
];

test.each(KINDS)('[CN-08] the details of a %s have the specified names, and titles', (kind) => {
  for (const modal of detailModals(kind)) {
    expect(NAMED_MODALS).toContain(modal);
    expect(DETAIL_TITLES[modal]).not.toBe('');
    expect(detailModal(kind, modal)).toBe(modal);
  }
});

test.each([
  ['CarTrip', 'travelers'],
  ['FlightTrip', 'check-in'],
  ['HotelTrip', 'PAYMENT'],
  ['ExperienceTrip', undefined],
] as const)('[CN-08] a %s has no modal %s', (kind, name) => expect(detailModal(kind, name)).toBeUndefined());
