/**
 * Payments for property tests. A random payment describes where an amount is (a cent below the balance, 20.00 left to pay), and
 * becomes a payment from the person's means when a booking needs it.
 */
import fc from 'fast-check';
import { gql } from 'graphql-tag';
import { decimalText } from '#domain/money/decimal.ts';
import { money, moneyText, parseMoney } from '#domain/money/money.ts';
import { parsePoints } from '#domain/money/points.ts';
import { type Credentials, demand } from './graph';
import { type Amount, type Payment, planOf, type ReadyBooking } from './graph-booking';

/** A place, and the distance from it in the smallest unit; or a part of the balance. */
type RandomAmount<Place extends string> =
  { readonly near: Place; readonly by: number } | { readonly percent: number };

export interface RandomPayment {
  /** The number is the index of the user's offer. */
  readonly offer: 'none' | 'best' | number;
  /** `leaves`: leaves this many cents to pay; no credit if the balance is too low for that. */
  readonly credit: 'none' | 'all' | { readonly leaves: number } | RandomAmount<'balance'>;
  readonly rewards: {
    readonly account: number;
    readonly quantity: 'all' | RandomAmount<'minimum' | 'balance' | 'left'>;
  } | null;
  readonly card: number | null;
}

const aLittle = fc.constantFrom(-1, 0, 1);
const percent = fc.record({ percent: fc.integer({ min: 1, max: 99 }) });
const all = fc.constant('all' as const);
const account = fc.nat({ max: 1 });
const card = fc.option(fc.nat({ max: 1 }), { freq: 5 });

export const anyPayment = fc.record<RandomPayment>({
  offer: fc.oneof(fc.constantFrom('none' as const, 'best' as const), fc.nat({ max: 2 })),
  credit: fc.oneof(
    fc.constant('none' as const),
    all,
    fc.record({ leaves: fc.integer({ min: 1, max: 30_000 }) }),
    fc.record({ near: fc.constant('balance' as const), by: aLittle }),
    percent,
  ),
  rewards: fc.option(
    fc.record({
      account,
      quantity: fc.oneof(
        all,
        fc.record({ near: fc.constantFrom('minimum' as const, 'balance' as const), by: aLittle }),
        fc.record({ near: fc.constant('left' as const), by: aLittle }),
        percent,
      ),
    }),
    { freq: 3 },
  ),
  card,
});

/** Rewards when credit leaves about the minimum redemption; the minimum of every account is worth 25.00 or more. */
export const paymentAboutTheMinimum = fc.record<RandomPayment>({
  offer: fc.constantFrom('none' as const, 'none' as const, 'best' as const),
  credit: fc.record({
    leaves: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 2_499 }) },
      { weight: 1, arbitrary: fc.constantFrom(2_500, 2_501) },
    ),
  }),
  rewards: fc.record({
    account,
    quantity: fc.oneof(
      { weight: 2, arbitrary: all },
      {
        weight: 1,
        arbitrary: fc.record({ near: fc.constantFrom('minimum' as const, 'left' as const), by: aLittle }),
      },
    ),
  }),
  card,
});

interface Account {
  readonly accountReferenceId: string;
  readonly redemptionMin: string;
  readonly rewardsBalance: { readonly value: string; readonly currency: string };
}

/** A person's payment means. */
interface Means {
  readonly paymentMethods: readonly { readonly id: string }[];
  readonly rewardsAccounts: readonly Account[];
  readonly wallet: { readonly credit: Amount; readonly offers: readonly { readonly id: string }[] } | null;
}

/** The random payment for a quoted stay, with the person's current means. Missing means are omitted. */
export async function paymentFrom(
  url: string,
  credentials: Credentials,
  { quoteToken, acceptedTotal }: ReadyBooking,
  random: RandomPayment,
): Promise<Payment> {
  const { paymentMethods, rewardsAccounts, wallet } = await demand<Means>(
    url,
    gql`{
      paymentMethods { id }
      rewardsAccounts { accountReferenceId redemptionMin rewardsBalance { value currency } }
      wallet { credit { value currencyCode } offers { id } }
    }`,
    {},
    credentials,
  );
  const planned = (payment: Payment) => planOf(url, credentials, quoteToken, payment);
  const offer = offerFrom(random.offer, wallet?.offers ?? []);
  const credit = wallet && (await creditFrom(random.credit, wallet.credit));
  const account = random.rewards && chosen(rewardsAccounts, random.rewards.account);
  return {
    offer,
    credit,
    rewards: account &&
      random.rewards && {
        accountReferenceId: account.accountReferenceId,
        quantity: await quantityFrom(random.rewards.quantity, account),
      },
    paymentMethodId: random.card === null ? null : chosen(paymentMethods, random.card)?.id,
  };

  async function creditFrom(credit: RandomPayment['credit'], balance: Amount) {
    const available = minorUnits(balance);
    if (credit === 'none' || available === 0) return null;
    if (credit === 'all') return { take: 'MAXIMUM' };
    if (!('leaves' in credit)) {
      return { amount: withMinorUnits(balance, amountFrom(credit, { balance: available })) };
    }
    const { amountDue } = await planned({ offer });
    const needed = minorUnits(amountDue) - credit.leaves;
    return needed > 0 && needed <= available ? { amount: withMinorUnits(amountDue, needed) } : null;
  }

  async function quantityFrom(
    quantity: NonNullable<RandomPayment['rewards']>['quantity'],
    { accountReferenceId, redemptionMin, rewardsBalance }: Account,
  ) {
    if (quantity === 'all') return { take: 'MAXIMUM' };
    const { amountDue, accounts } = await planned({ offer, credit });
    const tripTotal = accounts.find((each) => each.accountReferenceId === accountReferenceId)?.tripTotal;
    const left = tripTotal
      ? Math.ceil((hundredths(tripTotal.value) * minorUnits(amountDue)) / minorUnits(acceptedTotal))
      : 0;
    const places = {
      minimum: hundredths(redemptionMin),
      balance: hundredths(rewardsBalance.value),
      left,
    };
    return { value: decimalText(amountFrom(quantity, places), 2) };
  }
}

function offerFrom(offer: RandomPayment['offer'], offers: readonly { readonly id: string }[]) {
  if (offer === 'none') return null;
  if (offer === 'best') return { take: 'BEST' };
  const id = chosen(offers, offer)?.id;
  return id === undefined ? null : { id };
}

const chosen = <Item>(items: readonly Item[], index: number): Item | null =>
  items[index % items.length] ?? null;

const amountFrom = <Place extends string>(
  random: RandomAmount<Place>,
  places: Readonly<Record<Place | 'balance', number>>,
): number =>
  'near' in random ? places[random.near] + random.by : Math.floor((places.balance * random.percent) / 100);

/** An amount in the smallest unit of its currency. */
export function minorUnits({ value, currencyCode }: Amount): number {
  const amount = parseMoney(value, currencyCode);
  if (!amount.ok) throw new Error(`Not an amount: ${value} ${currencyCode}`);
  return amount.value.minorUnits;
}

/** Another amount of the same currency. */
export function withMinorUnits({ value, currencyCode }: Amount, units: number): Amount {
  const amount = parseMoney(value, currencyCode);
  if (!amount.ok) throw new Error(`Not an amount: ${value} ${currencyCode}`);
  return { value: moneyText(money(units, amount.value.currencyCode)), currencyCode };
}

/** A number of rewards in hundredths. */
export function hundredths(value: string): number {
  const amount = parsePoints(value, 'any');
  if (!amount.ok) throw new Error(`Not a number of rewards: ${value}`);
  return amount.value.hundredths;
}
