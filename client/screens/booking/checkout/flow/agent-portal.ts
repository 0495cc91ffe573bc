import { addMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { PriceLine } from '#domain/quote/price-lines.ts';
import { AGENT_FEE_LABEL, agentFee } from '#domain/quote/quote-rules.ts';
import { isInAgentPortal } from '#client/app/entry/agent-portal.ts';
import type { Offered } from './checkout-state';

/** AG-01: an agent books in the agent portal only. */
export const isAgentPortal = (isAgent: boolean): boolean => isAgent && isInAgentPortal();

/** AG-03: the fee as a line of a price; null outside the agent portal. */
export function agentFeeLine(isAgent: boolean, currencyCode: CurrencyCode): PriceLine | null {
  const amount = agentFee(isAgentPortal(isAgent), currencyCode);
  return amount && { label: AGENT_FEE_LABEL, amount };
}

/** AG-03, PD-01: the price that an agent sees includes the fee, so that the fee does not count as a price change. */
export function withAgentFee(offered: Offered, isAgent: boolean): Offered {
  const fee = agentFeeLine(isAgent, offered.total.currencyCode);
  return fee
    ? { ...offered, total: addMoney(offered.total, fee.amount), lines: [...offered.lines, fee] }
    : offered;
}

/** Whether the price was requested in the agent portal. */
export const includesAgentFee = ({ lines }: Offered): boolean =>
  lines.some(({ label }) => label === AGENT_FEE_LABEL);
