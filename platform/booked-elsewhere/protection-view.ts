import type { components } from '#schema/platform.openapi.ts';
import { toFiat } from '../kernel/money';
import type { Choice } from './elsewhere.types';
import { choiceToken, standingOf } from './protections';
import { REFUND_PERCENT } from './rules/cancel-for-any-reason';
import { newDepartureBy, reimbursedBy } from './rules/change-for-any-reason';
import { CAP_MINOR } from './rules/missed-connection';
import { MAX_FLIGHT_CREDIT_MINOR, monitoredUntil } from './rules/price-drop';
import type { Protection, TripElsewhere } from './trips-elsewhere';

type Schemas = components['schemas'];

export function protectionView(
  trip: TripElsewhere,
  protection: Protection,
  now: Date,
): Schemas['TripProtection'] {
  const { id, kind, price_minor: price, use_kind, use_amount_minor, used_at } = protection;
  const { currency } = trip;
  const { state, reason, exerciseUntil, disruption, choices } = standingOf(trip, protection, now);
  return {
    id,
    kind,
    state,
    ...(reason === undefined ? {} : { reason }),
    ...(price === null
      ? {}
      : { price: toFiat(price, currency), pricePercent: Math.round((price / trip.total_minor) * 100) }),
    ...(exerciseUntil ? { exerciseUntil: exerciseUntil.toISOString() } : {}),
    ...termsView(trip, protection),
    ...(disruption ? { disruption } : {}),
    choices: choices.map((choice) => choiceView(id, choice, currency)),
    ...(use_kind && used_at
      ? {
          used: {
            kind: use_kind,
            amount: toFiat(use_amount_minor ?? 0, currency),
            at: used_at.toISOString(),
          },
        }
      : {}),
  };
}

/** The agreed terms, by the kind of protection. */
function termsView(
  { details: { flight }, booked_at, currency }: TripElsewhere,
  { kind, terms, used_at }: Protection,
): Partial<Schemas['TripProtection']> {
  switch (kind) {
    case 'CancelForAnyReason':
      return { refundPercent: REFUND_PERCENT };
    case 'ChangeForAnyReason':
      return {
        ...(flight ? { newDepartureBy: newDepartureBy(flight) } : {}),
        ...(used_at ? { reimbursedBy: reimbursedBy(used_at) } : {}),
      };
    case 'DisruptionAssistance':
      return {
        ...(terms.delayThresholdMinutes === undefined
          ? {}
          : { delayThresholdMinutes: terms.delayThresholdMinutes }),
        ...(terms.fareCapMinor === undefined ? {} : { fareCap: toFiat(terms.fareCapMinor, currency) }),
      };
    case 'MissedConnectionRebooking':
      return { fareCap: toFiat(CAP_MINOR, 'USD') };
    case 'PriceDrop':
      return {
        monitoredUntil: monitoredUntil(flight ? 'flight' : 'hotel', booked_at),
        ...(flight ? { maxCredit: toFiat(MAX_FLIGHT_CREDIT_MINOR, currency) } : {}),
      };
  }
}

const choiceView = (
  protectionId: string,
  choice: Choice,
  currency: string,
): Schemas['TripProtection']['choices'][number] => ({
  token: choiceToken(protectionId, choice),
  kind: choice.kind,
  amount: toFiat(choice.amountMinor, currency),
  ...(choice.flight
    ? {
        flight: {
          farePerTraveler: toFiat(choice.flight.fareMinor, currency),
          segment: choice.flight.segment,
        },
      }
    : {}),
});
