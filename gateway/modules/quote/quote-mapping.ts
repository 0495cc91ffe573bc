/** Maps a quote from REST to the graph's binding price. */
import { priceDifference, priceDifferenceMessage } from '#domain/quote/price-difference.ts';
import { money, type Money as ExactMoney } from '#domain/money/money.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import {
  type MoneyInput,
  type PriceDifference,
  type PriceGroup,
  PriceGroupKind,
  type PriceQuote,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { cancellationPolicyOf, paymentPolicyOf, termsDigestOf } from '../availability/policy-mapping';
import { variantOf } from '../availability/protection-mapping';
import { allOf, complimentaryNightOf, priceLineOf } from '../availability/rate-mapping';
import { errorFields, supportPhone } from '../failure/failure-mapping';
import { quotedPriceFreezeOf } from '../price-freeze/frozen-price-mapping';
import { graphMoney, moneyOf, moneyFromInput, priceOf } from '../money/money-mapping';

/** A quote without the fields that depend on arguments. Plain JSON: gateway instances exchange it. */
export type QuoteModel = Omit<PriceQuote, 'priceDifference' | '__typename'>;

/** Null when an amount cannot be read or the total is negative: such a quote cannot be booked, and is never free of charge. */
export function quoteOf(wire: Wire<'HomesQuote'>, token: string): QuoteModel | null {
  const { detailedPrice, paymentPolicy, cancellationPolicy } = wire.rate;
  const payNowTotal = priceOf(detailedPrice.payNowTotal);
  const sellPrice = priceOf(detailedPrice.sellPrice);
  const groupedItems = allOf(detailedPrice.groupedItems, groupOf);
  const fees = allOf(detailedPrice.fees, priceLineOf);
  const frozen = wire.rate.priceFreeze;
  const priceFreeze = frozen ? quotedPriceFreezeOf(frozen) : null;
  if (!payNowTotal || !sellPrice || !groupedItems || !fees || payNowTotal.fiat.minorUnits < 0) return null;
  const bought = wire.rate.cancelForAnyReason;
  const protection = bought ? variantOf(bought, wire.stayDates) : null;
  if ((bought && !protection) || (frozen && !priceFreeze)) return null;
  return {
    token,
    orderedProductId: wire.orderedProductId,
    payNowTotal,
    sellPrice,
    groupedItems,
    fees,
    complimentaryNight: complimentaryNightOf(wire.rate.complimentaryNight, wire.stayDates),
    protection,
    priceFreeze,
    paymentPolicy: paymentPolicyOf(paymentPolicy),
    cancellationPolicy: cancellationPolicyOf(cancellationPolicy),
    termsDigest: termsDigestOf(cancellationPolicy, paymentPolicy),
    validUntil: wire.validUntil,
  };
}

export const priceGroupKind = enumReader(PriceGroupKind);

function groupOf({ name, kind, amount }: Wire<'PriceGroup'>): PriceGroup | null {
  const value = moneyOf(amount.fiat);
  return value && { kind: priceGroupKind(kind.Kind), label: name, amount: value };
}

export const quoteTotal = ({ payNowTotal }: QuoteModel): ExactMoney =>
  money(payNowTotal.fiat.minorUnits, payNowTotal.fiat.currencyCode);

/** PD-01 to PD-06. */
export function differenceOf(
  quote: QuoteModel,
  seenTotal: MoneyInput,
  context: GatewayContext,
): PriceDifference | null {
  const quoted = quoteTotal(quote);
  const difference = priceDifference(moneyFromInput(seenTotal), quoted);
  if (!difference) return null;
  if (difference.direction === 'OTHER_CURRENCY') {
    throw requestError('BAD_USER_INPUT', `This quote is in ${quoted.currencyCode}.`);
  }
  const message = priceDifferenceMessage(difference, supportPhone(context), quote.protection !== null);
  return {
    ...errorFields(message, 'PRICE_CHANGED', null),
    change: difference.direction,
    amount: graphMoney(difference.amount),
  };
}
