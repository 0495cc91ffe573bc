import type { FragmentType } from '@apollo/client';
import { useLazyQuery, useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, Flex, Highlight, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { plainDate } from '#domain/dates.ts';
import { counted } from '#domain/counted.ts';
import { cutText, TEXT_LIMITS } from '#domain/listing/text-limits.ts';
import { useExperiment } from '#client/app/session/session-context.ts';
import { StarIcon } from '#client/components/icons/icons.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { LongText } from '#client/components/long-text.tsx';
import type { StayInput } from '#client/generated/graph.ts';
import {
  type ListingReviews_ListingFragment,
  ListingReviews_ListingFragmentDoc,
  MoreReviewsDocument,
} from './listing-reviews.generated';
import { inOrder, type ReviewOrder } from './review-order';
import { ReviewSummary } from './review-summary';
import { ReviewTools } from './review-tools';
import { withWords, wordsOf } from './review-words';
import { Section } from './section';

type Review = ListingReviews_ListingFragment['reviews']['edges'][number]['node'];

const FIRST_REVIEWS = 4;

/** LS-05: only while the reviews experiment is on, and only when there are any. */
export function ListingReviews({
  listing,
  stay,
}: {
  readonly listing: FragmentType<ListingReviews_ListingFragment>;
  readonly stay: StayInput;
}) {
  const {
    data: { id, reviews, userRating, ratingsByCategory },
  } = useSuspenseFragment({ fragment: ListingReviews_ListingFragmentDoc, from: listing });
  const isOn = useExperiment('COVER_REVIEWS');
  const [isShowingAll, setIsShowingAll] = useState(false);
  const [loadMore, { loading }] = useLazyQuery(MoreReviewsDocument, { fetchPolicy: 'network-only' });
  const more = useLoadMore({
    pageInfo: reviews.pageInfo,
    isLoading: loading,
    fetchAfter: async (after) => {
      const { error } = await loadMore({ variables: { id, stay, after: after ?? '' } });
      if (error) throw error;
    },
  });
  const [order, setOrder] = useState<ReviewOrder>('NEWEST');
  const [query, setQuery] = useState('');
  const { edges, totalCount } = reviews;
  if (!isOn || totalCount === 0) return null;
  // Of some of the reviews, a distribution would be another one, and an order or a search would be of the wrong reviews.
  const areAllLoaded = edges.length === totalCount;
  const sorted = areAllLoaded ? inOrder(edges, order) : edges;
  const words = wordsOf(query);
  const found = words.length > 0 ? withWords(sorted, words) : null;
  const shown = found ?? (isShowingAll ? sorted : sorted.slice(0, FIRST_REVIEWS));
  return (
    <Section title="Reviews" anchor="reviews">
      {userRating !== null && (
        <Text textStyle="xl" mb="4">
          <strong>{userRating.toFixed(1)}</strong> of 5 from {counted(totalCount, 'guest')}
        </Text>
      )}
      <ReviewSummary
        scores={areAllLoaded && totalCount > 1 ? edges.map(({ node }) => node.score) : null}
        categories={ratingsByCategory}
      />
      {areAllLoaded && totalCount > FIRST_REVIEWS && (
        <ReviewTools
          order={order}
          onOrder={setOrder}
          query={query}
          onQuery={setQuery}
          foundCount={found?.length ?? null}
        />
      )}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="8">
        {shown.map(({ node }) => (
          <ReviewText key={node.id} review={node} words={words} />
        ))}
      </SimpleGrid>
      {totalCount > FIRST_REVIEWS && found === null && (
        <Stack mt="8" gap="5" align="stretch">
          {isShowingAll && <MoreButton more={more} things="reviews" />}
          <Button
            variant="outline"
            alignSelf="flex-start"
            aria-expanded={isShowingAll}
            onClick={({ currentTarget }) => {
              flushSync(() => setIsShowingAll(!isShowingAll));
              // The content above the button has become shorter.
              if (isShowingAll) currentTarget.scrollIntoView({ block: 'center' });
            }}
          >
            {isShowingAll ? 'Show fewer reviews' : `Show all ${totalCount} reviews`}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

interface ReviewTextProps {
  readonly review: Review;
  /** To be marked; the text is then whole. */
  readonly words: readonly string[];
}

const ReviewText = ({ review, words }: ReviewTextProps) => (
  <Box as="article">
    <Flex justify="space-between" align="baseline" gap="3" mb="2">
      <Text fontWeight="semibold">{review.author}</Text>
      <Text textStyle="sm" color="fg.muted">
        {plainDate(review.date).format('MMMM YYYY')}
      </Text>
    </Flex>
    {review.score !== null && (
      <Flex align="center" gap="1.5" textStyle="sm" fontWeight="semibold" mb="1">
        <Flex color={{ _light: 'orange.500', _dark: 'orange.400' }}>
          <StarIcon />
        </Flex>
        {review.score.toFixed(1)} <VisuallyHidden>of 5</VisuallyHidden>
      </Flex>
    )}
    {review.title !== null && (
      <Text fontWeight="semibold">
        <WithMarks text={review.title} words={words} />
      </Text>
    )}
    {words.length > 0 ? (
      <Text whiteSpace="pre-line" lineHeight="tall" maxW="68ch">
        <WithMarks text={review.text} words={words} />
      </Text>
    ) : (
      <LongText
        text={review.text}
        shorten={(text) => cutText(text, TEXT_LIMITS.default)}
        about={`the review by ${review.author}`}
      />
    )}
  </Box>
);

const WithMarks = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  words.length === 0 ? (
    text
  ) : (
    <Highlight query={[...words]} ignoreCase styles={{ bg: 'orange.muted', color: 'fg', borderRadius: 'sm' }}>
      {text}
    </Highlight>
  );
