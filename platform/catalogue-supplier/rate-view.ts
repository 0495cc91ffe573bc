import type { components } from '#schema/platform.openapi.ts';
import { priceFreezeOfferView } from '../booking/price-freeze/offer';
import { feeView } from '../booking/purchase/quoted-rate';
import { bestPromotionView } from '../homes/best-promotion';
import { cancelForAnyReasonView } from '../homes/cancel-for-any-reason';
import { complimentaryNightView } from '../homes/complimentary-night';
import type { StayRules } from '../homes/homes.tables';
import type { Stay } from '../homes/stay';
import type { AppliedDiscount, StayPrice } from '../homes/stay-price';
import { cancellationView, paymentView } from '../homes/terms-view';
import type { PlainDate } from '../kernel/dates';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import { feeLine } from './quoted-price';

type Schemas = components['schemas'];

/** Price and terms of a stay in the contract's format. */
export const rateView = (
  { rules, stay, today }: { readonly rules: StayRules; readonly stay: Stay; readonly today: PlainDate },
  price: StayPrice & { readonly frozenDiscountMinor: number },
  writePrice: PriceWriter,
): Schemas['Rate'] => ({
  price: {
    nightly: writePrice(price.nightlyMinor, price.currencyCode),
    total: writePrice(price.totalMinor, price.currencyCode),
    rentTotal: writePrice(price.rentMinor, price.currencyCode),
    taxes: price.taxes.map((tax) => feeView(feeLine(tax), price.currencyCode, writePrice)),
    fees: price.fees.map((fee) => feeView(feeLine(fee), price.currencyCode, writePrice)),
    discounts: price.discounts.map((discount) => discountLine(discount, price.currencyCode, writePrice)),
    displayTaxesAndFeesIncluded: rules.pricing.displayTaxesAndFeesIncluded,
  },
  cancellationPolicy: cancellationView(rules.cancellation, stay.from, today),
  paymentPolicy: paymentView(
    rules.payment,
    { minor: price.totalMinor, currencyCode: price.currencyCode },
    stay.from,
    writePrice,
  ),
  ...complimentaryNightView(rules.pricing, price),
  ...bestPromotionView(price, writePrice),
  ...cancelForAnyReasonView(rules, stay, price, writePrice),
  ...priceFreezeOfferView(rules, { price, stay, today }),
});

const discountLine = (
  { rule, minor, platformMinor }: AppliedDiscount,
  currencyCode: string,
  writePrice: PriceWriter,
): Schemas['Discount'] => ({
  name: rule.name,
  amount: writePrice(minor, currencyCode),
  funding: {
    Funding: rule.fundingKind,
    ...(platformMinor > 0 ? { platformAmount: writePrice(platformMinor, currencyCode).fiat } : {}),
    ...(platformMinor < minor ? { hostAmount: writePrice(minor - platformMinor, currencyCode).fiat } : {}),
  },
});
