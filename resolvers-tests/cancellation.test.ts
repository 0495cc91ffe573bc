import { gql } from 'graphql-tag';
import { unreadable, usd } from '#fixtures/builders.ts';
import { testEnvironment } from '#gateway/testing/gateway-kit.ts';
import { until } from '#gateway/testing/until.ts';
import {
  canceled,
  failedWithEvents,
  ITINERARY_ID,
  pending,
  quote,
  quoteWithoutToken,
  TRIP_ID,
  trips,
} from './testing/cancellation-kit';
import { useResolvers } from './testing/resolvers-kit';
import { broken, extensibleEnumOf, ok, refused } from './testing/platform-mock';
import { pollUntil, Recorder } from './testing/recorder';

const kit = useResolvers();
const PHONE = testEnvironment({}).brand.supportPhone;

beforeEach(() => {
  kit.platform.on('listItineraries', ok(trips()));
});

describe('Trip.cancellationQuote', () => {
  const QUOTE = gql`{ trip(id: "${TRIP_ID}") { ... on HomeTrip { cancellationQuote {
    token outcome refund { value } validUntil lines { kind label amount { value } rewards { value currency } }
  } } } }`;
  interface Quoted {
    trip: { cancellationQuote: Record<string, unknown> | null };
  }
  const quoted = async () => kit.run<Quoted>(QUOTE);

  test('[CN-02] [CN-09] has the refund by part of the payment, with its deadline', async () => {
    kit.platform.on('quoteHomeCancellation', ok(quote()));
    const { data, errors } = await quoted();
    expect(errors).toBeUndefined();
    expect(data.trip.cancellationQuote).toEqual({
      token: 'terms-1',
      outcome: 'PARTIALLY_REFUNDABLE',
      refund: { value: '288.75' },
      validUntil: '2026-05-29T04:00:00.000Z',
      lines: [
        { kind: 'USER_CARD', label: 'Visa ending in 4242', amount: { value: '188.75' }, rewards: null },
        {
          kind: 'REWARDS',
          label: 'Summit Reserve',
          amount: { value: '100.00' },
          rewards: { value: '10000.00', currency: 'Miles' },
        },
      ],
    });
    expect(kit.platform.requests('quoteHomeCancellation')).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/itineraries/homes/cancel/quote',
        body: { itineraryId: ITINERARY_ID },
      }),
    ]);
  });

  test.each([
    ['FullyRefundable', 'FULLY_REFUNDABLE', 'terms-1'],
    ['PartiallyRefundable', 'PARTIALLY_REFUNDABLE', 'terms-1'],
    ['NonRefundable', 'NON_REFUNDABLE', 'terms-1'],
    ['NonRefundablePartially', 'NON_REFUNDABLE_PARTIALLY', 'terms-1'],
    ['AgentReviewAndFulfillment', 'AGENT_REVIEW_AND_FULFILLMENT', null],
    ['PastCheckInDate', 'PAST_CHECK_IN_DATE', null],
    ['Canceled', 'CANCELED', null],
    ['CancellationPending', 'CANCELLATION_PENDING', null],
    ['ContactCustomerService', 'CONTACT_CUSTOMER_SERVICE', null],
    ['HostDecides', 'UNKNOWN', null],
  ])('[CN-02] the outcome %s is %s, and its token %s', async (wire, outcome, token) => {
    kit.platform.on('quoteHomeCancellation', ok(quote({ outcome: { Outcome: wire as 'Canceled' } })));
    const { data } = await quoted();
    expect(data.trip.cancellationQuote).toMatchObject({
      outcome,
      token,
      validUntil: token && '2026-05-29T04:00:00.000Z',
    });
  });

  test.each([
    ['in total', { refund: unreadable() }],
    [
      'of rewards',
      {
        lines: [
          {
            kind: 'Rewards' as const,
            description: 'Miles',
            amount: usd(10),
            rewards: { value: 1e30, currency: 'Miles' },
          },
        ],
      },
    ],
    ['of a part', { lines: [{ kind: 'UserCard' as const, description: 'Visa', amount: unreadable() }] }],
    [
      'of a protection',
      {
        protection: {
          token: 'terms-protection',
          refund: unreadable(),
          lines: [],
          validUntil: '2026-06-05T19:00:00.000Z',
        },
      },
    ],
  ])('[CN-02] an unreadable refund %s is an error, and never zero', async (_what, changes) => {
    kit.platform.on('quoteHomeCancellation', ok(quote(changes)));
    const { data, errors } = await quoted();
    expect(data.trip.cancellationQuote).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'PLATFORM_CONTRACT' } }]);
  });

  test('[CN-02] an unknown kind of payment has its label and its amount', async () => {
    const line = { kind: 'Barter' as 'UserCard', description: 'Three goats', amount: usd(90) };
    kit.platform.on('quoteHomeCancellation', ok(quote({ lines: [line] })));
    const { data } = await quoted();
    expect(data.trip.cancellationQuote).toMatchObject({
      lines: [{ kind: 'UNKNOWN', label: 'Three goats', amount: { value: '90.00' } }],
    });
  });
});

const ERRORS = 'errors { code rawCode title text nextStep buttons { action } }';

describe('cancelTrip', () => {
  const CANCEL = gql`mutation ($input: CancelTripInput!) { cancelTrip(input: $input) { __typename
    ... on UserFacingError { code rawCode text inputErrors { path code } }
    ... on TripCanceled { trip { id state timeState cancellation { refund { value } } } }
    ... on CancellationStarted { trip { id state cancellationAttempt { state requestedAt errors { code } } } }
    ... on CancellationFailed { trip { id state timeState cancellationAttempt { state errors { code } } } ${ERRORS} }
    ... on CancellationTermsChanged { quote { token outcome refund { value } } }
    ... on CancellationRefused { outcome }
  } }`;
  const input = {
    idempotencyKey: '5b0a3c1e-7a55-4f5e-9a3c-0d6c1f0e5b7b',
    tripId: TRIP_ID,
    quoteToken: 'terms-1',
  };
  const cancel = async (changes: Partial<typeof input> = {}) => {
    const { data, errors } = await kit.run<{ cancelTrip: Record<string, unknown> }>(CANCEL, {
      input: { ...input, ...changes },
    });
    return { result: data?.cancelTrip, errors };
  };

  test('[CN-09] sends the accepted terms and the key, and returns the updated trip', async () => {
    kit.platform.on('confirmHomeCancellation', ok(canceled()));
    expect((await cancel()).result).toEqual({
      __typename: 'TripCanceled',
      trip: {
        id: TRIP_ID,
        state: 'CANCELED',
        timeState: 'CANCELED',
        cancellation: { refund: { value: '288.75' } },
      },
    });
    const [sent] = kit.platform.requests('confirmHomeCancellation');
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/v0/itineraries/homes/cancel/confirm',
      body: { itineraryId: ITINERARY_ID, token: 'terms-1' },
      headers: { 'idempotency-key': input.idempotencyKey },
    });
  });

  test('[CN-09] a slow cancellation has started, and the trip shows it', async () => {
    kit.platform.on('confirmHomeCancellation', ok(pending()));
    expect((await cancel()).result).toEqual({
      __typename: 'CancellationStarted',
      trip: {
        id: TRIP_ID,
        state: 'PENDING',
        cancellationAttempt: { state: 'PENDING', requestedAt: '2026-05-01T16:00:00.000Z', errors: [] },
      },
    });
  });

  test.each([
    ['CancellationAttemptFailed', 'CANCELLATION_ATTEMPT_FAILED', 'TRY_AGAIN'],
    ['BookExtServiceUnavailable', 'BOOK_EXT_SERVICE_UNAVAILABLE', 'TRY_AGAIN'],
    ['BookExtTimeout', 'BOOK_EXT_TIMEOUT', 'TRY_AGAIN'],
    ['BookExtBadRequest', 'BOOK_EXT_BAD_REQUEST', 'CONTACT_SUPPORT'],
    ['BookExtPriceChanged', 'BOOK_EXT_PRICE_CHANGED', 'REVIEW_TERMS'],
    ['BookExtUnavailability', 'BOOK_EXT_UNAVAILABILITY', 'CONTACT_SUPPORT'],
    ['BookProviderUnavailable', 'BOOK_PROVIDER_UNAVAILABLE', 'TRY_AGAIN'],
    ['CancellationFeesApplicable', 'CANCELLATION_FEES_APPLICABLE', 'REVIEW_TERMS'],
    ['HostIsAsleep', 'UNKNOWN', 'TRY_AGAIN'],
  ])('[CN-06] the event %s is %s: %s', async (event, code, nextStep) => {
    kit.platform.on('confirmHomeCancellation', ok(failedWithEvents(event)));
    expect((await cancel()).result).toMatchObject({
      __typename: 'CancellationFailed',
      trip: {
        state: 'CONFIRMED',
        timeState: 'CANCELLATION_FAILURE',
        cancellationAttempt: { state: 'FAILED', errors: [{ code }] },
      },
      errors: [{ code, rawCode: event, nextStep }],
    });
  });

  test('[CN-06] the graph defines every event of the contract', () => {
    const events = extensibleEnumOf('CancellationError', 'code');
    expect(events).toEqual([
      'CancellationAttemptFailed',
      'BookExtServiceUnavailable',
      'BookExtTimeout',
      'BookExtBadRequest',
      'BookExtPriceChanged',
      'BookExtUnavailability',
      'BookProviderUnavailable',
      'CancellationFeesApplicable',
      'ProtectionRefundFailed',
    ]);
  });

  test('[CN-06] a failure without an event has a text with the support telephone number', async () => {
    kit.platform.on('confirmHomeCancellation', ok(failedWithEvents()));
    const { result } = await cancel();
    expect(result).toMatchObject({
      errors: [
        {
          code: 'CANCELLATION_ATTEMPT_FAILED',
          rawCode: null,
          title: 'Your stay was not canceled.',
          text: expect.stringContaining(PHONE),
        },
      ],
    });
  });

  test('[CN-09] changed terms are refused with the new ones, which are not applied', async () => {
    kit.platform
      .on('confirmHomeCancellation', refused(409, 40902))
      .on('quoteHomeCancellation', ok(quote({ token: 'terms-2' })));
    expect((await cancel()).result).toMatchObject({
      __typename: 'CancellationTermsChanged',
      code: 'CANCELLATION_TERMS_CHANGED',
      rawCode: '40902',
      quote: { token: 'terms-2', outcome: 'PARTIALLY_REFUNDABLE', refund: { value: '288.75' } },
    });
    expect(kit.platform.requests('confirmHomeCancellation')).toHaveLength(1);
  });

  test('[CN-09] a stay that can no longer be canceled here is refused with its outcome', async () => {
    kit.platform
      .on('confirmHomeCancellation', refused(409, 40902))
      .on('quoteHomeCancellation', ok(quoteWithoutToken('PastCheckInDate')));
    expect((await cancel()).result).toMatchObject({
      __typename: 'CancellationRefused',
      code: 'CANCELLATION_NOT_POSSIBLE',
      text: expect.stringContaining(PHONE),
      outcome: 'PAST_CHECK_IN_DATE',
    });
  });

  test.each([
    ['Canceled', 'CANCELED'],
    ['CancellationPending', 'CANCELLATION_PENDING'],
  ])('[CN-09] other terms of a stay that is %s meanwhile are refused as such', async (wire, outcome) => {
    kit.platform
      .on('confirmHomeCancellation', refused(409, 40902))
      .on('quoteHomeCancellation', ok(quoteWithoutToken(wire)));
    expect((await cancel()).result).toMatchObject({
      __typename: 'CancellationRefused',
      code: 'ALREADY_CANCELED',
      outcome,
    });
  });

  test('[CN-09] a refused request is not answered with the outcome of another one', async () => {
    kit.platform
      .on('confirmHomeCancellation', refused(409, 40902))
      .on('quoteHomeCancellation', ok(quoteWithoutToken('CancellationPending')))
      .on('pollHomeCancellation', ok(pending()));
    expect((await cancel()).result).toMatchObject({
      __typename: 'CancellationRefused',
      code: 'ALREADY_CANCELED',
    });
    expect(kit.platform.requests('pollHomeCancellation')).toEqual([]);
  });

  test('[CN-09] the same key with another input is a conflict, and does not say that the stay is still booked', async () => {
    kit.platform.on('confirmHomeCancellation', refused(409, 40901));
    expect((await cancel()).result).toMatchObject({
      __typename: 'CancellationRefused',
      code: 'IDEMPOTENCY_CONFLICT',
      text: 'The first request counts. Please look under Trips before you try again.',
    });
  });

  test("[CN-09] another user's trip, and an invalid key, are refused before anything is sent", async () => {
    expect((await cancel({ tripId: 'LF-999' })).result).toMatchObject({
      code: 'TRIP_MISSING',
      inputErrors: [{ path: ['input', 'tripId'], code: 'NOT_FOUND' }],
    });
    expect((await cancel({ idempotencyKey: 'short' })).result).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', 'idempotencyKey'], code: 'INVALID_IDEMPOTENCY_KEY' }],
    });
    expect((await cancel({ quoteToken: '' })).result).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [{ path: ['input', 'quoteToken'], code: 'REQUIRED' }],
    });
    expect(kit.platform.requests('confirmHomeCancellation')).toEqual([]);
  });

  test('[CN-09] after a lost response the outcome is read from the platform, and nothing is sent again', async () => {
    kit.platform.on('confirmHomeCancellation', broken).on('pollHomeCancellation', ok(pending()));
    expect((await cancel()).result).toMatchObject({ __typename: 'CancellationStarted' });
    expect(kit.platform.requests('confirmHomeCancellation')).toHaveLength(1);
  });

  test.each([
    ['knows no attempt', refused(404, 40401)],
    ['knows a failed attempt, which may be an earlier one', ok(failedWithEvents('BookExtTimeout'))],
  ])('[CN-09] a lost response is an error when the platform %s', async (_what, answer) => {
    kit.platform.on('confirmHomeCancellation', broken).on('pollHomeCancellation', answer);
    const { result, errors } = await cancel();
    expect(result).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }]);
  });
});

describe('cancellationStatus', () => {
  const STATUS = `__typename ... on LiveStatus { sequence }
    ... on CancellationSuccess { trip { id state cancellation { refund { value } } } }
    ... on CancellationFailure { trip { state } ${ERRORS} }
    ... on CancellationStillProcessing { redirectTo }`;
  const FOLLOW = gql`subscription ($tripId: ID!, $untilKnown: Boolean) {
    cancellationStatus(tripId: $tripId, untilKnown: $untilKnown) { ${STATUS} } }`;
  interface Event {
    cancellationStatus: { __typename: string; sequence: number; [field: string]: unknown };
  }
  const follow = (variables: Record<string, unknown> = {}) =>
    new Recorder<Event>(kit.connect(), FOLLOW, { tripId: TRIP_ID, ...variables });
  const names = ({ events }: Recorder<Event>) =>
    events.map(({ cancellationStatus }) => cancellationStatus.__typename);
  const last = ({ events }: Recorder<Event>) => events.at(-1)?.cancellationStatus;

  test('[CN-09] two polls are pending, then the stay is canceled, and the end', async () => {
    kit.platform.on('pollHomeCancellation', ok(pending()), ok(pending()), ok(canceled()));
    const cancellation = follow();
    await pollUntil(kit, () => cancellation.isComplete);
    expect(names(cancellation)).toEqual([
      'CancellationPending',
      'CancellationPending',
      'CancellationSuccess',
    ]);
    expect(last(cancellation)).toMatchObject({
      sequence: 3,
      trip: { id: TRIP_ID, state: 'CANCELED', cancellation: { refund: { value: '288.75' } } },
    });
    expect(kit.platform.requests('pollHomeCancellation')[0]).toMatchObject({
      path: '/api/v0/itineraries/homes/cancel/poll',
      body: { itineraryId: ITINERARY_ID },
    });
  });

  test('[CN-06] [CN-09] a failure has its reason, and states that the stay is still booked', async () => {
    kit.platform.on('pollHomeCancellation', ok(pending()), ok(failedWithEvents('BookExtBadRequest')));
    const cancellation = follow();
    await pollUntil(kit, () => cancellation.isComplete);
    expect(last(cancellation)).toMatchObject({
      __typename: 'CancellationFailure',
      trip: { state: 'CONFIRMED' },
      errors: [{ code: 'BOOK_EXT_BAD_REQUEST', nextStep: 'CONTACT_SUPPORT' }],
    });
  });

  test('[CN-09] all subscribers of one cancellation share one poll loop', async () => {
    kit.platform.on('pollHomeCancellation', ok(pending()), ok(pending()), ok(canceled()));
    const followers = [follow(), follow(), follow()];
    await until(() => followers.every(({ events }) => events.length > 0), 'all have the first state');
    await pollUntil(kit, () => followers.every(({ isComplete }) => isComplete));
    expect(followers.map((each) => last(each)?.__typename)).toEqual(
      followers.map(() => 'CancellationSuccess'),
    );
    expect(kit.platform.requests('pollHomeCancellation')).toHaveLength(3);
  });

  test('[CN-09] an outage during the stream is pending, never a failure', async () => {
    kit.platform.on('pollHomeCancellation', ok(pending()), broken, refused(500, 50001), ok(canceled()));
    const cancellation = follow();
    await pollUntil(kit, () => cancellation.isComplete);
    expect(names(cancellation).at(-1)).toBe('CancellationSuccess');
    expect(names(cancellation)).not.toContain('CancellationFailure');
  });

  test('[CN-09] a slow one ends as still processing, and a longer request continues until the outcome', async () => {
    kit.platform.on('pollHomeCancellation', ok(pending()));
    const [impatient, patient] = [follow(), follow({ untilKnown: true })];
    await pollUntil(kit, () => impatient.isComplete);
    expect(last(impatient)).toMatchObject({
      __typename: 'CancellationStillProcessing',
      redirectTo: '/trips',
    });
    expect(patient.isComplete).toBe(false);
    kit.platform.on('pollHomeCancellation', ok(canceled()));
    await kit.time.advance(60_000);
    await until(() => patient.isComplete, 'the outcome arrives');
    expect(last(patient)?.__typename).toBe('CancellationSuccess');
  });

  test.each([
    ["another user's trip", { tripId: 'LF-999' }, ok(pending())],
    ['a trip without an attempt to cancel it', {}, refused(404, 40401)],
  ])('[CN-09] %s is NOT_FOUND', async (_what, variables, answer) => {
    kit.platform.on('pollHomeCancellation', answer);
    const cancellation = follow(variables);
    await until(() => cancellation.errors !== undefined, 'the error arrives');
    expect(cancellation.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('[CN-09] the current state, for clients that cannot subscribe', async () => {
    kit.platform.on('pollHomeCancellation', ok(canceled()));
    const { data } = await kit.run<Event>(
      gql`query ($tripId: ID!) { cancellationStatus(tripId: $tripId) { ${STATUS} } }`,
      { tripId: TRIP_ID },
    );
    expect(data.cancellationStatus).toMatchObject({ __typename: 'CancellationSuccess', sequence: 1 });
  });
});
