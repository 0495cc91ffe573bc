import { Flex, Text } from '@chakra-ui/react';
import { experienceDuration } from '#domain/experiences/experience-labels.ts';
import { ClockIcon } from '#client/components/icons/icons.tsx';
import { Score } from '#client/components/score.tsx';

export const Duration = ({ minutes }: { readonly minutes: number }) => (
  <Flex align="center" gap="1.5">
    <ClockIcon /> {experienceDuration(minutes)}
  </Flex>
);

export interface TravelerScoreProps {
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** The average traveler rating; an experience without reviews is new. */
export const TravelerScore = ({ rating, reviewCount }: TravelerScoreProps) =>
  rating === null ? (
    <Text>New here</Text>
  ) : (
    <Score by="Travelers" rating={rating} reviewCount={reviewCount} />
  );
