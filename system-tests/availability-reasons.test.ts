/**
 * Why a stay is unavailable, as data of the graph: every home of Testing Harbor that is unavailable for a reason, and the stay
 * that becomes available once the reason is resolved. What the portal shows is tested in
 * client/screens/booking/listing/booking-panel/unavailable-notice.test.tsx.
 */
import { gql } from 'graphql-tag';
import { type Credentials, demand, signIn } from './testing/graph';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, type StayInput, stayIn } from './testing/stays';

interface Reason {
  readonly violation: string;
  readonly rawCode: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly action: 'CHANGE_DATES' | 'CHANGE_GUESTS';
  readonly minimumNights: number | null;
  readonly maximumNights: number | null;
  readonly maximumGuests: number | null;
}

const NO_LIMITS = { minimumNights: null, maximumNights: null, maximumGuests: null };

interface Row {
  readonly ids: string;
  readonly home: string;
  readonly reason: Partial<Reason>;
  /** The stay that the home is available for; omitted for a home that is never available. */
  readonly available?: StayInput;
}

const wantedStay = { ...stayIn(40, 2), pets: 1 };

const ROWS: readonly Row[] = [
  {
    ids: '[AV-02]',
    home: 'test-min-stay',
    reason: {
      violation: 'MIN_STAY_VIOLATION',
      rawCode: 'MinStayViolation',
      title: 'Minimum nights stay not met.',
      subtitle: 'Try a longer stay to continue.',
      action: 'CHANGE_DATES',
      minimumNights: 30,
    },
    available: { ...stayIn(40, 30), pets: 1 },
  },
  {
    ids: '[AV-03]',
    home: 'test-max-stay',
    reason: {
      violation: 'MAX_STAY_VIOLATION',
      rawCode: 'MaxStayViolation',
      title: 'Max nights stay exceeded.',
      subtitle: 'Try a shorter stay to continue.',
      action: 'CHANGE_DATES',
      maximumNights: 1,
    },
    available: { ...stayIn(40, 1), pets: 1 },
  },
  {
    ids: '[AV-04]',
    home: 'test-occupancy',
    reason: {
      violation: 'OCCUPANCY_VIOLATION',
      rawCode: 'OccupancyViolation',
      title: 'Guest limit exceeded.',
      subtitle: 'Reduce the number of guests to continue.',
      action: 'CHANGE_GUESTS',
      maximumGuests: 1,
    },
    available: { ...wantedStay, adults: 1 },
  },
  {
    ids: '[AV-05]',
    home: 'test-pets',
    reason: {
      violation: 'PET_POLICY_VIOLATION',
      rawCode: 'PetPolicyViolation',
      title: 'Pets not allowed.',
      subtitle: 'Please remove pets to continue.',
      action: 'CHANGE_GUESTS',
    },
    available: { ...wantedStay, pets: 0 },
  },
  {
    ids: '[AV-06]',
    home: 'test-check-in-day',
    reason: {
      violation: 'CHECK_IN_NOT_ALLOWED',
      rawCode: 'CheckInNotAllowed',
      title: 'Check-in date is not allowed.',
      subtitle: 'Please select a different check-in date to continue.',
      action: 'CHANGE_DATES',
    },
  },
  {
    ids: '[AV-07]',
    home: 'test-check-out-day',
    reason: {
      violation: 'CHECK_OUT_NOT_ALLOWED',
      rawCode: 'CheckOutNotAllowed',
      title: 'Check-out date is not allowed.',
      subtitle: 'Please select a different check-out date to continue.',
      action: 'CHANGE_DATES',
    },
  },
  {
    ids: '[AV-08]',
    home: 'test-blocked-dates',
    reason: {
      violation: 'BLOCKED_DATES',
      rawCode: 'BlockedDates',
      title: 'The dates you have selected are not available.',
      subtitle: 'Please try a different set of dates.',
      action: 'CHANGE_DATES',
    },
  },
  {
    ids: '[AV-09]',
    home: 'test-booking-window',
    reason: {
      violation: 'MIN_BOOKING_WINDOW_VIOLATION',
      rawCode: 'MinBookingWindowViolation',
      title: 'Listing not available on short notice.',
      subtitle: 'Please select a later check-in date.',
      action: 'CHANGE_DATES',
    },
  },
  {
    ids: '[AV-10] [AV-12]',
    home: 'test-unknown-reason',
    reason: {
      violation: 'UNKNOWN',
      rawCode: 'HostOnSabbatical',
      title: 'Listing is not available.',
      subtitle: 'Please select a different set of dates.',
      action: 'CHANGE_DATES',
    },
  },
  {
    ids: '[AV-10]',
    home: 'test-no-reason',
    reason: {
      violation: 'UNKNOWN',
      rawCode: null,
      title: 'Listing is not available.',
      subtitle: 'Please select a different set of dates.',
      action: 'CHANGE_DATES',
    },
  },
];

let portal: Portal;
let helen: Credentials;

beforeAll(async () => {
  portal = await startPortal();
  helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
});

afterAll(() => portal.close());

interface Availability {
  readonly __typename: 'Available' | 'Unavailable';
  readonly reasons?: readonly Reason[];
}

async function availabilityOf(id: string, stay: StayInput): Promise<Availability> {
  const { listing } = await demand<{ listing: { availability: Availability } }>(
    portal.url,
    gql`query Availability($id: ID!, $stay: StayInput!) {
      listing(id: $id, stay: $stay) { availability(stay: $stay) {
        __typename
        ... on Unavailable { reasons {
          violation rawCode title subtitle action minimumNights maximumNights maximumGuests
        } }
      } }
    }`,
    { id, stay },
    helen,
  );
  return listing.availability;
}

test.each(ROWS)(
  '$home is unavailable because of $reason.violation: "$reason.title" $ids [AV-01] [AV-11]',
  async ({ home, reason, available }) => {
    expect(await availabilityOf(home, wantedStay)).toEqual({
      __typename: 'Unavailable',
      reasons: [{ ...NO_LIMITS, ...reason }],
    });
    if (available) expect(await availabilityOf(home, available)).toEqual({ __typename: 'Available' });
  },
);
