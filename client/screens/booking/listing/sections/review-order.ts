export type ReviewOrder = 'NEWEST' | 'HIGHEST' | 'LOWEST';

export const REVIEW_ORDERS: Readonly<Record<ReviewOrder, string>> = {
  NEWEST: 'Newest',
  HIGHEST: 'Highest score',
  LOWEST: 'Lowest score',
};

interface Scored {
  readonly node: { readonly score: number | null };
}

/** Of reviews that are newest first; reviews without a score come last. */
export function inOrder<Edge extends Scored>(
  newestFirst: readonly Edge[],
  order: ReviewOrder,
): readonly Edge[] {
  if (order === 'NEWEST') return newestFirst;
  const direction = order === 'HIGHEST' ? -1 : 1;
  const rank = ({ node: { score } }: Edge) => (score === null ? Infinity : direction * score);
  return newestFirst.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

/** How many reviews have each whole score, 5 to 1; a half counts for the score above it. */
export const scoreCounts = (
  scores: readonly (number | null)[],
): readonly { score: number; count: number }[] =>
  [5, 4, 3, 2, 1].map((score) => ({
    score,
    count: scores.filter((each) => each !== null && Math.max(1, Math.round(each)) === score).length,
  }));
