/**
 * Everything that how a stay is paid rests on, read anew from the platform: the quote, the listing's collection, wallet,
 * rewards accounts and cards. Calls that do not need each other run side by side.
 */
import type { PaymentPlanInput } from '../../../domain/payment-plan';
import type { Points } from '../../../domain/points';
import type { TripTotal } from '../../../domain/rewards-payment';
import { zeroMoney } from '../../../domain/money';
import { tenantOf } from '../../../domain/tenants';
import { type Experiment, isOn } from '../../../domain/experiments';
import { walletGates } from '../../../domain/wallet-gates';
import type { GatewayContext } from '../../context';
import { shopHome } from '../../platform/homes';
import { listPaymentMethods } from '../../platform/payment-methods';
import { PlatformError } from '../../platform/platform-error';
import { pollQuote } from '../../platform/purchase';
import { getWalletDetails } from '../../platform/wallet';
import type { Wire } from '../../platform/wire';
import { listingCollection } from '../listing/listing-mapping';
import { shopRequest } from '../listing/listing';
import { exactPoints } from '../money/money-mapping';
import { type QuoteModel, quoteOf, quoteTotal } from '../quote/quote-mapping';
import { outcomeOf } from '../quote/quote-status';
import { readAccounts } from '../rewards/rewards';
import { redemptionAccountOf } from '../rewards/rewards-mapping';
import { defaultGuests, type Guests } from '../../../domain/guests';
import { activeExperiments } from '../session/experiments';
import { openCredit, type ReadOffer, readOffers } from '../wallet/wallet-mapping';

/** A quote that can be paid, as it is now; or why it cannot. */
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

/** What `paymentPlan` of the domain wants to know, but for the choices. */
export type PaymentFacts = Omit<PaymentPlanInput, 'choice' | 'convertedRewards' | 'cardLast4'>;

/** Read without the quote, so that it is on its way while the quote is. */
export interface PaymentMeans {
  readonly accounts: PaymentFacts['accounts'];
  readonly cards: readonly Wire<'PaymentMethod'>[];
  readonly experiments: readonly Experiment[];
  readonly offers: readonly ReadOffer[];
  readonly wallet: Wire<'WalletDetails'> | null;
}

/** Rewards or a wallet that cannot be read cannot be used; a card still can. */
export async function paymentMeans(context: GatewayContext): Promise<PaymentMeans> {
  const [accounts, { value: cards }, [experiments, wallet]] = await Promise.all([
    orWithout(readAccounts(context), []),
    listPaymentMethods(context.platform),
    orWithout(gatedWallet(context), [[], null] as const),
  ]);
  return {
    accounts: accounts.map(redemptionAccountOf),
    cards,
    experiments,
    offers: wallet ? readOffers(wallet) : [],
    wallet,
  };
}

async function gatedWallet(context: GatewayContext) {
  const experiments = await activeExperiments(context);
  const { offers, credits } = walletGates(experiments);
  return [experiments, offers || credits ? await getWalletDetails(context.platform) : null] as const;
}

/** The fallback when the platform cannot answer; an ended session ends the request all the same. */
async function orWithout<Value>(reading: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const isOutage =
      error instanceof PlatformError &&
      !['unauthorized', 'accessDenied', 'antiForgery', 'aborted'].includes(error.kind);
    if (!isOutage) throw error;
    return fallback;
  }
}

/** The collection of the quoted listing, and whether it complies with the travel policy; the quote does not say. */
export interface QuotedListing {
  readonly collection: string;
  /** Null when it is unknown: the platform does not say, or does not say for whom the quote is. */
  readonly isInPolicy: boolean | null;
}

export async function quotedListing(
  { listingId, stayDates, guests }: Wire<'HomesQuote'>,
  { platform }: Pick<GatewayContext, 'platform'>,
): Promise<QuotedListing> {
  const asked = { stay: stayDates, guests: guests ? quotedGuests(guests) : defaultGuests() };
  const { listing } = (await shopHome(platform, { body: shopRequest(listingId.id, asked) })).value;
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

export function paymentFacts(
  { quote, wire }: Extract<PayableQuote, { kind: 'PAYABLE' }>,
  means: PaymentMeans,
  { collection }: QuotedListing,
  { clock, environment }: GatewayContext,
): PaymentFacts {
  const total = quoteTotal(quote);
  const gates = walletGates(means.experiments);
  return {
    total,
    tripTotals: tripTotalsOf(wire.rate.detailedPrice.payNowTotal.rewards),
    accounts: means.accounts,
    setting: { tenant: tenantOf(environment.tenant), listingCollection: collection },
    wallet: means.wallet && {
      offers: means.offers,
      credit:
        openCredit(means.wallet, isOn(means.experiments, 'ANNUAL_TRAVEL_CREDITS')) ??
        zeroMoney(total.currencyCode),
    },
    gates,
    now: clock.now(),
  };
}

const tripTotalsOf = (rewards: Wire<'QuotedTotal'>['rewards']): TripTotal[] =>
  Object.entries(rewards ?? {}).flatMap(([accountReferenceId, wire]) => {
    const amount: Points | null = exactPoints(wire);
    return amount ? [{ accountReferenceId, amount }] : [];
  });
