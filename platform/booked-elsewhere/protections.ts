/** The state of a protection, by the rule of its kind. */
import { createHash } from 'node:crypto';
import type {
  Choice,
  FlightSituation,
  ProtectionKind,
  ProtectionStanding,
  ProtectionUse,
} from './elsewhere.types';
import { cancelForAnyReason } from './rules/cancel-for-any-reason';
import { changeForAnyReason } from './rules/change-for-any-reason';
import { disruptionAssistance } from './rules/disruption-assistance';
import { missedConnectionRebooking } from './rules/missed-connection';
import { priceDrop } from './rules/price-drop';
import type { Protection, TripElsewhere } from './trips-elsewhere';

type FlightRule = (situation: FlightSituation) => ProtectionStanding;

const FLIGHT_RULES: Readonly<Record<Exclude<ProtectionKind, 'PriceDrop'>, FlightRule>> = {
  CancelForAnyReason: cancelForAnyReason,
  ChangeForAnyReason: changeForAnyReason,
  DisruptionAssistance: disruptionAssistance,
  MissedConnectionRebooking: missedConnectionRebooking,
};

export function standingOf(trip: TripElsewhere, { kind, terms }: Protection, now: Date): ProtectionStanding {
  const { flight } = trip.details;
  const facts = { bookedAt: trip.booked_at, isCanceled: trip.state === 'Canceled', uses: usesOf(trip), now };
  if (kind === 'PriceDrop') {
    return priceDrop({
      ...facts,
      product: flight ? 'flight' : 'hotel',
      totalMinor: trip.total_minor,
      lowestMinor: terms.lowestMinor,
    });
  }
  if (!flight) throw new Error(`The trip ${trip.id} has no flight that ${kind} could protect.`);
  return FLIGHT_RULES[kind]({ ...facts, flight, terms });
}

const usesOf = ({ protections }: TripElsewhere): ProtectionUse[] =>
  protections.flatMap(({ kind: protectionKind, use_kind: kind, used_at: at }) =>
    kind && at ? [{ protectionKind, kind, at }] : [],
  );

/** Represents a choice as it was shown: another amount, or another flight, has another token. */
export const choiceToken = (protectionId: string, { kind, amountMinor, flight }: Choice): string =>
  createHash('sha256')
    .update(JSON.stringify([protectionId, kind, amountMinor, flight?.id ?? null]))
    .digest('base64url');
