import { Box, Grid, Text } from '@chakra-ui/react';
import { Fragment } from 'react';

export interface ScoreBar {
  readonly label: string;
  readonly value: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The row in words, for screen readers. */
  readonly name: string;
}

/** A list of bars between their labels and values. */
export const ScoreBars = ({
  label,
  bars,
}: {
  readonly label: string;
  readonly bars: readonly ScoreBar[];
}) => (
  <Grid
    role="list"
    aria-label={label}
    templateColumns="auto minmax(2rem, 1fr) auto"
    alignItems="center"
    alignContent="start"
    columnGap="3"
    rowGap="1.5"
    maxW="28rem"
    textStyle="sm"
  >
    {bars.map((bar) => (
      <Fragment key={bar.label}>
        <Text aria-hidden="true" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {bar.label}
        </Text>
        <Box
          role="listitem"
          aria-label={bar.name}
          h="2"
          bg="bg.emphasized"
          borderRadius="full"
          overflow="hidden"
        >
          <Box h="full" w={`${100 * bar.share}%`} bg="orange.border" borderRadius="full" />
        </Box>
        <Text aria-hidden="true" color="fg.muted" textAlign="end" fontVariantNumeric="tabular-nums">
          {bar.value}
        </Text>
      </Fragment>
    ))}
  </Grid>
);
