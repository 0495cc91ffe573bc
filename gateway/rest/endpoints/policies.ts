import { read } from '../client/endpoint';

/** POST /api/v0/policies/details */
export const getPolicyDetails = read('POST', '/api/v0/policies/details');
