import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { ClockIcon, PhoneIcon } from '#client/components/icons/icons.tsx';
import { HostPicture } from './host-picture';
import { HostedHomes } from './hosted-homes';
import { type ListingHost_ListingFragment, ListingHost_ListingFragmentDoc } from './listing-host.generated';
import { Section } from './section';

export interface ListingHostProps {
  readonly listing: FragmentType<ListingHost_ListingFragment>;
  readonly search: SearchState;
}

/** The host in their own words, how to ask a question before booking, and the host's other homes. */
export function ListingHost({ listing, search }: ListingHostProps) {
  const {
    data: { host },
  } = useSuspenseFragment({ fragment: ListingHost_ListingFragmentDoc, from: listing });
  const { name, since, about, responseNote, otherHomes } = host;
  const homesCount = otherHomes.length;
  return (
    <Section title="Your host" anchor="host">
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        align={{ sm: 'flex-start' }}
        gap={{ base: '5', sm: '8' }}
      >
        <Flex
          direction={{ base: 'row', sm: 'column' }}
          align="center"
          gap="4"
          flexShrink="0"
          w={{ sm: '52' }}
          p={{ base: '4', sm: '6' }}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="card"
          textAlign={{ sm: 'center' }}
        >
          <HostPicture {...host} boxSize={{ base: '16', sm: '20' }} textStyle="4xl" />
          <Box minW="0">
            <Heading as="h3" size="lg" overflowWrap="anywhere">
              {name}
            </Heading>
            {since !== null && (
              <Text textStyle="sm" color="fg.muted">
                Host since {since}
              </Text>
            )}
            {homesCount > 0 && (
              <Text textStyle="sm" color="fg.muted">
                {counted(homesCount, 'other home')}
              </Text>
            )}
          </Box>
        </Flex>
        <Stack gap="4" flex="1" minW="0">
          {about !== null && (
            <Text lineHeight="tall" maxW="68ch">
              {about}
            </Text>
          )}
          {responseNote !== null && (
            <Flex gap="2.5" color="fg.muted">
              <Box flexShrink="0" pt="1">
                <ClockIcon />
              </Box>
              {responseNote}
            </Flex>
          )}
          <AskQuestion />
        </Stack>
      </Flex>
      {homesCount > 0 && <HostedHomes hostName={name} homes={otherHomes} search={search} />}
    </Section>
  );
}

/** By telephone: the portal sends no messages to hosts. */
function AskQuestion() {
  const { supportPhone, supportHours } = usePortal() ?? {};
  if (!supportPhone) return null;
  return (
    <Box>
      <Button asChild variant="outline">
        <a href={`tel:${supportPhone}`}>
          <PhoneIcon /> Ask a question
        </a>
      </Button>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {supportPhone}
        {supportHours && `. We answer ${supportHours}`}. Have the name of the home at hand.
      </Text>
    </Box>
  );
}
