/**
 * Texts about protections (AD-01 to AD-03, AD-06 to AD-09, AD-15, AD-21 to AD-23). The platform decides what can be claimed,
 * until when, and how much; these are its limits and reasons in sentences.
 */
import { counted } from '../counted';
import type { Money } from '../money/money';
import { formatMoney, formatTrimmedMoney } from '../money/money-format';

export const PROTECTION_NAMES = {
  CANCEL_FOR_ANY_REASON: 'Cancel for any reason',
  CHANGE_FOR_ANY_REASON: 'Change for any reason',
  DISRUPTION_ASSISTANCE: 'Flight disruption assistance',
  MISSED_CONNECTION_REBOOKING: 'Missed connection rebooking',
  PRICE_DROP: 'Price drop protection',
  UNKNOWN: 'Protection',
} as const;

export type ProtectionKind = keyof typeof PROTECTION_NAMES;

/** The agreed terms; null if they are unknown. */
export interface ProtectionFacts {
  readonly kind: ProtectionKind;
  readonly refundPercent: number | null;
  readonly delayThresholdMinutes: number | null;
  readonly fareCap: Money | null;
  readonly maxCredit: Money | null;
}

/** The coverage of a protection and its limits. */
export function protectionSummary(facts: ProtectionFacts): string {
  const { refundPercent, delayThresholdMinutes: threshold, fareCap, maxCredit } = facts;
  switch (facts.kind) {
    case 'CANCEL_FOR_ANY_REASON':
      return `Cancel the whole booking, for all passengers, up to 3 hours before the first departure. You get ${
        refundPercent === null ? 'a part' : `${refundPercent}%`
      } of base fare and taxes back, or airline credit where it is offered. It cannot be reversed.`;
    case 'CHANGE_FOR_ANY_REASON':
      return 'Change the flight once, up to 3 hours before departure, to one that departs within a year of the original departure. We reimburse the change within 10 business days. It cannot be used to cancel.';
    case 'DISRUPTION_ASSISTANCE':
      return `After a missed connection, a delay${
        threshold === null ? '' : ` of more than ${counted(threshold, 'minute')}`
      }, or a cancellation by the airline within 24 hours of departure, all passengers get another flight${
        fareCap ? ` under ${formatTrimmedMoney(fareCap)} each` : ''
      }, or base fare, taxes and fees back. One use for each passenger and trip.`;
    case 'MISSED_CONNECTION_REBOOKING':
      return `If a disruption makes you miss a connection, we rebook you on the same or the next day${
        fareCap ? `, up to ${formatTrimmedMoney(fareCap)} for each passenger` : ''
      }. It is free on this booking.`;
    case 'PRICE_DROP':
      return maxCredit
        ? `We watch the price for 10 days after the purchase. If it drops, you get the difference as travel credit, up to ${formatTrimmedMoney(maxCredit)}.`
        : 'We compare the price five days after the purchase. If it has dropped, you get the difference as travel credit.';
    case 'UNKNOWN':
      return 'Contact us to learn what it covers.';
  }
}

export const END_REASONS = {
  DEADLINE_PASSED: 'The time to use it has passed.',
  AIRLINE_CANCELLATION: 'It ended when the airline canceled the flight.',
  CHANGED_WITH_AIRLINE: 'It ended when the flight was changed directly with the airline.',
  CANCELED_WITH_AIRLINE: 'It ended when the flight was canceled directly with the airline.',
  USED_DISRUPTION_ASSISTANCE: 'It ended when flight disruption assistance was used.',
  GOVERNMENT_ALERT:
    'It ended with the emergency or alert that a government has declared for the destination.',
  WHO_DESIGNATION: 'It ended with the COVID-19 designation of the World Health Organization.',
  USED_CANCEL_FOR_ANY_REASON: 'It ended when cancel for any reason was used.',
  CANCELED_IN_VOID_WINDOW:
    'The booking was canceled within the airline’s void window. The price of the protection is refunded.',
  BOOKED_TOO_LATE: 'It needs a booking that is made at least 24 hours before departure.',
  ALREADY_USED: 'It was used. It can be used only once.',
  AIRLINE_REBOOKS: 'The airline offers you a reasonable flight. Contact the airline to take it.',
  AIRLINE_REFUNDS: 'The airline refunds your flight, so we only offer a new one.',
  NOT_ALL_TRAVELERS: 'Not all original travelers still fly together. Call us to be rebooked.',
  NO_FLIGHTS: 'No flight qualifies at the moment. Contact an agent, who can look further.',
  NO_PRICE_DROP: 'The price has not dropped.',
  TRIP_CANCELED: 'The trip is canceled.',
  UNKNOWN: 'Contact us to learn why.',
} as const;

/** The names of the choices, to show before the amount. */
export const CHOICE_NAMES = {
  REFUND: 'Refund',
  AIRLINE_CREDIT: 'Airline travel credit',
  TRAVEL_CREDIT: 'Travel credit',
  REBOOK: 'A new flight',
  CHANGE: 'A change by our agents',
  UNKNOWN: 'Another choice',
} as const;

/** The consequences of each choice, shown in the confirmation before it and in the outcome. */
export const CHOICE_CONSEQUENCES: Readonly<Record<keyof typeof CHOICE_NAMES, string>> = {
  REFUND:
    'The whole trip is canceled for all passengers. The refund goes to where the trip was paid from, within 1 to 2 billing cycles. It cannot be reversed.',
  AIRLINE_CREDIT:
    'The whole trip is canceled for all passengers. The airline keeps the credit for a future flight. It cannot be reversed.',
  TRAVEL_CREDIT: 'The credit is added to your travel wallet, and the trip stays as it is.',
  REBOOK: 'All passengers move to the new flight at no cost. It cannot be reversed, and there is no refund.',
  CHANGE: 'Our agents change the flight.',
  UNKNOWN: 'Contact us before you choose it.',
};

interface UsableProtection {
  readonly kind: ProtectionKind;
  readonly state: keyof typeof PROTECTION_STATES;
  readonly choices: readonly { readonly kind: keyof typeof CHOICE_NAMES; readonly amount: Money }[];
}

/** AD-03: what a trip loses when one of its protections is used, with what it would refund; null without a loss. */
export function lossText(used: ProtectionKind, protections: readonly UsableProtection[]): string | null {
  if (used !== 'CANCEL_FOR_ANY_REASON') return null;
  const lost = protections.find(
    ({ kind, state }) => kind === 'DISRUPTION_ASSISTANCE' && (state === 'EXERCISABLE' || state === 'ACTIVE'),
  );
  if (lost === undefined) return null;
  const refund = lost.choices.find(({ kind }) => kind === 'REFUND');
  const end = 'It ends flight disruption assistance';
  return refund ? `${end}, which would refund ${formatMoney(refund.amount)}.` : `${end}.`;
}

/** AD-07: what happened to a flight. */
export function disruptionText(
  reason: 'DELAYED' | 'MISSED_CONNECTION' | 'AIRLINE_CANCELLATION' | 'UNKNOWN',
  delayText: string | null,
): string {
  switch (reason) {
    case 'DELAYED':
      return delayText ? `Your flight is delayed by ${delayText}.` : 'Your flight is delayed.';
    case 'MISSED_CONNECTION':
      return 'You cannot make your connection.';
    case 'AIRLINE_CANCELLATION':
      return 'The airline has canceled your flight.';
    case 'UNKNOWN':
      return 'Something has happened to your flight.';
  }
}

/** Whether a protection can be used, as a badge; the color only repeats it. */
export const PROTECTION_STATES = {
  ACTIVE: { text: 'In force', palette: 'green' },
  EXERCISABLE: { text: 'Can be used now', palette: 'green' },
  EXERCISED: { text: 'Used', palette: 'gray' },
  EXPIRED: { text: 'Expired', palette: 'gray' },
  VOID: { text: 'Void', palette: 'gray' },
  NOT_ELIGIBLE: { text: 'Not eligible', palette: 'gray' },
  UNKNOWN: { text: 'Ask us', palette: 'gray' },
} as const;

/** The outcome of a used protection: `Refund: $1,459.54`. A new flight has no amount. */
export const usedText = (kind: keyof typeof CHOICE_NAMES, amount: Money | null): string =>
  kind === 'REBOOK' || !amount ? CHOICE_NAMES[kind] : `${CHOICE_NAMES[kind]}: ${formatMoney(amount)}`;
