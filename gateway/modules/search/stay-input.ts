import { defaultGuests, guestRefusal, type Guests, INFANTS } from '../../../domain/stay/guests';
import { type Stay, stayRefusal, type StayRefusal } from '../../../domain/stay/stay-dates';
import { requestError } from '../../errors';
import type { StayInput } from '../../generated/graph';
import type { Wire } from '../../rest/wire';

export interface RequestedStay {
  readonly stay: Stay;
  readonly guests: Guests;
  /** The frozen price that the stay is booked with; absent without one. */
  readonly frozenPriceId?: string;
}

const STAY_REFUSALS: Readonly<Record<StayRefusal, string>> = {
  NOT_A_DATE: 'The dates of the stay are not dates.',
  CHECK_IN_IN_THE_PAST: 'The arrival has to be today or later.',
  TOO_FEW_NIGHTS: 'The departure has to be after the arrival.',
  BEYOND_ONE_YEAR: 'The departure has to be within one year.',
};

/** Dates and guests of an argument; impossible ones are refused before the platform is called. */
export function requestedStay(input: StayInput, today: string): RequestedStay {
  const requested = stayOf(input);
  const refusal = stayRefusal(requested.stay, today);
  if (refusal) throw requestError('BAD_USER_INPUT', STAY_REFUSALS[refusal]);
  requestedGuests(input);
  return requested;
}

type GuestsInput = Pick<StayInput, 'adults' | 'children' | 'pets'>;

/** The guests of an argument; impossible ones are refused. */
export function requestedGuests(input: GuestsInput): Guests {
  const guests = guestsOf(input);
  if (guestRefusal(guests)) {
    throw requestError('BAD_USER_INPUT', 'A stay has one adult or more, and children of 0 to 17 years.');
  }
  return guests;
}

const guestsOf = ({ adults, children, pets }: GuestsInput): Guests => ({
  adults: adults ?? defaultGuests().adults,
  children: children ?? [],
  pets: pets ?? 0,
});

export const stayOf = ({ fromDate, untilDate, frozenPriceId, ...guests }: StayInput): RequestedStay => ({
  stay: { from: fromDate, until: untilDate },
  guests: guestsOf(guests),
  ...(frozenPriceId ? { frozenPriceId } : {}),
});

/** Guests in the format of requests. */
export const wireGuests = ({ adults, children, pets }: Guests): Wire<'GuestDetails'> => ({
  adults,
  children: [...children],
  infants: INFANTS,
  petsIncluded: pets > 0,
});
