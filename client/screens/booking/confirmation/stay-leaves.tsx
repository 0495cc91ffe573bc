import { Box, Flex, Text } from '@chakra-ui/react';
import { plainDate } from '#domain/dates.ts';
import { formatNights, nightCount, type Stay } from '#domain/stay/stay-dates.ts';
import { timeToStay } from '#domain/stay/time-to-stay.ts';
import { useToday } from '#client/app/session/session-context.ts';

/** The first and the last day as leaves of a calendar, and the time until the first. The facts of the stay have the dates as text. */
export function StayLeaves({ stay }: { readonly stay: Stay }) {
  const time = timeToStay(stay, useToday());
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Leaf day={stay.from} />
      <Box aria-hidden="true" flex="0 1 4rem" minW="4" textAlign="center" textStyle="xs" color="fg.muted">
        {formatNights(nightCount(stay))}
        <Box borderTopWidth="2px" borderStyle="dotted" mt="1" />
      </Box>
      <Leaf day={stay.until} />
      {time && (
        <Text ms={{ sm: 'auto' }} textStyle="lg" fontWeight="semibold" color="fg.brand">
          {time}
        </Text>
      )}
    </Flex>
  );
}

const Leaf = ({ day }: { readonly day: string }) => (
  <Box
    aria-hidden="true"
    minW="16"
    textAlign="center"
    borderWidth="1px"
    borderRadius="l2"
    overflow="hidden"
    lineHeight="short"
    bg="bg"
  >
    <Text bg="pine.solid" color="pine.contrast" textStyle="xs" fontWeight="semibold" py="0.5">
      {plainDate(day).format('MMM')}
    </Text>
    <Text fontFamily="heading" textStyle="2xl" fontVariantNumeric="lining-nums">
      {plainDate(day).format('D')}
    </Text>
    <Text textStyle="xs" color="fg.muted" pb="1">
      {plainDate(day).format('ddd')}
    </Text>
  </Box>
);
