import { fillPattern } from '../random';
import type { Property } from './property';

/** Null where the town registers no vacation rentals. */
export const registrationOf = ({ market, random }: Property): string | null =>
  market.registration ? fillPattern(market.registration, random) : null;
