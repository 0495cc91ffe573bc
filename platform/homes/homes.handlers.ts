import type { Database } from '../database/connect';
import type { Handlers } from '../http/operations';
import { addDays, type PlainDate, today } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import { priceWriterOf } from '../payment/rewards/price-in-rewards';
import { travelPolicyOf } from '../people/policies/travel-policy';
import type { Services } from '../services';
import { calendarDays } from './calendar';
import { findListing, soldNightsOf } from './listing-store';
import { matchingPlaces, placeView } from './places';
import { createCatalogueCache } from './catalogue-cache';
import { searchHomes } from './search';
import { requireNights } from './stay';

const maxCalendarDays = 400;

export const homesHandlers = ({ database, clock }: Services) => {
  const catalogue = createCatalogueCache(database);
  return {
    async searchHomes({ body, session }) {
      const [writePrice, policy] = await Promise.all([
        priceWriterOf(database, session.userId),
        travelPolicyOf(database, session.userId),
      ]);
      return searchHomes(database, body, { today: today(clock), policy, writePrice, catalogue });
    },

    async autocompleteLodging({ body: { query, limit } }) {
      const places = matchingPlaces(await catalogue.places(), query);
      return { places: places.slice(0, limit).map(placeView) };
    },

    getListingCalendar: ({ body: { listingId, dateRange } }) =>
      calendarOf(database, listingId, dateRange, today(clock)),
  } satisfies Partial<Handlers>;
};

async function calendarOf(
  database: Database,
  listingId: string,
  dateRange: { readonly from: PlainDate; readonly until: PlainDate },
  now: PlainDate,
) {
  requireNights(dateRange, maxCalendarDays);
  const [found, soldNights] = await Promise.all([
    findListing(database, listingId),
    soldNightsOf(database, listingId, addDays(dateRange.from, -1), addDays(dateRange.until, 1)),
  ]);
  if (!found) throw new Refusal(40401);
  return {
    listingId: { id: listingId },
    calendarDays: calendarDays(dateRange, { rules: found.rules, today: now, soldNights }),
  };
}
