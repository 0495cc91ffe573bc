import type { PlainDate } from '../../kernel/dates';
import type { Review } from '../catalogue.types';
import type { Property } from '../home/property';
import { createRandom } from '../random';
import { createDealer } from './compose';
import { createDescriber } from './description';
import { createNamer } from './names';
import { factsOf } from './property-facts';
import { createReviewer } from './reviews';
import { TERMS_TEXTS } from './terms-texts';

/** Writes the texts of a home's hosts and guests. One writer serves the whole catalogue. */
export interface Writer {
  nameOf(property: Property): string;
  descriptionOf(property: Property): string;
  /** Three to fourteen, newest first. */
  reviewsOf(property: Property, today: PlainDate): Review[];
  /** The provider's addition to the confirmation; most add one. */
  reservationInfoOf(property: Property): string | null;
}

/** A sentence may recur in a few of hundreds of descriptions; guests repeat each other more than hosts do. */
const MAX_REPEATS = { descriptions: 4, reviews: 40 };

export function createWriter(): Writer {
  const dealer = createDealer(MAX_REPEATS.descriptions);
  const reservations = createDealer(Infinity);
  return {
    ...createNamer(),
    ...createReviewer(createDealer(MAX_REPEATS.reviews)),
    ...createDescriber(dealer),
    reservationInfoOf: (property) => {
      const random = createRandom(`reservation of ${property.id}`);
      return random.chance(0.75)
        ? reservations.deal(TERMS_TEXTS.reservationInformation, factsOf(property), random, new Set())
        : null;
    },
  };
}
