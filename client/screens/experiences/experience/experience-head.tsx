import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { TICKET_WORDS } from '../../../../domain/experiences/experience-words';
import { GuestsIcon, PinIcon, TicketIcon } from '../../../components/icons/icons';
import { categoryLabel } from '../category-label';
import { Duration, TravelerScore } from '../experience-facts';
import { ExperienceScene } from '../experience-scene';
import type { ExperienceFacts } from './experience-facts';

/** The picture, the title, and the most important facts. */
export const ExperienceHead = ({ experience }: { readonly experience: ExperienceFacts }) => (
  <>
    <Box h={{ base: '48', md: '72', lg: '96' }} borderRadius="card" overflow="hidden">
      <ExperienceScene category={experience.category} seed={experience.id} />
    </Box>
    <Flex mt={{ base: '5', lg: '8' }} gap="3" align="center" wrap="wrap">
      <Badge colorPalette="pine" size="md" borderRadius="full" px="3">
        {categoryLabel(experience.category)}
      </Badge>
      <TravelerScore {...experience} />
    </Flex>
    <Heading as="h1" mt="3" size={{ base: '3xl', lg: '5xl' }}>
      {experience.title}
    </Heading>
    <Text mt="2" color="fg.muted" textStyle={{ base: 'md', lg: 'xl' }} maxW="60ch">
      {experience.summary}
    </Text>
    <Flex mt="4" columnGap="6" rowGap="2" wrap="wrap" color="fg.muted">
      <Flex align="center" gap="1.5">
        <PinIcon /> {experience.placeName}
      </Flex>
      <Duration minutes={experience.durationMinutes} />
      {experience.maximumGroupSize !== null && (
        <Flex align="center" gap="1.5">
          <GuestsIcon /> Up to {experience.maximumGroupSize}
        </Flex>
      )}
      <Flex align="center" gap="1.5">
        <TicketIcon /> {TICKET_WORDS[experience.ticket]}
      </Flex>
    </Flex>
  </>
);
