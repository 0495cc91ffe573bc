import { command, read } from '../client/endpoint';

/** GET /api/v0/userInfo */
export const getUserInfo = read('GET', '/api/v0/userInfo');

/** PUT /api/v0/users/list: only for sessions that may view users; others are refused with 40302. */
export const listUsers = read('PUT', '/api/v0/users/list');

/** PUT /api/v0/passengers/list */
export const listPassengers = read('PUT', '/api/v0/passengers/list');

/** PUT /api/v0/passengers/update: adds the person, or replaces the one with its id. */
export const updatePassenger = command('PUT', '/api/v0/passengers/update');

/** POST /api/v0/passengers/delete */
export const deletePassenger = command('POST', '/api/v0/passengers/delete');

/** PUT /api/v0/passengers/assign_default */
export const assignDefaultPassenger = command('PUT', '/api/v0/passengers/assign_default');

/** PUT /api/v0/user/preference/traveler/link: a ghost becomes the traveler of a user. */
export const linkTraveler = command('PUT', '/api/v0/user/preference/traveler/link');
