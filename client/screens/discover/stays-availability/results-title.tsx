import { Box, Heading, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';

export interface ResultsTitleProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly summary: string;
}

export const ResultsTitle = ({ title, heading, summary }: ResultsTitleProps) => (
  <Box mt={{ base: '2', lg: '6' }} mb={{ base: '3', lg: '6' }}>
    <Heading as="h1" ref={heading} tabIndex={-1} outline="none" size={{ base: 'lg', lg: '4xl' }}>
      {title}
    </Heading>
    <Text color="fg.muted" textStyle={{ base: 'sm', lg: 'md' }}>
      {summary}
    </Text>
  </Box>
);
