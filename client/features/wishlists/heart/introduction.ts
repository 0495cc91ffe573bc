import type { ApolloClient } from '@apollo/client';
import { WishlistsIntroductionDocument, WishlistsIntroductionSeenDocument } from './introduction.generated';

/**
 * PF-02, WI-10: whether the introduction to favorites is due, which is part of the note about the first home that a user saves. It is
 * then recorded as seen, on all devices; if that fails, it is shown once more.
 */
export async function introduceFavorites(client: ApolloClient): Promise<boolean> {
  try {
    const { data } = await client.query({ query: WishlistsIntroductionDocument });
    if (data?.preferenceMetadata?.hasSeenWishlistsFtux !== false) return false;
    void client.mutate({ mutation: WishlistsIntroductionSeenDocument }).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
