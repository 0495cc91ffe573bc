import type { components } from '#schema/platform.openapi.ts';
import type { Handlers } from '../http/operations';
import { Refusal } from '../kernel/refusal';
import type { Services } from '../services';
import { viewerOf } from '../supplier/viewer';
import { createCatalogueCache } from './catalogue-cache';
import { matchingPlaces, namedPlace, type PlaceRow, placeView } from './places';
import { requireNights } from './stay';

const maxCalendarDays = 400;

export const homesHandlers = ({ database, supplier }: Services) => {
  const catalogue = createCatalogueCache(database);
  return {
    async searchHomes({ body, session }) {
      const place = placeOf(body.location, await catalogue.places());
      const viewer = await viewerOf(database, session?.userId);
      return supplier.search({ request: body, place: place && placeView(place), viewer });
    },

    async autocompleteLodging({ body: { query, limit } }) {
      const places = matchingPlaces(await catalogue.places(), query);
      return { places: places.slice(0, limit).map(placeView) };
    },

    async getListingCalendar({ body: { listingId, dateRange } }) {
      requireNights(dateRange, maxCalendarDays);
      const days = await supplier.calendar({ listingId, dates: dateRange });
      if (!days) throw new Refusal(40401);
      return { listingId: { id: listingId }, calendarDays: days };
    },
  } satisfies Partial<Handlers>;
};

function placeOf(
  location: components['schemas']['SearchLocation'] | undefined,
  places: readonly PlaceRow[],
): PlaceRow | undefined {
  if (location?.text !== undefined) return matchingPlaces(places, location.text)[0];
  return namedPlace(places, location?.placeId);
}
