import { Alert } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { useShownPrice } from '../../trip/use-shown-price';
import { agentFeeLine } from '../../flow/agent-portal';

/** AG-03: the additional cost of a booking in the agent portal. */
export function AgentNotice() {
  const price = useShownPrice();
  const isAgent = useSession().session?.isAgent ?? false;
  const fee = price && agentFeeLine(isAgent, price.total.currencyCode);
  if (!fee) return null;
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Title>{`You are booking in the agent portal. An agent fee of ${formatMoney(fee.amount)} is part of the total.`}</Alert.Title>
    </Alert.Root>
  );
}
