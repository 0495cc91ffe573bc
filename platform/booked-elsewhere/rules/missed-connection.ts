/**
 * Missed connection rebooking (AD-09, AD-23): free on certain bookings. Another flight on the same or the next day for up to
 * US$5,000 per passenger, unless the airline offers a reasonable one.
 */
import { addDays } from '../../kernel/dates';
import { DAY_MS, HOUR_MS } from '../../kernel/durations';
import type { Disruption, FlightSituation, ProtectionStanding, Segment } from '../elsewhere.types';
import { disruptedSegment, missedConnection } from './disruption';
import { lastArrival, lastSegment, later, localTime, scheduledAt } from './flight-times';
import { qualifyingFlights } from './qualifying-flights';

/** US$5,000 for each passenger. */
export const CAP_MINOR = 500_000;
const LATE_DEPARTURE_MINUTE = 20 * 60;
const NEXT_MORNING_MINUTE = 9 * 60;

const VOID_AFTER = ['ChangedWithAirline', 'CanceledWithAirline', 'CanceledInVoidWindow'] as const;

export function missedConnectionRebooking(situation: FlightSituation): ProtectionStanding {
  const { flight, uses, isCanceled, now } = situation;
  const end = (
    state: ProtectionStanding['state'],
    reason: NonNullable<ProtectionStanding['reason']>,
  ): ProtectionStanding => ({ state, reason, choices: [] });
  const used = uses.map(({ protectionKind }) => protectionKind);
  if (used.includes('MissedConnectionRebooking')) return end('Exercised', 'AlreadyUsed');
  if (used.includes('DisruptionAssistance')) return end('Void', 'UsedDisruptionAssistance');
  if (used.includes('CancelForAnyReason')) return end('Void', 'UsedCancelForAnyReason');
  const voided = VOID_AFTER.find((kind) => flight.events.some((event) => event.kind === kind));
  if (voided) return end('Void', voided);
  if (isCanceled) return end('Void', 'TripCanceled');
  const disruption = missedConnection(situation);
  if (!disruption)
    return now > lastArrival(flight) ? end('Expired', 'DeadlinePassed') : { state: 'Active', choices: [] };
  return offered(situation, disruption);
}

function offered({ flight, now }: FlightSituation, disruption: Disruption): ProtectionStanding {
  const missed = disruptedSegment(flight, disruption);
  const exerciseUntil = later(scheduledAt(missed.departure), DAY_MS);
  const facts = { exerciseUntil, disruption };
  if (now > exerciseUntil) return { ...facts, state: 'Expired', reason: 'DeadlinePassed', choices: [] };
  const isRebooked = flight.events.some(
    (event) => event.kind === 'AirlineRebooks' && isReasonable(new Date(event.departsAt), missed),
  );
  if (isRebooked) return { ...facts, state: 'Active', reason: 'AirlineRebooks', choices: [] };
  const slice = flight.slices[disruption.slice];
  const flights = slice
    ? qualifyingFlights(flight.openFlights, {
        from: missed,
        to: lastSegment(slice).destination,
        maxMinor: CAP_MINOR,
        now,
      })
    : [];
  const choices = flights.map((each) => ({ kind: 'Rebook' as const, amountMinor: 0, flight: each }));
  return choices.length > 0
    ? { ...facts, state: 'Exercisable', choices }
    : { ...facts, state: 'Active', reason: 'NoFlights', choices: [] };
}

/** Departing within an hour of the missed flight, or by 9:00 AM the next day if that was to depart after 8:00 PM. */
export function isReasonable(departs: Date, missed: Pick<Segment, 'departure' | 'origin'>): boolean {
  const original = scheduledAt(missed.departure);
  const waitMs = departs.getTime() - original.getTime();
  if (waitMs <= HOUR_MS) return waitMs >= 0;
  const { timeZone } = missed.origin;
  const before = localTime(original, timeZone);
  const after = localTime(departs, timeZone);
  return (
    before.minute > LATE_DEPARTURE_MINUTE &&
    (after.day === before.day ||
      (after.day === addDays(before.day, 1) && after.minute <= NEXT_MORNING_MINUTE))
  );
}
