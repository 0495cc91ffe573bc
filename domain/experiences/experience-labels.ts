/** Texts for the price, ticket, length and cancellation of an experience (VO-11, VO-12). */
import { counted } from '../counted';
import { formatStay, formatStayDate, type Stay } from '../stay/stay-dates';

export const PRICING_WORDS = { PER_PERSON: 'per person', PER_GROUP: 'per group', UNKNOWN: '' } as const;

export const TICKET_WORDS = {
  MOBILE_ONLY: 'Mobile ticket',
  PAPER: 'Paper ticket',
  UNKNOWN: 'Ask for the kind of ticket when you call',
} as const;

export const ACCESS_WORDS = {
  WHEELCHAIR_ACCESSIBLE: 'Wheelchair accessible',
  STEP_FREE: 'No steps',
  STROLLERS: 'Strollers welcome',
  SERVICE_ANIMALS: 'Service animals welcome',
  EASY_PACE: 'Easy pace',
  ACTIVE_PACE: 'Takes some fitness',
} as const;

/** VO-12: the outcomes of canceling, one for every state that the platform knows. */
const CANCELLATION_WORDS = {
  ALREADY_CANCELED: 'Already canceled',
  BOOKING_PENDING: 'Cannot be canceled before its booking is confirmed',
  CANCELLATION_PENDING: 'Its cancellation is being processed',
  CONTACT_CUSTOMER_SERVICE: 'Canceled by customer service only',
  FULLY_REFUNDABLE: 'Free cancellation',
  NON_CANCELLABLE: 'Cannot be canceled',
  NON_REFUNDABLE: 'Non-refundable',
  PARTIALLY_REFUNDABLE: 'Partial refund',
  PAST_ACTIVITY_START: 'Cannot be canceled after it has started',
  UNKNOWN: 'Ask for the cancellation terms when you call',
} as const;

export interface ExperienceCancellationTerms {
  readonly status: keyof typeof CANCELLATION_WORDS;
  readonly untilHoursBefore: number | null;
  readonly refundPercent: number | null;
}

export const isFreeToCancel = ({ status }: ExperienceCancellationTerms): boolean =>
  status === 'FULLY_REFUNDABLE';

/** 'Free cancellation until 24 hours before the start', '50% refund until 24 hours before the start'. */
export function cancellationText({
  status,
  untilHoursBefore,
  refundPercent,
}: ExperienceCancellationTerms): string {
  const isPart = status === 'PARTIALLY_REFUNDABLE' && refundPercent !== null;
  const words = isPart ? `${refundPercent}% refund` : CANCELLATION_WORDS[status];
  return untilHoursBefore === null
    ? words
    : `${words} until ${counted(untilHoursBefore, 'hour')} before the start`;
}

/** '45 minutes', '2 hours', '2.5 hours', '1 hour 20 minutes'. */
export function experienceDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, 'minute');
  if (rest === 0) return counted(hours, 'hour');
  return rest === 30 ? `${hours}.5 hours` : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}

/** `Fri, Jun 5 - Sun, Jun 7`, or one day alone. */
export const daysText = (days: Stay): string =>
  days.from === days.until ? formatStayDate(days.from) : formatStay(days);
