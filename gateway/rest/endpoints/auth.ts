import { command, read } from '../client/endpoint';

/** POST /api/v0/auth/login/code */
export const loginByCode = command('POST', '/api/v0/auth/login/code');

/** POST /api/v0/auth/login/token */
export const loginByIdToken = command('POST', '/api/v0/auth/login/token');

/** POST /api/v0/auth/logout */
export const logout = command('POST', '/api/v0/auth/logout');

/** GET /api/v0/auth/personas */
export const listPersonas = read('GET', '/api/v0/auth/personas');
