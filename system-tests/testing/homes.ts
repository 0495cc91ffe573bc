import { gql } from 'graphql-tag';
import { type Credentials, demand } from './graph';

export interface HomeDay {
  readonly date: string;
  readonly isAvailable: boolean;
  readonly isAvailableForCheckout: boolean;
  readonly isCheckInAllowed: boolean | null;
  readonly minimumStay: number | null;
}

interface Found {
  readonly places: readonly { readonly id: string }[];
}
interface Stays {
  readonly stays: { readonly nodes: readonly { readonly listingId: string; readonly collection: string }[] };
}

/** The homes in a place, or in one of its collections, that a search for a stay finds. */
export async function homesIn(
  url: string,
  credentials: Credentials,
  place: string,
  stay: object,
  collection?: string,
): Promise<string[]> {
  const { places } = await demand<Found>(
    url,
    gql`query Places($text: String!) { places(text: $text) { id } }`,
    { text: place },
    credentials,
  );
  const { stays } = await demand<Stays>(
    url,
    gql`query Stays($search: StaySearchInput!) { stays(search: $search, first: 50) { nodes { listingId collection } } }`,
    { search: { placeId: places[0]?.id, stay } },
    credentials,
  );
  return stays.nodes
    .filter((home) => collection === undefined || home.collection === collection)
    .map(({ listingId }) => listingId);
}

/** The days of a home, as the date picker receives them. */
export async function daysOf(url: string, credentials: Credentials, listingId: string): Promise<HomeDay[]> {
  const { calendar } = await demand<{ calendar: HomeDay[] }>(
    url,
    gql`query Days($listingId: ID!) {
      calendar(listingId: $listingId) { date isAvailable isAvailableForCheckout isCheckInAllowed minimumStay }
    }`,
    { listingId },
    credentials,
  );
  return calendar;
}

/** The first home that has this compliance with the travel policy of the user's business, available for the stay. */
export async function homeWithVerdict(
  url: string,
  credentials: Credentials,
  listingIds: readonly string[],
  stay: object,
  isInPolicy: boolean,
): Promise<string> {
  for (const id of listingIds) {
    const { listing } = await demand<{
      listing: {
        readonly corporateTravel: { readonly isInPolicy: boolean | null } | null;
        readonly availability: { readonly __typename: string };
      };
    }>(
      url,
      gql`query Verdict($id: ID!, $stay: StayInput!) {
        listing(id: $id, stay: $stay) {
          corporateTravel(stay: $stay) { isInPolicy }
          availability(stay: $stay) { __typename }
        }
      }`,
      { id, stay },
      credentials,
    );
    if (listing.corporateTravel?.isInPolicy === isInPolicy && listing.availability.__typename === 'Available')
      return id;
  }
  throw new Error('No home found is judged like this');
}
