/** Terms of a stay in the contract's format: cancellation and payment. */
import type { components } from '#schema/platform.openapi.ts';
import type { CancellationRules } from '../catalogue/cancellation-rules.types';
import type { PaymentRules } from '../catalogue/catalogue.types';
import { NON_REFUNDABLE } from '../catalogue/home/cancellation';
import { addDays, startOfDay, type PlainDate } from '../kernel/dates';
import { shareOf } from '../kernel/money';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';

type Schemas = components['schemas'];

/** The refund steps for canceling, longest notice first; nothing is refunded after the last. */
const refundsOf = ({ deadlines }: CancellationRules, checkIn: PlainDate) =>
  deadlines.map(({ daysBeforeCheckIn, refundBasisPoints }) => ({
    // The last day of the notice counts in full.
    until: startOfDay(addDays(checkIn, 1 - daysBeforeCheckIn)),
    basisPoints: refundBasisPoints,
  }));

/** The rules of a home for a stay that is booked today: a deadline that has passed refunds nothing. */
export function rulesOfStay(
  rules: CancellationRules,
  checkIn: PlainDate,
  today: PlainDate,
): CancellationRules {
  const deadlines = rules.deadlines.filter(
    ({ daysBeforeCheckIn }) => addDays(checkIn, -daysBeforeCheckIn) >= today,
  );
  if (deadlines.length === rules.deadlines.length) return rules;
  const [next] = deadlines;
  if (next === undefined) return NON_REFUNDABLE;
  const percent = next.refundBasisPoints / 100;
  const until = `${next.daysBeforeCheckIn} days before check-in`;
  return {
    policy: 'PartiallyRefundable',
    primaryText: `${percent}% refund until ${until}`,
    secondaryText: `Cancel up to ${until} for ${percent}% of the price. Later cancellations are not refunded.`,
    deadlines,
  };
}

/** Without a check-in day these are the rules of the home, without the moments of refunds. */
export function cancellationView(
  home: CancellationRules,
  checkIn: PlainDate | undefined,
  today: PlainDate,
): Schemas['CancellationPolicy'] {
  const rules = checkIn === undefined ? home : rulesOfStay(home, checkIn, today);
  return {
    policy: {
      Policy: rules.policy,
      ...(rules.primaryText ? { primaryText: rules.primaryText } : {}),
      ...(rules.secondaryText ? { secondaryText: rules.secondaryText } : {}),
      ...(rules.policy === 'Unknown' || checkIn === undefined
        ? {}
        : {
            refunds: refundsOf(rules, checkIn).map(({ until, basisPoints }) => ({
              until: until.toISOString(),
              percent: basisPoints / 100,
            })),
          }),
    },
  };
}

export function paymentView(
  { schedule, clauses }: PaymentRules,
  total: { minor: number; currencyCode: string },
  checkIn: PlainDate,
  writePrice: PriceWriter,
): Schemas['PaymentPolicy'] {
  let left = total.minor;
  return {
    schedule: schedule.map(({ due, basisPoints }, index) => {
      // The last payment absorbs rounding differences.
      const minor = index === schedule.length - 1 ? left : shareOf(total.minor, basisPoints);
      left -= minor;
      const amount = writePrice(minor, total.currencyCode);
      return due === 'AtBooking'
        ? { description: 'Due at the time of booking', amount }
        : {
            description: `Due ${due.daysBeforeCheckIn} days before check-in`,
            dueDate: addDays(checkIn, -due.daysBeforeCheckIn),
            amount,
          };
    }),
    clauses,
  };
}
