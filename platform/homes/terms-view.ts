/** Terms of a stay in the contract's format: cancellation and payment. */
import type { components } from '../../schema/platform.openapi';
import type { CancellationRules } from '../catalogue/cancellation-rules.types';
import type { PaymentRules } from '../catalogue/catalogue.types';
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

/** Without a check-in day the moments of refunds are left out. */
export const cancellationView = (
  rules: CancellationRules,
  checkIn: PlainDate | undefined,
): Schemas['CancellationPolicy'] => ({
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
});

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
