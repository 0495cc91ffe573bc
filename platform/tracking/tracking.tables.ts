import type { Generated } from 'kysely';
import type { Json } from '../database/json';

export interface TrackingTables {
  events: {
    id: Generated<number>;
    kind: 'tracking' | 'engagement' | 'log';
    user_id: string;
    name: string;
    properties: Json<Record<string, unknown>>;
    recorded_at: Date;
  };
}
