/** Maps protections from REST to the graph. A choice whose amount cannot be read cannot be accepted, and is left out. */
import {
  END_REASONS,
  PROTECTION_NAMES,
  protectionSummary,
} from '#domain/other-bookings/protection-labels.ts';
import {
  DisruptionReason,
  type ElsewhereProtection,
  type ProtectionChoice,
  ProtectionChoiceKind,
  ProtectionEndReason,
  ProtectionKind,
  ProtectionState,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactMoney, moneyOf } from '../money/money-mapping';
import { segmentOf } from './flight-mapping';

const protectionKind = enumReader(ProtectionKind);
const endReason = enumReader(ProtectionEndReason);
const protectionState = enumReader(ProtectionState);
const disruptionReason = enumReader(DisruptionReason);
const choiceKind = enumReader(ProtectionChoiceKind);

export function protectionOf(wire: Wire<'TripProtection'>): ElsewhereProtection {
  const kind = protectionKind(wire.kind);
  const reason = wire.reason === undefined ? null : endReason(wire.reason);
  const refundPercent = wire.refundPercent ?? null;
  const delayThresholdMinutes = wire.delayThresholdMinutes ?? null;
  return {
    id: wire.id,
    kind,
    name: PROTECTION_NAMES[kind],
    summary: protectionSummary({
      kind,
      refundPercent,
      delayThresholdMinutes,
      fareCap: exactMoney(wire.fareCap),
      maxCredit: exactMoney(wire.maxCredit),
    }),
    state: protectionState(wire.state),
    reason,
    reasonText: reason && END_REASONS[reason],
    price: moneyOf(wire.price),
    pricePercent: wire.pricePercent ?? null,
    exerciseUntil: wire.exerciseUntil ?? null,
    refundPercent,
    delayThresholdMinutes,
    fareCap: moneyOf(wire.fareCap),
    newDepartureBy: wire.newDepartureBy ?? null,
    reimbursedBy: wire.reimbursedBy ?? null,
    monitoredUntil: wire.monitoredUntil ?? null,
    maxCredit: moneyOf(wire.maxCredit),
    disruption: wire.disruption
      ? {
          reason: disruptionReason(wire.disruption.reason),
          slice: wire.disruption.slice,
          segment: wire.disruption.segment,
          delayMinutes: wire.disruption.delayMinutes ?? null,
        }
      : null,
    choices: wire.choices.flatMap(choiceOf),
    used: wire.used
      ? { kind: choiceKind(wire.used.kind), amount: moneyOf(wire.used.amount), at: wire.used.at }
      : null,
  };
}

function choiceOf({
  token,
  kind: wireKind,
  amount: fiat,
  flight,
}: Wire<'TripProtection'>['choices'][number]): ProtectionChoice[] {
  const kind = choiceKind(wireKind);
  const amount = moneyOf(fiat);
  // A choice that this graph does not know, or one without its new flight, cannot be accepted.
  if (!amount || kind === 'UNKNOWN' || (kind === 'REBOOK' && !flight)) return [];
  const rebooking = flight && {
    farePerTraveler: moneyOf(flight.farePerTraveler),
    segment: segmentOf(flight.segment),
  };
  return [{ token, kind, amount, flight: rebooking ?? null }];
}
