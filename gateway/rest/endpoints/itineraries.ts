import { command, read } from '../client/endpoint';

/** PUT /api/v0/itineraries/list */
export const listItineraries = read('PUT', '/api/v0/itineraries/list');

/** POST /api/v0/itineraries/homes/cancel/quote: its token represents the terms, for one attempt. */
export const quoteHomeCancellation = read('POST', '/api/v0/itineraries/homes/cancel/quote');

/**
 * POST /api/v0/itineraries/homes/cancel/confirm: refunds the stay; the same Idempotency-Key, or token, returns the first attempt.
 */
export const confirmHomeCancellation = command('POST', '/api/v0/itineraries/homes/cancel/confirm');

/** POST /api/v0/itineraries/homes/cancel/poll: 40401 when canceling the trip was never requested. */
export const pollHomeCancellation = read('POST', '/api/v0/itineraries/homes/cancel/poll');

/** POST /api/v0/itineraries/homes/confirmation/resend */
export const resendHomeConfirmation = command('POST', '/api/v0/itineraries/homes/confirmation/resend');

/**
 * POST /api/v0/itineraries/protections/exercise: the same Idempotency-Key, or choice, returns the trip as the first request left
 * it.
 */
export const exerciseProtection = command('POST', '/api/v0/itineraries/protections/exercise');

/** POST /api/v0/itineraries/watch: repeating it changes nothing. */
export const watchItinerary = command('POST', '/api/v0/itineraries/watch');

/** POST /api/v0/itineraries/homes/protection/quote: the protections on sale for a booked stay. */
export const quoteHomeProtection = read('POST', '/api/v0/itineraries/homes/protection/quote');

/** POST /api/v0/itineraries/homes/protection/purchase: moves money; the same Idempotency-Key returns the first purchase. */
export const purchaseHomeProtection = command('POST', '/api/v0/itineraries/homes/protection/purchase');

/** POST /api/v0/itineraries/homes/protection/purchase/poll: 40401 when no purchase was made with the key. */
export const pollHomeProtectionPurchase = read('POST', '/api/v0/itineraries/homes/protection/purchase/poll');
