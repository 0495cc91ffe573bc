/**
 * Rules of a price quote (PQ-02, PQ-03, PQ-04, PQ-07, PQ-09, PQ-11, PQ-16). Payment choices that a quote clears:
 * payment-choice.ts; steps that it forces: checkout-steps.ts; whether an accepted price is quoted again (PQ-12):
 * booking-readiness.ts.
 */
import { type CurrencyCode, minorUnitsPerUnit } from '../money/currencies';
import { type Guests, guestRefusal, INFANTS } from '../stay/guests';
import { money, type Money } from '../money/money';
import { type Parsed, parsed, refused } from '../parsed';
import { type Stay, stayRefusal } from '../stay/stay-dates';

export const INVALID_REQUEST = 'Invalid Request';

export interface QuoteInput {
  readonly emailAddress: string | null;
  readonly listingId: string | null;
  readonly listingProviderId: string | null;
  readonly stay: Stay;
  readonly guests: Guests;
  /** The total that the traveler saw; null when the listing had no readable price. */
  readonly seenPrice: Money | null;
  readonly listingCollection: string;
}

export interface QuoteRequest {
  readonly emailAddress: string;
  readonly listingId: string;
  readonly listingProviderId: string;
  readonly stayDates: Stay;
  readonly guests: {
    readonly adults: number;
    readonly children: readonly number[];
    readonly infants: number;
    readonly petsIncluded: boolean;
  };
  readonly seenPrice: Money;
  readonly listingCollection: string;
}

/** PQ-03: a request to quote, or 'Invalid Request' and no call. */
export function quoteRequest(input: QuoteInput, today: string): Parsed<QuoteRequest, typeof INVALID_REQUEST> {
  const { emailAddress, listingId, listingProviderId, stay, guests, seenPrice, listingCollection } = input;
  if (!emailAddress || !listingId || !listingProviderId || !seenPrice) return refused(INVALID_REQUEST);
  if (seenPrice.minorUnits < 0 || stayRefusal(stay, today) || guestRefusal(guests)) {
    return refused(INVALID_REQUEST);
  }
  return parsed({
    emailAddress,
    listingId,
    listingProviderId,
    stayDates: stay,
    guests: {
      adults: guests.adults,
      children: guests.children,
      infants: INFANTS,
      petsIncluded: guests.pets > 0,
    },
    seenPrice,
    listingCollection,
  });
}

/** PQ-04: scheduling discards the acceptance of a price, unless a quote was polled before. */
export const acknowledgedAfterScheduling = (acknowledged: boolean, hasPolledQuote: boolean): boolean =>
  acknowledged && hasPolledQuote;

/** The additional cost of an agent's booking, in units of the quote's currency (PQ-16, AG-03). */
const AGENT_FEE_UNITS = 10;

/** The platform's name of it among the items of a quote. */
export const AGENT_FEE_LABEL = 'Agent fee';

/** AG-03: the same for every way of canceling: on the terms of the home, for any reason, by the traveler or by an agent. */
export const AGENT_FEE_REFUND = 'The fee of an agent is not refunded.';

/** PQ-16: the fee in the agent portal; null elsewhere, where the field is omitted. */
export const agentFee = (isAgentMode: boolean, currencyCode: CurrencyCode): Money | null =>
  isAgentMode ? money(AGENT_FEE_UNITS * minorUnitsPerUnit(currencyCode), currencyCode) : null;

export type QuoteOutcome =
  | { readonly kind: 'PENDING' }
  | { readonly kind: 'SUCCESS' }
  /** Without errors there is nothing to handle: the default message is shown (PQ-09). */
  | { readonly kind: 'FAILURE'; readonly errors: readonly string[]; readonly isHandleable: boolean }
  /** A quote of another product ends the polling like a failure (PQ-11). */
  | { readonly kind: 'UNSUPPORTED' };

/** PQ-07: the outcome of a poll. Anything except Success and Failure is still pending. */
export function quoteOutcome(answer: {
  readonly result: string;
  readonly quoteType?: string | null | undefined;
  readonly errors?: readonly string[] | null | undefined;
}): QuoteOutcome {
  if (answer.quoteType && answer.quoteType !== 'homes') return { kind: 'UNSUPPORTED' };
  if (answer.result === 'Success') return { kind: answer.quoteType === 'homes' ? 'SUCCESS' : 'UNSUPPORTED' };
  if (answer.result !== 'Failure') return { kind: 'PENDING' };
  const errors = answer.errors ?? [];
  return { kind: 'FAILURE', errors, isHandleable: errors.length > 0 };
}
