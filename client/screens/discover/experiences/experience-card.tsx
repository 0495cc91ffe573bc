import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Box, Flex, Heading, LinkOverlay, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { isFreeToCancel } from '#domain/experiences/experience-labels.ts';
import { LinkedCard } from '#client/components/linked-card.tsx';
import { categoryLabel } from './category-label';
import {
  type ExperienceCard_ExperienceFragment,
  ExperienceCard_ExperienceFragmentDoc,
} from './experience-card.generated';
import { Duration, TravelerScore } from './experience-facts';
import { ExperiencePrice } from './experience-price';
import { ExperienceScene } from './experience-scene';

export interface ExperienceCardProps {
  readonly experience: FragmentType<ExperienceCard_ExperienceFragment>;
  /** The address of its page with this search. */
  readonly to: string;
}

/** An experience in the results. The whole card is a link; its title is the text of the link. */
export function ExperienceCard({ experience: from, to }: ExperienceCardProps) {
  const { data: experience } = useSuspenseFragment({ fragment: ExperienceCard_ExperienceFragmentDoc, from });
  const { id, title, summary, category, setting, durationMinutes, minimumAge, cancellation } = experience;
  return (
    <LinkedCard h="full" display="flex" flexDirection="column">
      <Box aspectRatio="16 / 9">
        <ExperienceScene category={category} setting={setting} seed={id} />
      </Box>
      <Badge
        position="absolute"
        top="3"
        insetStart="3"
        bg="bg.panel"
        color="fg"
        borderRadius="full"
        px="3"
        py="1"
        boxShadow="card"
      >
        {categoryLabel(category)}
      </Badge>
      <Flex direction="column" gap="2" p="5" flex="1">
        <Flex justify="space-between" gap="3" align="center" textStyle="sm" color="fg.muted" minH="6">
          <Duration minutes={durationMinutes} />
          <TravelerScore {...experience} />
        </Flex>
        <Heading as="h2" size="lg" lineHeight="1.25">
          <LinkOverlay asChild outline="none">
            <Link to={to}>{title}</Link>
          </LinkOverlay>
        </Heading>
        <Text color="fg.muted">{summary}</Text>
        <Flex mt="auto" pt="3" justify="space-between" align="center" gap="3" wrap="wrap">
          <ExperiencePrice {...experience} />
          {isFreeToCancel(cancellation) ? (
            <Badge colorPalette="green" size="md" borderRadius="full">
              Free cancellation
            </Badge>
          ) : (
            minimumAge !== null && (
              <Text textStyle="sm" color="fg.muted">
                From {minimumAge} years
              </Text>
            )
          )}
        </Flex>
      </Flex>
    </LinkedCard>
  );
}

export const ExperienceCardSkeleton = () => (
  <Box bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
    <Skeleton aspectRatio="16 / 9" borderRadius="0" />
    <Stack p="5" gap="3">
      <Skeleton h="4" w="50%" />
      <Skeleton h="6" w="80%" />
      <Skeleton h="10" />
      <Skeleton h="6" w="40%" mt="3" />
    </Stack>
  </Box>
);
