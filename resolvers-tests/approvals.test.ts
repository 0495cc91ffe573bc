/** Bookings that an approver decides on, for travelers and approvers (CP-11). */
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { failedWith } from '#fixtures/builders.ts';
import { DECISION_POLL_INTERVAL_MS } from '#domain/quote/polling.ts';
import { testEnvironment } from '#gateway/testing/gateway-kit.ts';
import { until } from '#gateway/testing/until.ts';
import type { components } from '#schema/platform.openapi.ts';
import { trips } from './testing/cancellation-kit';
import { ok, refused } from './testing/platform-mock';
import { Recorder } from './testing/recorder';
import { useResolvers } from './testing/resolvers-kit';

type Approval = components['schemas']['Approval'];

const kit = useResolvers({
  tenant: 'corporate',
  live: { ...testEnvironment().live, bookingSteps: 2 },
});
const list = () => fixture<'ApprovalList'>('approvals/list-approvals.two');
const [WAITING, DECLINED] = list().approvals.map(({ approval }) => approval) as [Approval, Approval];

/** Polls as often as it takes. */
async function pollUntil(condition: () => boolean): Promise<void> {
  for (;;) {
    await until(() => condition() || kit.time.isDueWithin(DECISION_POLL_INTERVAL_MS), 'a poll is due');
    if (condition()) return;
    await kit.time.advance(DECISION_POLL_INTERVAL_MS);
  }
}

interface Approvals {
  approvals: {
    totalCount: number;
    nodes: Record<string, unknown>[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  } | null;
}

test('[CP-11] approvers read what waits with traveler, reasons, price, limits and deadline', async () => {
  kit.platform.on('listApprovals', ok(list()));
  const { data, errors } = await kit.run<Approvals>(gql`{ approvals(section: WAITING) { totalCount nodes {
    id travelerName mainGuestName fromDate untilDate total { value } pricePerNight { value }
    maxPricePerNight { value } allowedStarRatings outOfPolicyReasons listing { name }
    corporate { outOfPolicyReason approvalRequestReason tripPurpose }
    approval { id state tripId requestedAt expiresAt approverNames decidedAt deciderName declineReason errors { code } }
  } } }`);
  expect(errors).toBeUndefined();
  expect(data.approvals).toEqual({
    totalCount: 1,
    nodes: [
      {
        id: 'trip-7',
        travelerName: 'Samuel Okafor',
        mainGuestName: 'Samuel Okafor',
        fromDate: '2026-06-05',
        untilDate: '2026-06-08',
        total: { value: '1317.40' },
        pricePerNight: { value: '360.50' },
        maxPricePerNight: { value: '325.00' },
        allowedStarRatings: [2, 3, 4],
        outOfPolicyReasons: ['PRICE_PER_NIGHT', 'STAR_RATING'],
        listing: { name: 'Pine Hollow Cabin' },
        corporate: {
          outOfPolicyReason: 'The conference hotel is full',
          approvalRequestReason: 'Two days with the customer',
          tripPurpose: 'Customer visit',
        },
        approval: {
          id: 'trip-7',
          state: 'WAITING',
          tripId: 'LK-7F3K2Q',
          requestedAt: '2026-05-01T14:00:00.000Z',
          expiresAt: '2026-05-02T14:00:00.000Z',
          approverNames: ['Marta Keller', 'Ingrid Solberg'],
          decidedAt: null,
          deciderName: null,
          declineReason: null,
          errors: [],
        },
      },
    ],
  });
});

test('[CP-11] pages have the waiting ones first', async () => {
  kit.platform.on('listApprovals', ok({ approvals: list().approvals.reverse() }));
  const PAGE = gql`query ($after: String) { approvals(first: 1, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`;
  const first = await kit.run<Approvals>(PAGE);
  expect(first.data.approvals).toMatchObject({
    totalCount: 2,
    nodes: [{ id: 'trip-7' }],
    pageInfo: { hasNextPage: true },
  });
  const second = await kit.run<Approvals>(PAGE, { after: first.data.approvals?.pageInfo.endCursor });
  expect(second.data.approvals).toMatchObject({
    nodes: [{ id: 'trip-8' }],
    pageInfo: { hasNextPage: false },
  });
});

test('[CP-11] one request is read by its id', async () => {
  kit.platform.on('listApprovals', ok(list()));
  const { data } = await kit.run(
    gql`{ one: approval(id: "trip-8") { approval { declineReason } } none: approval(id: "trip-9") { id } }`,
  );
  expect(data).toEqual({
    one: { approval: { declineReason: 'Please take the hotel of the customer.' } },
    none: null,
  });
});

test('[CP-11] the list of somebody else is an error', async () => {
  kit.platform.on('listApprovals', refused(403, 40302));
  const { data, errors } = await kit.run<Approvals>(gql`{ approvals { totalCount } }`);
  expect(data.approvals).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
});

const DECIDED = `__typename
  ... on ApprovalDecided { approval { id state } }
  ... on ApprovalAlreadyDecided { code title text approval { state deciderName } }
  ... on ApprovalRefused { code inputErrors { path code } }`;
const decline = (reason: string) =>
  kit.run<Record<string, unknown>>(
    gql`mutation ($reason: String!) { declineBooking(input: { approvalId: "trip-7", reason: $reason }) { ${DECIDED} } }`,
    { reason },
  );

test.each([
  ['approveBooking', 'Approved', 'APPROVED'],
  ['withdrawBooking', 'Withdrawn', 'WITHDRAWN'],
] as const)('[CP-11] %s returns the decision', async (mutation, wire, state) => {
  kit.platform.on(mutation, ok({ approval: { ...WAITING, state: wire } }));
  const { data, errors } = await kit.run(
    mutation === 'approveBooking'
      ? gql`mutation { approveBooking(input: { approvalId: "trip-7" }) { ${DECIDED} } }`
      : gql`mutation { withdrawBooking(input: { approvalId: "trip-7" }) { ${DECIDED} } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ [mutation]: { __typename: 'ApprovalDecided', approval: { id: 'trip-7', state } } });
  expect(kit.platform.requests(mutation)).toMatchObject([{ body: { approvalId: 'trip-7' } }]);
});

test('[CP-11] a booking is declined with a reason, without the spaces around it', async () => {
  kit.platform.on('declineBooking', ok({ approval: { ...DECLINED, id: 'trip-7' } }));
  const { data } = await decline('  Too expensive\n');
  expect(data).toMatchObject({
    declineBooking: { __typename: 'ApprovalDecided', approval: { state: 'DECLINED' } },
  });
  expect(kit.platform.requests('declineBooking')).toMatchObject([
    { body: { approvalId: 'trip-7', reason: 'Too expensive' } },
  ]);
});

test.each([
  ['blank', ' \n', 'REQUIRED'],
  ['too long', 'x'.repeat(501), 'TOO_LONG'],
])('[CP-11] a %s reason is refused, and nothing is sent', async (_what, reason, code) => {
  const { data } = await decline(reason);
  expect(data).toEqual({
    declineBooking: {
      __typename: 'ApprovalRefused',
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', 'reason'], code }],
    },
  });
  expect(kit.platform.sent).toEqual([]);
});

test.each([
  [{ state: 'Approved', deciderName: 'Marta Keller' }, 'It was approved by Marta Keller.'],
  [{ state: 'Declined', deciderName: 'Marta Keller' }, 'It was declined by Marta Keller.'],
  [{ state: 'Expired' }, 'Nobody decided in time.'],
  [{ state: 'Withdrawn' }, 'The traveler withdrew it.'],
] as const)('[CP-11] the second decision names the first: %j', async (first, text) => {
  kit.platform.on('declineBooking', ok({ approval: { ...WAITING, ...first }, isDecidedOtherwise: true }));
  const { data } = await decline('No');
  expect(data).toMatchObject({
    declineBooking: {
      __typename: 'ApprovalAlreadyDecided',
      code: 'APPROVAL_ALREADY_DECIDED',
      text,
      approval: { state: first.state.toUpperCase() },
    },
  });
});

interface Queue {
  approvalQueue: { sequence: number; waitingCount: number; latest: { id: string; state: string }[] };
}
const FOLLOW_QUEUE = gql`subscription { approvalQueue { sequence waitingCount latest { id state } } }`;

test('[CP-11] approvers follow the queue: an event for each change, and none without one', async () => {
  const decided = list();
  decided.approvals[0]!.approval = { ...WAITING, state: 'Approved', decidedAt: '2026-05-01T16:00:03.000Z' };
  kit.platform.on('listApprovals', ok(list()), ok(list()), ok(decided));
  const queue = new Recorder<Queue>(kit.connect(), FOLLOW_QUEUE, {});
  await pollUntil(() => queue.events.length === 2);
  expect(queue.events.map(({ approvalQueue }) => approvalQueue)).toEqual([
    {
      sequence: 1,
      waitingCount: 1,
      latest: [
        { id: 'trip-7', state: 'WAITING' },
        { id: 'trip-8', state: 'DECLINED' },
      ],
    },
    {
      sequence: 2,
      waitingCount: 0,
      latest: [
        { id: 'trip-7', state: 'APPROVED' },
        { id: 'trip-8', state: 'DECLINED' },
      ],
    },
  ]);
});

interface Status {
  bookingStatus: { __typename: string } & Record<string, unknown>;
}
const STATUS = `__typename
  ... on BookingAwaitingApproval { approval { state expiresAt approverNames } }
  ... on BookingFailure { errors { code title text } decision { state declineReason } }`;

test('[CP-11] a traveler follows the booking through the approval, however long it takes', async () => {
  const waiting = ok({ result: 'Pending', approval: WAITING });
  const declined = {
    result: 'Failure',
    errors: [failedWith('ApprovalDeclined')],
    approval: DECLINED,
  };
  kit.platform.on(
    'pollFulfillment',
    ok({ result: 'Pending' }),
    ...Array.from({ length: 5 }, () => waiting),
    refused(503, 50301),
    waiting,
    ok({ result: 'Pending', approval: DECLINED }),
    ok(declined),
  );
  const booking = new Recorder<Status>(
    kit.connect(),
    gql`subscription { bookingStatus(token: "booking-1") { ${STATUS} } }`,
    {},
  );
  await pollUntil(() => booking.isComplete || booking.errors !== undefined);
  expect(booking.errors).toBeUndefined();
  expect(kit.platform.sent).toHaveLength(10);
  const events = booking.events.map(({ bookingStatus }) => bookingStatus);
  const names = events.map(({ __typename }) => __typename);
  expect([...new Set(names)]).toEqual(['BookingPending', 'BookingAwaitingApproval', 'BookingFailure']);
  expect(events.find(({ approval }) => approval)).toEqual({
    __typename: 'BookingAwaitingApproval',
    approval: {
      state: 'WAITING',
      expiresAt: '2026-05-02T14:00:00.000Z',
      approverNames: ['Marta Keller', 'Ingrid Solberg'],
    },
  });
  expect(events.at(-1)).toEqual({
    __typename: 'BookingFailure',
    errors: [
      {
        code: 'APPROVAL_DECLINED',
        title: 'Your booking was declined.',
        text: 'Marta Keller wrote: “Please take the hotel of the customer.” Your card was not charged, and everything that was set aside for the stay is released.',
      },
    ],
    decision: { state: 'DECLINED', declineReason: 'Please take the hotel of the customer.' },
  });
});

test('[CP-11] a trip has the decision, and why an approved stay was not booked', async () => {
  const approval = { ...WAITING, state: 'Approved' as const, errors: [failedWith('CreditCardDeclined')] };
  kit.platform.on('listItineraries', ok(trips({ state: 'Canceled', timeState: 'Canceled', approval })));
  const { data } = await kit.run(
    gql`{ trip(id: "LF-5") { state ... on HomeTrip { approval { state errors { code title } } } } }`,
  );
  expect(data).toEqual({
    trip: {
      state: 'CANCELED',
      approval: {
        state: 'APPROVED',
        errors: [{ code: 'CREDIT_CARD_DECLINED', title: 'Your card was declined.' }],
      },
    },
  });
});
