import type { components } from '#schema/platform.openapi.ts';
import type { Json } from '../../database/json';

export interface PreferencesTables {
  preference_metadata: {
    user_id: string;
    flags: Json<Partial<components['schemas']['PreferenceMetadata']>>;
  };
}
