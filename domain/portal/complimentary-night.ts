/**
 * The promotion of a complimentary fourth night (AD-16, EX-07): select homes of the Lifestyle and Premier Collections do not
 * charge the rent of the fourth night of a stay. The platform decides which homes participate and deducts the rent from the
 * price; the portal shows the promotion while its experiment is on.
 */
import { counted } from '../counted';

export const COMPLIMENTARY_NIGHT_TITLE = 'Complimentary fourth night';

export const MIN_NIGHTS_FOR_COMPLIMENTARY_NIGHT = 4;

export const COMPLIMENTARY_NIGHT_COLLECTIONS = ['LIFESTYLE', 'PREMIER'] as const;

/** How many nights to add to a stay for the complimentary night. */
export const missingNights = (nights: number, minimumNights: number): number =>
  Math.max(0, minimumNights - nights);

/** 'Stay 1 more night, and the fourth night is complimentary.' */
export const lockedNightText = (missing: number): string =>
  `Stay ${counted(missing, 'more night', 'more nights')}, and the fourth night is complimentary.`;

/** 'Add 1 night'. */
export const addNightsLabel = (missing: number): string => `Add ${counted(missing, 'night')}`;
