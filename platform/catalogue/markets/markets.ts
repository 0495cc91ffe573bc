import { readWorld } from '../../world/read-world';
import type { MarketDefinition } from './market-definition';

/** In the order in which they are featured. */
const REGIONS = [
  'southern-atlantic',
  'new-england',
  'mid-atlantic',
  'gulf-coast',
  'florida',
  'appalachia-and-south',
  'great-lakes',
  'rockies',
  'southwest',
  'california',
  'northwest-and-hawaii',
  'canada',
  'mexico-and-europe',
];

export const MARKET_DEFINITIONS: readonly MarketDefinition[] = REGIONS.flatMap(
  (region) => readWorld<{ cities: readonly MarketDefinition[] }>(`cities/${region}.json`).cities,
);
