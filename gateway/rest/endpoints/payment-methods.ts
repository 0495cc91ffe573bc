import { command, read } from '../client/endpoint';

/** PUT /api/v0/paymentMethods/list */
export const listPaymentMethods = read('PUT', '/api/v0/paymentMethods/list');

/** POST /api/v0/paymentMethods/get */
export const getPaymentMethod = read('POST', '/api/v0/paymentMethods/get');

/** POST /api/v0/paymentMethods/verify: saves the card only when its result is Success. */
export const verifyPaymentMethod = command('POST', '/api/v0/paymentMethods/verify');

/** POST /api/v0/paymentMethods/delete */
export const deletePaymentMethod = command('POST', '/api/v0/paymentMethods/delete');

/** GET /api/v0/payments/spreedlyCredentials */
export const getVaultCredentials = read('GET', '/api/v0/payments/spreedlyCredentials');
