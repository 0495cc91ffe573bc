import { Flex, Box, Text, VisuallyHidden } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';

export interface ScoreProps {
  /** `Guests`, who gave the rating. */
  readonly by: string;
  readonly rating: number;
  readonly reviewCount: number;
}

/** The average rating of reviews, and their number. */
export const Score = ({ by, rating, reviewCount }: ScoreProps) => (
  <Flex align="center" gap="2" flexShrink="0">
    <Box
      bg="pine.solid"
      color="pine.contrast"
      px="1.5"
      borderRadius="l1"
      fontWeight="bold"
      _highContrast={{ bg: 'Canvas', borderWidth: '1px' }}
    >
      <VisuallyHidden>{`${by} say `}</VisuallyHidden>
      {rating.toFixed(1)}
    </Box>
    <Text>{counted(reviewCount, 'review')}</Text>
  </Flex>
);
