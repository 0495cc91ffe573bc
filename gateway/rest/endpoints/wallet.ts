import { read } from '../client/endpoint';

/** GET /api/v0/user/wallet: only the credit. */
export const getWallet = read('GET', '/api/v0/user/wallet');

/** GET /api/v0/user/wallet/history */
export const getWalletHistory = read('GET', '/api/v0/user/wallet/history');

/** GET /api/v0/user/wallet/details: offers, and the credit in its parts. */
export const getWalletDetails = read('GET', '/api/v0/user/wallet/details');
