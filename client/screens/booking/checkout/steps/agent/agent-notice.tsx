import { Alert } from '@chakra-ui/react';
import { AGENT_FEE_REFUND } from '#domain/quote/quote-rules.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';
import { useShownPrice } from '../../trip/use-shown-price';
import { agentFeeLine } from '../../flow/quote/offered';

/** AG-03: the additional cost of a booking in the agent portal. */
export function AgentNotice() {
  const price = useShownPrice();
  const isAgentPortal = useIsAgentPortal();
  const fee = price && agentFeeLine(isAgentPortal, price.total.currencyCode);
  if (!fee) return null;
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{`You are booking in the agent portal. An agent fee of ${formatMoney(fee.amount)} is part of the total.`}</Alert.Title>
        <Alert.Description>{AGENT_FEE_REFUND}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
