import type { PlainDate } from '../kernel/dates';
import type { Catalogue } from './catalogue.types';
import { makeListing } from './home/listing';
import { decideProperty } from './home/property';
import { marketOf } from './market-of';
import { MARKET_DEFINITIONS } from './markets/markets';
import { createRandom } from './random';
import { TESTING_HARBOR, makeTestListings } from './test-listings/testing-harbor';
import { createWriter } from './texts/writer';

/** The whole demo catalogue: the same day produces the same catalogue. */
export function buildCatalogue({ today }: { today: PlainDate }): Catalogue {
  const writer = createWriter();
  const listings = MARKET_DEFINITIONS.flatMap((market) =>
    Array.from({ length: market.homes }, (_, index) => {
      const random = createRandom(`${market.id} ${index + 1}`);
      return makeListing(decideProperty(market, index, random, today), writer, today);
    }),
  );
  return {
    today,
    markets: [...MARKET_DEFINITIONS.map(marketOf), TESTING_HARBOR],
    listings: [...listings, ...makeTestListings(today)],
  };
}
