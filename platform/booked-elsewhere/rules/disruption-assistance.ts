/**
 * Disruption assistance (AD-07, AD-08, AD-22): after a missed connection, a delay beyond the threshold, or a cancellation by the
 * airline within 24 hours of departure, all travelers get another flight, or base fare, taxes and fees refunded. It can be used
 * once.
 */
import { DAY_MS } from '../../kernel/durations';
import type { Choice, Disruption, FlightSituation, ProtectionStanding } from '../elsewhere.types';
import { disruptionOf, firstSegmentToRebook } from './disruption';
import { firstDeparture, lastArrival, lastSegment, later } from './flight-times';
import { qualifyingFlights } from './qualifying-flights';

export function disruptionAssistance(situation: FlightSituation): ProtectionStanding {
  const { flight, bookedAt, terms, uses, isCanceled, now } = situation;
  const exerciseUntil = later(lastArrival(flight), DAY_MS);
  const used = uses.map(({ protectionKind }) => protectionKind);
  const end = (
    state: ProtectionStanding['state'],
    reason: NonNullable<ProtectionStanding['reason']>,
  ): ProtectionStanding => ({ state, reason, exerciseUntil, choices: [] });
  if (used.includes('DisruptionAssistance')) return end('Exercised', 'AlreadyUsed');
  if (used.includes('CancelForAnyReason')) return end('Void', 'UsedCancelForAnyReason');
  if (bookedAt > later(firstDeparture(flight), -DAY_MS)) return end('NotEligible', 'BookedTooLate');
  if (hasChangedEarly(situation)) return end('Void', 'ChangedWithAirline');
  if (isCanceled) return end('Void', 'TripCanceled');
  const disruption = disruptionOf(situation, terms.delayThresholdMinutes ?? Infinity);
  if (now > exerciseUntil) return end('Expired', 'DeadlinePassed');
  if (!disruption) return { state: 'Active', exerciseUntil, choices: [] };
  const choices = choicesOf(situation, disruption);
  return choices.length > 0
    ? { state: 'Exercisable', exerciseUntil, disruption, choices, ...limitOf(situation, choices) }
    : {
        state: 'Active',
        reason: limitOf(situation, choices).reason ?? 'NoFlights',
        exerciseUntil,
        disruption,
        choices,
      };
}

/** A change that the traveler made with the airline more than 24 hours before departure. */
function hasChangedEarly({ flight }: FlightSituation): boolean {
  const latest = later(firstDeparture(flight), -DAY_MS).getTime();
  return flight.events.some(({ kind, at }) => kind === 'ChangedWithAirline' && Date.parse(at) < latest);
}

const has = ({ flight }: FlightSituation, event: string): boolean =>
  flight.events.some(({ kind }) => kind === event);

function choicesOf(situation: FlightSituation, disruption: Disruption): Choice[] {
  const { flight, terms, now } = situation;
  const slice = flight.slices[disruption.slice];
  const flights =
    has(situation, 'TravelerLeaves') || !slice
      ? []
      : qualifyingFlights(flight.openFlights, {
          from: firstSegmentToRebook(flight, disruption, now),
          to: lastSegment(slice).destination,
          // Under the cap.
          maxMinor: (terms.fareCapMinor ?? 0) - 1,
          now,
        });
  return [
    ...flights.map((each) => ({ kind: 'Rebook' as const, amountMinor: 0, flight: each })),
    ...(has(situation, 'AirlineRefunds')
      ? []
      : [{ kind: 'Refund' as const, amountMinor: flight.baseMinor + flight.taxesMinor }]),
  ];
}

/** Why a kind of choice is missing. */
function limitOf(situation: FlightSituation, choices: readonly Choice[]): Pick<ProtectionStanding, 'reason'> {
  if (has(situation, 'TravelerLeaves')) return { reason: 'NotAllTravelers' };
  if (!choices.some(({ kind }) => kind === 'Rebook')) return { reason: 'NoFlights' };
  return has(situation, 'AirlineRefunds') ? { reason: 'AirlineRefunds' } : {};
}
