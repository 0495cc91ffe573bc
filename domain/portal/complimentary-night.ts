/**
 * The promotion of a complimentary fourth night (AD-16, EX-07): for stays of at least four nights
 * at select homes of the Lifestyle and Premier Collections, while its experiment is on. The portal says where the promotion
 * applies; the night comes off the price in the platform's quote.
 */
import { type Experiment, isOn } from './experiments';
import { nightCount, type Stay } from '../stay/stay-dates';

export const COMPLIMENTARY_NIGHT_TITLE = 'Complimentary fourth night';

export const MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT = 4;

export const COMPLIMENTARY_NIGHT_COLLECTIONS = ['LIFESTYLE', 'PREMIER'] as const;

/** Whether a stay at a home of this collection is one that the promotion is for. */
export const hasComplimentaryNight = (
  collection: string,
  stay: Stay,
  experiments: readonly Experiment[],
): boolean =>
  COMPLIMENTARY_NIGHT_COLLECTIONS.some((each) => each === collection) &&
  nightCount(stay) >= MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT &&
  isOn(experiments, 'COMPLIMENTARY_NIGHT');
