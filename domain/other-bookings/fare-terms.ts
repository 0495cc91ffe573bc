/**
 * Texts of a fare on its price, bags and canceling (FM-05, FM-07). The specification names the airline WN and "certain fare
 * brands" without further rules: here, these are the brands that airlines sell as refundable, and WN's others, which airlines of
 * its kind return as a credit.
 */
import type { Money } from '../money/money';
import { moneyText } from '../money/money';
import { formatWholeMoney } from '../money/money-format';

/** FM-05: the price of a fare, rounded to whole units. */
export const farePrice = (price: Money): string => formatWholeMoney(price);

/** 'Bag 1 at $35.00 USD'. */
export const bagText = (bag: number, price: Money): string =>
  `Bag ${bag} at $${moneyText(price)} ${price.currencyCode}`;

const CREDIT_AIRLINE = 'WN';
const REFUNDABLE_BRANDS: ReadonlySet<string> = new Set([
  'anytime',
  'business select',
  'flexible',
  'refundable',
]);

/** The terms for canceling: 'Free', 'Cancel for a credit', or the airline's text. */
export function cancellationText(airlineCode: string, fareBrand: string, airlineText: string): string {
  if (REFUNDABLE_BRANDS.has(fareBrand.trim().toLowerCase())) return 'Free';
  return airlineCode === CREDIT_AIRLINE ? 'Cancel for a credit' : airlineText;
}
