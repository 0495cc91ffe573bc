import { formatMoney } from '#domain/money/money-format.ts';
import { rewardsWorthText } from '#domain/booking/payment-text.ts';
import { usePayment } from '../../flow/checkout-context';
import { useCardName } from '../../flow/payment/use-card-name';
import { usePayingCard } from '../../flow/selectors';

/** How the stay is paid, one line per part; none while that is not known. */
export function usePaymentSummary(): string[] {
  const { plan } = usePayment();
  const card = useCardName(usePayingCard());
  if (!plan) return [];
  const { offer, credit, rewards, amountDue } = plan;
  return [
    offer && `Travel offer: ${formatMoney(offer.amount)}`,
    credit && `Travel credits: ${formatMoney(credit)}`,
    rewards && `Rewards: ${rewardsWorthText(rewards.amount, rewards.cash)}`,
    card && `${card}: ${formatMoney(amountDue)}`,
  ].filter((line): line is string => Boolean(line));
}
