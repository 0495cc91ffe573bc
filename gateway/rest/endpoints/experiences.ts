import { read } from '../client/endpoint';

/** POST /api/v0/autocomplete/experiences */
export const autocompleteExperiences = read('POST', '/api/v0/autocomplete/experiences');

/** POST /api/v0/experiences/availability: a page of experiences, or one by its id. */
export const searchExperiences = read('POST', '/api/v0/experiences/availability');
