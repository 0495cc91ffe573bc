import { Box, Flex, Heading, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ACCESS_WORDS, cancellationText } from '#domain/experiences/experience-labels.ts';
import { directionsLink } from '#domain/listing/directions.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { CheckIcon } from '#client/components/icons/icons.tsx';
import type { ExperienceFacts } from './experience-facts';

/** The description, the included items, the meeting point, and the terms. */
export function ExperienceDescription({ experience }: { readonly experience: ExperienceFacts }) {
  const { description, included, toBring, languages, accessibility, minimumAge, meetingPoint } = experience;
  const directions = directionsLink({ address: null, coordinates: meetingPoint.coordinates });
  return (
    <Stack gap={{ base: '8', lg: '10' }}>
      <Part title="What happens">
        <Stack gap="4" maxW="68ch">
          {description.map((paragraph) => (
            <Text key={paragraph} lineHeight="tall">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Part>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '8', lg: '10' }}>
        {included.length > 0 && (
          <Part title="Included">
            <Items items={included} />
          </Part>
        )}
        {toBring.length > 0 && (
          <Part title="Bring along">
            <Items items={toBring} />
          </Part>
        )}
      </SimpleGrid>
      <Part title="Where you meet">
        <Text fontWeight="semibold">{meetingPoint.name}</Text>
        <Text mt="1" color="fg.muted">
          {meetingPoint.directions}
        </Text>
        {directions && (
          <Link
            href={linkWithSource(directions)}
            target="_blank"
            rel="noopener noreferrer"
            mt="2"
            minH="6"
            fontWeight="semibold"
            color="fg.brand"
          >
            Get directions
          </Link>
        )}
      </Part>
      <Part title="Good to know">
        <Items
          items={[
            cancellationText(experience.cancellation),
            ...(languages.length > 0 ? [`Guide speaks ${languages.join(', ')}`] : []),
            minimumAge === null ? 'For all ages' : `From ${minimumAge} years`,
            ...accessibility.map((each) => ACCESS_WORDS[each]),
          ]}
        />
      </Part>
    </Stack>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box as="section">
    <Heading as="h2" size={{ base: 'xl', lg: '2xl' }} mb="3">
      {title}
    </Heading>
    {children}
  </Box>
);

const Items = ({ items }: { readonly items: readonly string[] }) => (
  <Stack as="ul" listStyleType="none" gap="2">
    {items.map((item) => (
      <Flex as="li" key={item} gap="3" align="baseline">
        <Box color="fg.brand" position="relative" top="0.15em">
          <CheckIcon />
        </Box>
        {item}
      </Flex>
    ))}
  </Stack>
);
