import { command, read } from '../client/endpoint';

/** POST /api/v0/user/preference/metadata: the flag set. */
export const getPreferenceMetadata = read('POST', '/api/v0/user/preference/metadata');

/** PUT /api/v0/user/preference/metadata: flags that are left out keep their value. */
export const updatePreferenceMetadata = command('PUT', '/api/v0/user/preference/metadata');
