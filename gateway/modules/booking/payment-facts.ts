/**
 * The facts that a payment depends on, read again from the platform: the quote, the listing's collection, wallet, rewards
 * accounts and cards. Independent calls run in parallel.
 */
import type { PaymentPlanInput } from '../../../domain/payment/payment-plan';
import type { Points } from '../../../domain/money/points';
import type { TripTotal } from '../../../domain/payment/rewards-payment';
import { type Money, money, zeroMoney } from '../../../domain/money/money';
import type { PriceFreezeCover } from '../../../domain/price-freeze/frozen-price';
import { tenantOf } from '../../../domain/portal/tenants';
import { type Experiment, isOn } from '../../../domain/portal/experiments';
import { walletGates } from '../../../domain/payment/wallet-gates';
import type { GatewayContext } from '../../context';
import { shopHome } from '../../rest/endpoints/homes';
import { listPaymentMethods } from '../../rest/endpoints/payment-methods';
import { pollQuote } from '../../rest/endpoints/purchase';
import { getWalletDetails } from '../../rest/endpoints/wallet';
import type { Wire } from '../../rest/wire';
import { listingCollection } from '../listing/listing-mapping';
import { shopRequest } from '../listing/listing';
import { exactPoints } from '../money/money-mapping';
import { type QuoteModel, quoteOf, quoteTotal } from '../quote/quote-mapping';
import { outcomeOf } from '../quote/quote-status';
import { isReadFailure } from '../failure/read-failure';
import { shownAccounts } from '../rewards/rewards';
import { readAccount, redemptionAccountOf } from '../rewards/rewards-mapping';
import { defaultGuests, type Guests } from '../../../domain/stay/guests';
import { activeExperiments } from '../session/experiments';
import {
  heldCredits,
  enabledCredit,
  enabledCreditParts,
  type ReadOffer,
  readOffers,
} from '../wallet/wallet-mapping';

/** The current state of a payable quote; or why it cannot be paid. */
export type PayableQuote =
  | { readonly kind: 'PAYABLE'; readonly quote: QuoteModel; readonly wire: Wire<'HomesQuote'> }
  /** It has been paid already; whatever has become of the quote, this is its one booking. */
  | { readonly kind: 'BOOKED'; readonly bookingToken: string }
  | { readonly kind: 'IN_PROGRESS' | 'UNSUPPORTED' | 'UNREADABLE' | 'EXPIRED' }
  | { readonly kind: 'FAILED'; readonly errors: readonly string[] };

export async function payableQuote(
  token: string,
  { platform, clock }: Pick<GatewayContext, 'platform' | 'clock'>,
): Promise<PayableQuote> {
  const answer = await pollQuote(platform, { body: { value: token } });
  if (answer.fulfillment) return { kind: 'BOOKED', bookingToken: answer.fulfillment.value };
  const outcome = outcomeOf(answer);
  if (outcome.kind === 'PENDING') return { kind: 'IN_PROGRESS' };
  if (outcome.kind === 'FAILURE') return { kind: 'FAILED', errors: outcome.errors };
  if (outcome.kind === 'UNSUPPORTED') return { kind: 'UNSUPPORTED' };
  const wire = answer.quote?.value;
  const quote = wire && quoteOf(wire, token);
  if (!quote) return { kind: 'UNREADABLE' };
  return Date.parse(wire.validUntil) <= clock.now().getTime()
    ? { kind: 'EXPIRED' }
    : { kind: 'PAYABLE', quote, wire };
}

/** The input of the domain's `paymentPlan`, except the choices. */
export type PaymentFacts = Omit<PaymentPlanInput, 'choice' | 'convertedRewards' | 'cardLast4'>;

/** Read without the quote, so that both are requested in parallel. */
export interface PaymentMeans {
  readonly accounts: readonly Wire<'RewardsAccount'>[];
  /** Why there are no accounts; undefined when they were read. */
  readonly accountsError: Error | undefined;
  readonly cards: readonly Wire<'PaymentMethod'>[];
  readonly experiments: readonly Experiment[];
  readonly offers: readonly ReadOffer[];
  readonly wallet: Wire<'WalletDetails'> | null;
  /** Why there is no wallet; undefined when it was read, or is not available to the user. */
  readonly walletError: Error | undefined;
}

/** A card can pay even when rewards and wallet cannot be read; a payment that uses them fails without them. */
export async function paymentMeans(context: GatewayContext): Promise<PaymentMeans> {
  const [accounts, { value: cards }, wallet] = await Promise.all([
    reading(shownAccounts(context)),
    listPaymentMethods(context.platform),
    reading(gatedWallet(context)),
  ]);
  return {
    accounts: accounts.value ?? [],
    accountsError: accounts.error,
    cards,
    ...(wallet.value ?? { experiments: [], offers: [], wallet: null }),
    walletError: wallet.error,
  };
}

async function gatedWallet(
  context: GatewayContext,
): Promise<Pick<PaymentMeans, 'experiments' | 'offers' | 'wallet'>> {
  const experiments = await activeExperiments(context);
  const { offers, credits } = walletGates(experiments);
  const wallet = offers || credits ? await getWalletDetails(context.platform) : null;
  return { experiments, offers: wallet ? readOffers(wallet) : [], wallet };
}

type Reading<Value> =
  { readonly value: Value; readonly error?: never } | { readonly value?: never; readonly error: Error };

/** The value, or the error of reading it; an expired session still fails the request. */
async function reading<Value>(read: Promise<Value>): Promise<Reading<Value>> {
  try {
    return { value: await read };
  } catch (error) {
    if (isReadFailure(error)) return { error };
    throw error;
  }
}

/** The collection of the quoted listing, and whether it complies with the travel policy; the quote contains neither. */
export interface QuotedListing {
  readonly collection: string;
  /** Null when it is unknown: the platform does not provide it, or not for the users of this quote. */
  readonly isInPolicy: boolean | null;
}

export async function quotedListing(
  { listingId, stayDates, guests, rate }: Wire<'HomesQuote'>,
  { platform }: Pick<GatewayContext, 'platform'>,
): Promise<QuotedListing> {
  const frozenPriceId = rate.priceFreeze?.priceFreezeId;
  const requested = {
    stay: stayDates,
    guests: guests ? quotedGuests(guests) : defaultGuests(),
    ...(frozenPriceId === undefined ? {} : { frozenPriceId }),
  };
  const { listing } = (await shopHome(platform, { body: shopRequest(listingId.id, requested) })).value;
  return {
    collection: listingCollection(listing?.listingCollection),
    isInPolicy: (guests && listing?.corporateTravel?.policyCompliance.isInPolicy) ?? null,
  };
}

const quotedGuests = ({ adults, children, petsIncluded }: Wire<'QuotedGuests'>): Guests => ({
  adults,
  children,
  pets: petsIncluded ? 1 : 0,
});

/** A payable quote, with all payment means. */
export interface Payable {
  readonly payable: Extract<PayableQuote, { kind: 'PAYABLE' }>;
  readonly listing: QuotedListing;
  readonly means: PaymentMeans;
}

export function paymentFacts(
  { payable: { quote, wire }, listing: { collection }, means }: Payable,
  { clock, environment }: GatewayContext,
): PaymentFacts {
  const total = quoteTotal(quote);
  const gates = walletGates(means.experiments);
  const hasAnnualCredits = isOn(means.experiments, 'ANNUAL_TRAVEL_CREDITS');
  return {
    total,
    priceFreeze: quotedCover(quote),
    tripTotals: tripTotalsOf(wire.rate.detailedPrice.payNowTotal.rewards),
    accounts: means.accounts
      .map(readAccount)
      .filter((account) => account !== null)
      .map(redemptionAccountOf),
    setting: { tenant: tenantOf(environment.tenant, environment.cardNames), listingCollection: collection },
    wallet: means.wallet && {
      offers: means.offers,
      credit: enabledCredit(means.wallet, hasAnnualCredits) ?? zeroMoney(total.currencyCode),
      heldCredits: heldCredits(enabledCreditParts(means.wallet, hasAnnualCredits)),
    },
    gates,
    now: clock.now(),
  };
}

const quotedCover = ({ priceFreeze }: QuoteModel): PriceFreezeCover | null =>
  priceFreeze ? { discount: plain(priceFreeze.discount), deposit: plain(priceFreeze.deposit) } : null;

const plain = ({ minorUnits, currencyCode }: Money): Money => money(minorUnits, currencyCode);

const tripTotalsOf = (rewards: Wire<'QuotedTotal'>['rewards']): TripTotal[] =>
  Object.entries(rewards ?? {}).flatMap(([accountReferenceId, wire]) => {
    const amount: Points | null = exactPoints(wire);
    return amount ? [{ accountReferenceId, amount }] : [];
  });
