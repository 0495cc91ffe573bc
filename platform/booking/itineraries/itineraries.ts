import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { homeOf } from '../../homes/shown-home';
import { type Clock, type PlainDate, today } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import { rewardsValue } from '../../payment/rewards/conversion';
import { approvalOf } from '../approvals/approval-of-booking';
import { type BookingPayment, type RefundLine, refundedToTraveler, sumOf } from '../purchase/booking-payment';
import type { Booking } from '../purchase/booking-step';
import { corporateAnswersOf } from '../purchase/corporate-answers';
import { type BookingRemarks, isBeingBooked } from '../purchase/purchase.tables';
import type { Cancellation } from '../purchase/cancellations';
import { PROTECTION_NAMES } from '../purchase/protection';
import { reservationView } from '../purchase/reservation-view';
import { protectionView } from './protection-view';
import type { Trip } from './trips';

type Schemas = components['schemas'];

export async function itineraryOf(
  database: Database,
  clock: Clock,
  trip: Trip,
): Promise<Schemas['Itinerary']> {
  const home = await homeOf(database, trip.listing_id);
  const { main_guest: guest, guests } = trip;
  const attempt = attemptOf(trip);
  const approval = trip.approval_state === null ? undefined : await approvalOf(database, trip.id);
  return {
    id: trip.id,
    tripKind: 'Home',
    state: stateOf(trip),
    timeState: timeStateOf(trip, today(clock)),
    bookedAt: trip.created_at.toISOString(),
    reservation: reservationView(trip, trip, home),
    ...(isBeingBooked(trip.state) ? { fulfillment: { value: trip.token } } : {}),
    ...(guest === null ? {} : { mainGuestName: `${guest.givenName} ${guest.surname}` }),
    ...(trip.booker_name === null ? {} : { bookedBy: agentsAct(trip, trip.booker_name) }),
    guests: { adults: guests.adults, children: guests.children.length, petsIncluded: guests.petsIncluded },
    ...paidView(trip),
    ...(trip.canceled_at === null
      ? {}
      : {
          cancellation: {
            canceledAt: trip.canceled_at.toISOString(),
            refund: toFiat(sumOf(refundedToTraveler(trip.refund ?? [])), trip.currency),
            ...(trip.canceler_name === null ? {} : { canceledBy: agentsAct(trip, trip.canceler_name) }),
          },
        }),
    ...corporateView(trip.remarks),
    ...(approval ? { approval } : {}),
    ...(attempt === null ? {} : { cancellationAttempt: attemptView(attempt) }),
    ...protectionView(trip, home.scenario?.protection?.expiredBy, clock.now()),
  };
}

/** AG-06 */
const agentsAct = ({ customer_name }: Trip, agentName: string): Schemas['AgentsAct'] => ({
  agentName,
  customerName: customer_name ?? '',
});

function corporateView(remarks: BookingRemarks): Pick<Schemas['Itinerary'], 'corporate'> {
  const answers = corporateAnswersOf(remarks);
  return Object.keys(answers).length === 0 ? {} : { corporate: answers };
}

/** The amounts paid for the stay, and for a protection that was bought later. */
function paidView(trip: Trip): Pick<Schemas['Itinerary'], 'total' | 'payments' | 'priceGroups'> {
  const { currency, rate } = trip;
  const payments = trip.payments.map((part) => paymentView(part, currency));
  const groups = rate?.detailedPrice.groupedItems;
  const later = laterPremium(trip);
  return {
    total: toFiat(trip.total_minor + (later?.minor ?? 0), currency),
    payments: later ? [...payments, later.payment] : payments,
    ...(groups ? { priceGroups: later ? [...groups, later.group] : groups } : {}),
  };
}

/** The premium of a protection that was bought after the stay was booked. */
function laterPremium({ protection, currency }: Pick<Trip, 'protection' | 'currency'>) {
  if (!protection?.later) return null;
  const { premiumMinor, coverage, later } = protection;
  const amount = toFiat(premiumMinor, currency);
  return {
    minor: premiumMinor,
    payment: { kind: 'UserCard' as const, description: later.paidWith, amount },
    group: {
      name: PROTECTION_NAMES.group,
      kind: { Kind: 'Protections' },
      amount: { fiat: amount },
      items: [{ name: PROTECTION_NAMES[coverage], amount: { fiat: amount } }],
    },
  };
}

const RESULTS = {
  Running: 'Pending',
  Succeeded: 'Success',
  Failed: 'Failed',
} as const satisfies Record<Cancellation['state'], string>;

type Attempt = Pick<Cancellation, 'state' | 'errors' | 'requested_at'>;

const attemptOf = ({ attempt_state, attempt_errors, attempt_requested_at }: Trip): Attempt | null =>
  attempt_state && attempt_errors && attempt_requested_at
    ? { state: attempt_state, errors: attempt_errors, requested_at: attempt_requested_at }
    : null;

export const attemptView = ({
  state,
  requested_at,
  errors,
}: Attempt): NonNullable<Schemas['Itinerary']['cancellationAttempt']> => ({
  result: RESULTS[state],
  requestedAt: requested_at.toISOString(),
  ...(state === 'Failed' ? { errors: errors.map(({ code }) => ({ code })) } : {}),
});

const STATES = {
  Running: 'Pending',
  AwaitingApproval: 'Pending',
  Reversing: 'Pending',
  Confirmed: 'Confirmed',
  Failed: 'Canceled',
  Canceling: 'Pending',
  Canceled: 'Canceled',
} as const satisfies Record<Booking['state'], string>;

const stateOf = ({ state }: Pick<Booking, 'state'>): string => STATES[state];

function timeStateOf(
  trip: Pick<Trip, 'state' | 'stay_from' | 'stay_until' | 'attempt_state'>,
  day: PlainDate,
): string {
  if (trip.state === 'Canceled' || trip.state === 'Failed') return 'Canceled';
  if (day > trip.stay_until) return 'Past';
  if (trip.attempt_state === 'Failed') return 'CancellationFailure';
  return day < trip.stay_from ? 'Future' : 'Present';
}

/** A part of a payment, or its refund. */
export const paymentView = (part: BookingPayment | RefundLine, currency: string) => ({
  kind: part.kind,
  description: part.description,
  amount: toFiat(part.amountMinor, currency),
  ...(part.kind === 'Rewards' && part.hundredths !== undefined && part.unit !== undefined
    ? { rewards: { value: rewardsValue(part.hundredths), currency: part.unit } }
    : {}),
});
