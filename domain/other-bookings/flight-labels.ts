/**
 * Texts of a booked flight on canceling and changing (CN-03, CN-07, VO-07), and the names of its parts. The portal cancels or
 * exchanges no flight: each text names who does.
 */
import type { Money } from '../money/money';
import { formatMoney } from '../money/money-format';
import { cancellationText } from './fare-terms';

export type PenaltyKind =
  | 'NO_PENALTY'
  | 'WITH_FEE'
  | 'NOT_POSSIBLE'
  | 'CONTACT_AIRLINE'
  | 'CONTACT_SUPPORT'
  | 'SEE_CANCEL_FLIGHT'
  | 'UNKNOWN';

export interface Penalty {
  readonly kind: PenaltyKind;
  /** Null for a fee that cannot be read. */
  readonly fee: Money | null;
}

/** The wording of the specification. */
const PENALTIES: Readonly<Record<Exclude<PenaltyKind, 'WITH_FEE' | 'NOT_POSSIBLE'>, string>> = {
  NO_PENALTY: 'Free',
  CONTACT_AIRLINE: 'Contact airline',
  CONTACT_SUPPORT: 'Contact support',
  SEE_CANCEL_FLIGHT: "Click 'Cancel Flight' above to view eligibility",
  UNKNOWN: 'Contact support',
};

function penaltyText({ kind, fee }: Penalty, notPossible: string): string {
  if (kind === 'NOT_POSSIBLE') return notPossible;
  if (kind !== 'WITH_FEE') return PENALTIES[kind];
  return fee ? `${formatMoney(fee)} ${fee.currencyCode}` : PENALTIES.UNKNOWN;
}

export const changePenaltyText = (penalty: Penalty): string => penaltyText(penalty, 'Not allowed');

/** Some fare brands, and the airline WN, word it differently (FM-07). */
export const cancelPenaltyText = (penalty: Penalty, airlineCode: string, fareBrand: string | null): string =>
  cancellationText(airlineCode, fareBrand ?? '', penaltyText(penalty, 'Non-refundable'));

const BY_AIRLINE = 'To cancel this flight, contact the airline and have its booking code at hand.';
const BY_SUPPORT = 'To cancel this flight, contact us and have the confirmation code at hand.';

/** CN-03: the outcomes of canceling a flight. */
export const CANCELLATION_OUTCOMES = {
  AIRLINE_REFUND: 'The airline refunds the price. Contact us to cancel the flight.',
  CONTACT_AIRLINE: BY_AIRLINE,
  CONTACT_CUSTOMER_SERVICE: BY_SUPPORT,
  FTC: 'The price becomes airline credit for a future trip. Contact us to cancel the flight.',
  FTC_WITH_PENALTY:
    'The price less the airline’s fee becomes credit for a future trip. Contact us to cancel the flight.',
  MULTI_TICKET: 'This trip has several tickets, which are canceled one by one. Contact us.',
  NON_REFUNDABLE: 'The fare is not refundable.',
  NON_CANCELLABLE: 'This flight cannot be canceled.',
  PARTIAL_REFUND: 'A part of the price is refunded. Contact us to cancel the flight.',
  REFUNDABLE_COMPLEX: 'An agent calculates the refund. Contact us.',
  TICKETED_VOID: 'The ticket can still be voided, and all of the price is refunded. Contact us.',
  TICKETED_VOID_UNKNOWN_WINDOW: 'The ticket may still be voided. Contact us soon.',
  DELAYED_TICKETING_CANCEL: 'The flight can be canceled once its ticket is issued. Contact us then.',
  TICKETLESS_VOID: 'No ticket is issued yet, and the booking can be voided. Contact us.',
  MULTI_PROVIDER: 'Several providers handle cancellations of this trip. Contact us.',
  CANCELLATION_PENDING: 'This flight is being canceled. You do not need to do anything.',
  FULL_REFUND: 'The full price is refunded. Contact us to cancel the flight.',
  PENDING: 'The refund is not known yet. Check again in a few minutes.',
  CANCELLATION_FAILURE: 'This flight could not be canceled, and is still booked. Contact us.',
  AIRLINE_CONTROL: BY_AIRLINE,
  UNKNOWN: BY_SUPPORT,
} as const;

/** VO-07, VO-14: whether a flight can be exchanged. The specification does not define the exchange itself. */
export const EXCHANGE_TAGS = {
  AIRLINE_CONTROL: 'To change this flight, contact the airline and have its booking code at hand.',
  BOOKING_PENDING: 'The booking is still pending. It can be changed once it is confirmed.',
  CANCELED: 'This flight is canceled, and cannot be changed.',
  CANCELLATION_PENDING: 'This flight is being canceled, and cannot be changed.',
  CHFAR: 'This flight can be changed once for any reason. Contact us with the new date.',
  NON_CHFAR: 'Changes follow the rules of the fare. Contact us to find out the cost of a change.',
  DEPARTED: 'This flight has departed, and cannot be changed.',
  FTC: 'This flight was turned into airline credit. Contact us to use it.',
  EXCHANGEABLE: 'This flight can be exchanged. Contact us with the new date.',
  NON_EXCHANGEABLE: 'The fare does not allow changes.',
  CONTACT_AIRLINE: 'To change this flight, contact the airline and have its booking code at hand.',
  CONTACT_CUSTOMER_SERVICE: 'We make changes to this flight for you. Contact us.',
  MULTI_PROVIDER: 'Several providers handle changes to this trip. Contact us.',
  UNKNOWN: 'We make changes to this flight for you. Contact us.',
} as const;

const TRIP_TYPES = {
  ONE_WAY: 'One way',
  ROUND_TRIP: 'Round trip',
  OPEN_JAW: 'Open jaw',
  UNKNOWN: 'Flight',
} as const;

/** The text for a trip type; the specification words the subtitle of a multi-city trip. */
export const tripTypeText = (tripType: keyof typeof TRIP_TYPES): string => TRIP_TYPES[tripType];

/** VO-06: cabins of flights. */
export const CABINS = {
  BASIC_ECONOMY: 'Basic economy',
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium economy',
  BUSINESS: 'Business',
  FIRST: 'First',
  UNKNOWN: 'Cabin not known',
} as const;

export const TICKETINGS = {
  SINGLE: 'One ticket',
  HACKER_FARE: 'Separate tickets',
  VIRTUAL_INTERLINE: 'Separate tickets and check-ins',
  UNKNOWN: 'Ask the airline',
} as const;

export const PASSENGERS = {
  ADULT: 'Adult',
  CHILD: 'Child',
  LAP_INFANT: 'Infant on lap',
  SEATED_INFANT: 'Infant with a seat',
  UNKNOWN: 'Passenger',
} as const;

/** FM-08: the parts of a day. */
export const TIMES_OF_DAY = {
  EARLY_MORNING: 'Early morning',
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
} as const;

/** The name of a slice: those of a multi-city flight are numbered. */
export function sliceTitle(isMultiCity: boolean, slice: number, count: number): string {
  if (isMultiCity) return `Flight ${slice + 1} of ${count}`;
  if (count === 1) return 'Flight';
  return slice === 0 ? 'Outbound' : 'Return';
}
