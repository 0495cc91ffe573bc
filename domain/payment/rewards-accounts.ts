/** Rewards accounts: which are shown, which is selected, who may not redeem (RW-04, RW-06, RW-07, RW-14, RW-18, RW-19). */
import { isBusinessCard } from '../card-products';
import { codeFromWire } from '../codes';

export const ACCOUNT_ROLES = ['PRIMARY', 'AUTHORIZED_USER', 'ACCOUNT_MANAGER', 'NON_FINANCIAL_USER'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number] | 'UNKNOWN';

/** RW-18: spaced and unspaced upstream spellings are the same role. */
export const accountRole = (wire: string): AccountRole =>
  ACCOUNT_ROLES.find((role) => role === codeFromWire(wire)) ?? 'UNKNOWN';

/** RW-07: the text that replaces the rewards of a user who may not redeem them. */
export function hiddenRewardsText(role: AccountRole): string {
  if (role === 'AUTHORIZED_USER') return "Authorized users can't redeem rewards";
  if (role === 'ACCOUNT_MANAGER') return "Account managers can't redeem rewards";
  return "Can't redeem rewards";
}

interface NamedAccount {
  readonly accountReferenceId: string;
  readonly productDisplayName: string;
}

/** The business of a corporate session, as far as accounts are concerned. */
export interface SessionBusiness {
  readonly accountReferenceId: string | null;
}

/**
 * RW-04: a corporate session sees the account of its business, or, without such an account, the accounts of its business cards
 * (RW-19). Without a business every account is shown.
 */
export function accountsOfSession<Account extends NamedAccount>(
  accounts: readonly Account[],
  business: SessionBusiness | null,
  businessCardPrefixes: readonly string[],
): readonly Account[] {
  if (business === null) return accounts;
  const ofBusiness = accounts.filter(
    ({ accountReferenceId }) => accountReferenceId === business.accountReferenceId,
  );
  return ofBusiness.length > 0
    ? ofBusiness
    : accounts.filter((account) =>
        isBusinessCard(account, businessCardPrefixes, business.accountReferenceId),
      );
}

/**
 * The account to show: the one at the index of the address (RW-06), or else the one selected before (RW-05), or else the first.
 * An index out of range or an unknown reference is ignored.
 */
export function selectedAccount<Account extends NamedAccount>(
  accounts: readonly Account[],
  wanted: { readonly index?: number | undefined; readonly storedReferenceId?: string | null | undefined },
): Account | null {
  const atIndex = wanted.index === undefined ? undefined : accounts[wanted.index];
  const stored = accounts.find(({ accountReferenceId }) => accountReferenceId === wanted.storedReferenceId);
  return atIndex ?? stored ?? accounts[0] ?? null;
}

/** RW-14: a non-financial user's card comes from the saved payment method, everyone else's from the account. */
export const cardTypeOf = (
  account: { readonly role: AccountRole; readonly productDisplayName: string },
  paymentMethod: { readonly cardType: string } | null,
): string =>
  account.role === 'NON_FINANCIAL_USER' && paymentMethod
    ? paymentMethod.cardType
    : account.productDisplayName;

/** RW-16: bookings made with this card cannot be serviced by the concierge. */
export const isUnserviced = (productDisplayName: string, unservicedProduct: string | null): boolean =>
  unservicedProduct !== null && productDisplayName.toLowerCase().includes(unservicedProduct.toLowerCase());
