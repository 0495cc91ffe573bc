/**
 * The outcome of a quote: price and terms, or why there are none. The listing's scenario may change it; to add a behavior of test
 * listings, add a kind to the scenario types and a line here.
 */
import type { components } from '#schema/platform.openapi.ts';
import { variantsOf } from '../../homes/cancel-for-any-reason';
import type { ListingRules } from '../../homes/homes.tables';
import type { Stay } from '../../homes/stay';
import { changedBy, priceStay, type StayPrice } from '../../homes/stay-price';
import type { PlainDate } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import type { PriceWriter } from '../../payment/rewards/price-in-rewards';
import type { FrozenStayToday, PriceFreeze } from '../price-freeze/frozen-stay';
import type { BookedProtection } from './protection';
import { errorCode, productError } from './purchase-error';
import { payNowMinor, quotedRate } from './quoted-rate';

type Schemas = components['schemas'];

export interface QuoteFacts {
  readonly rules: ListingRules;
  readonly stay: Stay;
  readonly agentFeeMinor: number;
  /** The quoteIds of the add-ons that are bought with the stay. */
  readonly ancillaries: readonly string[];
  readonly now: Date;
  readonly isAvailable: boolean;
  /** Whether provider and collection in the request are the listing's. */
  readonly namesTheListing: boolean;
  readonly today: PlainDate;
  /** The frozen price of the quote, in its current state. */
  readonly priceFreeze: { readonly freeze: PriceFreeze; readonly frozen: FrozenStayToday } | null;
}

export type QuoteOutcome =
  | { readonly kind: 'Failed'; readonly errors: readonly Schemas['PurchaseError'][] }
  | { readonly kind: 'OtherProduct'; readonly type: 'hotel' }
  | {
      readonly kind: 'Quoted';
      readonly rate: Schemas['QuotedRate'];
      readonly currency: string;
      /** Null when the provider sends no amount; such a quote cannot be booked. */
      readonly payNowMinor: number | null;
      readonly protection: BookedProtection | null;
    };

export function quoteOutcome(facts: QuoteFacts, writePrice: PriceWriter): QuoteOutcome {
  const { rules, agentFeeMinor } = facts;
  const scenario = rules.scenario?.quote?.outcome;
  if (scenario?.kind === 'Failure') return { kind: 'Failed', errors: scenario.errors };
  if (!facts.namesTheListing) return { kind: 'Failed', errors: [errorCode('InvalidQuote')] };
  const { priceFreeze } = facts;
  if (priceFreeze && priceFreeze.frozen.kind === 'Problem') {
    return { kind: 'Failed', errors: [errorCode('PriceFreezeUnusable')] };
  }
  if (!facts.isAvailable) return { kind: 'Failed', errors: [productError('NotAvailable')] };
  if (scenario?.kind === 'OtherProduct') return { kind: 'OtherProduct', type: scenario.type };

  const shopPrice = shownPrice(facts);
  const price = scenario?.kind === 'PriceDelta' ? changedBy(shopPrice, scenario.deltaMinor) : shopPrice;
  const protection = protectionOf(facts, price);
  if (protection === 'NotSold') return { kind: 'Failed', errors: [productError('AncillaryNotAvailable')] };
  const stay = {
    price,
    agentFeeMinor,
    protection,
    checkIn: facts.stay.from,
    today: facts.today,
    cancellation: scenario?.kind === 'ChangedCancellation' ? scenario.cancellation : rules.cancellation,
    payment: rules.payment,
    pricing: rules.pricing,
  };
  const rate = { ...quotedRate(stay, writePrice), ...priceFreezeView(facts) };
  const currency = stay.price.currencyCode;
  if (scenario?.kind === 'MissingAmount') {
    return {
      kind: 'Quoted',
      rate: { ...rate, detailedPrice: { ...rate.detailedPrice, payNowTotal: {} } },
      currency,
      payNowMinor: null,
      protection,
    };
  }
  return { kind: 'Quoted', rate, currency, payNowMinor: payNowMinor(stay), protection };
}

/** The variant that is bought; null without one. */
function protectionOf(
  { rules, stay, ancillaries, now, priceFreeze }: QuoteFacts,
  price: StayPrice,
): BookedProtection | 'NotSold' | null {
  const [quoteId] = ancillaries;
  if (quoteId === undefined) return null;
  const scenario = rules.scenario?.protection;
  const variant = variantsOf(rules, stay, {
    totalMinor: price.totalMinor,
    frozenDiscountMinor:
      priceFreeze?.frozen.kind === 'Available' ? priceFreeze.frozen.price.discountMinor : 0,
  }).find((each) => each.quoteId === quoteId);
  const isSold = variant && !scenario?.availability && !scenario?.isSoldOut;
  if (!isSold || new Date(variant.exercisableUntil) <= now) return 'NotSold';
  return { ...variant, premiumMinor: variant.premiumMinor + (scenario?.premiumDeltaMinor ?? 0) };
}

/** The price of a test home may have changed since it was frozen. */
function shownPrice({ rules, stay, today, priceFreeze }: QuoteFacts): StayPrice {
  const price = priceStay(rules, stay, today);
  const delta = priceFreeze && rules.scenario?.freeze?.laterDeltaMinor;
  return delta ? changedBy(price, delta) : price;
}

/** The deduction for a frozen price; nothing without one. */
function priceFreezeView({ priceFreeze }: QuoteFacts): Pick<Schemas['QuotedRate'], 'priceFreeze'> {
  if (priceFreeze?.frozen.kind !== 'Available') return {};
  const { freeze, frozen } = priceFreeze;
  return {
    priceFreeze: {
      priceFreezeId: freeze.id,
      kind: freeze.kind,
      frozenTotal: toFiat(freeze.total_minor, freeze.currency),
      discount: toFiat(frozen.price.discountMinor, freeze.currency),
      deposit: toFiat(frozen.price.depositMinor, freeze.currency),
    },
  };
}
