import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { testEnvironment } from '#gateway/testing/gateway-kit.ts';
import { until } from '#gateway/testing/until.ts';
import { failedWith } from '#fixtures/builders.ts';
import { FAILURE, useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';
import { pollUntil, Recorder } from './testing/recorder';

const kit = useResolvers();

const STATUS = `__typename
  ... on LiveStatus { sequence attempt elapsedMs occurredAt }
  ... on BookingSuccess { trip {
    id fromDate untilDate providerAdditionalInformation trackingProperties cancellationPolicy { kind primaryText }
    listing { id name address { kind city state } photos(first: 1) { url } collection host { name } terms { checkInTimes { startTime endTime } checkOutTimes { endTime } } }
  } }
  ... on BookingFailure { errors { ${FAILURE} } }
  ... on BookingStillProcessing { redirectTo }`;
const FOLLOW = gql`subscription ($token: ID!) { bookingStatus(token: $token) { ${STATUS} } }`;
const ASK = gql`query ($token: ID!) { bookingStatus(token: $token) { ${STATUS} } }`;

interface Event {
  bookingStatus: {
    __typename: string;
    sequence: number;
    attempt: number;
    occurredAt: string;
    trip?: Record<string, unknown>;
    errors?: Record<string, unknown>[];
    redirectTo?: string;
  };
}

const ASK_UNTIL_KNOWN = gql`query ($token: ID!, $untilKnown: Boolean) {
  bookingStatus(token: $token, untilKnown: $untilKnown) { __typename } }`;

const follow = () => new Recorder<Event>(kit.connect(), FOLLOW, { token: 'booking-1' });
const names = ({ events }: Recorder<Event>) => events.map(({ bookingStatus }) => bookingStatus.__typename);
const last = ({ events }: Recorder<Event>) => events.at(-1)?.bookingStatus;

test('[DC-05] [BK-07] [BK-08] [BK-13] [BK-25] two polls are pending, then the stay is booked, and the end', async () => {
  kit.platform.play('booking-confirmed');
  const booking = follow();
  await pollUntil(kit, () => booking.isComplete);
  expect(names(booking)).toEqual(['BookingPending', 'BookingPending', 'BookingSuccess']);
  expect(booking.events.map(({ bookingStatus }) => bookingStatus.sequence)).toEqual([1, 2, 3]);
  expect(booking.events.map(({ bookingStatus }) => bookingStatus.occurredAt)).toEqual([
    '2026-05-01T16:00:00.000Z',
    '2026-05-01T16:00:01.000Z',
    '2026-05-01T16:00:02.000Z',
  ]);
  expect(kit.platform.sent).toHaveLength(3);
  expect(kit.platform.sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/v0/purchase/fulfill/poll',
    body: { value: 'booking-1' },
  });
});

test("[CF-04] [CF-01] the reservation has number, dates, listing, terms and the provider's additions", async () => {
  kit.platform.on('pollFulfillment', ok(fixture('purchase/poll-fulfillment.success')));
  const { data, errors } = await kit.run<Event>(ASK, { token: 'booking-1' });
  expect(errors).toBeUndefined();
  expect(data.bookingStatus.trip).toEqual({
    id: 'LF-48213',
    fromDate: '2026-06-05',
    untilDate: '2026-06-07',
    providerAdditionalInformation: 'The gate code comes by e-mail.',
    trackingProperties: { properties: { reservation_id: 'LF-48213' }, encryptedProperties: 'cmVz' },
    cancellationPolicy: { kind: 'FULLY_REFUNDABLE', primaryText: 'Free cancellation until May 29' },
    listing: {
      id: 'home-pine',
      name: 'Pine Hollow Cabin',
      address: { kind: 'FULL_ADDRESS', city: 'Asheville', state: 'North Carolina' },
      photos: [{ url: '/photos/exterior-cabin.webp' }],
      collection: 'PREMIER',
      host: { name: 'Ruth' },
      terms: {
        checkInTimes: { startTime: '16:00', endTime: '21:00' },
        checkOutTimes: { endTime: '10:30' },
      },
    },
  });
});

describe('[CF-04] [CN-05] the trip of a new reservation', () => {
  const TRIP = gql`query { bookingStatus(token: "booking-1") { ... on BookingSuccess { trip {
    id state bookingToken timeState guestCount bookedAt payments { label }
  } } } }`;
  const booked = () => fixture('purchase/poll-fulfillment.success');
  const listed = () => {
    const { itineraries } = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
    const trip = itineraries.find(({ reservation }) => reservation.id.value === 'LF-4')!;
    return { ...trip, reservation: { ...trip.reservation, id: { value: 'LF-48213' } } };
  };

  test('has the facts from the list of trips, read once, and is confirmed', async () => {
    kit.platform.on('pollFulfillment', ok(booked())).on('listItineraries', ok({ itineraries: [listed()] }));
    const { data, errors } = await kit.run<Event>(TRIP);
    expect(errors).toBeUndefined();
    expect(data.bookingStatus.trip).toEqual({
      id: 'LF-48213',
      state: 'CONFIRMED',
      bookingToken: null,
      timeState: 'FUTURE',
      guestCount: 3,
      bookedAt: '2026-04-02T12:00:00.000Z',
      payments: [{ label: 'Visa ending in 4242' }, { label: 'Summit Reserve' }],
    });
    expect(kit.platform.sent.map(({ operation }) => operation)).toEqual([
      'pollFulfillment',
      'listItineraries',
    ]);
  });

  test('is confirmed before the list has it', async () => {
    kit.platform.on('pollFulfillment', ok(booked())).on('listItineraries', ok({ itineraries: [] }));
    const { data, errors } = await kit.run<Event>(TRIP);
    expect(errors).toBeUndefined();
    expect(data.bookingStatus.trip).toMatchObject({
      state: 'CONFIRMED',
      timeState: 'UNKNOWN',
      payments: null,
      bookedAt: null,
    });
  });

  test('is confirmed when the list cannot be read: its fields from the list are null, with an error', async () => {
    kit.platform.on('pollFulfillment', ok(booked())).on('listItineraries', refused(400, 40001));
    const { data, errors } = await kit.run<Event>(TRIP);
    expect(data.bookingStatus.trip).toMatchObject({ state: 'CONFIRMED', payments: null });
    expect(errors?.map(({ path }) => path?.at(-1)).sort()).toEqual(['bookedAt', 'guestCount', 'payments']);
  });
});

test('[BK-13] [BK-21] [BK-25] a failure has its reasons; an unknown code is an error of its kind', async () => {
  kit.platform.play('booking-refused');
  const booking = follow();
  await pollUntil(kit, () => booking.isComplete);
  expect(names(booking)).toEqual(['BookingPending', 'BookingFailure']);
  expect(last(booking)?.errors).toMatchObject([
    {
      code: 'INSUFFICIENT_FUNDS',
      rawCode: 'InsufficientFunds',
      title: 'Your card was declined.',
      buttons: [{ label: 'Choose another card', action: 'EDIT_PAYMENT' }],
      icon: 'UNABLE_TO_PROCESS',
      trackingTag: 'CONFIRMATION_DETAILS_FAILED',
    },
    { code: 'PAYMENT_ERROR', rawCode: 'MoonTax' },
  ]);
});

test.each([
  ['InvalidQuote', 'INVALID_QUOTE'],
  ['NotAvailable', 'NOT_AVAILABLE'],
  ['RateNotAvailable', 'RATE_NOT_AVAILABLE'],
  ['CreditCardDeclined', 'CREDIT_CARD_DECLINED'],
  ['InsufficientFunds', 'INSUFFICIENT_FUNDS'],
  ['CreditCardExpired', 'CREDIT_CARD_EXPIRED'],
  ['CreditCardLostStolen', 'CREDIT_CARD_LOST_STOLEN'],
  ['CreditCardNotSupported', 'CREDIT_CARD_NOT_SUPPORTED'],
  ['InvalidCardNumber', 'INVALID_CARD_NUMBER'],
  ['InvalidCardInformation', 'INVALID_CARD_INFORMATION'],
  ['InvalidCardVerificationNumber', 'INVALID_CARD_VERIFICATION_NUMBER'],
  ['InvalidCountryCode', 'INVALID_CARD_COUNTRY_CODE'],
  ['InvalidZipCode', 'INVALID_CARD_ZIP_CODE'],
  ['Fraud', 'FRAUD'],
  ['InvalidGuestCountry', 'INVALID_GUEST_COUNTRY'],
  ['InvalidFulfillmentInput', 'INVALID_FULFILLMENT_INPUT'],
  ['RedemptionFailure', 'REDEMPTION_FAILURE'],
  ['UserCardNotFound', 'USER_CARD_NOT_FOUND'],
  ['DuplicateBooking', 'DUPLICATE_BOOKING'],
  ['PriceUnavailableUnder25', 'PRICE_UNAVAILABLE_UNDER25'],
  ['VccGenerationFailure', 'VCC_GENERATION_FAILURE'],
  ['InvalidCVV', 'INVALID_CVV'],
])('[BK-21] [VO-13] %s is %s', async (wire, code) => {
  kit.platform.on('pollFulfillment', ok({ result: 'Failure', errors: [failedWith(wire)] }));
  const { data } = await kit.run<Event>(ASK, { token: 'booking-1' });
  expect(data.bookingStatus.errors).toEqual([expect.objectContaining({ code, rawCode: wire })]);
});

test.each([
  ['ErrorCode', 'UNKNOWN'],
  ['PaymentError', 'PAYMENT_ERROR'],
  ['ProductError', 'PRODUCT_ERROR'],
])('[BK-08] [BK-21] an unknown code of the kind %s is %s with its raw name', async (kind, code) => {
  kit.platform.on(
    'pollFulfillment',
    ok({ result: 'Failure', errors: [failedWith('MoonTax', kind as 'ErrorCode')] }),
  );
  const { data } = await kit.run<Event>(ASK, { token: 'booking-1' });
  expect(data.bookingStatus.errors).toEqual([expect.objectContaining({ code, rawCode: 'MoonTax' })]);
});

test('[BK-13] a failure without a reason still has one', async () => {
  kit.platform.on('pollFulfillment', ok({ result: 'Failure' }));
  const { data } = await kit.run<Event>(ASK, { token: 'booking-1' });
  expect(data.bookingStatus.errors).toEqual([
    expect.objectContaining({ code: 'BOOK_FAILED', rawCode: null }),
  ]);
});

test('[BK-09] [BK-10] responses other than 200, and no responses, are pending; then the stay is booked', async () => {
  kit.platform.play('booking-through-an-outage');
  const booking = follow();
  await pollUntil(kit, () => booking.isComplete);
  expect(names(booking)).toEqual([...Array<string>(4).fill('BookingPending'), 'BookingSuccess']);
  expect(booking.errors).toBeUndefined();
});

test('[BK-11] [SE-01] an expired session ends the stream with an error; the booking stays unknown', async () => {
  kit.platform.play('booking-session-ends');
  const booking = follow();
  await pollUntil(kit, () => booking.errors !== undefined);
  expect(names(booking)).toEqual(['BookingPending']);
  expect(booking.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', httpStatus: 401 });
});

test.each(['', '../../x', 'x'.repeat(129), 'unconfirmed:', 'unconfirmed:made-up'])(
  'the token %j is not a booking, and the platform is not asked',
  async (token) => {
    const asked = await kit.run(ASK, { token });
    expect(asked.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const followed = new Recorder<Event>(kit.connect(), FOLLOW, { token });
    await until(() => followed.errors !== undefined, 'the subscriber hears of it');
    expect(followed.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(kit.platform.sent).toEqual([]);
  },
);

describe('with a limit of 10 polls', () => {
  const limited = useResolvers({ live: { ...testEnvironment().live, bookingSteps: 10 } });
  const followed = (query: DocumentNode) =>
    new Recorder<Event>(limited.connect(), query, { token: 'booking-1' });

  test('a booking that is still pending afterwards refers to the trips [BK-12]', async () => {
    limited.platform.play('booking-never-ends');
    const booking = followed(FOLLOW);
    await pollUntil(limited, () => booking.isComplete);
    expect(limited.platform.sent).toHaveLength(11);
    expect(names(booking).filter((name) => name !== 'BookingPending')).toEqual(['BookingStillProcessing']);
    expect(last(booking)).toMatchObject({ attempt: 11, redirectTo: '/trips' });
  });

  test('a subscriber that waits for the outcome receives it, also after the limit [BK-12] [DC-05]', async () => {
    limited.platform.play('booking-never-ends');
    const others = followed(FOLLOW);
    await pollUntil(limited, () => others.isComplete);
    const booking = followed(
      gql`subscription ($token: ID!) { bookingStatus(token: $token, untilKnown: true) { ${STATUS} } }`,
    );
    await until(() => booking.events.length > 0, 'the first state is there');
    expect(names(booking)).toEqual(['BookingPending']);
    limited.platform.on('pollFulfillment', ok(fixture('purchase/poll-fulfillment.success')));
    await pollUntil(limited, () => booking.isComplete);
    expect(names(booking)).toEqual(['BookingPending', 'BookingSuccess']);
  });

  test('the query reports the same as the subscription: pending for a client that waits, and a reference for others [BK-12]', async () => {
    limited.platform.play('booking-never-ends');
    const booking = followed(FOLLOW);
    const ask = async (untilKnown: boolean) => {
      const { data } = await limited.run<Event>(ASK_UNTIL_KNOWN, { token: 'booking-1', untilKnown });
      return data.bookingStatus.__typename;
    };
    await pollUntil(limited, () => booking.isComplete);
    expect(await ask(false)).toBe('BookingStillProcessing');
    expect(await ask(true)).toBe('BookingPending');
  });
});

test('a success without the reservation is looked up in the trips', async () => {
  kit.platform.on('pollFulfillment', ok({ result: 'Success' }));
  const { data } = await kit.run<Event>(ASK, { token: 'booking-1' });
  expect(data.bookingStatus).toMatchObject({ __typename: 'BookingStillProcessing', redirectTo: '/trips' });
});

test('a subscriber who returns after the end receives it after one poll, and after a sign-out nothing', async () => {
  kit.platform.play('booking-confirmed');
  const booking = follow();
  await pollUntil(kit, () => booking.isComplete);
  const later = follow();
  await until(() => later.isComplete, 'the late subscriber has the end');
  expect(names(later)).toEqual(['BookingSuccess']);
  expect(kit.platform.sent).toHaveLength(4);
  kit.platform.on('pollFulfillment', refused(401, 40101));
  const { data, errors } = await kit.run<Event>(ASK, { token: 'booking-1' });
  expect(data).toEqual({ bookingStatus: null });
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

test('[SE-19] the platform refuses a stream without a session, instead of silence', async () => {
  kit.platform.on('pollFulfillment', refused(401, 40101));
  const booking = new Recorder<Event>(kit.connect({}), FOLLOW, { token: 'booking-1' });
  await until(() => booking.errors !== undefined, 'the subscriber hears of it');
  expect(booking.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
