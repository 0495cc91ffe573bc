import type { FragmentType } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { Badge, Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addressLine } from '#domain/listing/location.ts';
import { formatMoment } from '#domain/moment.ts';
import { freezeAddress } from '#domain/price-freeze/freeze-address.ts';
import { type TimeLeft, timeLeft } from '#domain/price-freeze/time-left.ts';
import { ROUTES } from '#domain/routes.ts';
import { searchParams } from '#domain/search/search-state.ts';
import { formatNights, formatStayWithYear, nightCount } from '#domain/stay/stay-dates.ts';
import { useLinkWithSource } from '#client/app/entry/user-source.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { ClockIcon, SnowflakeIcon } from '#client/components/icons/icons.tsx';
import { useNow } from '#client/components/visit/use-now.ts';
import { CoverPhoto } from '#client/features/homes/cover-photo.tsx';
import { FrozenPriceAmounts } from './frozen-price-amounts';
import {
  type FrozenPriceCard_FrozenPriceFragment,
  FrozenPriceCard_FrozenPriceFragmentDoc,
  FrozenPricesDocument,
} from './frozen-prices.generated';
import { frozenSearch } from './frozen-search';
import { UseFrozenPrice } from './use-frozen-price';

export interface FrozenPriceCardProps {
  readonly frozenPrice: FragmentType<FrozenPriceCard_FrozenPriceFragment>;
}

/** A frozen price with its countdown: what it saves today, and the button to book with it; or how it has ended. */
export function FrozenPriceCard({ frozenPrice }: FrozenPriceCardProps) {
  const { data, complete } = useFragment({
    fragment: FrozenPriceCard_FrozenPriceFragmentDoc,
    fragmentName: 'FrozenPriceCard_frozenPrice',
    from: frozenPrice,
  });
  return complete ? <Card price={data} /> : null;
}

function Card({ price }: { readonly price: FrozenPriceCard_FrozenPriceFragment }) {
  const article = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const left = timeLeft(price.expiresAt, useNow(price.expiresAt));
  const { id, listing } = price;
  const stay = { from: price.fromDate, until: price.untilDate };
  const isOpen = price.state === 'VALID' && price.activity === 'IS_ACTIVE';
  const hasExpired = price.state === 'EXPIRED';
  useEndRead(left.isOver && isOpen);
  return (
    <chakra.article
      ref={article}
      tabIndex={-1}
      outline="none"
      aria-labelledby={`frozen-${id}`}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
    >
      <Grid templateColumns={{ md: '15rem 1fr' }}>
        <CoverPhoto
          listing={listing}
          sizes="(min-width: 768px) 240px, 100vw"
          ratio="auto"
          minH={{ base: '44', md: '48' }}
          h="full"
          {...(!isOpen && { filter: 'grayscale(1)' })}
          fallback={
            <Flex bg="bg.muted" minH="40" align="center" justify="center" fontSize="4xl" color="fg.subtle">
              <SnowflakeIcon />
            </Flex>
          }
        />
        <Stack p={{ base: '5', lg: '6' }} gap="4" justify="center">
          <Clock price={price} timeLeft={left} isOpen={isOpen} />
          <Box>
            <Heading as="h3" id={`frozen-${id}`} size="2xl">
              {listing.name}
            </Heading>
            <Text color="fg.muted">{addressLine(listing.address)}</Text>
          </Box>
          <Text fontWeight="medium">
            {formatStayWithYear(stay)}
            <chakra.span color="fg.muted" fontWeight="normal">
              {` · ${formatNights(nightCount(stay))}`}
            </chakra.span>
          </Text>
          <FrozenPriceAmounts price={price} isOpen={isOpen} hasExpired={hasExpired} />
          {isOpen && (
            <UseFrozenPrice
              price={price}
              onRefunded={() => {
                article.current?.focus();
                announce('Your deposit was refunded.');
              }}
            />
          )}
          {hasExpired && <FreezeAgain price={price} />}
        </Stack>
      </Grid>
    </chakra.article>
  );
}

/** The platform decides whether a price has expired, so its state is read again when the countdown is over. */
function useEndRead(isOver: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (isOver)
      client
        .query({ query: FrozenPricesDocument, fetchPolicy: 'network-only', context: { isUnattended: true } })
        // The price stays as it was read last.
        .catch(() => undefined);
  }, [client, isOver]);
}

const ENDS: Readonly<Record<string, string>> = {
  EXPIRED: 'Expired',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
};

interface ClockProps {
  readonly price: FrozenPriceCard_FrozenPriceFragment;
  readonly timeLeft: TimeLeft;
  readonly isOpen: boolean;
}

function Clock({ price, timeLeft, isOpen }: ClockProps) {
  if (!isOpen) {
    return (
      <Badge alignSelf="start" colorPalette="gray">
        {ENDS[price.state] ?? 'Contact us for the status'}
      </Badge>
    );
  }
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
      {!timeLeft.isOver && (
        <Badge colorPalette={timeLeft.isUrgent ? 'orange' : 'blue'}>
          <ClockIcon />
          {`${capitalized(timeLeft.text)} left`}
        </Badge>
      )}
      <Text textStyle="sm" color="fg.muted">{`Until ${formatMoment(price.expiresAt)}`}</Text>
    </Flex>
  );
}

/** AD-11: after it has expired, the offer to freeze a price again. */
function FreezeAgain({ price }: Pick<ClockProps, 'price'>) {
  const linkWithSource = useLinkWithSource();
  return (
    <Button asChild variant="outline" alignSelf={{ base: 'stretch', md: 'start' }}>
      <Link
        to={linkWithSource(
          `${ROUTES.vacationRentalsShop}?${freezeAddress(searchParams(frozenSearch(price))).toString()}`,
        )}
      >
        Freeze a price again
      </Link>
    </Button>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
