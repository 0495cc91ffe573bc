import { SimpleGrid } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import type { RatingCategory } from '#client/generated/graph.ts';
import { scoreCounts } from './review-order';
import { ScoreBars } from './score-bars';

const CATEGORY_NAMES: Readonly<Record<RatingCategory, string | null>> = {
  CLEANLINESS: 'Cleanliness',
  ACCURACY: 'Accuracy',
  CHECK_IN: 'Check-in',
  COMMUNICATION: 'Communication',
  LOCATION: 'Location',
  VALUE: 'Value',
  UNKNOWN: null,
};

const HIGHEST = 5;

export interface ReviewSummaryProps {
  /** Of all reviews; null when some of them are not loaded. */
  readonly scores: readonly (number | null)[] | null;
  readonly categories: readonly { readonly category: RatingCategory; readonly score: number }[];
}

/** How the scores are distributed, from 5 to 1, and the average scores of parts of the stay. */
export function ReviewSummary({ scores, categories }: ReviewSummaryProps) {
  const counts = scores ? scoreCounts(scores) : [];
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const known = categories.flatMap(({ category, score }) => {
    const label = CATEGORY_NAMES[category];
    return label === null ? [] : [{ label, score }];
  });
  if (counts.length + known.length === 0) return null;
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 1, xl: 2 }} gapX="12" gapY="7" mb="8">
      {counts.length > 0 && (
        <ScoreBars
          label="Scores"
          bars={counts.map(({ score, count }) => ({
            label: String(score),
            value: String(count),
            share: count / most,
            name: `Score ${score}: ${counted(count, 'review')}`,
          }))}
        />
      )}
      {known.length > 0 && (
        <ScoreBars
          label="Ratings by category"
          bars={known.map(({ label, score }) => ({
            label,
            value: score.toFixed(1),
            share: score / HIGHEST,
            name: `${label}: ${score.toFixed(1)} of 5`,
          }))}
        />
      )}
    </SimpleGrid>
  );
}
