/**
 * Whether a payment may be taken, checked before anything moves: all its parts belong to the user (40401 otherwise), may be used
 * for this stay, have the stated value, and sum to the quoted total to the cent (42203 otherwise). Balances are not checked here:
 * the ledger refuses an overdraft when the money is taken.
 */
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { today, type Clock } from '../../kernel/dates';
import { toFiat, toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { requireSavedCard } from '../../payment/payment-methods/payment-methods';
import { areRewardsWorth, rewardsValue } from '../../payment/rewards/conversion';
import { type Credit, creditsOf } from '../../payment/wallet/credits';
import { meetsCondition } from '../../payment/wallet/offer-condition';
import type { BookableQuote } from './bookable-quote';
import {
  type BookingPayment,
  type CardPart,
  type CreditPart,
  type OfferPart,
  type PriceFreezePart,
  type RewardsPart,
  savedCardPart,
  sumOf,
} from './booking-payment';

type Schemas = components['schemas'];

export interface PaymentCheck {
  readonly database: Database;
  readonly clock: Clock;
  readonly userId: string;
  readonly quote: BookableQuote;
}

export async function checkPayments(
  check: PaymentCheck,
  payments: readonly Schemas['PaymentItem'][],
): Promise<BookingPayment[]> {
  requireFit(
    new Set(payments.map(({ kind }) => kind)).size === payments.length,
    'Two parts are of one kind.',
  );
  const parts: BookingPayment[] = [];
  for (const payment of payments) parts.push(await checkPart(check, payment));
  requirePriceFreeze(check, parts);
  requireFit(sumOf(parts) === check.quote.pay_now_minor, 'The parts do not sum to the quoted total.');
  await requireStackable(check, parts);
  return parts;
}

function checkPart(check: PaymentCheck, payment: Schemas['PaymentItem']): Promise<BookingPayment> {
  switch (payment.kind) {
    case 'UserCard':
      return cardPart(check, payment);
    case 'Rewards':
      return rewardsPart(check, payment);
    case 'TravelWalletOffer':
      return offerPart(check, payment);
    case 'TravelWalletCredit':
      return creditPart(check, payment);
    case 'HotelPriceFreezeDeposit':
    case 'HotelPriceFreezeDiscount':
      return priceFreezePart(check, payment);
  }
}

function requireFit(fits: boolean, message: string): asserts fits {
  if (!fits) throw new Refusal(42203, message);
}

/** An amount of the request in minor units of the quote's currency. */
function amountOf({ quote }: PaymentCheck, value: number, currencyCode: string): number {
  requireFit(currencyCode === quote.currency, 'A part is in another currency than the quote.');
  const minor = toMinor(value, currencyCode);
  requireFit(minor > 0, 'A part is nothing.');
  requireFit(toFiat(minor, currencyCode).value === value, 'A part has more decimals than its currency.');
  return minor;
}

async function cardPart(check: PaymentCheck, payment: Schemas['UserCardPayment']): Promise<CardPart> {
  const card = await requireSavedCard(check.database, check.userId, payment.paymentId);
  if (payment.accountReferenceId !== undefined) await rewardsAccount(check, payment.accountReferenceId);
  return savedCardPart(card, amountOf(check, payment.paymentAmount.amount, payment.paymentAmount.currency));
}

async function rewardsAccount({ database, userId }: PaymentCheck, accountReferenceId: string) {
  const account = await database
    .selectFrom('rewards_accounts')
    .innerJoin('users', 'users.id', 'rewards_accounts.user_id')
    .select([
      'rewards_accounts.id',
      'product_display_name',
      'currency',
      'unit_value',
      'allow_redemption',
      'redemption_minimum_hundredths',
      'users.tenant',
    ])
    .where('rewards_accounts.id', '=', accountReferenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account) throw new Refusal(40401, 'There is no such rewards account.');
  return account;
}

async function rewardsPart(check: PaymentCheck, payment: Schemas['RewardsPayment']): Promise<RewardsPart> {
  const account = await rewardsAccount(check, payment.rewardsAccountId);
  // RW-09: corporate users may redeem regardless of the account.
  const mayRedeem = account.allow_redemption || account.tenant === 'corporate';
  requireFit(mayRedeem, 'The account does not allow redemption.');
  const amountMinor = amountOf(check, payment.fiatValue.value, payment.fiatValue.currencyCode);
  requireFit(payment.rewardsPrice.currency === account.currency, 'The account counts something else.');
  const hundredths = Math.round(payment.rewardsPrice.value * 100);
  requireFit(rewardsValue(hundredths) === payment.rewardsPrice.value, 'Rewards have two decimals at most.');
  requireFit(
    hundredths >= account.redemption_minimum_hundredths,
    'Less than the least that can be redeemed.',
  );
  requireFit(
    areRewardsWorth(hundredths, account.unit_value, amountMinor, check.quote.currency),
    'The rewards are worth another amount.',
  );
  return {
    kind: 'Rewards',
    accountReferenceId: account.id,
    unit: account.currency,
    hundredths,
    amountMinor,
    description: account.product_display_name,
  };
}

async function offerPart(
  check: PaymentCheck,
  payment: Schemas['TravelWalletOfferPayment'],
): Promise<OfferPart> {
  const { database, clock, userId, quote } = check;
  const offer = await database
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', payment.offerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!offer) throw new Refusal(40401, 'There is no such offer.');
  const { value, currencyCode } = payment.paymentAmount.fiatValue;
  const amountMinor = amountOf(check, value, currencyCode);
  requireFit(offer.state === 'Open' && offer.used_by_booking_id === null, 'The offer is not open.');
  requireFit(offer.funnels.length === 0 || offer.funnels.includes('homes'), 'The offer is not for homes.');
  requireFit(offer.expires_on === null || offer.expires_on >= today(clock), 'The offer has expired.');
  const hasBegun = offer.sale_event_start_on === null || offer.sale_event_start_on <= clock.now();
  requireFit(hasBegun, 'The offer has not begun.');
  requireFit(offer.currency === quote.currency, 'The offer is in another currency than the quote.');
  const isMet =
    offer.condition === null ||
    meetsCondition(offer.condition, { totalMinor: quote.pay_now_minor, currency: quote.currency });
  requireFit(isMet, 'The booking does not meet the condition of the offer.');
  requireFit(amountMinor <= offer.amount_minor, 'The offer takes less off.');
  return {
    kind: 'TravelWalletOffer',
    offerId: offer.id,
    amountMinor,
    description: offer.descriptions[0] ?? 'Travel offer',
  };
}

async function creditPart(
  check: PaymentCheck,
  payment: Schemas['TravelWalletCreditPayment'],
): Promise<CreditPart> {
  const creditId = payment.offerId ?? null;
  const { database, clock, userId, quote } = check;
  const credits = await creditsOf(database, userId, today(clock));
  if (creditId !== null) requireSpendable(credits, creditId, quote.currency);
  const { value, currencyCode } = payment.paymentAmount.fiatValue;
  const amountMinor = amountOf(check, value, currencyCode);
  const inCurrency = credits.filter(({ currency }) => currency === quote.currency);
  const usable = inCurrency.reduce((sum, credit) => sum + credit.usable, 0);
  const isWithin = amountMinor <= usable || !inCurrency.some(({ hold }) => hold !== null);
  requireFit(isWithin, 'The rest of the credit is on hold.');
  return { kind: 'TravelWalletCredit', creditId, amountMinor, description: 'Travel credit' };
}

function requireSpendable(credits: readonly Credit[], creditId: string, currency: string): void {
  const credit = credits.find(({ id }) => id === creditId);
  if (!credit) throw new Refusal(40401, 'There is no such credit.');
  requireFit(!credit.isExpired, 'The credit has expired.');
  requireFit(credit.currency === currency, 'The credit is in another currency than the quote.');
  requireFit(credit.hold !== 'BadStanding', 'The account of the credit is in bad standing.');
  requireFit(credit.hold !== 'PromotionUsed', 'The credit is for one booking, and has been used.');
}

const PRICE_FREEZE_WORDS = {
  HotelPriceFreezeDeposit: 'Price freeze deposit',
  HotelPriceFreezeDiscount: 'Price freeze discount',
} as const;

async function priceFreezePart(
  check: PaymentCheck,
  { kind, paymentAmount }: Schemas['PriceFreezeDepositPayment'] | Schemas['PriceFreezeDiscountPayment'],
): Promise<PriceFreezePart> {
  const priceFreezeId = check.quote.price_freeze_id;
  requireFit(priceFreezeId !== null, 'The quote has no frozen price.');
  const { value, currencyCode } = paymentAmount.fiatValue;
  return {
    kind,
    priceFreezeId,
    amountMinor: amountOf(check, value, currencyCode),
    description: PRICE_FREEZE_WORDS[kind],
  };
}

/** A frozen price pays exactly the amount of the quote. */
function requirePriceFreeze({ quote }: PaymentCheck, parts: readonly BookingPayment[]): void {
  const quoted = quote.rate?.priceFreeze;
  const paid = (kind: PriceFreezePart['kind']) => sumOf(parts.filter((part) => part.kind === kind));
  const fits =
    paid('HotelPriceFreezeDeposit') === toMinor(quoted?.deposit.value ?? 0, quote.currency) &&
    paid('HotelPriceFreezeDiscount') === toMinor(quoted?.discount.value ?? 0, quote.currency);
  requireFit(fits, 'The frozen price of the quote pays another amount.');
}

/** WA-07: an offer may limit the credit that is combined with it. */
async function requireStackable({ database }: PaymentCheck, parts: readonly BookingPayment[]): Promise<void> {
  const offerPart = parts.find((part) => part.kind === 'TravelWalletOffer');
  const credit = parts.find((part) => part.kind === 'TravelWalletCredit');
  if (!offerPart || !credit) return;
  const offer = await database
    .selectFrom('offers')
    .select('max_applicable_credit_minor')
    .where('id', '=', offerPart.offerId)
    .executeTakeFirstOrThrow();
  const limit = offer.max_applicable_credit_minor;
  requireFit(
    limit === null || credit.amountMinor <= limit,
    'More credit than the offer may be stacked with.',
  );
}
