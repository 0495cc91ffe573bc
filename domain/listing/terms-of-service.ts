/**
 * The line with the terms of service (RT-17): shown when the listing has a terms address; a
 * listing of the named provider shows that provider's own terms.
 */
export interface ProviderTerms {
  readonly provider: string;
  readonly name: string;
  readonly url: string;
}

export interface TermsLink {
  readonly text: string;
  readonly url: string;
}

/** The provider whose listings have the provider's terms. */
export const NAMED_PROVIDER: ProviderTerms = {
  provider: 'Hearthway',
  name: 'Hearthway Guest Agreement',
  url: 'https://hearthway.example/guest-agreement',
};

const TERMS_OF_SERVICE = 'Terms of Service';

/** The link to show; null when there is none, or when the address is not a web address. */
export function termsOfServiceLink(
  listing: { readonly provider: string; readonly termsUrl: string | null },
  named: ProviderTerms | null,
): TermsLink | null {
  if (listing.termsUrl === null) return null;
  if (named !== null && named.provider === listing.provider) return { text: named.name, url: named.url };
  return /^https?:\/\//i.test(listing.termsUrl) ? { text: TERMS_OF_SERVICE, url: listing.termsUrl } : null;
}
