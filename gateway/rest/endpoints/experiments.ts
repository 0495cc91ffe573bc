import { read } from '../client/endpoint';

/** PUT /api/v0/experiments/active */
export const listActiveExperiments = read('PUT', '/api/v0/experiments/active');

/** PUT /api/v0/experiments/cotb/active: the experiments of the corporate tenant. */
export const listActiveCorporateExperiments = read('PUT', '/api/v0/experiments/cotb/active');
