import { command, read } from '../client/endpoint';

/** PUT /api/v0/priceFreeze/list */
export const listPriceFreezes = read('PUT', '/api/v0/priceFreeze/list');

/** POST /api/v0/priceFreeze/purchase: moves money; the same Idempotency-Key returns the first purchase. */
export const purchasePriceFreeze = command('POST', '/api/v0/priceFreeze/purchase');

/** POST /api/v0/priceFreeze/purchase/poll: 40401 when no purchase was made with the key. */
export const pollPriceFreezePurchase = read('POST', '/api/v0/priceFreeze/purchase/poll');

/** POST /api/v0/priceFreeze/exercise/check */
export const checkPriceFreezeExercise = read('POST', '/api/v0/priceFreeze/exercise/check');

/** POST /api/v0/priceFreeze/refund: refunds the deposit, once; 40902 while the stay is available. */
export const refundPriceFreeze = command('POST', '/api/v0/priceFreeze/refund');
