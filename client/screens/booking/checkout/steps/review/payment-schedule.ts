import { listed } from '#domain/listed.ts';
import { type Money, sameMoney, subtractMoney } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';

interface ScheduledPayment {
  /** The due date, as text. */
  readonly due: string;
  readonly amount: Money | null;
}

/** FM-09: when the stay is paid, in the platform's order. The payment due now shows the amount left to pay. */
export const scheduleLines = (schedule: readonly ScheduledPayment[], plan: PaymentPlan | null): string[] =>
  schedule.map(({ due, amount }) => {
    if (!amount) return due;
    return `${due}: ${plan && sameMoney(amount, plan.total) ? dueOf(plan) : formatMoney(amount)}`;
  });

function dueOf({ total, amountDue, offer, credit, rewards }: PaymentPlan): string {
  const sources = [offer && 'your travel offer', credit && 'travel credits', rewards && 'rewards'].filter(
    (source) => source !== null,
  );
  if (sources.length === 0) return formatMoney(total);
  const paid = formatMoney(subtractMoney(total, amountDue));
  return `${formatMoney(amountDue)}, after ${paid} from ${listed(sources)}`;
}
