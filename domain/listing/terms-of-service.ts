/**
 * The terms of service of a listing (RT-17): there are some when the listing has an address of terms. A provider that the
 * operator has named has its own terms, with their name.
 */
export interface TermsOfService {
  readonly name: string;
  readonly url: string;
}

/** The terms of providers that have their own, by the name of the provider: a setting of the operator. */
export type ProviderTerms = Readonly<Record<string, TermsOfService>>;

/** The provider of the demonstration, which is fictional. */
export const DEMONSTRATION_PROVIDER_TERMS: ProviderTerms = {
  Hearthway: { name: 'Hearthway Guest Agreement', url: 'https://hearthway.example/guest-agreement' },
};

const TERMS_OF_SERVICE = 'Terms of Service';

/** Null when the listing has none. */
export function termsOfService(
  listing: { readonly provider: string; readonly termsUrl: string | null },
  providers: ProviderTerms,
): TermsOfService | null {
  if (listing.termsUrl === null) return null;
  const named = Object.hasOwn(providers, listing.provider) ? providers[listing.provider] : undefined;
  return named ?? { name: TERMS_OF_SERVICE, url: listing.termsUrl };
}
