import type { FlightModal } from '#domain/other-bookings/flight-modals.ts';
import type { Protection } from '../other-booking-types';

/** The modal in which a protection is used; undefined for a protection with a button on the page. */
const MODALS: Readonly<Partial<Record<Protection['kind'], FlightModal>>> = {
  CANCEL_FOR_ANY_REASON: 'cancel-for-any-reason-flight',
  DISRUPTION_ASSISTANCE: 'schedule-change',
  MISSED_CONNECTION_REBOOKING: 'schedule-change',
};

export const modalOf = (kind: Protection['kind']): FlightModal | undefined => MODALS[kind];
