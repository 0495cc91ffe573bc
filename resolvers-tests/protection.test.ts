/** Cancel for any reason over the graph (AD-04, AD-05, AD-18, AD-20, AD-26, AD-27). */
import { gql } from 'graphql-tag';
import { unreadable, usd } from '#fixtures/builders.ts';
import { fixture } from '#fixtures/fixture.ts';
import type { components } from '#schema/platform.openapi.ts';
import { BOOK, type Booked, bookingInput, prepareBooking, scheduled } from './testing/booking-kit';
import {
  canceled,
  failedWithEvents,
  quote,
  quoteWithoutToken,
  TRIP_ID,
  trips,
} from './testing/cancellation-kit';
import { extensibleEnumOf, ok } from './testing/platform-mock';
import { rateIdWith } from './testing/rate-id-with';
import { useResolvers } from './testing/resolvers-kit';

type Schemas = components['schemas'];
type Variant = Schemas['RefundableVariant'];

const kit = useResolvers();

const price = (value: number): Schemas['Price'] => ({
  fiat: usd(value),
  rewards: { 'acct-summit': { value: value * 100, currency: 'Miles' } },
});
const part: Variant = {
  quoteId: 'variant-part',
  coverage: 'Partial',
  premiumPrices: { total: price(40.43) },
  coverageAmount: usd(462),
  coveragePercentage: 80,
  exercisableUntil: '2026-06-05T19:00:00.000Z',
};
const full: Variant = {
  ...part,
  quoteId: 'variant-full',
  coverage: 'Full',
  premiumPrices: { total: price(66.41) },
  coverageAmount: usd(577.5),
  coveragePercentage: 100,
};

const VARIANT = `quoteId coverage coveragePercentage coverageAmount { value } pricingDescription exercisableUntil
  premiumPrices { total { fiat { value } rewards { accountReferenceId value } } perNight { value } }`;
const variantPart = {
  quoteId: 'variant-part',
  coverage: 'PARTIAL',
  coveragePercentage: 80,
  coverageAmount: { value: '462.00' },
  pricingDescription: '$20.22 per night, $40.43 in all',
  exercisableUntil: '2026-06-05T19:00:00.000Z',
  premiumPrices: {
    total: {
      fiat: { value: '40.43' },
      rewards: [{ accountReferenceId: 'acct-summit', value: '4043.00' }],
    },
    perNight: { value: '20.22' },
  },
};

describe('Rate.cancelForAnyReason', () => {
  const offered = async (
    variants: Variant[],
    availability = 'Available',
    policy: Schemas['CancellationPolicy']['policy'] = { Policy: 'NonRefundable', refunds: [] },
  ) => {
    const shopped = fixture<'ShopHome'>('homes/shop-home.available');
    Object.assign(shopped.value.availability!.rate!, {
      cancellationPolicy: { policy },
      cancelForAnyReason: { availability: { Availability: availability }, variants },
    });
    kit.platform.on('shopHome', ok(shopped));
    const { data, errors } = await kit.run<{
      listing: { availability: { rate: { cancelForAnyReason: object | null } } };
    }>(
      gql`{ listing(id: "home-pine", stay: { fromDate: "2026-06-05", untilDate: "2026-06-07", adults: 2 }) {
        availability(stay: { fromDate: "2026-06-05", untilDate: "2026-06-07", adults: 2 }) {
          ... on Available { rate { cancelForAnyReason { availability variants { ${VARIANT} } } } }
        }
      } }`,
    );
    expect(errors).toBeUndefined();
    return data.listing.availability.rate.cancelForAnyReason;
  };

  test('[AD-04] [AD-26] a variant has its premium, also per night, its coverage and its end', async () => {
    expect(await offered([part])).toEqual({ availability: 'AVAILABLE', variants: [variantPart] });
  });

  test('[AD-05] the smallest coverage comes first, and partial coverage that costs more than full coverage is omitted', async () => {
    const costly = { ...part, premiumPrices: { total: price(70) } };
    expect(await offered([full, part])).toMatchObject({
      variants: [{ quoteId: 'variant-part' }, { quoteId: 'variant-full' }],
    });
    expect(
      await offered([costly, full], 'Available', { Policy: 'PartiallyRefundable', refunds: [] }),
    ).toMatchObject({
      variants: [{ quoteId: 'variant-full' }],
    });
  });

  test.each([
    ['Unavailable', 'UNAVAILABLE'],
    ['Failure', 'FAILURE'],
    ['Thinking', 'UNKNOWN'],
  ])('[AD-18] %s is %s, and offers nothing', async (wire, availability) => {
    expect(await offered([part], wire)).toEqual({ availability, variants: [] });
  });

  test.each([
    ['an unreadable premium', { premiumPrices: { total: { ...price(1), fiat: unreadable() } } }],
    ['an unreadable coverage', { coverageAmount: unreadable() }],
    ['an unknown coverage', { coverage: 'Double' }],
    ['a past end', { exercisableUntil: '2026-04-01T19:00:00.000Z' }],
  ])('[AD-05] a variant with %s is not offered, and the other one is', async (_what, changes) => {
    expect(await offered([{ ...part, ...changes } as Variant, full])).toMatchObject({
      variants: [{ quoteId: 'variant-full' }],
    });
  });

  test('[AD-26] a home that does not sell it has none', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const { data } = await kit.run(
      gql`{ listing(id: "home-pine", stay: { fromDate: "2026-06-05", untilDate: "2026-06-07", adults: 2 }) {
        availability(stay: { fromDate: "2026-06-05", untilDate: "2026-06-07", adults: 2 }) {
          ... on Available { rate { cancelForAnyReason { availability } } }
        }
      } }`,
    );
    expect(data).toEqual({ listing: { availability: { rate: { cancelForAnyReason: null } } } });
  });
});

describe('a quote', () => {
  const SCHEDULE = gql`mutation ($input: SchedulePriceQuoteInput!) { schedulePriceQuote(input: $input) {
    __typename ... on PriceQuoteRefused { code }
  } }`;
  const schedule = (protection: object) =>
    kit.run<{ schedulePriceQuote: object }>(SCHEDULE, {
      input: { rateId: rateIdWith(), emailAddress: 'helen.ortiz@larkfield.example', protection },
    });

  test('[BK-17] [PQ-02] is requested with the variant, at the price of the home and its premium', async () => {
    kit.platform.on('scheduleQuote', ok(fixture('purchase/schedule-quote.token')));
    await schedule({ quoteId: 'variant-full', premium: { value: '66.41', currencyCode: 'USD' } });
    expect(kit.platform.sent[0]?.body).toMatchObject({
      request: {
        value: {
          seenPrice: { value: 643.91, currencyCode: 'USD' },
          ancillaries: [{ quoteId: 'variant-full' }],
        },
      },
    });
  });

  test('[PQ-03] with a premium in another currency is not a valid request, and makes no call', async () => {
    const { data } = await schedule({
      quoteId: 'variant-full',
      premium: { value: '66.41', currencyCode: 'CAD' },
    });
    expect(data.schedulePriceQuote).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(kit.platform.sent).toEqual([]);
  });

  const STATUS = gql`{ priceQuoteStatus(token: "quote-1") {
    __typename
    ... on PriceQuoteSuccess { quote {
      protection { ${VARIANT} } groupedItems { kind }
      priceDifference(seenTotal: { value: "560.00", currencyCode: USD }) { title text buttons { action } }
    } }
    ... on PriceQuoteFailure { errors { code title buttons { action } } }
  } }`;
  const answered = (changes: Partial<Schemas['QuotedRate']>) => {
    const poll = fixture<'QuotePoll'>('purchase/poll-quote.success');
    Object.assign(poll.quote!.value!.rate, changes);
    kit.platform.on('pollQuote', ok(poll));
    return kit.run<{ priceQuoteStatus: Record<string, unknown> }>(STATUS);
  };

  test('[AD-26] [AD-27] has the bought variant, and a special text for another price', async () => {
    const { data, errors } = await answered({ cancelForAnyReason: part });
    expect(errors).toBeUndefined();
    expect(data.priceQuoteStatus).toMatchObject({
      quote: {
        protection: variantPart,
        priceDifference: {
          text: expect.stringContaining('Your total includes the option that you added.'),
          buttons: [{ action: 'ACKNOWLEDGE_PRICE_DIFFERENCE' }, { action: 'CHANGE_ADD_ONS' }],
        },
      },
    });
  });

  test('[AD-27] without a variant has the usual text', async () => {
    const { data } = await answered({});
    expect(data.priceQuoteStatus).toMatchObject({
      quote: {
        protection: null,
        priceDifference: { text: expect.not.stringContaining('option') },
      },
    });
  });

  test('[AD-26] whose variant cannot be read cannot be booked', async () => {
    const { data } = await answered({ cancelForAnyReason: { ...part, coverageAmount: unreadable() } });
    expect(data.priceQuoteStatus).toMatchObject({
      __typename: 'PriceQuoteFailure',
      errors: [{ code: 'INVALID_QUOTE' }],
    });
  });

  test('[AD-18] with a variant that is no longer sold fails, and leads back to the options', async () => {
    const failed: Schemas['QuotePoll'] = {
      QuoteResponse: 'Failure',
      errors: [{ kind: 'ProductError', code: 'AncillaryNotAvailable' }],
    };
    kit.platform.on('pollQuote', ok(failed));
    const { data } = await kit.run<{ priceQuoteStatus: object }>(STATUS);
    expect(data.priceQuoteStatus).toMatchObject({
      errors: [{ code: 'ANCILLARY_NOT_AVAILABLE', buttons: [{ action: 'CHANGE_ADD_ONS' }] }],
    });
  });

  /** Books a quote whose rate has these facts, too. */
  const bookedWith = async (rate: object, changes: object = {}) => {
    prepareBooking(kit.platform);
    const poll = fixture<'QuotePoll'>('purchase/poll-quote.success');
    Object.assign(poll.quote!.value!.rate, rate);
    kit.platform.on('pollQuote', ok(poll));
    const input = { ...(await bookingInput(kit)), ...changes };
    return (await kit.run<Booked>(BOOK, { input })).data.book;
  };

  test.each([
    ['with', { cancelForAnyReason: part }, 'ACKNOWLEDGE_PRICE_DIFFERENCE,CHANGE_ADD_ONS'],
    ['without', {}, 'ACKNOWLEDGE_PRICE_DIFFERENCE'],
  ])('[AD-27] another price at the booking, %s a variant', async (_, rate, actions) => {
    const acceptedTotal = { value: '500.00', currencyCode: 'USD' };
    const booked = await bookedWith(rate, { acceptedTotal });
    expect(booked).toMatchObject({ __typename: 'PriceChanged', code: 'PRICE_CHANGED' });
    const { buttons } = booked as unknown as { buttons: { action: string }[] };
    expect(buttons.map(({ action }) => action).join()).toBe(actions);
  });

  test('[BK-17] is booked with its variant', async () => {
    expect(await bookedWith({ cancelForAnyReason: part })).toEqual(scheduled);
    expect(kit.platform.requests('scheduleFulfillment')[0]?.body).toMatchObject({
      ancillaries: [{ quoteId: 'variant-part' }],
    });
  });
});

const protection: Schemas['ItineraryProtection'] = {
  coverage: 'Full',
  coveragePercentage: 100,
  coverageAmount: usd(577.5),
  premium: usd(66.41),
  exercisableUntil: '2026-06-05T19:00:00.000Z',
  action: 'Purchase',
};

describe('Trip.protection', () => {
  const PROTECTION = gql`{ trip(id: "${TRIP_ID}") { ... on HomeTrip { protection {
    coverage coveragePercentage coverageAmount { value } premium { value } exercisableUntil action expiredBy
    refund { state amount { value } }
  } } } }`;
  const read = async (changes: Partial<Schemas['ItineraryProtection']>) => {
    kit.platform.on('listItineraries', ok(trips({ protection: { ...protection, ...changes } })));
    const { data, errors } = await kit.run<{ trip: { protection: object } }>(PROTECTION);
    expect(errors).toBeUndefined();
    return data.trip.protection;
  };

  test('[AD-18] has the protection with its price and its deadline', async () => {
    expect(await read({})).toEqual({
      coverage: 'FULL',
      coveragePercentage: 100,
      coverageAmount: { value: '577.50' },
      premium: { value: '66.41' },
      exercisableUntil: '2026-06-05T19:00:00.000Z',
      action: 'PURCHASE',
      expiredBy: null,
      refund: null,
    });
  });

  test.each([...(extensibleEnumOf('ItineraryProtection', 'action') as string[]), 'Dance'])(
    '[AD-18] the action %s is known, or UNKNOWN',
    async (action) => {
      const expected = action === 'Dance' ? 'UNKNOWN' : action.toUpperCase();
      expect(await read({ action: action as 'Amend' })).toMatchObject({ action: expected });
    },
  );

  test.each([...(extensibleEnumOf('ItineraryProtection', 'expiredBy') as string[]), 'Comet'])(
    '[AD-20] the event %s is known, or UNKNOWN',
    async (expiredBy) => {
      const expected =
        expiredBy === 'Comet' ? 'UNKNOWN' : expiredBy.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
      expect(await read({ expiredBy: expiredBy as 'CheckInTime' })).toMatchObject({ expiredBy: expected });
    },
  );

  test.each([
    ['Success', 'SUCCESS'],
    ['Pending', 'PENDING'],
    ['Failed', 'FAILED'],
    ['Lost', 'UNKNOWN'],
  ])('[AD-20] the refund %s is %s', async (result, state) => {
    expect(await read({ refund: { result: result as 'Success', amount: usd(577.5) } })).toMatchObject({
      refund: { state, amount: { value: '577.50' } },
    });
  });

  test('[AD-18] unreadable amounts are null, and the trip is still a trip', async () => {
    expect(await read({ coverageAmount: unreadable(), premium: unreadable() })).toMatchObject({
      coverageAmount: null,
      premium: null,
    });
  });

  test('[AD-18] a stay without one has none', async () => {
    kit.platform.on('listItineraries', ok(trips()));
    const { data } = await kit.run(PROTECTION);
    expect(data).toEqual({ trip: { protection: null } });
  });
});

describe('canceling', () => {
  beforeEach(() => {
    kit.platform.on('listItineraries', ok(trips({ protection })));
  });

  const terms = {
    token: 'terms-protection',
    refund: usd(577.5),
    lines: [{ kind: 'UserCard', description: 'Visa ending in 4242', amount: usd(577.5) }],
    validUntil: '2026-06-05T19:00:00.000Z',
  } satisfies Schemas['HomeCancellationQuote']['protection'];
  const QUOTE = gql`{ trip(id: "${TRIP_ID}") { ... on HomeTrip { cancellationQuote { token protection {
    token refund { value } lines { kind label amount { value } } validUntil isBetter
  } } } } }`;
  const quoted = async (wire: Schemas['HomeCancellationQuote']) => {
    kit.platform.on('quoteHomeCancellation', ok(wire));
    const { data, errors } = await kit.run<{ trip: { cancellationQuote: object } }>(QUOTE);
    expect(errors).toBeUndefined();
    return data.trip.cancellationQuote;
  };

  test('[AD-04] the protection is next to the terms of the home, and shows whether it is better', async () => {
    expect(await quoted(quote({ protection: terms }))).toEqual({
      token: 'terms-1',
      protection: {
        token: 'terms-protection',
        refund: { value: '577.50' },
        lines: [{ kind: 'USER_CARD', label: 'Visa ending in 4242', amount: { value: '577.50' } }],
        validUntil: '2026-06-05T19:00:00.000Z',
        isBetter: true,
      },
    });
    expect(await quoted(quote({ protection: { ...terms, refund: usd(288.75) } }))).toMatchObject({
      protection: { isBetter: false },
    });
  });

  test('[AD-04] it can be used when the terms of the home do not cancel the stay', async () => {
    const wire = { ...quoteWithoutToken('PastCheckInDate'), refund: terms.refund, protection: terms };
    expect(await quoted(wire)).toMatchObject({ token: null, protection: { isBetter: true } });
  });

  test('[AD-04] without one there is none', async () => {
    expect(await quoted(quote())).toMatchObject({ protection: null });
  });

  const CANCEL = gql`mutation ($input: CancelTripInput!) { cancelTrip(input: $input) {
    __typename
    ... on TripCanceled { trip { protection { action refund { state amount { value } } } } }
    ... on CancellationFailed { errors { code nextStep } }
    ... on CancellationTermsChanged { quote { token protection { token } } }
  } }`;
  const input = {
    idempotencyKey: '0d6c1f0e-5b7b-4f39-9a55-0d1f2f6f0a01',
    tripId: TRIP_ID,
    quoteToken: 'terms-protection',
  };
  const cancel = async () => (await kit.run<{ cancelTrip: object }>(CANCEL, { input })).data.cancelTrip;

  test('[AD-18] with its token uses it, and the trip shows it', async () => {
    const answer = canceled();
    answer.itinerary!.protection = {
      ...protection,
      action: 'Exercise',
      refund: { result: 'Success', amount: usd(577.5) },
    };
    kit.platform.on('confirmHomeCancellation', ok(answer));
    expect(await cancel()).toEqual({
      __typename: 'TripCanceled',
      trip: {
        protection: { action: 'EXERCISE', refund: { state: 'SUCCESS', amount: { value: '577.50' } } },
      },
    });
    expect(kit.platform.requests('confirmHomeCancellation')[0]?.body).toMatchObject({
      token: 'terms-protection',
    });
  });

  test('[AD-20] a refused refund leads back to the terms', async () => {
    kit.platform.on('confirmHomeCancellation', ok(failedWithEvents('ProtectionRefundFailed')));
    expect(await cancel()).toEqual({
      __typename: 'CancellationFailed',
      errors: [{ code: 'PROTECTION_REFUND_FAILED', nextStep: 'REVIEW_TERMS' }],
    });
  });
});
