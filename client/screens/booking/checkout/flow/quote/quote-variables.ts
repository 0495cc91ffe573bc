import type { Contact } from '#domain/contact.ts';
import { type Money, moneyText } from '#domain/money/money.ts';
import type { SchedulePriceQuoteInput } from '#client/generated/graph.ts';
import { isAgentPortal } from '../agent-portal';
import type { RequestedProtection } from '../checkout-state';

export const fiatInput = (amount: Money) => ({
  value: moneyText(amount),
  currencyCode: amount.currencyCode,
});

export interface QuoteSetting {
  readonly replacesToken: string | null;
  readonly isAgent: boolean;
  readonly protection: RequestedProtection | null;
}

/** PQ-02: the input of a price request. */
export const quoteInput = (
  rateId: string,
  { emailAddress }: Contact,
  /** Null uses the total of the rate. */
  acceptedTotal: Money | null,
  { replacesToken, isAgent, protection }: QuoteSetting,
): SchedulePriceQuoteInput => ({
  rateId,
  emailAddress,
  acceptedTotal: acceptedTotal && fiatInput(acceptedTotal),
  replacesToken,
  isAgentPortal: isAgentPortal(isAgent),
  ...(protection && {
    protection: { quoteId: protection.quoteId, premium: fiatInput(protection.premium) },
  }),
});
