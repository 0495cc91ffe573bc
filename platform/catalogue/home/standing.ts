import type { Collection } from '../catalogue.types';
import type { Property } from './property';

/** Only fine homes are in a collection, and not all of them. */
export function collectionOf({ quality, random }: Property): Collection {
  if (quality > 0.8 && random.chance(0.4)) return 'Premier';
  if (quality > 0.55 && random.chance(0.28)) return 'Lifestyle';
  return 'NoCollection';
}

/** Halves from 2 to 5; one provider in ten sends none. */
export function starRatingOf({ quality, random }: Property): number | null {
  if (random.chance(0.1)) return null;
  return Math.min(5, Math.max(2, Math.round((2.6 + 2.2 * quality + (random.next() - 0.5)) * 2) / 2));
}
