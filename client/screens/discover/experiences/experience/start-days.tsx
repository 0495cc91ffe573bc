import { useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { counted } from '#domain/counted.ts';
import { TIMES_OF_DAY } from '#domain/experiences/time-of-day.ts';
import { formatStayDate, type Stay } from '#domain/stay/stay-dates.ts';
import { formatTime } from '#domain/stay/time-window.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { ExperienceDaysDocument, type ExperienceDaysQuery } from './experience.generated';

type Start = NonNullable<ExperienceDaysQuery['experienceDays']>[number]['starts'][number];

export interface StartDaysProps {
  readonly id: string;
  readonly days: Stay;
  readonly pricing: 'PER_PERSON' | 'PER_GROUP' | 'UNKNOWN';
}

const SHOWN_FIRST = 4;
/** A remaining number of places up to this is shown. */
const FEW = 3;

/** When the experience starts, day by day. */
export function StartDays({ id, days, pricing }: StartDaysProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = useQuery(ExperienceDaysDocument, {
    variables: { id, dates: { fromDate: days.from, untilDate: days.until } },
  });
  if (error)
    return (
      <LoadFailure
        title="The times could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      >
        Call us for the times, or try again.
      </LoadFailure>
    );
  const found = data?.experienceDays;
  if (!found)
    return (
      <Stack mt="5" gap="3">
        <VisuallyHidden role="status">Looking up the times</VisuallyHidden>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} h="12" />
        ))}
      </Stack>
    );
  if (found.length === 0)
    return (
      <Text mt="5" role="status">
        It does not start on these days. Try other days.
      </Text>
    );
  const shown = showsAll ? found : found.slice(0, SHOWN_FIRST);
  return (
    <Box mt="5">
      <Stack as="ul" listStyleType="none" gap="4" aria-label="Days with times">
        {shown.map(({ date, starts }) => (
          <Box as="li" key={date}>
            <Text fontWeight="semibold" mb="1.5">
              {formatStayDate(date)}
            </Text>
            <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
              {starts.map((start) => (
                <StartChip key={start.time} start={start} countsPlaces={pricing === 'PER_PERSON'} />
              ))}
            </Flex>
          </Box>
        ))}
      </Stack>
      {found.length > SHOWN_FIRST && (
        <Button
          mt="4"
          variant="outline"
          bg="bg.panel"
          w="full"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer days' : `Show all ${found.length} days`}
        </Button>
      )}
    </Box>
  );
}

interface StartChipProps {
  readonly start: Start;
  readonly countsPlaces: boolean;
}

const StartChip = ({ start: { time, timeOfDay, placesLeft }, countsPlaces }: StartChipProps) => (
  <Box as="li" borderWidth="1px" borderRadius="l2" px="3" py="1.5" bg="bg.subtle">
    <Text fontWeight="medium">
      {formatTime(time)} <VisuallyHidden>{TIMES_OF_DAY[timeOfDay]}</VisuallyHidden>
    </Text>
    {countsPlaces && placesLeft <= FEW && (
      <Text textStyle="xs" color="fg.warning" fontWeight="semibold">
        {counted(placesLeft, 'place')} left
      </Text>
    )}
  </Box>
);
