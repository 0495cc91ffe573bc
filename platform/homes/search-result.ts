import type { PlainDate } from '../kernel/dates';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import type { PolicyRules } from '../people/people.tables';
import type { RulesCache } from './rules-cache';
import type { FilterKey, HomePrices } from './search-filters';
import type { Rated } from './search-order';
import type { Stay } from './stay';
import type { Verdict } from './stay-availability';
import type { StayPrice } from './stay-price';

export interface SearchContext {
  readonly rulesCache: RulesCache;
  readonly today: PlainDate;
  readonly policy: PolicyRules | undefined;
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
