/**
 * Prices of a listing and of a breakdown (PR-05, PR-07, PR-08, PR-12, PR-13, PR-17, PR-18). Whole-number display:
 * money-format.ts (PR-04). Payment lines: payment-plan.ts (PR-10).
 */
import { tableCode } from '../codes';
import { minorUnitsPerUnit } from '../money/currencies';
import { addMoney, divideMoney, type Money, subtractMoney, sumMoney } from '../money/money';
import { formatMoneyWithCode, wholeUnits } from '../money/money-format';
import { formatPointsWithUnit, type Points } from '../money/points';

/** PR-05: the price of a night before discounts; null without discounts. */
export function nightlyBeforeDiscounts(
  nightly: Money,
  discounts: readonly Money[],
  nights: number,
): Money | null {
  const total = sumMoney(discounts, nightly.currencyCode);
  if (total.minorUnits <= 0 || nights < 1) return null;
  return addMoney(nightly, divideMoney(total, nights));
}

/** The price of the nights before discounts: the platform's rent includes them (PR-18: lines must sum to the total). */
export const rentBeforeDiscounts = (rent: Money, discounts: readonly Money[]): Money =>
  addMoney(rent, sumMoney(discounts, rent.currencyCode));

/** PR-08: the kinds of fees and taxes and their labels. To add a kind, add a row. */
export const FEE_LABELS = {
  CITY_TAX: 'City Tax',
  CLEANING_FEE: 'Cleaning Fee',
  FEE: 'Fee',
  SERVICE_FEE: 'Service Fee',
  HOTEL_FEE: 'Hotel Fee',
  OCCUPANCY_FEE: 'Occupancy Fee',
  PET_FEE: 'Pet Fee',
  PROPERTY_FEE: 'Property Fee',
  RECOVERY_CHARGES_TAX: 'Recovery Charges Tax',
  RESORT_FEE: 'Resort Fee',
  SALES_TAX: 'Sales Tax',
  TAX: 'Tax',
  TRAVELER_SERVICE_FEE: 'Traveler Service Fee',
} as const satisfies Record<string, string>;

/** PR-09: the explanation of the cleaning fee. */
export const CLEANING_FEE_TOOLTIP = 'One-time fee charged to cover the cost of cleaning the space.';

/** The label of a fee by its upstream kind; a kind without a row shows its own name, or else 'Fee' (PR-17). */
export function feeLabel(kind: string, name?: string | null): string {
  const code = tableCode(FEE_LABELS, kind);
  return code ? FEE_LABELS[code] : name?.trim() || FEE_LABELS.FEE;
}

/** PR-07: 'Trip total: USD 1,234.56 / 41,152 Miles'. */
export const tripTotalLabel = (total: Money, rewards?: Points | null): string =>
  `Trip total: ${formatMoneyWithCode(total)}${rewards ? ` / ${formatPointsWithUnit(rewards)}` : ''}`;

/** PR-12: shown when the platform provides no text. */
export const DEFAULT_PAYMENT_POLICY = 'Full payment is due at the time of booking.';
/** PR-13: shown when the home has no policy for cards on file. */
export const DEFAULT_CARD_ON_FILE_POLICY =
  'If you cause damage to the property or incur incidental fees, your card may be charged.';

/**
 * PR-18: the difference between the sum of the lines and their total; null when it is within 0.01. A difference is tracked as a
 * warning, not refused: the platform charges the total.
 */
export function linesDifference(lines: readonly Money[], total: Money): Money | null {
  const difference = subtractMoney(sumMoney(lines, total.currencyCode), total);
  const tolerance = minorUnitsPerUnit(total.currencyCode) / 100;
  return Math.abs(difference.minorUnits) <= tolerance ? null : difference;
}

/** PR-04: whether lines that sum to their total seem not to, because each of them is shown in whole units. */
export const seemsToMissTotal = (lines: readonly Money[], total: Money): boolean =>
  lines.reduce((sum, line) => sum + wholeUnits(line), 0) !== wholeUnits(total);
