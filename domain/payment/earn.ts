/**
 * The rewards that a booking earns, and their texts (EA-02 to EA-07).
 */
import { scaleRounded } from '../money/decimal';
import { type Money, money } from '../money/money';
import { formatPoints, isCashRewards, type Points } from '../money/points';
import type { Brand } from '../portal/brands';
import { type Experiment, isOn } from '../portal/experiments';
import type { Tenant } from '../portal/tenants';
import { pagePath, ROUTES, samePath } from '../routes';
import type { AccountRole } from './rewards-accounts';

/**
 * EA-01: a part of a price in dollars, the currency of earnings, by the platform's dollar value of the whole price. Null when the
 * platform provides that in another currency, or the part belongs to another price.
 */
export function partInDollars(part: Money, whole: Money, wholeInDollars: Money): Money | null {
  const isConvertible =
    wholeInDollars.currencyCode === 'USD' && part.currencyCode === whole.currencyCode && whole.minorUnits > 0;
  return isConvertible
    ? money(scaleRounded(wholeInDollars.minorUnits, part.minorUnits, whole.minorUnits), 'USD')
    : null;
}

/** EA-02: "You've earned 1,234 Miles on this trip!" */
export const earnText = (earned: Points): string =>
  `You've earned ${formatPoints(earned)} ${earned.currency || 'Miles'} on this trip!`;

/** '5X' for miles and points, '5%' for cash. */
const rate = (multiplier: number, currency: string): string =>
  `${multiplier}${isCashRewards(currency) ? '%' : 'X'}`;

/** EA-03: the chip next to an account that earns. */
export const earnChip = (multiplier: number, currency: string): string =>
  `Earn ${rate(multiplier, currency)} on vacation rentals`;

export interface EarnMultipliers {
  readonly hotels: number;
  readonly homes: number;
  readonly flights: number;
  readonly cars: number;
}

/** EA-05: '5X on hotels, 5X on vacation rentals, 2X on flights and 5X on rental cars'. */
export function earnRates({ hotels, homes, flights, cars }: EarnMultipliers, currency: string): string {
  const on = (multiplier: number, product: string) => `${rate(multiplier, currency)} on ${product}`;
  const first = [on(hotels, 'hotels'), on(homes, 'vacation rentals'), on(flights, 'flights')];
  return `${first.join(', ')} and ${on(cars, 'rental cars')}`;
}

export interface EarnAccount {
  readonly accountReferenceId: string;
  readonly rewardsCashEquivalent: Money | null;
}

/** EA-05: the account whose rewards have the highest value; the first of equals. Accounts of unknown value come last. */
export const bannerAccount = <Account extends EarnAccount>(accounts: readonly Account[]): Account | null =>
  accounts.reduce<Account | null>(
    (best, account) => (best === null || worth(account) > worth(best) ? account : best),
    null,
  );

const worth = ({ rewardsCashEquivalent }: EarnAccount): number => rewardsCashEquivalent?.minorUnits ?? -1;

const BANNER_PATHS: readonly string[] = [
  ROUTES.stays,
  ROUTES.staysAvailability,
  ROUTES.vacationRentalsBook,
  ROUTES.vacationRentalsConfirm,
];

/** EA-04: on the search, checkout and confirmation paths, by the tenant's setting, never in the travel app. */
export function showsRewardsBanner(
  tenant: Pick<Tenant, 'rewardsBanner'>,
  page: { readonly path: string; readonly isTravelApp: boolean },
  experiments: readonly Experiment[],
): boolean {
  if (page.isTravelApp || !BANNER_PATHS.some((path) => samePath(path, pagePath(page.path)))) return false;
  return tenant.rewardsBanner === 'ALWAYS' || isOn(experiments, tenant.rewardsBanner);
}

/** EA-06, EA-07: whether a role sees what a booking earns. */
export const showsEarnings = (tenant: Pick<Tenant, 'showsEarningsToEveryRole'>, role: AccountRole): boolean =>
  tenant.showsEarningsToEveryRole || role === 'PRIMARY';

/** EA-06: the banner text for users who do not. */
export const travelSupportText = ({ brandName, supportPhone, supportHours }: Brand): string =>
  `${brandName} is here to help before, during and after your trip. Call ${supportPhone}${supportHours === null ? '' : `, ${supportHours}`}.`;
