import type { Wire } from '../../rest/wire';

/**
 * The listing at its provider, which the wire has in two parts and the graph as one opaque id: `<provider>/<id>`.
 * Ids never hold a slash (`Identifier` of the OpenAPI document); names of providers may.
 */
export const providerIdText = ({ provider, id }: Wire<'ListingProviderId'>): string => `${provider}/${id}`;

/** Null for a text that is none. */
export function providerIdOf(text: string): Wire<'ListingProviderId'> | null {
  const slash = text.lastIndexOf('/');
  return slash > 0 && slash < text.length - 1
    ? { provider: text.slice(0, slash), id: text.slice(slash + 1) }
    : null;
}
