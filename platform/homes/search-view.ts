import { sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Listing } from '../catalogue/catalogue.types';
import type { Database } from '../database/connect';
import type { PlainDate } from '../kernel/dates';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import { corporateTravelView, type TravelPolicy } from '../people/policies/travel-policy';
import { bestPromotionView } from './best-promotion';
import { complimentaryNightView } from './complimentary-night';
import { addressView, coordinatesView, layoutView, mediaView, ratingsView } from './listing-view';
import type { CatalogueCache } from './catalogue-cache';
import type { FilterKey, HomePrices } from './search-filters';
import type { Rated } from './search-order';
import type { Stay } from './stay';
import { type Verdict, verdictView } from './stay-availability';
import type { StayPrice } from './stay-price';
import { cancellationView } from './terms-view';

type Schemas = components['schemas'];

export interface SearchContext {
  readonly catalogue: CatalogueCache;
  readonly today: PlainDate;
  readonly policy: TravelPolicy | undefined;
  readonly writePrice: PriceWriter;
}

/** A candidate that has been checked and priced for the search. */
export interface SearchResult extends Rated {
  /** The stay to check and price; undefined without dates. */
  readonly stay: Stay | undefined;
  /** Only with dates. */
  readonly verdict: Verdict | undefined;
  /** Only with dates. */
  readonly price: StayPrice | undefined;
  /** Average night of the stay, or the lowest night of the year. */
  readonly nightlyMinor: number;
  readonly prices: HomePrices;
  /** Whether canceling the stay is free today; without dates, whether the home has such a policy. */
  readonly isFullyRefundable: boolean;
  /** The filters that it fails. */
  readonly failed: readonly FilterKey[];
}

/** Most of a listing, but nothing that a list shows. */
const notInList = ['reviews', 'description', 'terms', 'host', 'pricing', 'availability', 'payment'] as const;
type SummarisedListing = Omit<Listing, (typeof notInList)[number]>;

/** Pictures of a home in a list: enough to browse without opening it. */
const picturesInList = 6;

/** One page of results in the contract's format; the listings' content is read only here. */
export async function summaryViews(
  database: Database,
  results: readonly SearchResult[],
  /** Whether the homes are for different stays, which each result then contains. */
  isFlexible: boolean,
  context: SearchContext,
): Promise<Schemas['HomeSummary'][]> {
  if (results.length === 0) return [];
  const rows = await database
    .selectFrom('listings')
    .innerJoin('markets', 'markets.id', 'listings.market_id')
    .select([
      'listings.id',
      'markets.name as market_name',
      sql<SummarisedListing>`listings.content - ${notInList}::text[]`.as('content'),
    ])
    .where(
      'listings.id',
      'in',
      results.map(({ candidate }) => candidate.id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return results.flatMap((result) => {
    const row = byId.get(result.candidate.id);
    return row ? [summaryView(result, row.content, row.market_name, isFlexible, context)] : [];
  });
}

function summaryView(
  { candidate, stay, verdict, price, nightlyMinor }: SearchResult,
  listing: SummarisedListing,
  marketName: string,
  isFlexible: boolean,
  { policy, today, writePrice }: SearchContext,
): Schemas['HomeSummary'] {
  const { currencyCode } = candidate.rules.pricing;
  const discountMinor = price?.discounts.reduce((sum, { minor }) => sum + minor, 0) ?? 0;
  return {
    listingId: { id: listing.id },
    listing: {
      name: listing.name,
      market: { id: listing.marketId, name: marketName },
      address: addressView(listing.address),
      coordinates: coordinatesView(listing.exactCoordinates),
      layout: layoutView(listing),
      maxOccupancy: listing.maxOccupancy,
      petFriendly: listing.petFriendly,
      ...ratingsView(listing),
      media: listing.media.slice(0, picturesInList).map(mediaView),
      amenities: listing.amenities,
      listingCollection: listing.collection,
      cancellationPolicy: cancellationView(listing.cancellation, stay?.from, today),
      ...corporateTravelView(policy, listing, { minor: nightlyMinor, currencyCode }, writePrice),
    },
    price: {
      nightly: writePrice(nightlyMinor, currencyCode),
      ...(price ? { total: writePrice(price.totalMinor, currencyCode) } : {}),
      ...(discountMinor > 0 ? { discount: writePrice(discountMinor, currencyCode) } : {}),
      ...(price && complimentaryNightView(candidate.rules.pricing, price)),
      ...(price && bestPromotionView(price, writePrice)),
    },
    ...(verdict && { availability: verdictView(verdict) }),
    ...(isFlexible && stay && { dateRange: { from: stay.from, until: stay.until } }),
  };
}
