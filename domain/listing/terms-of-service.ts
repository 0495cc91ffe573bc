/**
 * The terms of service of a listing (RT-17): present when the listing has the address of its terms. A provider that the operator
 * has configured has its own terms, under its name.
 */
export interface TermsOfService {
  readonly name: string;
  readonly url: string;
}

/** The terms of providers that have their own, by the name of the provider; set by the operator. */
export type ProviderTerms = Readonly<Record<string, TermsOfService>>;

/** The provider of the demo, which is fictional. */
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
