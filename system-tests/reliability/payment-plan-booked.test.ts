/**
 * `book` follows the payment plan (PM-14): a payment whose plan has no problems is booked for the amounts of its plan, and any
 * other one is refused as data and moves nothing. On the real stack, for every demo user who can book, also over the gateway of
 * the other tenant, with random payments; a failure prints the seed of that user's payments. More of them:
 *
 *     PAYMENTS=3 npx jest system-tests/reliability/payment-plan-booked.test.ts
 */
import fc from 'fast-check';
import { gql } from 'graphql-tag';
import type { Persona } from '#platform/people/personas/persona.types.ts';
import { personas } from '#platform/people/personas/personas.ts';
import { type Books, openBooks } from '../testing/books';
import {
  anyPayment,
  type RandomPayment,
  hundredths,
  minorUnits,
  paymentAboutTheMinimum,
  paymentFrom,
  withMinorUnits,
} from '../testing/random-payments';
import { type Credentials, demand, signIn } from '../testing/graph';
import {
  type BookAnswer,
  book,
  bookingEnd,
  type Plan,
  planOf,
  type ReadyBooking,
  readyToBook,
} from '../testing/graph-booking';
import { homesIn } from '../testing/homes';
import { type Portal, startPortal } from '../testing/portal';
import { type StayInput, stayIn } from '../testing/stays';

/** A multiple of the everyday number of stays; the nights of a year are enough for three. */
const PAYMENTS = Number(process.env['PAYMENTS'] ?? 1);

/** More stays for people with more payment means than a card. */
const staysOf = ({ credits }: Persona): number => (credits.length > 0 ? 8 : 3) * PAYMENTS;

const TEST_HOME = 'test-always-works';

const people = personas.filter(({ access, isAgent }) => access === undefined && !isAgent);

/** Homes other than the test homes: one is priced in Canadian dollars, one is closed to the rewards of most cards. */
const SEARCHED = {
  canadian: { place: 'Tofino', collection: 'NO_COLLECTION' },
  lifestyle: { place: 'Asheville', collection: 'LIFESTYLE' },
} as const;

interface RandomStay {
  readonly home: 'test' | keyof typeof SEARCHED;
  readonly nights: number;
  /** Tried in this order until one is booked; the card at the end works for anyone who has one. */
  readonly payments: readonly RandomPayment[];
  /** By how many cents the amount due is wrong at first. */
  readonly misreadBy: number;
}

const anyStay = fc.record<RandomStay>({
  home: fc.oneof(
    { weight: 3, arbitrary: fc.constant('test' as const) },
    { weight: 1, arbitrary: fc.constantFrom('canadian' as const, 'lifestyle' as const) },
  ),
  nights: fc.constantFrom(1, 1, 1, 2, 4),
  payments: fc.tuple(paymentAboutTheMinimum, anyPayment, anyPayment, anyPayment),
  misreadBy: fc.constantFrom(-1, 0, 1),
});

const BY_CARD: RandomPayment = { offer: 'none', credit: 'none', rewards: null, card: 0 };
const ALL_REWARDS: RandomPayment = { ...BY_CARD, rewards: { account: 0, quantity: 'all' } };

/**
 * Tried before any other: an amount left that is below the minimum redemption; a part of rewards in another currency; all rewards.
 */
const KNOWN: [RandomStay][] = [
  [
    {
      home: 'test',
      nights: 1,
      payments: [{ ...ALL_REWARDS, credit: { leaves: 2_000 } }, BY_CARD],
      misreadBy: 0,
    },
  ],
  [
    {
      home: 'canadian',
      nights: 3,
      payments: [{ ...BY_CARD, rewards: { account: 0, quantity: { percent: 20 } } }, BY_CARD],
      misreadBy: 1,
    },
  ],
  [
    {
      home: 'test',
      nights: 1,
      payments: [{ ...ALL_REWARDS, card: 0 }, BY_CARD],
      misreadBy: 0,
    },
  ],
];

/** Compared together with the payment and its plan, so that a failure prints all three. */
const isA = (__typename: string, members: object = {}): unknown =>
  expect.objectContaining({ __typename, ...members });

describe('the payments', () => {
  let portal: Portal;
  let urls: Readonly<Record<Persona['tenant'], string>>;
  let books: Books;
  const paid = new Map<Persona, Promise<void>>();
  const booked: Plan[] = [];
  const nextDay: Record<RandomStay['home'], number> = { test: 5, canadian: 5, lifestyle: 5 };

  beforeAll(async () => {
    // On a busy machine nine parallel users are slow.
    portal = await startPortal({ gateway: { PLATFORM_TIMEOUT_MS: '30000' } });
    urls = {
      consumer: portal.url,
      corporate: (await portal.startGateway({ TENANT: 'corporate' })).url,
    };
    books = openBooks(portal.databaseUrl);
    for (const person of people) {
      const payments = payAsPlanned(person);
      paid.set(person, payments);
      payments.catch(() => undefined);
    }
  });

  afterAll(async () => {
    await Promise.allSettled(paid.values());
    await books.close();
    await portal.close();
  });

  test.each(people)(
    'of $firstName $lastName are booked as planned, or refused if the plan has problems [PM-14] [PM-15] [RW-10] [SP-03]',
    (person) => paid.get(person),
  );

  test('of all users move as much as their plans show, and nothing else [PM-14] [PR-15]', async () => {
    await Promise.allSettled(paid.values());
    expect(await books.problems()).toEqual([]);
    expect(await books.bookings()).toHaveLength(booked.length);
    expect(await books.charged()).toBe(booked.reduce((sum, { amountDue }) => sum + minorUnits(amountDue), 0));
  });

  async function payAsPlanned(person: Persona): Promise<void> {
    const url = urls[person.tenant];
    const credentials = await signIn(url, person.emailAddress, person.code);
    await haveTraveler(url, credentials);
    await fc.assert(
      fc.asyncProperty(anyStay, async ({ payments, misreadBy, ...random }) => {
        // A business books what its policy allows; other stays wait for an approval.
        const stay = person.tenant === 'corporate' ? { ...random, home: 'test' as const } : random;
        const ready = await readyToBook(url, credentials, await stayFor(stay, url, credentials));
        for (const payment of payments) {
          if (await isBooked(payment, misreadBy, ready, { url, credentials })) return;
        }
      }),
      { numRuns: staysOf(person), examples: KNOWN, endOnFailure: true },
    );
  }

  /** Plans a payment and books it; false when it is refused, as its plan predicts. */
  async function isBooked(
    random: RandomPayment,
    misreadBy: number,
    ready: ReadyBooking,
    { url, credentials }: { url: string; credentials: Credentials },
  ): Promise<boolean> {
    const payment = await paymentFrom(url, credentials, ready, random);
    const plan = await planOf(url, credentials, ready.quoteToken, payment);
    const bookFor = (acceptedAmountDue: Plan['amountDue']): Promise<BookAnswer> =>
      book(url, credentials, {
        ...ready,
        payment,
        acceptedAmountDue,
        idempotencyKey: crypto.randomUUID(),
      });

    if (plan.problems.length > 0 || plan.mode === 'INCOMPLETE') {
      const answer = await bookFor(plan.amountDue);
      expect({ payment, plan, answer }).toEqual({ payment, plan, answer: isA('BookingBlocked') });
      return false;
    }
    if (misreadBy !== 0) {
      const answer = await bookFor(withMinorUnits(plan.amountDue, minorUnits(plan.amountDue) + misreadBy));
      expect({ payment, plan, answer }).toEqual({
        payment,
        plan,
        answer: isA('AmountDueChanged', { plan: { amountDue: plan.amountDue } }),
      });
    }
    const answer = await bookFor(plan.amountDue);
    expect({ payment, plan, answer }).toEqual({ payment, plan, answer: isA('BookingScheduled') });
    const end = await bookingEnd(url, credentials, answer.token ?? '');
    expect({ payment, plan, end }).toEqual({ payment, plan, end: isA('BookingSuccess') });
    await expectMoved(end.trip?.id ?? '', plan);
    booked.push(plan);
    return true;
  }

  /** The ledger and the vault contain for a booking what its plan showed. */
  async function expectMoved(number: string, { amountDue, offer, credit, rewards }: Plan): Promise<void> {
    const { currencyCode } = amountDue;
    const due = minorUnits(amountDue);
    const quantity = rewards?.rewards;
    const entries = Object.entries(await books.entriesOf(number));
    const moved = entries.filter(([name]) => name.includes(' Revenue ') || name.includes(' acct_'));
    expect(Object.fromEntries(moved)).toEqual({
      ...(offer && { [`OfferRedeemed Revenue ${currencyCode}`]: minorUnits(offer.amount) }),
      ...(credit && { [`CreditRedeemed Revenue ${currencyCode}`]: minorUnits(credit) }),
      ...(rewards && { [`RewardsRedeemed Revenue ${currencyCode}`]: minorUnits(rewards.cash) }),
      ...(quantity && {
        [`RewardsRedeemed ${quantity.accountReferenceId} ${quantity.currency}`]: -hundredths(quantity.value),
      }),
      ...(due > 0 && { [`CardCaptured Revenue ${currencyCode}`]: due }),
    });
    const charge = { currency: currencyCode, authorized_minor: due, captured_minor: due, refunded_minor: 0 };
    expect(await books.cardsOf(number)).toMatchObject(due > 0 ? [charge] : []);
  }

  /** Adds a traveler to book for, if the person has none yet. */
  async function haveTraveler(url: string, credentials: Credentials): Promise<void> {
    const { travelers } = await demand<{ travelers: object[] }>(
      url,
      gql`{ travelers { id } }`,
      {},
      credentials,
    );
    if (travelers.length > 0) return;
    await demand(
      url,
      gql`mutation Create($input: CreateTravelerInput!) { createTraveler(input: $input) { __typename } }`,
      { input: { givenName: 'Ines', surname: 'Vidal', gender: 'F', dateOfBirth: '1990-05-02' } },
      credentials,
    );
  }

  /** A home for the generated stay, on days that no other stay of this test uses. */
  async function stayFor(
    { home, nights }: Pick<RandomStay, 'home' | 'nights'>,
    url: string,
    credentials: Credentials,
  ): Promise<{ readonly listingId: string; readonly stay: StayInput }> {
    const nextStay = (at: RandomStay['home']): StayInput => {
      const stay = stayIn(nextDay[at], nights);
      nextDay[at] += nights;
      return stay;
    };
    if (home !== 'test') {
      const { place, collection } = SEARCHED[home];
      const stay = nextStay(home);
      const [listingId] = await homesIn(url, credentials, place, stay, collection);
      if (listingId !== undefined) return { listingId, stay };
    }
    return { listingId: TEST_HOME, stay: nextStay('test') };
  }
});
