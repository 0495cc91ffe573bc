import { command } from '../client/endpoint';

/** POST /api/v0/tracking/event */
export const trackEvent = command('POST', '/api/v0/tracking/event');

/** POST /api/v0/logging */
export const logClientEvent = command('POST', '/api/v0/logging');
