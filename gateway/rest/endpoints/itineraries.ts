import { read } from '../client/endpoint';

/** PUT /api/v0/itineraries/list */
export const listItineraries = read('PUT', '/api/v0/itineraries/list');
