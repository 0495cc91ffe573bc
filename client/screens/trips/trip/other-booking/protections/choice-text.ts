import { airportDay, airportTime } from '#domain/other-bookings/flight-times.ts';
import { CHOICE_NAMES } from '#domain/other-bookings/protection-labels.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import type { Choice } from '../other-booking-types';

/** `Refund: $1,459.54`, or the new flight with its departure at the airport. */
export function choiceText({ kind, amount, flight }: Choice): string {
  if (!flight) return `${CHOICE_NAMES[kind]}: ${formatMoney(amount)}`;
  const { flightNumber, departure } = flight.segment;
  return `${flightNumber}, ${airportDay(departure.expectedAt, departure.timeZone)}, ${airportTime(departure.expectedAt, departure.timeZone)}`;
}
