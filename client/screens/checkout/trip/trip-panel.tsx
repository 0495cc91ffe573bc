import { Box, type BoxProps, Flex, Heading, Separator, Stack, Text } from '@chakra-ui/react';
import { cancellationText } from '../../../../domain/listing/cancellation-policy';
import { guestSummary } from '../../../../domain/stay/guests';
import { formatNights, formatStay, nightCount } from '../../../../domain/stay/stay-dates';
import { CalendarIcon, CheckIcon, GuestsIcon, StarIcon } from '../../../components/icons/icons';
import { Photo } from '../../../components/photo/photo';
import { useCheckout } from '../flow/checkout-context';
import { rateOf } from '../flow/trip-facts';
import { CheckoutBreakdown } from './checkout-breakdown';

/** What is being booked, what it costs, and what happens when the traveler cancels. */
export function TripPanel(box: Pick<BoxProps, 'position' | 'top'>) {
  return (
    <Box
      as="aside"
      aria-label="Your trip"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
      {...box}
    >
      <TripHome />
      <Stack gap="5" p="6" pt="0">
        <Separator />
        <CheckoutBreakdown />
        <CancellationNote />
      </Stack>
    </Box>
  );
}

function TripHome() {
  const { trip } = useCheckout();
  const { name, address, photos, userRating } = trip.listing;
  const { stay, guests } = trip.search;
  const [cover] = photos;
  const place = [address.city, address.state].filter(Boolean).join(', ');
  return (
    <Box>
      {cover && <Photo photo={cover} sizes="(min-width: 961px) 384px, 100vw" ratio="16 / 9" isFirst />}
      <Stack gap="3" p="6">
        <Box>
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <Flex gap="3" align="center" color="fg.muted" textStyle="sm" mt="1">
            {place && <Text>{place}</Text>}
            {userRating !== null && (
              <Flex align="center" gap="1" aria-label={`Rated ${userRating.toFixed(1)} of 5`} role="img">
                <StarIcon />
                {userRating.toFixed(1)}
              </Flex>
            )}
          </Flex>
        </Box>
        <Flex gap="3" align="center">
          <CalendarIcon />
          <Text>
            {formatStay(stay)}
            <Text as="span" color="fg.muted">
              {' '}
              · {formatNights(nightCount(stay))}
            </Text>
          </Text>
        </Flex>
        <Flex gap="3" align="center">
          <GuestsIcon />
          <Text>{guestSummary(guests)}</Text>
        </Flex>
      </Stack>
    </Box>
  );
}

/** The trip in a few lines above the steps: on a phone, and on a desktop without the redesign. */
export function CompactTrip() {
  const { trip } = useCheckout();
  const { name, photos } = trip.listing;
  const { stay, guests } = trip.search;
  const [cover] = photos;
  return (
    <Flex
      as="section"
      aria-label="Your trip"
      gap="4"
      p="3"
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      {cover && (
        <Photo photo={cover} sizes="112px" ratio="1" w="28" flexShrink="0" borderRadius="l2" isFirst />
      )}
      <Stack gap="1" minW="0">
        <Heading as="h2" size="md">
          {name}
        </Heading>
        <Text textStyle="sm">{formatStay(stay)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {`${formatNights(nightCount(stay))} · ${guestSummary(guests)}`}
        </Text>
      </Stack>
    </Flex>
  );
}

/** LS-14, PR-14: the terms of the quote when there is one. */
export function CancellationNote() {
  const { quote, trip } = useCheckout();
  const policy = quote?.cancellationPolicy ?? rateOf(trip.listing)?.cancellationPolicy;
  if (!policy) return null;
  const text = cancellationText(policy.kind, policy.primaryText);
  if (!text) return null;
  const isFree = policy.showsFreeCancellationBadge;
  return (
    <Box
      as="section"
      aria-label="Cancellation policy"
      p="4"
      borderRadius="l2"
      bg={isFree ? 'bg.success' : 'bg.muted'}
      textStyle="sm"
    >
      <Flex gap="2" align="start" fontWeight="semibold" color={isFree ? 'fg.success' : 'fg'}>
        {isFree && (
          <Box pt="1">
            <CheckIcon />
          </Box>
        )}
        <Text textWrap="balance">{text}</Text>
      </Flex>
      {policy.secondaryText && (
        <Text mt="1" color="fg.muted">
          {policy.secondaryText}
        </Text>
      )}
    </Box>
  );
}
