/** What Relay's compiler adds to fragments: a refetch by `node`, and a connection that grows by pages. */
import { graphql } from 'relay-runtime';

export const trip = graphql`
  fragment fragments_trip on HomeTrip @refetchable(queryName: "fragmentsTripQuery") {
    state
    fromDate
  }
`;

export const wishlist = graphql`
  fragment fragments_wishlist on Wishlist
  @refetchable(queryName: "fragmentsWishlistQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" }) {
    name
    items(first: $first, after: $after) @connection(key: "fragments_items") {
      edges {
        node {
          listingId
        }
      }
    }
  }
`;

export const start = graphql`
  mutation fragmentsStartMutation {
    createWishlist(input: { name: "By Relay" }) {
      ... on WishlistCreated {
        wishlist {
          id
          nodeId
        }
      }
    }
  }
`;

export const add = graphql`
  mutation fragmentsAddMutation($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      __typename
    }
  }
`;
