import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok, type PlatformMock } from './platform-mock';
import { FAILURE, type ResolversKit } from './resolvers-kit';

export const BOOK = gql`mutation ($input: BookInput!) { book(input: $input) {
  __typename
  ... on BookingScheduled { token isRepeated }
  ... on UserFacingError { ${FAILURE} }
  ... on BookingRefused { inputErrors { path code } }
  ... on BookingBlocked { blockers { code message path paymentProblem } }
  ... on PriceChanged { quote { token payNowTotal { fiat { value } } termsDigest } }
  ... on AmountDueChanged { plan { mode credit { value } amountDue { value } problems { field } } }
} }`;

export interface Booked {
  book: Record<string, unknown> & { __typename: string };
}

export const key = '0d6c1f0e-5b7b-4f39-9a55-0d1f2f6f0a01';
export const otherKey = '0d6c1f0e-5b7b-4f39-9a55-0d1f2f6f0a02';
export const byCard = { paymentMethodId: 'card-visa' };
export const scheduled = { __typename: 'BookingScheduled', token: 'booking-1', isRepeated: false };

/** A platform on which Helen can book the quoted stay with any payment. */
export const prepareBooking = (platform: PlatformMock): PlatformMock =>
  platform
    .on('pollQuote', ok(fixture('purchase/poll-quote.success')))
    .on('shopHome', ok(fixture('homes/shop-home.available')))
    .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')))
    .on('getWalletDetails', ok(fixture('wallet/get-wallet-details.offers-and-credit')))
    .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
    .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')))
    .on('convertRewardsToUsd', ok(fixture('rewards/convert-rewards-to-usd.worth')))
    .on('scheduleFulfillment', ok(fixture('purchase/schedule-fulfillment.token')))
    .on('pollFulfillment', ok({ result: 'Pending' }));

export type BookingInput = Awaited<ReturnType<typeof bookingInput>>;

/** The input that books the quote with a card, on the current terms of the quote. Removes its own requests from the record. */
export async function bookingInput(kit: ResolversKit) {
  const { data } = await kit.run<{ priceQuoteStatus: { quote: { termsDigest: string } } }>(
    gql`{ priceQuoteStatus(token: "quote-1") { ... on PriceQuoteSuccess { quote { termsDigest } } } }`,
  );
  kit.platform.sent.length = 0;
  return {
    idempotencyKey: key,
    quoteToken: 'quote-1',
    orderedProductId: 'product-1',
    acceptedTotal: { value: '577.50', currencyCode: 'USD' },
    acceptedTermsDigest: data.priceQuoteStatus.quote.termsDigest,
    payment: byCard,
    acceptedAmountDue: { value: '577.50', currencyCode: 'USD' },
  };
}
