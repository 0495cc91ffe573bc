import type { Database } from '../database/connect';
import { addDays, type PlainDate, today } from '../dates';
import type { Handlers } from '../http/operations';
import { Refusal } from '../http/refusal';
import { corporateTravelView, travelPolicyOf } from '../policies/travel-policy';
import { priceOnceFrozen } from '../price-freeze/frozen-stay';
import { priceFreezeOf } from '../price-freeze/price-freezes';
import { priceWriterOf } from '../rewards/price-in-rewards';
import type { Services } from '../services';
import { calendarDays } from './calendar';
import { findListing, soldNightsOf } from './listing-store';
import { listingView } from './listing-view';
import { allPlaces, matchingPlaces, placeView } from './places';
import { rateView } from './rate-view';
import { createRulesCache } from './rules-cache';
import { searchHomes } from './search';
import { requireNights, stayOf } from './stay';
import { checkAvailability, verdictView } from './stay-availability';
import { priceStay } from './stay-price';

const maxCalendarDays = 400;

export const homesHandlers = ({ database, clock }: Services) => {
  const rulesCache = createRulesCache(database);
  return {
    async shopHome({ body, session }) {
      const { listingId, stayDetails } = body;
      const stay = stayOf(stayDetails.dateRange, stayDetails.guestDetails);
      const freeze = await freezeOfStay(database, session.userId, body.priceFreezeId);
      const [found, soldNights, writePrice, policy] = await Promise.all([
        findListing(database, listingId),
        soldNightsOf(database, listingId, stay.from, stay.until, freeze?.id),
        priceWriterOf(database, session.userId),
        travelPolicyOf(database, session.userId),
      ]);
      const home = { listingId: { id: listingId } };
      if (!found || found.rules.scenario?.shop?.kind === 'Missing') return { value: home };

      const { rules, content, marketName } = found;
      const circumstances = { rules, stay, today: today(clock), soldNights };
      const verdict = checkAvailability(circumstances);
      const price = freeze
        ? priceOnceFrozen(found, stay, clock)
        : priceStay(rules, stay, circumstances.today);
      const nightly = { minor: price.nightlyMinor, currencyCode: price.currencyCode };
      return {
        value: {
          ...home,
          listing: {
            ...listingView(content, marketName),
            ...corporateTravelView(policy, content, nightly, writePrice),
          },
          availability: {
            ...verdictView(verdict),
            ...(verdict.isAvailable && { rate: rateView(circumstances, price, writePrice) }),
          },
        },
      };
    },

    async searchHomes({ body, session }) {
      const [writePrice, policy] = await Promise.all([
        priceWriterOf(database, session.userId),
        travelPolicyOf(database, session.userId),
      ]);
      return searchHomes(database, body, { today: today(clock), policy, writePrice, rulesCache });
    },

    async autocompleteLodging({ body: { query, limit } }) {
      const places = matchingPlaces(await allPlaces(database), query);
      return { places: places.slice(0, limit).map(placeView) };
    },

    getListingCalendar: ({ body: { listingId, dateRange } }) =>
      calendarOf(database, listingId, dateRange, today(clock)),
  } satisfies Partial<Handlers>;
};

/** A frozen price that is not the user's changes nothing. */
const freezeOfStay = async (database: Database, userId: string, id: string | undefined) =>
  id === undefined ? undefined : priceFreezeOf(database, userId, id);

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
