import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Box, Flex, Heading, LinkOverlay, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { COMPLIMENTARY_NIGHT_TITLE } from '#domain/portal/complimentary-night.ts';
import { formatNights, formatStay, nightCount, type Stay } from '#domain/stay/stay-dates.ts';
import { useExperiment } from '../../app/session/session-context';
import { isFlexible, type PricedFor } from '../../app/stay/stay-input';
import { CancellationLine } from '../../components/cancellation-terms';
import { CalendarIcon } from '../../components/icons/icons';
import { LinkedCard } from '../../components/linked-card';
import { PolicyBadge } from '../../components/policy-badge';
import { NightlyPrice } from '../../components/price';
import { HeartButton } from '../wishlists/heart/heart-button';
import type { ListedHome } from './listed-home';
import { PhotoStrip } from './photo-strip';
import { type ResultCard_ListingFragment, ResultCard_ListingFragmentDoc } from './result-card.generated';
import { Facts, GuestScore } from './stay-facts';
import { type StayPrice, usePricedStay } from './use-stay-price';

export interface ResultCardProps {
  readonly listing: ListedHome;
  /** Replaces an unknown town. */
  readonly searchedPlace?: string | undefined;
  /** The listing's page with this search. */
  readonly to: string;
  /** The stay or flexible dates that the price is for; for flexible dates the card names the stay that was found. */
  readonly pricedFor: PricedFor;
  /** Whether it is in the first view: its picture loads immediately. */
  readonly isFirst: boolean;
  /** The same listing is hovered on the map. */
  readonly isHighlighted: boolean;
  readonly onHighlight: (isHighlighted: boolean) => void;
  /** Replaces the price when the home has none for the stay. */
  readonly unpriced?: string;
  /** The price for the stay could not be loaded. */
  readonly hasPriceFailed?: boolean;
}

const COLLECTIONS = {
  PREMIER: 'Premier',
  LIFESTYLE: 'Lifestyle',
  NO_COLLECTION: null,
  UNKNOWN: null,
} as const;

/** A home in the results, with its price. The whole card is a link; its name is the text of the link. */
export function ResultCard({
  listing,
  searchedPlace,
  to,
  pricedFor,
  isFirst,
  isHighlighted,
  onHighlight,
  unpriced = 'See the home’s page for the price',
  hasPriceFailed = false,
}: ResultCardProps) {
  const { data: home } = useSuspenseFragment({
    fragment: ResultCard_ListingFragmentDoc,
    fragmentName: 'ResultCard_listing',
    from: listing,
  });
  const { name, address } = home;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const point = (isHere: boolean) => {
    setIsPointedAt(isHere);
    onHighlight(isHere);
  };
  return (
    <LinkedCard
      h="full"
      display="flex"
      flexDirection="column"
      borderColor={isHighlighted ? 'pine.solid' : 'border'}
      boxShadow={isHighlighted ? 'floating' : 'card'}
      transition="box-shadow 0.2s, border-color 0.2s"
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      <PhotoStrip
        listing={home}
        to={to}
        sizes="(min-width: 1280px) 400px, (min-width: 961px) 33vw, (min-width: 768px) 50vw, 100vw"
        isFirst={isFirst}
        isPointedAt={isPointedAt}
      />
      <Box position="absolute" top="3" insetEnd="3" zIndex="1">
        <HeartButton home={{ id: home.listingId, name }} />
      </Box>
      <PhotoBadges home={home} />
      <Flex direction="column" gap="2" p="5" flex="1">
        <Flex
          justify="space-between"
          columnGap="3"
          align="center"
          wrap="wrap"
          textStyle="sm"
          color="fg.muted"
        >
          <Text flex="1 1 6rem" truncate>
            {[address.city, address.state].filter(Boolean).join(', ') || searchedPlace}
          </Text>
          <GuestScore listing={home} />
        </Flex>
        <Heading as="h2" size="lg" lineHeight="1.25">
          <LinkOverlay asChild outline="none">
            <Link to={to}>{name}</Link>
          </LinkOverlay>
        </Heading>
        <Facts listing={home} />
        <Flex direction="column" align="flex-start" mt="auto" pt="3" gap="2">
          <CardPrice listing={listing} pricedFor={pricedFor} unpriced={unpriced} hasFailed={hasPriceFailed} />
        </Flex>
      </Flex>
    </LinkedCard>
  );
}

interface CardPriceProps extends Pick<ResultCardProps, 'listing' | 'pricedFor'> {
  readonly unpriced: string;
  readonly hasFailed: boolean;
}

function CardPrice({ listing, pricedFor, unpriced, hasFailed }: CardPriceProps) {
  const priced = usePricedStay(listing, pricedFor);
  if (!priced) return hasFailed ? <Text color="fg.muted">No price at the moment</Text> : <PriceSkeleton />;
  const stay = { from: priced.stay.fromDate, until: priced.stay.untilDate };
  return (
    <>
      {isFlexible(pricedFor) && <FoundStay stay={stay} />}
      {priced.price ? (
        <StayPriceLines price={priced.price} nights={nightCount(stay)} />
      ) : (
        <Text color="fg.muted">{unpriced}</Text>
      )}
    </>
  );
}

/** The stay of a search for flexible dates: the price is for it, and the home opens with it. */
const FoundStay = ({ stay }: { readonly stay: Stay }) => (
  <Flex align="center" gap="2" w="full" textStyle="sm" fontWeight="semibold">
    <Box color="fg.brand" fontSize="md">
      <CalendarIcon />
    </Box>
    {formatStay(stay)}
  </Flex>
);

/** What only some homes have is in a row that no home is without, so that the rows of neighboring cards are level. */
const StayPriceLines = ({ price, nights }: { price: StayPrice; nights: number }) => (
  <>
    <CancellationLine kind={price.cancellationPolicy} refundSteps={price.refundSteps} />
    {price.isInPolicy !== null && <PolicyBadge isInPolicy={price.isInPolicy} />}
    <Box>
      <Text textStyle="sm">
        <Text as="strong" fontWeight="bold" textStyle="xl">
          {formatWholeMoney(price.total.fiat)}
        </Text>{' '}
        for {formatNights(nights)},{' '}
        {price.includesTaxesAndFees ? 'taxes and fees included' : 'before taxes and fees'}
      </Text>
      <Flex wrap="wrap" columnGap="3">
        <NightlyPrice
          textStyle="sm"
          color="fg.muted"
          isSmall
          nightly={price.nightly.fiat}
          before={price.nightlyBeforeDiscounts}
        />
        {price.bestPromotion && <BestPromotion {...price.bestPromotion} />}
        {price.complimentaryNight && <ComplimentaryNight {...price.complimentaryNight} />}
      </Flex>
    </Box>
  </>
);

/** AD-16: the promotion that the price includes, or that a longer stay would have. */
function ComplimentaryNight({ isUnlocked, minimumNights }: NonNullable<StayPrice['complimentaryNight']>) {
  const isOn = useExperiment('COMPLIMENTARY_NIGHT');
  if (!isOn) return null;
  return (
    <Text textStyle="sm" fontWeight="semibold" color={isUnlocked ? 'fg.success' : 'fg.muted'}>
      {isUnlocked
        ? COMPLIMENTARY_NIGHT_TITLE
        : `${COMPLIMENTARY_NIGHT_TITLE} from ${formatNights(minimumNights)}`}
    </Text>
  );
}

/** LS-27: the discount that takes the most off; a complimentary night has its own line. */
function BestPromotion({ type, name, percentage }: NonNullable<StayPrice['bestPromotion']>) {
  if (type === 'COMPLIMENTARY_NIGHT') return null;
  return (
    <Text textStyle="sm" fontWeight="semibold" color="fg.success">
      {percentage === null ? name : `${name}: ${percentage}% off`}
    </Text>
  );
}

/** As tall as the two lines of a price. */
const PriceSkeleton = () => (
  <Stack gap="2" aria-hidden="true">
    <Skeleton h="6" w="28" />
    <Skeleton h="4" w="48" />
  </Stack>
);

const PhotoBadges = ({
  home: { collection, isPetFriendly },
}: {
  readonly home: ResultCard_ListingFragment;
}) => (
  <Flex
    position="absolute"
    top="3"
    insetStart="3"
    insetEnd="16"
    zIndex="1"
    gap="2"
    wrap="wrap"
    pointerEvents="none"
  >
    {COLLECTIONS[collection] && <PhotoBadge>{COLLECTIONS[collection]}</PhotoBadge>}
    {isPetFriendly && <PhotoBadge>Pets welcome</PhotoBadge>}
  </Flex>
);

const PhotoBadge = ({ children }: { children: string }) => (
  <Badge bg="bg.panel" color="fg" borderRadius="full" px="3" py="1" boxShadow="card">
    {children}
  </Badge>
);
