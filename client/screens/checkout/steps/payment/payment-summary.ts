import { formatMoney } from '../../../../../domain/money/money-format';
import type { PaymentPlan } from '../../../../../domain/payment/payment-plan';
import { formatPointsWithUnit } from '../../../../../domain/money/points';
import { cardName } from './card-section';
import type { SavedCard_PaymentMethodFragment } from './payment.generated';

/** How the stay is paid, a line for each part. */
export function paymentSummary(
  { offer, credit, rewards, paymentMethodId, amountDue }: PaymentPlan,
  cards: readonly SavedCard_PaymentMethodFragment[],
): string[] {
  const card = cards.find(({ id }) => id === paymentMethodId);
  return [
    offer && `Travel offer: ${formatMoney(offer.amount)}`,
    credit && `Travel credits: ${formatMoney(credit)}`,
    rewards && `Rewards: ${formatPointsWithUnit(rewards.amount)} for ${formatMoney(rewards.cash)}`,
    card && `${cardName(card)}: ${formatMoney(amountDue)}`,
  ].filter((line): line is string => Boolean(line));
}
