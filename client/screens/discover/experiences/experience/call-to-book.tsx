import { Box, Button, Separator, Text } from '@chakra-ui/react';
import { cancellationText } from '#domain/experiences/experience-labels.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { PhoneIcon } from '#client/components/icons/icons.tsx';
import { DaysSegment } from '../days-segment';
import { ExperiencePrice } from '../experience-price';
import type { ExperienceFacts } from './experience-facts';
import { StartDays } from './start-days';

export interface CallToBookProps {
  readonly experience: ExperienceFacts;
  readonly days: Stay;
  readonly onDays: (days: Stay) => void;
}

/** The price, the days with their start times, and the number to call: the portal does not sell experiences. */
export function CallToBook({ experience, days, onDays }: CallToBookProps) {
  const supportPhone = usePortal()?.supportPhone;
  return (
    <Box
      as="section"
      aria-label="Price and times"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '5', lg: '6' }}
    >
      <ExperiencePrice {...experience} textStyle="xl" />
      <Text mt="1" textStyle="sm" color="fg.muted">
        Taxes included. {cancellationText(experience.cancellation)}.
      </Text>
      <Box mt="5" borderWidth="1px" borderColor="border.control" borderRadius="l3">
        <DaysSegment days={days} onChange={onDays} />
      </Box>
      <StartDays id={experience.id} days={days} pricing={experience.pricing} />
      {supportPhone && (
        <>
          <Separator my="5" />
          <Button asChild size="xl" colorPalette="coral" w="full">
            <a href={`tel:${supportPhone}`}>
              <PhoneIcon /> Call to book
            </a>
          </Button>
          <Text mt="3" textStyle="sm" color="fg.muted" textAlign="center">
            {supportPhone}. Have the title, the day and the time at hand.
          </Text>
        </>
      )}
    </Box>
  );
}
