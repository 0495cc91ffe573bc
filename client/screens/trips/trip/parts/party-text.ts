import { counted } from '../../../../../domain/counted';
import type { TripReservation_TripFragment } from './trip-reservation.generated';

/** `2 adults, 1 child, with pets`; the number of guests if the ages are unknown; null if that is unknown too. */
export function partyText({
  guests,
  guestCount,
}: Pick<TripReservation_TripFragment, 'guests' | 'guestCount'>): string | null {
  if (!guests) return guestCount === null ? null : counted(guestCount, 'guest');
  const { adults, children, petsIncluded } = guests;
  const party = [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    petsIncluded && 'with pets',
  ];
  return party.filter(Boolean).join(', ');
}
