import { gql } from 'graphql-tag';
import { addDays, systemClock, today } from '#platform/kernel/dates.ts';
import { type Credentials, demand } from './graph';

export const primaryCardholder = { emailAddress: 'helen.ortiz@larkfield.example', code: '482100' } as const;

/** By the portal's calendar: shortly after midnight in UTC it is still yesterday there. */
const day = (ahead: number): string => addDays(today(systemClock), ahead);

/** A stay of this many nights, this many days from now. */
export const stayIn = (daysAhead: number, nights: number) => ({
  fromDate: day(daysAhead),
  untilDate: day(daysAhead + nights),
  adults: 2,
  children: [],
  pets: 0,
});

export type StayInput = ReturnType<typeof stayIn>;

interface Variant {
  readonly quoteId: string;
  readonly coverage: string;
  readonly premiumPrices: {
    readonly total: { readonly fiat: { readonly value: string; readonly currencyCode: string } };
  };
}

interface ListingAnswer {
  readonly listing: {
    readonly availability:
      | {
          readonly __typename: 'Available';
          readonly rate: {
            readonly id: string;
            readonly cancelForAnyReason: { readonly variants: readonly Variant[] } | null;
          };
        }
      | { readonly __typename: 'Unavailable' };
  };
}

/** Opens a listing and requests its quote, with cancel for any reason if given, as the checkout does; returns its token. */
export async function scheduleQuote(
  url: string,
  credentials: Credentials,
  listingId: string,
  stay: StayInput,
  coverage?: 'PARTIAL' | 'FULL',
): Promise<string> {
  const { listing } = await demand<ListingAnswer>(
    url,
    gql`query Listing($id: ID!, $stay: StayInput!) {
      listing(id: $id, stay: $stay) {
        availability(stay: $stay) {
          __typename
          ... on Available { rate {
            id
            cancelForAnyReason { variants {
              quoteId coverage premiumPrices { total { fiat { value currencyCode } } }
            } }
          } }
        }
      }
    }`,
    { id: listingId, stay },
    credentials,
  );
  if (listing.availability.__typename !== 'Available') throw new Error(`${listingId} is not available`);
  const { rate } = listing.availability;
  const variant = rate.cancelForAnyReason?.variants.find((each) => each.coverage === coverage);
  const { schedulePriceQuote: result } = await demand<{
    schedulePriceQuote: { __typename: string; token: string };
  }>(
    url,
    gql`mutation SchedulePriceQuote($input: SchedulePriceQuoteInput!) {
      schedulePriceQuote(input: $input) {
        __typename
        ... on PriceQuoteScheduled { token }
      }
    }`,
    {
      input: {
        emailAddress: primaryCardholder.emailAddress,
        rateId: rate.id,
        ...(variant && {
          protection: { quoteId: variant.quoteId, premium: variant.premiumPrices.total.fiat },
        }),
      },
    },
    credentials,
  );
  if (result.__typename !== 'PriceQuoteScheduled') throw new Error('The quote was refused');
  return result.token;
}
