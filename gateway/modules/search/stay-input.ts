import {
  defaultGuests,
  guestRefusal,
  type GuestRefusal,
  type Guests,
  INFANTS,
} from '../../../domain/stay/guests';
import { type Stay, stayRefusal, type StayRefusal } from '../../../domain/stay/stay-dates';
import { requestError } from '../../errors';
import type { StayInput } from '../../generated/graph';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';

export interface RequestedStay {
  readonly stay: Stay;
  readonly guests: Guests;
  /** The frozen price that the stay is booked with; absent without one. */
  readonly frozenPriceId?: string;
}

const STAY_REFUSALS: Readonly<Record<StayRefusal, string>> = {
  NOT_A_DATE: '`fromDate` and `untilDate` have to be dates.',
  CHECK_IN_IN_THE_PAST: '`fromDate` has to be today or later.',
  TOO_FEW_NIGHTS: '`untilDate` has to be after `fromDate`.',
  BEYOND_ONE_YEAR: '`untilDate` has to be within one year.',
};

/** The most adults, and the most children, in a request to the platform. */
const MAX_GUESTS = 50;

const ADULTS = `\`adults\` has to be 1 to ${MAX_GUESTS}.`;
const CHILDREN = `\`children\` has to be at most ${MAX_GUESTS} ages of 0 to 17 years.`;

const GUEST_REFUSALS: Readonly<Record<GuestRefusal, string>> = {
  ADULTS_NOT_A_COUNT: ADULTS,
  NO_ADULT: ADULTS,
  TOO_MANY_TRAVELERS: ADULTS,
  CHILD_AGE_OUT_OF_RANGE: CHILDREN,
  PETS_NOT_A_COUNT: '`pets` has to be 0 or more.',
};

/** Dates and guests of an argument; impossible ones are refused before the platform is called. */
export function requestedStay(input: StayInput, today: string): RequestedStay {
  const requested = stayOf(input);
  const refusal = stayRefusal(requested.stay, today);
  if (refusal) throw requestError('BAD_USER_INPUT', STAY_REFUSALS[refusal]);
  requestedGuests(input);
  if (requested.frozenPriceId !== undefined && !isIdentifier(requested.frozenPriceId)) {
    throw requestError('BAD_USER_INPUT', '`frozenPriceId` has to be the id of a frozen price.');
  }
  return requested;
}

type GuestsInput = Pick<StayInput, 'adults' | 'children' | 'pets'>;

/** The guests of an argument; impossible ones are refused. */
export function requestedGuests(input: GuestsInput): Guests {
  const guests = guestsOf(input);
  const problem = guestsProblem(guests);
  if (problem !== undefined) throw requestError('BAD_USER_INPUT', problem);
  return guests;
}

/** Why the platform does not accept a party, by argument; undefined when it does. */
export function guestsProblem(guests: Guests): string | undefined {
  const refusal = guestRefusal(guests);
  if (refusal !== undefined) return GUEST_REFUSALS[refusal];
  if (guests.adults > MAX_GUESTS) return ADULTS;
  return guests.children.length > MAX_GUESTS ? CHILDREN : undefined;
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
