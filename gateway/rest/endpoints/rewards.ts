import { read } from '../client/endpoint';

/** PUT /api/v0/rewards/accounts */
export const listRewardsAccounts = read('PUT', '/api/v0/rewards/accounts');

/** PUT /api/v0/rewards/convert/productToEarn: what a purchase earns on one account. */
export const convertProductToEarn = read('PUT', '/api/v0/rewards/convert/productToEarn');

/** PUT /api/v0/rewards/convert/redeem/rewardsToUsd: what rewards are worth. */
export const convertRewardsToUsd = read('PUT', '/api/v0/rewards/convert/redeem/rewardsToUsd');
