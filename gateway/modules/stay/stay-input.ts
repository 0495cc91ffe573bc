import {
  defaultGuests,
  guestRefusal,
  type GuestRefusal,
  type Guests,
  INFANTS,
  MAX_GUESTS,
} from '#domain/stay/guests.ts';
import { type Stay, stayRefusal, type StayRefusal } from '#domain/stay/stay-dates.ts';
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

const GUEST_REFUSALS: Readonly<Record<GuestRefusal, string>> = {
  ADULTS_OUT_OF_RANGE: `\`adults\` has to be 1 to ${MAX_GUESTS}.`,
  CHILDREN_OUT_OF_RANGE: `\`children\` has to be at most ${MAX_GUESTS} ages of 0 to 17 years.`,
  PETS_OUT_OF_RANGE: `\`pets\` has to be 0 to ${MAX_GUESTS}.`,
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
  const refusal = guestRefusal(guests);
  if (refusal) throw requestError('BAD_USER_INPUT', GUEST_REFUSALS[refusal]);
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
