/**
 * Change for any reason, for flights (AD-06): one change, until three hours before departure, of a booking that was made at least
 * 24 hours before departure. An agent makes the change; the platform stores its time.
 */
import { addDays, addYears, dayOf, isoWeekday, type PlainDate } from '../../kernel/dates';
import { DAY_MS } from '../../kernel/durations';
import type { FlightSituation, ProtectionStanding } from '../elsewhere.types';
import { deadlineOf } from './cancel-for-any-reason';
import { firstDeparture, firstSegment, later, localTime } from './flight-times';

const REIMBURSEMENT_BUSINESS_DAYS = 10;

export function changeForAnyReason(situation: FlightSituation): ProtectionStanding {
  const { flight, bookedAt, uses, isCanceled, now } = situation;
  const exerciseUntil = deadlineOf(flight);
  const used = uses.map(({ protectionKind }) => protectionKind);
  const end = (
    state: ProtectionStanding['state'],
    reason: NonNullable<ProtectionStanding['reason']>,
  ): ProtectionStanding => ({ state, reason, exerciseUntil, choices: [] });
  if (used.includes('ChangeForAnyReason')) return end('Exercised', 'AlreadyUsed');
  if (flight.events.some(({ kind }) => kind === 'CanceledInVoidWindow'))
    return end('Void', 'CanceledInVoidWindow');
  if (bookedAt > later(firstDeparture(flight), -DAY_MS)) return end('NotEligible', 'BookedTooLate');
  if (used.includes('CancelForAnyReason')) return end('Void', 'UsedCancelForAnyReason');
  if (isCanceled) return end('Void', 'TripCanceled');
  if (now > exerciseUntil) return end('Expired', 'DeadlinePassed');
  return { state: 'Exercisable', exerciseUntil, choices: [] };
}

/** The last day for the new departure: a year after the original one, at the airport. */
export function newDepartureBy({ slices: [first] }: FlightSituation['flight']): PlainDate {
  if (!first) throw new Error('A flight has a slice.');
  const { departure, origin } = firstSegment(first);
  return addYears(localTime(new Date(departure.scheduled), origin.timeZone).day, 1);
}

/** The day by which a change is reimbursed: ten business days, Monday to Friday, after it was made. */
export function reimbursedBy(changedAt: Date): PlainDate {
  let day = dayOf(changedAt);
  for (let left = REIMBURSEMENT_BUSINESS_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (isoWeekday(day) <= 5) left -= 1;
  }
  return day;
}
