import { useQuery } from '@apollo/client/react';
import { Box, Flex, Grid, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/money-format.ts';
import { tripPath } from '#domain/routes.ts';
import { formatStayDateWithYear } from '#domain/stay/stay-dates.ts';
import { useLinkWithSource } from '../../app/entry/user-source';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { useFetchPolicyOnEntry } from '../../components/visit/use-rendered-markup';
import { useIsFailureShared } from './section-failures';
import { AirlineCreditsDocument, type AirlineCreditsQuery } from './airline-credits.generated';

/** The traveler's airline credit (CN-04); renders nothing without any. */
export function AirlineCredits() {
  const headingId = useId();
  const { data, error, refetch } = useQuery(AirlineCreditsDocument, {
    fetchPolicy: useFetchPolicyOnEntry(),
    nextFetchPolicy: 'cache-first',
  });
  const credits = data?.airlineCredits;
  const hasFailed = !credits && error !== undefined;
  const retry = () => void refetch().catch(() => undefined);
  if (useIsFailureShared(hasFailed, retry)) return null;
  if (!hasFailed && !credits?.length) return null;
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        Airline travel credits
      </Heading>
      {hasFailed && <LoadFailure title="Your airline credits could not be loaded" onRetry={retry} />}
      {credits && (
        <Grid as="ul" listStyleType="none" gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
          {credits.map((credit) => (
            <li key={credit.id}>
              <Credit credit={credit} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

type Listed = NonNullable<AirlineCreditsQuery['airlineCredits']>[number];

function Credit({ credit }: { readonly credit: Listed }) {
  const linkWithSource = useLinkWithSource();
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '5', lg: '6' }}
      h="full"
    >
      <Flex justify="space-between" align="baseline" columnGap="4" wrap="wrap">
        <Text fontWeight="semibold">{credit.airline.name}</Text>
        <Text textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {credit.amount ? formatMoney(credit.amount) : 'Ask the airline'}
        </Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1">
        Code <strong>{credit.code}</strong>
        {credit.expiresOn && <span> · Use it by {formatStayDateWithYear(credit.expiresOn)}</span>}
      </Text>
      {credit.tripId && (
        <ChakraLink asChild color="fg.brand" fontWeight="semibold" minH="6" mt="2">
          <Link to={linkWithSource(tripPath(credit.tripId))}>From this trip</Link>
        </ChakraLink>
      )}
    </Box>
  );
}
