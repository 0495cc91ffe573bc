import { command, read } from '../client/endpoint';

/** POST /api/v0/purchase/quote/schedule: returns the token, which is also the payment session token. */
export const scheduleQuote = command('POST', '/api/v0/purchase/quote/schedule');

/** POST /api/v0/purchase/quote/poll */
export const pollQuote = read('POST', '/api/v0/purchase/quote/poll');

/** POST /api/v0/purchase/quote/discard: 40902 while the quote is being booked. */
export const discardQuote = command('POST', '/api/v0/purchase/quote/discard');

/** POST /api/v1/homes/addMainGuest: succeeded only if the response has an orderedProductId. */
export const addMainGuest = command('POST', '/api/v1/homes/addMainGuest');

/** POST /api/v0/purchase/fulfill/schedule: moves money; the same Idempotency-Key returns the first token. */
export const scheduleFulfillment = command('POST', '/api/v0/purchase/fulfill/schedule');

/** POST /api/v0/purchase/fulfill/poll */
export const pollFulfillment = read('POST', '/api/v0/purchase/fulfill/poll');
