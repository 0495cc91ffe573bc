/** The current sale of a frozen stay: whether it can be booked with its price, and its resulting price (AD-11, AD-13, AD-25). */
import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import { findListing, soldNightsOf, type StoredListing } from '../../homes/listing-store';
import { type Guests, numberOfGuests, type Stay } from '../../homes/stay';
import { isUnavailable } from '../../homes/stay-availability';
import { changedBy, priceStay, type StayPrice } from '../../homes/stay-price';
import { type Clock, daysBetween, today } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import { type ExercisePrice, exercisePrice } from './exercise-price';

type Schemas = components['schemas'];

export type PriceFreeze = Selectable<Tables['price_freezes']>;

export type ExerciseProblem = { readonly exerciseError: string } | { readonly voucherError: string };

export type FrozenStayToday =
  | { readonly kind: 'Available'; readonly price: ExercisePrice & { readonly todayMinor: number } }
  | { readonly kind: 'Problem'; readonly problem: ExerciseProblem };

const voucherProblem = (voucherError: string): FrozenStayToday => ({
  kind: 'Problem',
  problem: { voucherError },
});
const exerciseProblem = (exerciseError: string): FrozenStayToday => ({
  kind: 'Problem',
  problem: { exerciseError },
});

export const frozenStayOf = (freeze: PriceFreeze): Stay => ({
  from: freeze.stay_from,
  until: freeze.stay_until,
  guests: freeze.guests,
});

/** A test home's error, selected by the number of nights: the first one for one night, and so on. */
export const errorByNights = (
  errors: readonly string[] | undefined,
  { stay_from, stay_until }: Pick<PriceFreeze, 'stay_from' | 'stay_until'>,
): string | undefined => errors?.[daysBetween(stay_from, stay_until) - 1];

/** Bought, and neither used nor refunded nor expired. */
export const isUsable = ({ state, expires_at }: PriceFreeze, clock: Clock): boolean =>
  state === 'Valid' && expires_at !== null && expires_at > clock.now();

/** The current price of the stay, with the changes that a test home made after its price was frozen. */
export function priceOnceFrozen({ rules }: StoredListing, stay: Stay, clock: Clock): StayPrice {
  const price = priceStay(rules, stay, today(clock));
  const delta = rules.scenario?.freeze?.laterDeltaMinor;
  return delta === undefined ? price : changedBy(price, delta);
}

/** The nights of a frozen stay that another user has bought or holds. */
export async function soldToOthers(database: Database, freeze: PriceFreeze): Promise<Set<string>> {
  return soldNightsOf(database, freeze.listing_id, freeze.stay_from, freeze.stay_until, freeze.id);
}

export interface RequestedExercise {
  readonly listingId: string;
  readonly stay: Stay;
  /** The fee of an agent, which no frozen price covers. */
  readonly agentFeeMinor?: number;
}

/** Whether `requested` can be booked with the frozen price now. */
export async function exerciseToday(
  database: Database,
  clock: Clock,
  freeze: PriceFreeze,
  requested: RequestedExercise = { listingId: freeze.listing_id, stay: frozenStayOf(freeze) },
): Promise<FrozenStayToday> {
  if (!isUsable(freeze, clock)) return voucherProblem('VoucherFailed');
  if (requested.listingId !== freeze.listing_id) return voucherProblem('RoomTypeMismatch');
  if (!isStayOf(freeze, requested.stay)) return voucherProblem('MismatchedQuoteForVoucher');
  const listing = await findListing(database, freeze.listing_id);
  const scenario = listing?.rules.scenario;
  if (!listing || scenario?.shop?.kind === 'Missing') return voucherProblem('LodgingNotAvailable');
  const voucherError = errorByNights(scenario?.freeze?.voucherErrors, freeze);
  if (voucherError !== undefined) return voucherProblem(voucherError);
  const exerciseError = errorByNights(scenario?.freeze?.exerciseErrors, freeze);
  if (exerciseError !== undefined) return exerciseProblem(exerciseError);
  const soldNights = await soldToOthers(database, freeze);
  if (isUnavailable({ rules: listing.rules, stay: requested.stay, today: today(clock), soldNights })) {
    return exerciseProblem('Refund');
  }
  return { kind: 'Available', price: priceWith(freeze, listing, requested, clock) };
}

function priceWith(freeze: PriceFreeze, listing: StoredListing, requested: RequestedExercise, clock: Clock) {
  const todayMinor =
    priceOnceFrozen(listing, requested.stay, clock).totalMinor + (requested.agentFeeMinor ?? 0);
  const price = exercisePrice({
    todayMinor,
    todayForFrozenPartyMinor: priceOnceFrozen(listing, frozenStayOf(freeze), clock).totalMinor,
    frozenMinor: freeze.total_minor,
    capMinor: freeze.cap_minor,
    depositMinor: freeze.deposit_minor,
  });
  return { ...price, todayMinor };
}

/** The same nights, and everyone for whom the price was frozen; additional guests are allowed. */
function isStayOf(freeze: PriceFreeze, { from, until, guests }: Stay): boolean {
  return from === freeze.stay_from && until === freeze.stay_until && includes(guests, freeze.guests);
}

const includes = (party: Guests, frozen: Guests): boolean =>
  party.adults >= frozen.adults &&
  numberOfGuests({ guests: party }) >= numberOfGuests({ guests: frozen }) &&
  (party.petsIncluded || !frozen.petsIncluded);

/** Reasons why the stay is unavailable, whatever the traveler does (AD-25). */
const REFUNDABLE: ReadonlySet<string> = new Set(['Refund', 'SimilarFlightsAndRefund']);

/** Whether the deposit can be refunded. */
export const isRefundable = (now: FrozenStayToday): boolean =>
  now.kind === 'Problem' &&
  ('exerciseError' in now.problem
    ? REFUNDABLE.has(now.problem.exerciseError)
    : now.problem.voucherError === 'LodgingNotAvailable');

/** Why the provider does not report whether the stay is available. */
const FAILURES: ReadonlySet<string> = new Set(['GenericFailed', 'ProviderError', 'HotelShopFailed']);

export function todayView(now: FrozenStayToday, currency: string): Schemas['PriceFreezeToday'] {
  if (now.kind === 'Available') {
    const { todayMinor, discountMinor, depositMinor, dueMinor } = now.price;
    return {
      availability: 'Available',
      total: toFiat(todayMinor, currency),
      discount: toFiat(discountMinor, currency),
      deposit: toFiat(depositMinor, currency),
      due: toFiat(dueMinor, currency),
    };
  }
  const code = 'exerciseError' in now.problem ? now.problem.exerciseError : now.problem.voucherError;
  return { availability: FAILURES.has(code) ? 'Failure' : 'Unavailable' };
}
