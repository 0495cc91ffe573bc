/**
 * The plan that the checkout previews is the plan that the graph makes, and `book` takes (PM-14): the client's own function on
 * what the client reads, against `paymentPlan` of a real gateway and platform, for whatever is chosen.
 */
import fc from 'fast-check';
import { type DocumentNode, print } from 'graphql';
import {
  CheckoutMeansDocument,
  RewardsWorthDocument,
} from '../client/screens/checkout/payment/payment.generated';
import { paymentFacts, type PaymentFacts } from '../client/screens/checkout/payment/payment-means';
import { EXPERIMENT_IDS } from '../domain/experiments';
import { money, moneyText } from '../domain/money';
import type { PaymentChoice } from '../domain/payment-choice';
import { type PaymentPlan, paymentPlan, rewardsToConvert } from '../domain/payment-plan';
import { points, pointsNumber } from '../domain/points';
import { TENANTS } from '../domain/tenants';
import { type Books, openBooks } from './testing/books';
import { type Credentials, demand, signIn } from './testing/graph';
import { book, bookingEnd, readyToBook, type ReadyBooking } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, type StayInput, stayIn } from './testing/stays';

const CARDS = ['card_helen_summit', 'card_helen_cash'];

describe('a payment plan', () => {
  let portal: Portal;
  let books: Books;
  let helen: Credentials;

  beforeAll(async () => {
    portal = await startPortal();
    books = openBooks(portal.dataDir);
    helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
  });

  afterAll(async () => {
    await books.close();
    await portal.close();
  });

  test('[PM-14] [PR-15] [SP-06] is the same in the checkout and in the graph, two hundred times', async () => {
    const ready = await readyToBook(portal.url, helen, { stay: stayIn(30, 3) });
    const facts = await factsOf(ready);
    await fc.assert(
      fc.asyncProperty(anyChoice, async (choice) => {
        expect(await planOfGraph(ready.quoteToken, choice)).toEqual(
          inWords(await planOfClient(facts, choice)),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('[SP-06] [VO-01] a home in another currency is paid with a part of the rewards and a card, to the cent', async () => {
    const stay = stayIn(60, 3);
    const listingId = await homeIn('Tofino', stay);
    const ready = await readyToBook(portal.url, helen, { listingId, stay });
    expect(ready.acceptedTotal.currencyCode).toBe('CAD');
    const facts = await factsOf(ready);
    const plan = await planOfClient(facts, {
      offer: { kind: 'BEST' },
      credit: { kind: 'ALL' },
      rewards: { accountReferenceId: 'acct_helen_summit', amount: points(1_234_567, 'Miles') },
      paymentMethodId: CARDS[0]!,
    });
    expect(plan).toMatchObject({ mode: 'SPLIT', offer: null, credit: null, problems: [] });
    const answer = await book(portal.url, helen, {
      ...ready,
      idempotencyKey: crypto.randomUUID(),
      payment: {
        funding: {
          split: {
            accountReferenceId: 'acct_helen_summit',
            rewardsAmount: '12345.67',
            paymentMethodId: CARDS[0],
          },
        },
      },
    });
    const end = await bookingEnd(portal.url, helen, answer.token ?? '');
    expect(end).toMatchObject({ __typename: 'BookingSuccess' });
    const cash = plan.rewards?.cash.minorUnits ?? 0;
    expect(await books.entriesOf(end.reservation?.id ?? '')).toEqual({
      'RewardsRedeemed RewardsDue CAD': -cash,
      'RewardsRedeemed Revenue CAD': cash,
      'RewardsRedeemed acct_helen_summit Miles': -1_234_567,
      'RewardsRedeemed RewardsIssuer Miles': 1_234_567,
      'CardCaptured CardClearing CAD': -plan.amountDue.minorUnits,
      'CardCaptured Revenue CAD': plan.amountDue.minorUnits,
    });
    expect(await books.problems()).toEqual([]);
  });

  /** What the checkout reads before it plans. */
  async function factsOf({ quoteToken }: ReadyBooking): Promise<PaymentFacts> {
    const { priceQuoteStatus } = await demand<{ priceQuoteStatus: { quote: Quoted } }>(
      portal.url,
      `query ($token: ID!) { priceQuoteStatus(token: $token) { ... on PriceQuoteSuccess { quote {
        payNowTotal { fiat { minorUnits currencyCode } rewards { accountReferenceId value currency } }
      } } } }`,
      { token: quoteToken },
      helen,
    );
    const means = await demand<Parameters<typeof paymentFacts>[1]>(
      portal.url,
      sent(CheckoutMeansDocument),
      {},
      helen,
    );
    return paymentFacts(priceQuoteStatus.quote as Parameters<typeof paymentFacts>[0], means, {
      tenant: TENANTS.consumer,
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
          sent(RewardsWorthDocument),
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
    const { offer, credit, rewards, paymentMethodId } = choice;
    const { paymentPlan: plan } = await demand<{ paymentPlan: unknown }>(
      portal.url,
      `query ($input: PaymentPlanInput!) { paymentPlan(input: $input) {
        mode total { value } offer { id amount { value } } credit { value }
        rewards { rewards { accountReferenceId value } cash { value } }
        amountDue { value } isCardRequired lines { label amount { value } }
        accounts { accountReferenceId isEnabled disabledReason } minimumRedemptionNotice
        problems { field message }
      } }`,
      {
        input: {
          quoteToken,
          paymentMethodId,
          ...(offer.kind === 'NONE' ? { withoutOffer: true } : {}),
          ...(offer.kind === 'OFFER' ? { walletOfferId: offer.offerId } : {}),
          ...(credit.kind === 'NONE' ? { walletCredit: { value: '0', currencyCode: 'USD' } } : {}),
          ...(credit.kind === 'AMOUNT'
            ? { walletCredit: { value: moneyText(credit.amount), currencyCode: 'USD' } }
            : {}),
          rewards: rewards && {
            accountReferenceId: rewards.accountReferenceId,
            rewardsAmount: rewards.amount && String(pointsNumber(rewards.amount)),
          },
        },
      },
      helen,
    );
    return plan;
  }

  /** A home there that is free for the stay. */
  async function homeIn(place: string, stay: StayInput): Promise<string> {
    const { places } = await demand<{ places: { id: string }[] }>(
      portal.url,
      'query ($text: String!) { places(text: $text) { id } }',
      { text: place },
      helen,
    );
    const { stays } = await demand<{ stays: { nodes: { id: string }[] } }>(
      portal.url,
      'query ($search: StaySearchInput!) { stays(search: $search, first: 50) { nodes { id } } }',
      { search: { placeId: places[0]?.id, stay } },
      helen,
    );
    for (const { id } of stays.nodes) {
      const { listing } = await demand<{
        listing: { collection: string; availability: { __typename: string } };
      }>(
        portal.url,
        `query ($id: ID!, $stay: StayInput!) {
          listing(id: $id, stay: $stay) { collection availability(stay: $stay) { __typename } }
        }`,
        { id, stay },
        helen,
      );
      if (listing.collection === 'NO_COLLECTION' && listing.availability.__typename === 'Available')
        return id;
    }
    throw new Error(`There is no free home in ${place}`);
  }
});

/** A document of the client as it leaves the browser: its own directive stays behind. */
const sent = (document: DocumentNode): string => print(document).replaceAll(' @unmask', '');

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

/** A plan as the graph writes it. */
const inWords = (plan: PaymentPlan) => ({
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
