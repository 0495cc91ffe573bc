/**
 * The named modals of a trip's page (CN-08), and the subset for homes. A modal is part of the page's address, so that Back closes
 * it and a reload keeps it.
 */
export const NAMED_MODALS = [
  'confirmation',
  'payment',
  'resend-confirmation',
  'self-serve-cancel-flight',
  'exchange-flight',
  'travelers',
  'itinerary-outbound',
  'itinerary-return',
  'itinerary-multicity-0',
  'itinerary-multicity-1',
  'itinerary-multicity-2',
  'itinerary-multicity-3',
  'itinerary-multicity-4',
  'itemized-receipt-hotel',
  'itemized-receipt-home',
  'itemized-receipt-package',
  'flight-disruption-assistance-error',
  'schedule-change',
  'stop-watching',
  'change-email',
  'cancel-or-change-flight',
  'request-traveler-edit',
  'request-traveler-edit-success',
  'cancel-for-any-reason-flight',
  'cancel-for-any-reason-hotel',
  'cancel-for-any-reason-hotel-error',
  'cancel-for-any-reason-hotel-expired',
  'change-hotel',
  'car',
  'check-in',
  'car-confirmation',
  'drivers',
  'cancel-car',
  'car-pick-up-and-drop-off',
  'basic-info',
  'virtual-interline',
  'cancel-home',
  'host-and-rental-details',
  'cancel-experience',
  'experience-itinerary',
  'experience-cancellation-policy',
  'price-freeze-for-hotel-cancellation-error',
  'price-freeze-for-hotel-cancellation-expired',
] as const;

export type NamedModal = (typeof NAMED_MODALS)[number];

/** The modals of a booked home. */
export const HOME_MODALS = [
  'confirmation',
  'payment',
  'resend-confirmation',
  'travelers',
  'itemized-receipt-home',
  'host-and-rental-details',
  'cancel-home',
] as const satisfies readonly NamedModal[];

export type HomeModal = (typeof HOME_MODALS)[number];

/** The modal that an address names; undefined for a name that no booked home has. */
export const homeModal = (name: string | undefined): HomeModal | undefined =>
  HOME_MODALS.find((modal) => modal === name);
