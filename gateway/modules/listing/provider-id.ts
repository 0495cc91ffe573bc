import type { Wire } from '../../rest/wire';

/**
 * The listing at its provider, which REST has in two parts and the graph as one opaque id: `<provider>/<id>`. Ids never contain a
 * slash (`Identifier` of the OpenAPI document); names of providers may.
 */
export const providerIdText = ({ provider, id }: Wire<'ListingProviderId'>): string => `${provider}/${id}`;
