import { counted } from '../counted';

/** The number of bedrooms of a home, as text: a home without bedrooms is a studio. */
export const bedroomsText = (numberOfBedrooms: number): string =>
  numberOfBedrooms === 0 ? 'Studio' : counted(numberOfBedrooms, 'bedroom');
