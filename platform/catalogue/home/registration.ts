import { fillPattern } from '../random';
import type { Property } from './property';

/** Null if the town does not register vacation rentals. */
export const registrationOf = ({ market, random }: Property): string | null =>
  market.registration ? fillPattern(market.registration, random) : null;
