/**
 * Card products by the words in their names (RW-16, RW-19, RW-21). The names differ
 * per tenant, so the words come from the tenant; matching ignores case.
 */
export type ProductFamily = 'PREMIUM' | 'MID_TIER' | 'CASH_BACK' | 'BUSINESS';

/** Order of matching: a business card whose name also says cash is a business card. */
const FAMILIES: readonly ProductFamily[] = ['BUSINESS', 'PREMIUM', 'MID_TIER', 'CASH_BACK'];

export function productFamily(
  productDisplayName: string,
  words: Readonly<Record<ProductFamily, readonly string[]>>,
): ProductFamily | null {
  const name = productDisplayName.toLowerCase();
  return FAMILIES.find((family) => words[family].some((word) => name.includes(word))) ?? null;
}

/** RW-19: a business card by prefix, by the word 'business', or because it is the account of the business. */
export function isBusinessCard(
  account: { readonly productDisplayName: string; readonly accountReferenceId: string },
  prefixes: readonly string[],
  businessAccountReferenceId?: string | null,
): boolean {
  const name = account.productDisplayName.toLowerCase();
  return (
    name.includes('business') ||
    prefixes.some((prefix) => name.startsWith(prefix.toLowerCase())) ||
    (businessAccountReferenceId != null && account.accountReferenceId === businessAccountReferenceId)
  );
}
