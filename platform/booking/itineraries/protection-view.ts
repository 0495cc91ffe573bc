/** Cancel for any reason of a trip, in the contract's format (AD-18, AD-20). */
import type { components } from '#schema/platform.openapi.ts';
import { toFiat } from '../../kernel/money';
import { refundedToTraveler, sumOf } from '../purchase/booking-payment';
import type { Trip } from './trips';

type Schemas = components['schemas'];
type ProtectionOfTrip = Pick<
  Trip,
  'state' | 'currency' | 'protection' | 'refund' | 'attempt_state' | 'attempt_uses'
>;

const RESULTS = { Running: 'Pending', Succeeded: 'Success', Failed: 'Failed' } as const;

/** `endedBy` is the reason why it ended unused. */
export function protectionView(
  trip: ProtectionOfTrip,
  endedBy: string | undefined,
  now: Date,
): { protection?: Schemas['ItineraryProtection'] } {
  const { protection, currency } = trip;
  if (!protection) return {};
  const expiredBy = isUsed(trip) ? undefined : (endedBy ?? endOf(protection.exercisableUntil, trip, now));
  return {
    protection: {
      coverage: protection.coverage,
      coveragePercentage: protection.coveragePercentage,
      coverageAmount: toFiat(protection.coverageMinor, currency),
      premium: toFiat(protection.premiumMinor, currency),
      exercisableUntil: protection.exercisableUntil,
      ...protection.later,
      action: actionOf(trip),
      ...(expiredBy === undefined ? {} : { expiredBy }),
      ...refundView(trip),
    },
  };
}

const isExercise = ({ attempt_uses }: ProtectionOfTrip): boolean => attempt_uses === 'CancelForAnyReason';

/** It has canceled the stay, or is canceling it. */
const isUsed = (trip: ProtectionOfTrip): boolean => isExercise(trip) && trip.attempt_state !== 'Failed';

/** A canceled stay has nothing left to protect. */
const endOf = (until: string, { state }: ProtectionOfTrip, now: Date): string | undefined =>
  state !== 'Canceled' && new Date(until) <= now ? 'CheckInTime' : undefined;

function actionOf(trip: ProtectionOfTrip): string {
  if (trip.state === 'Canceling' && isExercise(trip)) return 'Pending';
  if (trip.state === 'Canceled') return isExercise(trip) ? 'Exercise' : 'Cancel';
  return 'Purchase';
}

/** A failed refund has returned nothing. */
function refundView(trip: ProtectionOfTrip): Pick<Schemas['ItineraryProtection'], 'refund'> {
  if (!isExercise(trip) || trip.attempt_state === null) return {};
  const amount = trip.attempt_state === 'Failed' ? 0 : sumOf(refundedToTraveler(trip.refund ?? []));
  return { refund: { result: RESULTS[trip.attempt_state], amount: toFiat(amount, trip.currency) } };
}
