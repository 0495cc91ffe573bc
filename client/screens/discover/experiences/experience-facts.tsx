import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { counted } from '../../../../domain/counted';
import { experienceDuration } from '../../../../domain/experiences/experience-words';
import { ClockIcon } from '../../../components/icons/icons';

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
    <Flex align="center" gap="2" flexShrink="0">
      <Box bg="pine.solid" color="pine.contrast" px="1.5" borderRadius="l1" fontWeight="bold">
        <VisuallyHidden>Travelers say </VisuallyHidden>
        {rating.toFixed(1)}
      </Box>
      <Text>{counted(reviewCount, 'review')}</Text>
    </Flex>
  );
