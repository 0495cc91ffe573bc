/** The user's booked stays (`PUT /api/v0/itineraries/list`). */
import { decimalText } from '../../../domain/money/decimal';
import type { Points } from '../../../domain/money/points';
import type { GatewayContext } from '../../context';
import type {
  ItineraryState,
  QueryTripsArgs,
  RewardsSpent,
  Trip,
  TripCancellation,
  TripPayment,
  TripSection,
  TripTimeState,
} from '../../generated/graph';
import { listItineraries } from '../../rest/endpoints/itineraries';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { cancellationPolicyOf } from '../availability/policy-mapping';
import { exactPoints, fiatOf } from '../money/money-mapping';
import { type Connection, pageOfAll } from '../search/page-cursor';
import { reservedListingOf } from './reservation-mapping';

const itineraryState = enumReader<ItineraryState>(
  { CANCELED: true, CONFIRMED: true, MODIFIED: true, PENDING: true, UNKNOWN: true },
  'UNKNOWN',
);

const SECTIONS: Readonly<Record<TripTimeState, TripSection>> = {
  FUTURE: 'UPCOMING',
  PRESENT: 'UPCOMING',
  CANCELLATION_FAILURE: 'NEEDS_ATTENTION',
  UNKNOWN: 'NEEDS_ATTENTION',
  PAST: 'PAST',
  CANCELED: 'PAST',
  INVALID: 'PAST',
  UNUSED: 'PAST',
};

const tripTimeState = enumReader<TripTimeState>(SECTIONS, 'UNKNOWN');

/** The platform answers all trips at once. Home stays only, other kinds are not booked here. */
export async function trips(
  { section, ...page }: Partial<QueryTripsArgs>,
  { platform }: GatewayContext,
): Promise<Connection<Trip>> {
  const { itineraries } = await listItineraries(platform);
  const all = itineraries
    .filter(({ tripKind }) => tripKind === 'Home')
    .map(tripOf)
    .sort(byArrival)
    .filter((trip) => !section || section === sectionOf(trip));
  return pageOfAll(all, page);
}

/** A stay that is known to be canceled is over, whatever its time state. */
const sectionOf = ({ state, timeState }: Trip): TripSection =>
  state === 'CANCELED' ? 'PAST' : SECTIONS[timeState];

const ORDER: readonly TripSection[] = ['UPCOMING', 'NEEDS_ATTENTION', 'PAST'];

/** The next arrival first; then the past, the latest first. */
function byArrival(left: Trip, right: Trip): number {
  const [leftSection, rightSection] = [sectionOf(left), sectionOf(right)];
  if (leftSection !== rightSection) return ORDER.indexOf(leftSection) - ORDER.indexOf(rightSection);
  const order = left.fromDate < right.fromDate ? -1 : Number(left.fromDate > right.fromDate);
  return leftSection === 'PAST' ? -order : order;
}

function tripOf(wire: Wire<'Itinerary'>): Trip {
  const { reservation, guests } = wire;
  return {
    id: reservation.id.value,
    state: itineraryState(wire.state),
    bookingToken: wire.fulfillment?.value ?? null,
    timeState: tripTimeState(wire.timeState),
    fromDate: reservation.stayDates.from,
    untilDate: reservation.stayDates.until,
    guestCount: guests ? guests.adults + guests.children : null,
    mainGuestName: wire.mainGuestName ?? null,
    listing: reservedListingOf(reservation),
    total: fiatOf(wire.total),
    payments: wire.payments.map(paymentOf).filter((payment) => payment !== null),
    cancellationPolicy: cancellationPolicyOf(reservation.cancellationPolicy),
    cancellation: wire.cancellation ? cancellationOf(wire.cancellation) : null,
    bookedAt: wire.bookedAt,
  };
}

const cancellationOf = ({
  canceledAt,
  refund,
}: NonNullable<Wire<'Itinerary'>['cancellation']>): TripCancellation => ({
  canceledAt,
  refund: fiatOf(refund),
});

const rewardsSpent = ({ hundredths, currency }: Points): RewardsSpent => ({
  value: decimalText(hundredths, 2),
  currency,
});

function paymentOf({
  description,
  amount,
  rewards,
}: Wire<'Itinerary'>['payments'][number]): TripPayment | null {
  const value = fiatOf(amount);
  const points = rewards && exactPoints(rewards);
  return value && { label: description, amount: value, rewards: points ? rewardsSpent(points) : null };
}
