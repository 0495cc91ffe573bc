import { read } from '../client/endpoint';

/** PUT /api/v0/autocomplete/lodging */
export const autocompleteLodging = read('PUT', '/api/v0/autocomplete/lodging');

/** POST /api/v0/homes/availability: a page of homes. */
export const searchHomes = read('POST', '/api/v0/homes/availability');

/** POST /api/v0/homes/shop: one home for a stay; an unknown one has no `listing`. */
export const shopHome = read('POST', '/api/v0/homes/shop');

/** PUT /api/v0/homes/listing/getCalendarAvailability */
export const getListingCalendar = read('PUT', '/api/v0/homes/listing/getCalendarAvailability');
