import { useQuery } from '@apollo/client/react';
import { Badge, Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import {
  bannerAccount,
  earnChip,
  earnRates,
  showsEarnings,
  showsRewardsBanner,
  travelSupportText,
} from '#domain/payment/earn.ts';
import { PageBand } from '../../components/page-band';
import { hasToken } from '../session/credentials';
import { usePortal, useSession, useTenant } from '../session/session-context';
import { useIsTravelApp } from '../host/use-is-travel-app';
import { RewardsBannerDocument } from './rewards-banner.generated';

/**
 * EA-04: what the user's best account earns, above the search, the checkout and the confirmation. Until the session is known, a
 * placeholder prevents the page below from moving.
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

/** EA-03, EA-05, EA-06. Not shown when the accounts cannot be read. */
function Banner() {
  const tenant = useTenant();
  const portal = usePortal();
  const { data, loading } = useQuery(RewardsBannerDocument, { errorPolicy: 'all' });
  const accounts = data?.rewardsAccounts;
  if (!accounts) return loading ? <WaitingBand /> : null;
  const account = bannerAccount(accounts);
  if (!showsEarnings(tenant, account?.customerAccountRole ?? 'UNKNOWN')) {
    return (
      <PageBand {...BAND}>
        <Text>{portal && travelSupportText(portal)}</Text>
      </PageBand>
    );
  }
  if (!account) return null;
  const { earn, productDisplayName, rewardsBalance } = account;
  return (
    <PageBand {...BAND}>
      <Box as="details" w="full">
        <Flex as="summary" gap="3" align="center" minH="6" cursor="pointer">
          <Badge
            bg="bg.panel"
            color="fg.brand"
            size="md"
            borderRadius="full"
            px="3"
            boxShadow="card"
            whiteSpace="normal"
          >
            {earnChip(earn.homes, rewardsBalance.currency)}
          </Badge>
          <Text as="span" textDecoration="underline">
            All rates
          </Text>
        </Flex>
        <Text mt="2">{`With your ${productDisplayName}: ${earnRates(earn, rewardsBalance.currency)}`}</Text>
      </Box>
    </PageBand>
  );
}

const BAND = { label: 'Your rewards', bg: 'pine.subtle', minH: '10' } as const;

/** As tall as the loaded banner. */
const WaitingBand = () => (
  <PageBand {...BAND}>
    <Skeleton h="5" w="52" maxW="full" />
  </PageBand>
);
