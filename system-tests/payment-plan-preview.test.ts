/**
 * The checkout plans a payment with the same facts as the gateway (PM-14): the client's plan, from what it reads over the graph,
 * equals `paymentPlan`, from what the gateway reads from the platform. Both use domain/payment/payment-plan, so this does not
 * test the rules; payment-plan-booked.test.ts tests that `book` follows a plan.
 */
import fc from 'fast-check';
import { gql } from 'graphql-tag';
import { CheckoutPaymentOptionsDocument } from '#client/screens/booking/checkout/flow/payment/payment-options.generated.ts';
import { RewardsWorthDocument } from '#client/screens/booking/checkout/flow/payment/rewards-worth.generated.ts';
import {
  paymentFacts,
  type PaymentFacts,
} from '#client/screens/booking/checkout/flow/payment/payment-facts.ts';
import { EXPERIMENT_IDS } from '#domain/portal/experiments.ts';
import { money, moneyText } from '#domain/money/money.ts';
import type { CreditChoice, OfferChoice, PaymentChoice } from '#domain/payment/payment-choice.ts';
import { type PaymentPlan, paymentPlan, rewardsToConvert } from '#domain/payment/payment-plan.ts';
import { points, pointsNumber } from '#domain/money/points.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { type Credentials, demand, signIn } from './testing/graph';
import { type Payment, readyToBook, type ReadyBooking } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

const CARDS = ['card_helen_summit', 'card_helen_cash'];

describe('a payment plan', () => {
  let portal: Portal;
  let helen: Credentials;

  beforeAll(async () => {
    portal = await startPortal();
    helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
  });

  afterAll(() => portal.close());

  test('in the checkout and in the graph uses the same data, for any choice [PM-14] [PR-15] [SP-06]', async () => {
    const ready = await readyToBook(portal.url, helen, { stay: stayIn(30, 3) });
    const facts = await factsOf(ready);
    await fc.assert(
      fc.asyncProperty(anyChoice, async (choice) => {
        expect(await planOfGraph(ready.quoteToken, choice)).toEqual(
          numberInWords(await planOfClient(facts, choice)),
        );
      }),
      { numRuns: 40 },
    );
  });

  /** The queries of the checkout before it plans a payment. */
  async function factsOf({ quoteToken }: ReadyBooking): Promise<PaymentFacts> {
    const { priceQuoteStatus } = await demand<{ priceQuoteStatus: { quote: Quoted } }>(
      portal.url,
      gql`query ($token: ID!) { priceQuoteStatus(token: $token) { ... on PriceQuoteSuccess { quote {
        payNowTotal { fiat { minorUnits currencyCode } rewards { accountReferenceId value currency } }
      } } } }`,
      { token: quoteToken },
      helen,
    );
    const paymentOptions = await demand<Parameters<typeof paymentFacts>[1]>(
      portal.url,
      CheckoutPaymentOptionsDocument,
      {},
      helen,
    );
    return paymentFacts(priceQuoteStatus.quote as Parameters<typeof paymentFacts>[0], paymentOptions, {
      tenant: tenantOf('consumer'),
      experiments: Object.values(EXPERIMENT_IDS).map((id) => ({ id, variant: 'available' })),
      collection: 'NO_COLLECTION',
      now: new Date(),
    });
  }

  async function planOfClient(facts: PaymentFacts, choice: PaymentChoice): Promise<PaymentPlan> {
    const toConvert = rewardsToConvert({ ...facts, choice });
    const worth =
      toConvert &&
      (
        await demand<{ rewardsToCash: { cash?: { minorUnits: number } } }>(
          portal.url,
          RewardsWorthDocument,
          {
            accountReferenceId: toConvert.accountReferenceId,
            rewardsAmount: String(pointsNumber(toConvert.amount)),
          },
          helen,
        )
      ).rewardsToCash.cash;
    return paymentPlan({
      ...facts,
      choice,
      convertedRewards: worth ? money(worth.minorUnits, 'USD') : null,
      cardLast4:
        choice.paymentMethodId === null ? null : choice.paymentMethodId === CARDS[0] ? '4821' : '7730',
    });
  }

  async function planOfGraph(quoteToken: string, choice: PaymentChoice): Promise<unknown> {
    const { paymentPlan: plan } = await demand<{ paymentPlan: unknown }>(
      portal.url,
      gql`query ($quoteToken: ID!, $payment: PaymentInput!) {
        paymentPlan(quoteToken: $quoteToken, payment: $payment) {
          mode total { value } offer { id amount { value } } credit { value }
          rewards { rewards { accountReferenceId value } cash { value } }
          amountDue { value } isCardRequired lines { label amount { value } }
          accounts { accountReferenceId isEnabled disabledReason } minimumRedemptionNotice
          problems { code field message }
        }
      }`,
      { quoteToken, payment: paymentOf(choice) },
      helen,
    );
    return plan;
  }
});

const paymentOf = ({ offer, credit, rewards, paymentMethodId }: PaymentChoice): Payment => ({
  offer: offerOf(offer),
  credit: creditOf(credit),
  rewards: rewards && {
    accountReferenceId: rewards.accountReferenceId,
    quantity: rewards.amount ? { value: String(pointsNumber(rewards.amount)) } : { take: 'MAXIMUM' },
  },
  paymentMethodId,
});

function offerOf(offer: OfferChoice) {
  if (offer.kind === 'NONE') return null;
  return offer.kind === 'BEST' ? { take: 'BEST' } : { id: offer.offerId };
}

function creditOf(credit: CreditChoice) {
  if (credit.kind === 'NONE') return null;
  if (credit.kind === 'ALL') return { take: 'MAXIMUM' };
  return { amount: { value: moneyText(credit.amount), currencyCode: credit.amount.currencyCode } };
}

interface Quoted {
  readonly payNowTotal: unknown;
}

const cents = fc.integer({ min: 1, max: 30_000 });

const anyChoice = fc.record<PaymentChoice>({
  offer: fc.constantFrom(
    { kind: 'BEST' },
    { kind: 'NONE' },
    { kind: 'OFFER', offerId: 'offer_helen_stay-50' },
    { kind: 'OFFER', offerId: 'offer_helen_sale-75' },
    { kind: 'OFFER', offerId: 'offer_odile_night-320' },
  ),
  credit: fc.oneof(
    fc.constantFrom({ kind: 'ALL' } as const, { kind: 'NONE' } as const),
    cents.map((amount) => ({ kind: 'AMOUNT', amount: money(amount, 'USD') }) as const),
  ),
  rewards: fc.option(
    fc.oneof(
      fc.record({
        accountReferenceId: fc.constant('acct_helen_summit'),
        amount: fc.option(fc.integer({ min: 0, max: 20_000_000 }).map((each) => points(each, 'Miles'))),
      }),
      fc.record({
        accountReferenceId: fc.constant('acct_helen_cash'),
        amount: fc.option(fc.integer({ min: 0, max: 25_000 }).map((each) => points(each, 'Cash'))),
      }),
    ),
  ),
  paymentMethodId: fc.option(fc.constantFrom(...CARDS)),
});

/** A plan in the graph's format. */
const numberInWords = (plan: PaymentPlan) => ({
  mode: plan.mode,
  total: { value: moneyText(plan.total) },
  offer: plan.offer && { id: plan.offer.id, amount: { value: moneyText(plan.offer.amount) } },
  credit: plan.credit && { value: moneyText(plan.credit) },
  rewards: plan.rewards && {
    rewards: {
      accountReferenceId: plan.rewards.accountReferenceId,
      value: (plan.rewards.amount.hundredths / 100).toFixed(2),
    },
    cash: { value: moneyText(plan.rewards.cash) },
  },
  amountDue: { value: moneyText(plan.amountDue) },
  isCardRequired: plan.isCardRequired,
  lines: plan.lines.map(({ label, amount }) => ({ label, amount: { value: moneyText(amount) } })),
  accounts: plan.accounts.map(({ accountReferenceId, isEnabled, disabledReason }) => ({
    accountReferenceId,
    isEnabled,
    disabledReason,
  })),
  minimumRedemptionNotice: plan.minimumRedemptionNotice,
  problems: plan.problems,
});
