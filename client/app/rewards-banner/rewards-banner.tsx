import { useQuery } from '@apollo/client/react';
import { Badge, Box, type BoxProps, Container, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  bannerAccount,
  earnChip,
  earnRates,
  showsEarnings,
  showsRewardsBanner,
  travelSupportText,
} from '../../../domain/earn';
import { hasToken } from '../credentials';
import { useSession, useTenant } from '../session/session-context';
import { useIsTravelApp } from '../use-is-travel-app';
import { RewardsBannerDocument } from './rewards-banner.generated';

/**
 * EA-04: what the user's best account earns, above the search, the checkout and the confirmation. While it is not known
 * yet who is signed in, the banner keeps its place, so that the page below does not jump.
 */
export function RewardsBanner() {
  const { pathname } = useLocation();
  const { status, session } = useSession();
  const isTravelApp = useIsTravelApp();
  const tenant = useTenant();
  if (!session && !(status === 'loading' && hasToken())) return null;
  if (!showsRewardsBanner(tenant, { path: pathname, isTravelApp }, session?.experiments ?? [])) return null;
  return session ? <Banner /> : <WaitingBand />;
}

/** EA-03, EA-05, EA-06. It stays away when the accounts cannot be read: nothing is lost by it. */
function Banner() {
  const tenant = useTenant();
  const { data, loading } = useQuery(RewardsBannerDocument, { errorPolicy: 'all' });
  const account = bannerAccount(data?.rewardsAccounts ?? []);
  if (!account) return loading ? <WaitingBand /> : null;
  return (
    <Band>
      {showsEarnings(tenant, account.customerAccountRole) ? (
        <>
          <Badge bg="bg.panel" color="fg.brand" size="md" borderRadius="full" px="3" boxShadow="card">
            {earnChip(account.earn.homes, account.rewardsBalance.currency)}
          </Badge>
          <Text>
            {`With your ${account.productDisplayName}: ${earnRates(account.earn, account.rewardsBalance.currency)}`}
          </Text>
        </>
      ) : (
        <Text>{travelSupportText(tenant)}</Text>
      )}
    </Band>
  );
}

const Band = ({
  minH = '12',
  children,
}: {
  readonly minH?: BoxProps['minH'];
  readonly children: ReactNode;
}) => (
  <Box as="aside" aria-label="Your rewards" bg="pine.subtle" borderBottomWidth="1px" textStyle="sm">
    <Container maxW="7xl" px={{ base: '4', md: '6' }}>
      <Flex minH={minH} py="2" columnGap="3" rowGap="1" align="center" wrap="wrap">
        {children}
      </Flex>
    </Container>
  </Box>
);

/** As high as what will stand there: on a phone the chip and two lines. */
const WaitingBand = () => (
  <Band minH={{ base: '5.25rem', md: '12' }}>
    <Skeleton h="5" w="80" maxW="full" />
  </Band>
);
