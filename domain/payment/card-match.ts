/**
 * Whether a new card belongs to one of the user's rewards accounts (PM-10, PM-11, PM-12).
 * A card that matches none gets the message CARD_NOT_FROM_ISSUER.
 */
export interface CardAccount {
  readonly accountReferenceId: string;
  readonly lastFour: string;
  readonly lastFourVirtualCardNumbers: readonly string[];
}

export interface CardMatch {
  readonly accountReferenceId: string;
  readonly isVirtualCardNumber: boolean;
}

/** Last fours that are accepted outside production and count as the first account's (PM-11). */
export interface TestCards {
  readonly lastFours: readonly string[];
  readonly isProduction: boolean;
}

export function matchCard(
  last4: string,
  accounts: readonly CardAccount[],
  testCards: TestCards,
): CardMatch | null {
  const physical = accounts.find(({ lastFour }) => lastFour === last4);
  if (physical) return { accountReferenceId: physical.accountReferenceId, isVirtualCardNumber: false };
  const virtual = accounts.find(({ lastFourVirtualCardNumbers }) =>
    lastFourVirtualCardNumbers.includes(last4),
  );
  if (virtual) return { accountReferenceId: virtual.accountReferenceId, isVirtualCardNumber: true };
  const [first] = accounts;
  const isTestCard = !testCards.isProduction && testCards.lastFours.includes(last4);
  return isTestCard && first
    ? { accountReferenceId: first.accountReferenceId, isVirtualCardNumber: false }
    : null;
}

/** PM-12: isVCN is sent only when virtual card numbers are enabled and the matched card is one. */
export const isVcnToSend = (match: CardMatch, areVirtualCardNumbersEnabled: boolean): boolean =>
  areVirtualCardNumbersEnabled && match.isVirtualCardNumber;
