/** Travel credits on hold, over the graph: the wallet, the payment plan and the booking agree (AD-14, WA-14). */
import { gql } from 'graphql-tag';
import { type Credentials, demand, signIn } from './testing/graph';
import { book, bookingEnd, type Payment, planOf, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';

interface WalletCredit {
  readonly kind: string;
  readonly hold: string | null;
  readonly usableAmount: { readonly value: string };
  readonly account: { readonly standing: string } | null;
  readonly trips: readonly { readonly id: string }[];
}

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const creditsOf = async (credentials: Credentials): Promise<readonly WalletCredit[]> =>
  (
    await demand<{ wallet: { creditBreakdown: readonly WalletCredit[] } }>(
      portal.url,
      gql`{ wallet { creditBreakdown { kind hold usableAmount { value } account { standing } trips { id } } } }`,
      {},
      credentials,
    )
  ).wallet.creditBreakdown;

const creditOf = (value: string) => ({ credit: { amount: { value, currencyCode: 'USD' } } });

async function bookWith(traveler: Credentials, daysAhead: number, payment: Payment) {
  const ready = await readyToBook(portal.url, traveler, { stay: stayIn(daysAhead, 2) });
  const plan = await planOf(portal.url, traveler, ready.quoteToken, payment);
  const answer = await book(portal.url, traveler, {
    ...ready,
    payment,
    acceptedAmountDue: plan.amountDue,
    idempotencyKey: crypto.randomUUID(),
  });
  return { plan, answer };
}

test('[WA-14] [AD-14] credit of an account in bad standing pays for nothing, and other credit does', async () => {
  const bianca = await signIn(portal.url, 'bianca.moretti@larkfield.example', '372900');
  expect(await creditsOf(bianca)).toEqual([
    {
      kind: 'ANNUAL_TRAVEL_CREDIT',
      hold: 'BAD_STANDING',
      usableAmount: { value: '0.00' },
      account: { standing: 'BAD' },
      trips: [],
    },
    {
      kind: 'GOODWILL_CREDIT',
      hold: null,
      usableAmount: { value: '80.00' },
      account: null,
      trips: [],
    },
  ]);
  const card = { paymentMethodId: 'card_bianca_summit' };
  const tooMuch = await bookWith(bianca, 30, { ...card, ...creditOf('100.00') });
  expect(tooMuch.plan.problems).toMatchObject([{ field: 'CREDIT', code: 'CREDIT_ON_HOLD' }]);
  expect(tooMuch.answer).toMatchObject({
    __typename: 'BookingBlocked',
    blockers: [{ code: 'PAYMENT_INVALID', paymentProblem: 'CREDIT_ON_HOLD' }],
  });
  const { answer } = await bookWith(bianca, 37, { ...card, credit: { take: 'MAXIMUM' } });
  const end = await bookingEnd(portal.url, bianca, answer.token ?? '');
  expect(end.__typename).toBe('BookingSuccess');
});

test('[AD-14] a limited-offer credit is for one booking, which it names', async () => {
  const felix = await signIn(portal.url, 'felix.aubert@larkfield.example', '518600');
  const card = { paymentMethodId: 'card_felix_cash' };
  const { answer } = await bookWith(felix, 44, { ...card, ...creditOf('100.00') });
  const end = await bookingEnd(portal.url, felix, answer.token ?? '');
  expect(end.__typename).toBe('BookingSuccess');
  expect(await creditsOf(felix)).toMatchObject([
    {
      kind: 'LIMITED_OFFER_TRAVEL_CREDIT',
      hold: 'PROMOTION_USED',
      usableAmount: { value: '0.00' },
      trips: [{ id: end.trip?.id }],
    },
  ]);
  const second = await bookWith(felix, 51, { ...card, ...creditOf('50.00') });
  expect(second.answer).toMatchObject({
    __typename: 'BookingBlocked',
    blockers: [{ code: 'PAYMENT_INVALID', paymentProblem: 'CREDIT_ON_HOLD' }],
  });
});
