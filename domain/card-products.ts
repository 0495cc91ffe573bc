/**
 * Card products by the words in their names (RW-16, RW-19, RW-21). The names differ
 * per tenant, so the words come from the tenant; matching ignores case.
 */
export type ProductFamily = 'PREMIUM' | 'MID_TIER' | 'CASH_BACK' | 'BUSINESS';

/** How a tenant names its cards: words and prefixes of product names, ignoring case. */
export interface CardNames {
  /** RW-19: product names that begin like this are business cards. */
  readonly businessCardPrefixes: readonly string[];
  /** RW-21: words in a product name that identify the family of a card. */
  readonly productFamilies: Readonly<Record<ProductFamily, readonly string[]>>;
  /** RW-16: a word in the name of the card whose bookings the concierge cannot service; null where it services all. */
  readonly unservicedProduct: string | null;
}

/** The cards of the demo, whose issuer is fictional. */
export const DEMONSTRATION_CARD_NAMES: CardNames = {
  businessCardPrefixes: ['larkfield business', 'ledger'],
  productFamilies: {
    PREMIUM: ['summit', 'reserve'],
    MID_TIER: ['meridian', 'paradise'],
    CASH_BACK: ['cash'],
    BUSINESS: ['business'],
  },
  unservicedProduct: 'paradise',
};

/** In matching order: a business card whose name also contains "cash" is a business card. */
export const PRODUCT_FAMILIES: readonly ProductFamily[] = ['BUSINESS', 'PREMIUM', 'MID_TIER', 'CASH_BACK'];

export function productFamily(
  productDisplayName: string,
  words: Readonly<Record<ProductFamily, readonly string[]>>,
): ProductFamily | null {
  const name = productDisplayName.toLowerCase();
  return (
    PRODUCT_FAMILIES.find((family) => words[family].some((word) => name.includes(word.toLowerCase()))) ?? null
  );
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
