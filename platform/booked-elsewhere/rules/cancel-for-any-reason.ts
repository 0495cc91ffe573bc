/**
 * Cancel for any reason, for flights (AD-01 to AD-03, AD-21): until three hours before the first scheduled departure the
 * purchaser cancels all passengers and segments, for a share of base fare and taxes, or for all of it as airline credit where
 * that is offered.
 */
import { HOUR_MS } from '../../kernel/durations';
import { shareOf } from '../../kernel/money';
import type { FlightEvent, FlightSituation, ProtectionStanding } from '../elsewhere.types';
import { firstDeparture, later } from './flight-times';

export const REFUND_PERCENT = 80;
const DEADLINE_HOURS = 3;

/** Shared with change for any reason: the last moment to use it. */
export const deadlineOf = (flight: FlightSituation['flight']): Date =>
  later(firstDeparture(flight), -DEADLINE_HOURS * HOUR_MS);

const ENDED_BY = [
  'AirlineCancellation',
  'ChangedWithAirline',
  'CanceledWithAirline',
  'GovernmentAlert',
  'WhoDesignation',
] as const satisfies readonly FlightEvent['kind'][];

export function cancelForAnyReason(situation: FlightSituation): ProtectionStanding {
  const { flight, terms, uses, isCanceled, now } = situation;
  const exerciseUntil = deadlineOf(flight);
  const ended = (
    state: 'Exercised' | 'Expired',
    reason: ProtectionStanding['reason'],
  ): ProtectionStanding => ({
    state,
    ...(reason === undefined ? {} : { reason }),
    exerciseUntil,
    choices: [],
  });
  const used = uses.map(({ protectionKind }) => protectionKind);
  if (used.includes('CancelForAnyReason')) return ended('Exercised', 'AlreadyUsed');
  if (used.includes('DisruptionAssistance')) return ended('Expired', 'UsedDisruptionAssistance');
  const event = ENDED_BY.find((kind) => flight.events.some((each) => each.kind === kind));
  if (event) return ended('Expired', event);
  if (isCanceled) return ended('Expired', 'TripCanceled');
  if (now > exerciseUntil) return ended('Expired', 'DeadlinePassed');
  const paid = flight.baseMinor + flight.taxesMinor;
  return {
    state: 'Exercisable',
    exerciseUntil,
    choices: [
      { kind: 'Refund', amountMinor: shareOf(paid, REFUND_PERCENT * 100) },
      ...(terms.offersAirlineCredit ? [{ kind: 'AirlineCredit' as const, amountMinor: paid }] : []),
    ],
  };
}
