/**
 * The outcome of a quote: price and terms, or why there are none. The listing's scenario may change it; to add a behavior of test
 * listings, add a kind to the scenario types and a line here.
 */
import type { FrozenStayToday, PriceFreeze } from '../booking/price-freeze/frozen-stay';
import { errorCode, productError } from '../booking/purchase/purchase-error';
import { variantsOf } from '../homes/cancel-for-any-reason';
import { complimentaryNightView } from '../homes/complimentary-night';
import type { ListingRules } from '../homes/homes.tables';
import type { ProtectionVariant } from '../homes/protection-variant';
import type { Stay } from '../homes/stay';
import { changedBy, priceStay, type StayPrice } from '../homes/stay-price';
import { cancellationView } from '../homes/terms-view';
import type { PlainDate } from '../kernel/dates';
import { toFiat } from '../kernel/money';
import type { QuoteOutcome, Quoted, Refused } from '../supplier/supplier';
import { quotedPrice } from './quoted-price';

interface QuoteFacts {
  readonly rules: ListingRules;
  readonly stay: Stay;
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

const refused = (...errors: NonNullable<Refused['errors']>): Refused => ({
  kind: 'Refused',
  reason: 'Refused',
  errors,
});

export function quoteOutcome(facts: QuoteFacts): QuoteOutcome {
  const { rules, stay, today } = facts;
  const scenario = rules.scenario?.quote?.outcome;
  if (scenario?.kind === 'Failure') return refused(...scenario.errors);
  if (!facts.namesTheListing) return refused(errorCode('InvalidQuote'));
  if (facts.priceFreeze?.frozen.kind === 'Problem') return refused(errorCode('PriceFreezeUnusable'));
  if (!facts.isAvailable) return { kind: 'Refused', reason: 'Sold' };
  if (scenario?.kind === 'OtherProduct') return { kind: 'OtherProduct', type: scenario.type };

  const shopPrice = shownPrice(facts);
  const price = scenario?.kind === 'PriceDelta' ? changedBy(shopPrice, scenario.deltaMinor) : shopPrice;
  const protection = protectionOf(facts, price);
  if (protection === 'NotSold') return refused(productError('AncillaryNotAvailable'));
  const cancellation = scenario?.kind === 'ChangedCancellation' ? scenario.cancellation : rules.cancellation;
  return {
    kind: 'Quoted',
    price: { ...quotedPrice(price), ...(scenario?.kind === 'MissingAmount' ? { totalMinor: null } : {}) },
    cancellationPolicy: cancellationView(cancellation, stay.from, today),
    payment: rules.payment,
    protection,
    extras: { ...complimentaryNightView(rules.pricing, price), ...priceFreezeView(facts) },
  };
}

/** The variant that is bought; null without one. */
function protectionOf(
  { rules, stay, ancillaries, now, priceFreeze }: QuoteFacts,
  price: StayPrice,
): ProtectionVariant | 'NotSold' | null {
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
function priceFreezeView({ priceFreeze }: QuoteFacts): Pick<Quoted['extras'], 'priceFreeze'> {
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
