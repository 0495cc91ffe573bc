import { counted } from '../counted';

/** How many bedrooms a home has, in words: the bed of a home without one is in its only room. */
export const bedroomsText = (numberOfBedrooms: number): string =>
  numberOfBedrooms === 0 ? 'Studio' : counted(numberOfBedrooms, 'bedroom');
