import { gql } from 'graphql-tag';
import { type Credentials, demand } from './graph';

/** Creates a wishlist with these homes, the last one on top; returns its id. */
export async function startWishlist(
  url: string,
  credentials: Credentials,
  name: string,
  homes: readonly string[],
): Promise<string> {
  const { createWishlist } = await demand<{ createWishlist: { wishlist: { id: string } } }>(
    url,
    gql`mutation Start($name: String!) {
      createWishlist(input: { name: $name }) { ... on WishlistCreated { wishlist { id } } }
    }`,
    { name },
    credentials,
  );
  const wishlistId = createWishlist.wishlist.id;
  for (const listingId of homes)
    await demand(
      url,
      gql`mutation Add($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }`,
      { input: { listingId, wishlistId } },
      credentials,
    );
  return wishlistId;
}
