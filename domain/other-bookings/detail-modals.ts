/** The named modals with the details of a trip that was booked elsewhere, by the kind of trip (CN-08). */
import type { NamedModal } from '../booking/trip-modals';

const DETAIL_MODALS = {
  FlightTrip: ['confirmation', 'payment', 'travelers'],
  HotelTrip: ['confirmation', 'payment', 'travelers', 'check-in'],
  PackageTrip: ['confirmation', 'payment', 'travelers', 'check-in'],
  CarTrip: ['car-confirmation', 'payment', 'drivers', 'car-pick-up-and-drop-off'],
  ExperienceTrip: ['confirmation', 'payment', 'experience-itinerary', 'experience-cancellation-policy'],
} as const satisfies Readonly<Record<string, readonly NamedModal[]>>;

export type OtherBookingKind = keyof typeof DETAIL_MODALS;
export type DetailModal = (typeof DETAIL_MODALS)[OtherBookingKind][number];

export const DETAIL_TITLES: Readonly<Record<DetailModal, string>> = {
  confirmation: 'Confirmation',
  'car-confirmation': 'Confirmation',
  payment: 'Payment',
  travelers: 'Travelers',
  drivers: 'Driver',
  'check-in': 'Check-in',
  'car-pick-up-and-drop-off': 'Pick-up and drop-off',
  'experience-itinerary': 'Itinerary',
  'experience-cancellation-policy': 'Cancellation policy',
};

export const detailModals = (kind: OtherBookingKind): readonly DetailModal[] => DETAIL_MODALS[kind];

/** The modal that an address names; undefined for a name that no trip of this kind has. */
export const detailModal = (kind: OtherBookingKind, name: string | undefined): DetailModal | undefined =>
  detailModals(kind).find((modal) => modal === name);
