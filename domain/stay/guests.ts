/** The party: adults, children by age, pets. Limits GU-01, GU-02; defaults GU-05, GU-06; labels GU-10, GU-12; counting GU-13. */
import { counted } from '../counted';

export interface Guests {
  readonly adults: number;
  /** One age per child, 0 to 17. */
  readonly children: readonly number[];
  readonly pets: number;
}

export const DEFAULT_ADULTS = 2;
export const DEFAULT_CHILD_AGE = 17;
export const ADULT_AGE = 18;
export const FALLBACK_MAX_OCCUPANCY = 16;
/** The most adults, the most children, and the most pets of a party: more than any home takes. */
export const MAX_GUESTS = 50;
/** Quote and shop requests contain infants, always 0 (LQ-16, PQ-02). */
export const INFANTS = 0;

export const defaultGuests = (defaultAdults: number = DEFAULT_ADULTS): Guests => ({
  adults: defaultAdults,
  children: [],
  pets: 0,
});

/** Children of unknown age count as 17 (LQ-14). */
export const childrenFromCount = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => DEFAULT_CHILD_AGE);

/** Adults and children; pets are not travelers. */
export const travelerCount = ({ adults, children }: Guests): number => adults + children.length;

/** The part of a party that fits a home: adults are removed before children, but one adult stays. */
export function guestsWithin(guests: Guests, maximum: number): Guests {
  const adults = Math.max(1, Math.min(guests.adults, maximum - guests.children.length));
  return { ...guests, adults, children: guests.children.slice(0, Math.max(0, maximum - adults)) };
}

export type GuestScreen = 'listing' | 'checkout';

/** GU-01: 16 on the listing page when the listing has no limit. GU-02: none in the checkout (undefined). */
export function maxTravelers(screen: GuestScreen, maxOccupancy?: number | null): number | undefined {
  if (typeof maxOccupancy === 'number' && maxOccupancy > 0) return maxOccupancy;
  return screen === 'listing' ? FALLBACK_MAX_OCCUPANCY : undefined;
}

export type GuestRefusal = 'ADULTS_OUT_OF_RANGE' | 'CHILDREN_OUT_OF_RANGE' | 'PETS_OUT_OF_RANGE';

const isCount = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

/** Why a party cannot be requested; undefined when it can. */
export function guestRefusal({ adults, children, pets }: Guests): GuestRefusal | undefined {
  if (adults < 1 || !isCount(adults, MAX_GUESTS)) return 'ADULTS_OUT_OF_RANGE';
  if (children.length > MAX_GUESTS || !children.every((age) => isCount(age, ADULT_AGE - 1))) {
    return 'CHILDREN_OUT_OF_RANGE';
  }
  return isCount(pets, MAX_GUESTS) ? undefined : 'PETS_OUT_OF_RANGE';
}

export type GuestStep = { readonly who: 'adults' | 'children' | 'pets'; readonly by: 1 | -1 };

/** A press of a plus or minus button. A press beyond a limit changes nothing (GU-13). */
export function stepGuests(guests: Guests, { who, by }: GuestStep, max?: number): Guests {
  const next = applyStep(guests, who, by);
  const isTooMany = by > 0 && max !== undefined && travelerCount(next) > max;
  return isTooMany || guestRefusal(next) !== undefined ? guests : next;
}

function applyStep(guests: Guests, who: GuestStep['who'], by: 1 | -1): Guests {
  if (who !== 'children') return { ...guests, [who]: guests[who] + by };
  const children = by === 1 ? [...guests.children, DEFAULT_CHILD_AGE] : guests.children.slice(0, -1);
  return { ...guests, children };
}

/** A party that is being chosen. */
export interface GuestDraft extends Omit<Guests, 'children'> {
  /** One age per child; null until it is chosen. */
  readonly children: readonly (number | null)[];
}

/** The same party; children whose age is not chosen count as children of unknown age. */
export const guestsOf = ({ children, ...party }: GuestDraft): Guests => ({
  ...party,
  children: children.map((age) => age ?? DEFAULT_CHILD_AGE),
});

/** Like `stepGuests`; an added child has no age yet (GU-04). */
export function stepGuestDraft(draft: GuestDraft, step: GuestStep, max?: number): GuestDraft {
  const next = stepGuests(guestsOf(draft), step, max);
  return { ...next, children: next.children.map((_, index) => draft.children[index] ?? null) };
}

export const canStepGuests = (guests: Guests, step: GuestStep, max?: number): boolean => {
  const next = stepGuests(guests, step, max);
  return next.pets !== guests.pets || travelerCount(next) !== travelerCount(guests);
};

/** '1 guest', '4 guests, 1 pet' (GU-10, GU-11). The suffix appears only with pets. */
export function guestSummary(guests: Guests): string {
  const party = counted(travelerCount(guests), 'guest');
  return guests.pets > 0 ? `${party}, ${counted(guests.pets, 'pet')}` : party;
}

/** '(2 Rooms)', and nothing for a single room (GU-12). */
export const roomLabel = (rooms: number): string => (rooms >= 2 ? `(${rooms} Rooms)` : '');
