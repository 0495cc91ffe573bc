import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { TICKET_WORDS } from '#domain/experiences/experience-labels.ts';
import { GuestsIcon, PinIcon } from '#client/components/icons/icons.tsx';
import { TicketIcon } from '#client/components/icons/trip-icons.tsx';
import { categoryLabel } from '../category-label';
import { Duration, TravelerScore } from '../experience-facts';
import { ExperienceScene } from '../experience-scene';
import type { ExperienceFacts } from './experience-facts';

/** The title and the most important facts, next to the picture on a desktop. */
export const ExperienceHead = ({ experience }: { readonly experience: ExperienceFacts }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' }}
    gap={{ base: '5', lg: '12' }}
    alignItems="center"
  >
    <Box aspectRatio="16 / 9" borderRadius="card" overflow="hidden" order={{ lg: '1' }}>
      <ExperienceScene category={experience.category} setting={experience.setting} seed={experience.id} />
    </Box>
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Badge colorPalette="pine" size="md" borderRadius="full" px="3">
          {categoryLabel(experience.category)}
        </Badge>
        <TravelerScore {...experience} />
      </Flex>
      <Heading as="h1" mt="3" size={{ base: '3xl', lg: '5xl' }}>
        {experience.title}
      </Heading>
      <Text mt="3" color="fg.muted" textStyle={{ base: 'md', lg: 'lg' }} maxW="60ch">
        {experience.summary}
      </Text>
      <Flex mt="5" columnGap="6" rowGap="2" wrap="wrap" color="fg.muted">
        <Flex align="center" gap="1.5">
          <PinIcon /> {experience.placeName}
        </Flex>
        <Duration minutes={experience.durationMinutes} />
        {experience.maximumGroupSize !== null && (
          <Flex align="center" gap="1.5">
            <GuestsIcon /> Up to {counted(experience.maximumGroupSize, 'guest')}
          </Flex>
        )}
        <Flex align="center" gap="1.5">
          <TicketIcon /> {TICKET_WORDS[experience.ticket]}
        </Flex>
      </Flex>
    </Box>
  </Grid>
);
