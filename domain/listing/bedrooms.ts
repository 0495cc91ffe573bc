import { counted } from '../counted';

/** The number of bedrooms of a home, as text: the bed of a home without one is in its only room. */
export const bedroomsText = (numberOfBedrooms: number): string =>
  numberOfBedrooms === 0 ? 'Studio' : counted(numberOfBedrooms, 'bedroom');
