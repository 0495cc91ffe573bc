/** The terms of an available stay: when it is paid, what is refunded, and in which rewards it is priced. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform } from '../platform';
import { expectSum } from './expect';

type Schemas = components['schemas'];

const RATE = '/value/availability/rate';

export function checkRate(platform: Platform, rate: Schemas['Rate'], accountIds: readonly string[]): void {
  const { price, paymentPolicy, cancellationPolicy } = rate;
  checkTotal(platform, price);
  const { schedule } = paymentPolicy;
  const report = (problem: string, field: string) =>
    platform.problem('shopHome', 'consistency', problem, `${RATE}/${field}`);
  if (schedule.length > 0)
    expectSum(
      platform,
      'shopHome',
      `${RATE}/paymentPolicy/schedule`,
      price.total.fiat,
      schedule.map(({ amount }) => amount.fiat),
    );
  const refunds = cancellationPolicy.policy.refunds ?? [];
  const wrong = refunds.findIndex((refund, index) => !isWorse(refund, refunds[index - 1]));
  if (wrong >= 0)
    report(
      'refunds more than an earlier cancellation, or ends before it',
      `cancellationPolicy/policy/refunds/${wrong}`,
    );
  const foreign = Object.keys(price.total.rewards ?? {}).find((id) => !accountIds.includes(id));
  if (foreign !== undefined)
    report('is in rewards of an account that the user does not have', `price/total/rewards/${foreign}`);
}

/** The total is the sum of rent, fees, and taxes. */
function checkTotal(platform: Platform, { total, rentTotal, fees, taxes }: Schemas['Rate']['price']): void {
  const parts = [rentTotal, ...fees.map(({ amount }) => amount), ...taxes.map(({ amount }) => amount)];
  expectSum(
    platform,
    'shopHome',
    `${RATE}/price/total/fiat`,
    total.fiat,
    parts.map(({ fiat }) => fiat),
  );
}

type Refund = NonNullable<Schemas['CancellationPolicy']['policy']['refunds']>[number];

/** Best first: a later cancellation never refunds more. */
const isWorse = ({ until, percent }: Refund, before: Refund | undefined): boolean =>
  before === undefined || (Date.parse(until) > Date.parse(before.until) && percent <= before.percent);

/** The nights of a stay that shopHome sells are free. */
export function checkSoldNights(
  platform: Platform,
  days: readonly Schemas['CalendarDay'][],
  { from, until }: Schemas['DateRange'],
): void {
  const taken = days.findIndex(({ date, isAvailable }) => date >= from && date < until && !isAvailable);
  if (taken >= 0)
    platform.problem(
      'getListingCalendar',
      'consistency',
      'is false for a night that shopHome sells',
      `/calendarDays/${taken}/isAvailable`,
    );
}
