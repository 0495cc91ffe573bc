import { readWorld } from '../../world/read-world';
import type { Season } from '../catalogue.types';

/** When a market is busy; each listing takes its market's seasons. */
export type Climate =
  | 'beach'
  | 'northern-beach'
  | 'gulf'
  | 'winter-sun'
  | 'theme-park'
  | 'southern-city'
  | 'northern-city'
  | 'city'
  | 'foliage'
  | 'ski'
  | 'ski-and-lake'
  | 'mountain-summer'
  | 'lake'
  | 'desert-spring'
  | 'desert-winter'
  | 'wine'
  | 'pacific'
  | 'island';

/** In each list the later entry wins where two overlap. */
export const SEASONS = readWorld<{ climates: Readonly<Record<Climate, readonly Season[]>> }>(
  'homes/climates.json',
).climates;
