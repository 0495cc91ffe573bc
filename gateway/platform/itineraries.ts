import { read } from './endpoint';

/** PUT /api/v0/itineraries/list */
export const listItineraries = read('PUT', '/api/v0/itineraries/list');
