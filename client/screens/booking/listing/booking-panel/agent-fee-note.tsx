import { Text } from '@chakra-ui/react';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { agentFee } from '#domain/quote/quote-rules.ts';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';

/** AG-03: the fee that the checkout adds to the total in the agent portal. */
export function AgentFeeNote({ currencyCode }: { readonly currencyCode: CurrencyCode }) {
  const fee = agentFee(useIsAgentPortal(), currencyCode);
  if (!fee) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {`The checkout adds an agent fee of ${formatWholeMoney(fee)}.`}
    </Text>
  );
}
