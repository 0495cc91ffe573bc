import type { Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { scenarioOf } from '../../homes/listing-store';
import { type Clock, today } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { untilSettled } from '../../kernel/until-settled';
import type { DurableWorker } from '../durable-worker';
import { refundedToTraveler, sumOf } from '../purchase/booking-payment';
import { type Cancellation, cancellationOfKey, cancellationsOf } from '../purchase/cancellations';
import { creditTaken } from '../purchase/credit-taken';
import { premiumInPayments } from '../purchase/protection';
import {
  type AcceptableTerms,
  type CancellationFacts,
  type CancellationTerms,
  cancellationTerms,
  exerciseTerms,
} from './cancellation-terms';
import { attemptView, itineraryOf, paymentView } from './itineraries';
import { type Trip, tripsOf } from './trips';
import { lockBooking } from './lock-booking';

type Schemas = components['schemas'];

export async function quoteCancellation(
  database: Database,
  clock: Clock,
  userId: string,
  itineraryId: string,
): Promise<Schemas['HomeCancellationQuote']> {
  const trip = await tripOf(database, userId, itineraryId);
  const { home, exercise } = await termsOf(database, clock, trip);
  const { outcome, lines, token, validUntil } = home;
  return {
    outcome: { Outcome: outcome },
    refund: toFiat(sumOf(refundedToTraveler(lines)), trip.currency),
    lines: refundedToTraveler(lines).map((line) => paymentView(line, trip.currency)),
    ...(token === null ? {} : { token }),
    ...(validUntil === null ? {} : { validUntil: validUntil.toISOString() }),
    ...(exercise && {
      protection: {
        token: exercise.token,
        refund: toFiat(sumOf(refundedToTraveler(exercise.lines)), trip.currency),
        lines: refundedToTraveler(exercise.lines).map((line) => paymentView(line, trip.currency)),
        validUntil: exercise.validUntil.toISOString(),
      },
    }),
  };
}

interface CancellationIntent {
  readonly userId: string;
  readonly itineraryId: string;
  /** The token of the accepted terms. */
  readonly token: string;
  /** Without a key, all requests for these terms are the same intent. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Cancels on the terms of the token, with one attempt for each token: the same key, and any other key for the same terms, returns
 * the first attempt. Other terms are refused, including those of a stay that is already canceled.
 */
export async function confirmCancellation(
  database: Database,
  clock: Clock,
  worker: Pick<DurableWorker, 'wake'>,
  intent: CancellationIntent,
): Promise<Schemas['HomeCancellation']> {
  const attempt = await database.transaction().execute((tx) => attemptOf(tx, clock, intent));
  worker.wake();
  const cancellation = await settled(database, intent.itineraryId, attempt);
  return cancellationView(database, clock, intent, cancellation);
}

/** The progress of the last attempt. */
export async function pollCancellation(
  database: Database,
  clock: Clock,
  intent: Pick<CancellationIntent, 'userId' | 'itineraryId'>,
): Promise<Schemas['HomeCancellation']> {
  await tripOf(database, intent.userId, intent.itineraryId);
  const [last] = await cancellationsOf(database, intent.itineraryId);
  if (!last) throw new Refusal(40401, 'Nobody has asked to cancel this trip.');
  return cancellationView(database, clock, intent, last);
}

/** The number of the attempt that the intent has made, or makes now. */
async function attemptOf(tx: Transaction<Tables>, clock: Clock, intent: CancellationIntent): Promise<number> {
  const { userId, itineraryId, token, idempotencyKey = `terms:${token}` } = intent;
  await lockBooking(tx, { userId, bookingId: itineraryId });
  const trip = await tripOf(tx, userId, itineraryId);
  const ofKey = await cancellationOfKey(tx, userId, idempotencyKey);
  if (ofKey) return sameIntent(ofKey, intent);
  const earlier = await cancellationsOf(tx, trip.id);
  const ofTerms = earlier.find(({ terms_token }) => terms_token === token);
  if (ofTerms) return ofTerms.attempt;

  const { home, exercise } = await termsOf(tx, clock, trip);
  const uses = exercise?.token === token ? 'CancelForAnyReason' : 'HomeTerms';
  const terms = uses === 'CancelForAnyReason' && exercise ? exercise : home;
  if (terms.token === null) throw new Refusal(40902, `The stay cannot be canceled: ${home.outcome}.`);
  if (terms.token !== token) throw new Refusal(40902, 'The terms have changed since the quote.');
  const attempt = earlier.length + 1;
  const started = await tx
    .insertInto('cancellations')
    .values({
      booking_id: trip.id,
      attempt,
      user_id: userId,
      idempotency_key: idempotencyKey,
      terms_token: token,
      uses,
      state: 'Running',
      requested_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('attempt')
    .executeTakeFirst();
  // The key was used for another trip at the same moment.
  if (!started) throw new Refusal(40901);
  await tx
    .updateTable('bookings')
    .set({ state: 'Canceling', refund: json(terms.lines), attempts: 0 })
    .where('id', '=', trip.id)
    .execute();
  return attempt;
}

function sameIntent(earlier: Cancellation, { itineraryId, token }: CancellationIntent): number {
  if (earlier.booking_id !== itineraryId || earlier.terms_token !== token) throw new Refusal(40901);
  return earlier.attempt;
}

const settled = (database: Database, itineraryId: string, attempt: number): Promise<Cancellation> =>
  untilSettled(
    async () => {
      const made = await cancellationsOf(database, itineraryId);
      const cancellation = made.find((each) => each.attempt === attempt);
      if (!cancellation) throw new Error(`An attempt to cancel ${itineraryId} has disappeared.`);
      return cancellation;
    },
    ({ state }) => state !== 'Running',
  );

async function cancellationView(
  database: Database,
  clock: Clock,
  { userId, itineraryId }: Pick<CancellationIntent, 'userId' | 'itineraryId'>,
  cancellation: Cancellation,
): Promise<Schemas['HomeCancellation']> {
  const { result, errors } = attemptView(cancellation);
  const itinerary = await itineraryOf(database, clock, await tripOf(database, userId, itineraryId));
  return { result, ...(errors ? { errors } : {}), itinerary };
}

async function tripOf(database: Database, userId: string, itineraryId: string): Promise<Trip> {
  const trip = (await tripsOf(database, userId)).find(({ id }) => id === itineraryId);
  if (!trip) throw new Refusal(40401, 'There is no such trip.');
  return trip;
}

interface TermsNow {
  /** A test listing's outcome is any text. */
  readonly home: Omit<CancellationTerms, 'outcome'> & { readonly outcome: string };
  /** The terms of cancel for any reason, if it can be used. */
  readonly exercise: AcceptableTerms | null;
}

/** The current terms: those of the home, and those of cancel for any reason. */
async function termsOf(database: Database, clock: Clock, trip: Trip): Promise<TermsNow> {
  if (trip.rate === null) throw new Error(`The trip ${trip.id} has no terms.`);
  const day = today(clock);
  const { cancel: scenario, protection } = (await scenarioOf(database, trip.listing_id)) ?? {};
  const attempts = await cancellationsOf(database, trip.id);
  const hasRefused = attempts[0]?.state === 'Failed';
  const facts: CancellationFacts = {
    bookingId: trip.id,
    state: trip.state,
    checkIn: trip.stay_from,
    policy: trip.rate.cancellationPolicy.policy,
    payments: trip.payments,
    protection: protection?.expiredBy === undefined ? trip.protection : null,
    extrasMinor: premiumInPayments(trip.protection) + trip.agent_fee_minor,
    refunded: trip.refund ?? [],
    expiredMinor: scenario?.keepsWallet ? walletPartsOf(trip) : await expiredSince(database, trip, day),
    attempts: attempts.length,
    maxPercent: hasRefused ? (scenario?.percentAfterRefusal ?? 100) : 100,
    today: day,
    now: clock.now(),
  };
  const home = cancellationTerms(facts);
  return {
    home:
      scenario?.outcome !== undefined && home.token !== null
        ? { outcome: scenario.outcome, lines: [], token: null, validUntil: null }
        : home,
    exercise: exerciseTerms(facts),
  };
}

const walletPartsOf = ({ payments }: Trip): CancellationFacts['expiredMinor'] => ({
  TravelWalletOffer: sumOf(payments.filter(({ kind }) => kind === 'TravelWalletOffer')),
  TravelWalletCredit: sumOf(payments.filter(({ kind }) => kind === 'TravelWalletCredit')),
});

/** The parts of the booking's credit and offer that have expired since. */
async function expiredSince(
  database: Database,
  trip: Trip,
  day: string,
): Promise<CancellationFacts['expiredMinor']> {
  const offer = await database
    .selectFrom('offers')
    .select('id')
    .where('used_by_booking_id', '=', trip.id)
    .where('expires_on', '<', day)
    .executeTakeFirst();
  const credit = await creditTaken(database, trip.id);
  return {
    TravelWalletOffer: offer ? sumOf(trip.payments.filter(({ kind }) => kind === 'TravelWalletOffer')) : 0,
    TravelWalletCredit: sumOf(credit.filter(({ expiresOn }) => expiresOn !== null && expiresOn < day)),
  };
}
