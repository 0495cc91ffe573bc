import type { CategoryRating, RatingCategory } from '../catalogue.types';
import { createRandom } from '../random';

const CATEGORIES: readonly RatingCategory[] = [
  'Cleanliness',
  'Accuracy',
  'CheckIn',
  'Communication',
  'Location',
  'Value',
];

/** No part of a stay is far from the rating of the whole. */
const MAX_TENTHS = 4;

/** Three pairs of categories, one as far above the rating of the home as the other is below it, so that their mean is the rating. */
export function ratingsByCategoryOf(listingId: string, rating: number): CategoryRating[] {
  const random = createRandom(`ratings of ${listingId}`);
  const tenths = Math.round(10 * rating);
  const shuffled = random.shuffle(CATEGORIES);
  const distances = [0, 1, 2].map(() => random.between(0, Math.min(MAX_TENTHS, 50 - tenths, tenths)));
  return CATEGORIES.map((category) => {
    const place = shuffled.indexOf(category);
    const distance = distances[Math.floor(place / 2)] ?? 0;
    return { category, score: (tenths + (place % 2 === 0 ? distance : -distance)) / 10 };
  });
}
