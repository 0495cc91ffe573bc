import { read } from '../client/endpoint';

/** PUT /api/v0/rewards/accounts */
export const listRewardsAccounts = read('PUT', '/api/v0/rewards/accounts');

/** PUT /api/v0/rewards/convert/productToEarn: the rewards that a purchase earns on one account. */
export const convertProductToEarn = read('PUT', '/api/v0/rewards/convert/productToEarn');

/** PUT /api/v0/rewards/convert/redeem/rewardsToUsd: the value of rewards. */
export const convertRewardsToUsd = read('PUT', '/api/v0/rewards/convert/redeem/rewardsToUsd');
