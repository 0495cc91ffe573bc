import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  Center,
  Container,
  Flex,
  Grid,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fullName } from '#domain/booking/travelers.ts';
import { plainDate } from '#domain/dates.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { SectionCardSkeleton } from '#client/components/section-card/section-card-skeleton.tsx';
import { SOLID_FILL } from '#client/components/solid-fill.ts';
import { AccountsSection } from './accounts-section';
import { BusinessSection } from './business-section';
import { CardsSection } from './cards-section';
import { PolicySection } from './policy-section';
import { PreferencesSection } from './preferences-section';
import { ProfileDocument } from './profile.generated';
import { TravelersSection } from './travelers/travelers-section';

/** TR-28: the portal's data about the user. A part that could not be read does not affect the others. */
export function ProfileScreen() {
  const { session } = useSession();
  const { data, networkStatus, refetch } = useQuery(ProfileDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The session decides what the user may change, and with it the width of the rows.
  const isWaiting = session === undefined || (networkStatus < NetworkStatus.ready && !data);
  const retry = () => void refetch().catch(() => undefined);
  const part = <Value,>(
    name: string,
    value: Value | null | undefined,
    show: (value: Value) => ReactNode,
    skeleton: ReactNode,
  ) => (isWaiting ? skeleton : value ? show(value) : <MissingPart name={name} onRetry={retry} />);
  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '12' }}>
      <PageTitle>Profile</PageTitle>
      <ProfileHeader customerSince={data?.customer?.customerSince} />
      {isWaiting && <VisuallyHidden role="status">Loading your profile</VisuallyHidden>}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
        gap={{ base: '5', lg: '8' }}
        alignItems="start"
      >
        <Stack gap={{ base: '5', lg: '6' }}>
          {data?.session?.corporate && <BusinessSection corporate={data.session.corporate} />}
          {data?.session?.travelPolicy && <PolicySection policy={data.session.travelPolicy} />}
          {part(
            'travelers',
            data?.travelers,
            (travelers) => (
              <TravelersSection travelers={travelers} />
            ),
            <SectionCardSkeleton rows={3} rowHeight={{ base: '36', md: '24' }} />,
          )}
          {part(
            'rewards accounts',
            data?.rewardsAccounts,
            (accounts) => (
              <AccountsSection accounts={accounts} />
            ),
            <SectionCardSkeleton rows={2} rowHeight="12" />,
          )}
        </Stack>
        <Stack gap={{ base: '5', lg: '6' }}>
          {part(
            'saved cards',
            data?.paymentMethods,
            (cards) => (
              <CardsSection cards={cards} />
            ),
            <SectionCardSkeleton rows={4} rowHeight="11" />,
          )}
          <PreferencesSection />
        </Stack>
      </Grid>
    </Container>
  );
}

interface ProfileHeaderProps {
  /** YYYY-MM-DD. */
  readonly customerSince: string | undefined;
}

function ProfileHeader({ customerSince }: ProfileHeaderProps) {
  const { session } = useSession();
  if (!session) return <ProfileHeaderSkeleton />;
  const { givenName, surname, emailAddress } = session;
  return (
    <Flex {...HEADER}>
      <Center
        aria-hidden="true"
        {...PICTURE}
        {...SOLID_FILL}
        fontFamily="heading"
        textStyle={{ base: 'xl', lg: '3xl' }}
      >
        {`${givenName.charAt(0)}${surname.charAt(0)}`}
      </Center>
      <Stack gap="0" minW="0">
        <Heading as="h1" {...NAME}>
          {fullName({ givenName, surname })}
        </Heading>
        <Text overflowWrap="anywhere" color="fg.muted">
          {emailAddress}
        </Text>
        {customerSince !== undefined && (
          <Text color="fg.muted">{`Customer since ${plainDate(customerSince).format('MMMM YYYY')}`}</Text>
        )}
      </Stack>
    </Flex>
  );
}

const HEADER = { gap: '5', align: 'center', mb: { base: '8', lg: '10' } } as const;
const PICTURE = { boxSize: { base: '14', lg: '20' }, flexShrink: '0', borderRadius: 'full' } as const;
const NAME = { size: { base: '3xl', lg: '5xl' } } as const;

/** As tall as the name and the address. */
const ProfileHeaderSkeleton = () => (
  <Flex {...HEADER} aria-hidden="true">
    <Skeleton {...PICTURE} />
    <Stack gap="0">
      <Skeleton>
        <Heading as="p" {...NAME}>
          Your profile
        </Heading>
      </Skeleton>
      <Skeleton>
        <Text>Your address</Text>
      </Skeleton>
    </Stack>
  </Flex>
);

const MissingPart = ({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) => (
  <LoadFailure title={`Your ${name} could not be loaded`} onRetry={onRetry} />
);
