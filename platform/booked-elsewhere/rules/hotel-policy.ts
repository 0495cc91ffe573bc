/** How the rooms of a booked hotel comply with the travel policy of their traveler (CP-06). */
import type { components } from '#schema/platform.openapi.ts';
import { daysBetween } from '../../kernel/dates';
import type { PolicyRules } from '../../people/people.tables';
import { outOfPolicyReasons } from '../../people/policies/travel-policy';
import type { TripRow } from '../trips-elsewhere';

type Schemas = components['schemas'];

/** Judges the mean price of a night in a room, and the stars of the hotel. */
export function hotelCompliance(
  { stars, checkIn, checkOut, rooms }: Schemas['BookedHotel'],
  { total_minor, currency }: Pick<TripRow, 'total_minor' | 'currency'>,
  rules: PolicyRules,
): Schemas['HotelPolicyCompliance'] {
  const minor = Math.round(total_minor / (daysBetween(checkIn, checkOut) * rooms.length));
  const reasons = outOfPolicyReasons(
    { rules },
    { starRating: stars || null },
    { minor, currencyCode: currency },
  );
  return { isInPolicy: reasons.length === 0, reasons, ...rules.hotels };
}
