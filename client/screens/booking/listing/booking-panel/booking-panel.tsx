import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type RefObject, useRef } from 'react';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { NOT_RESPONDING } from '#domain/not-responding.ts';
import { useRecovery } from '#client/components/load-failure/use-recovery.ts';
import { useIsInView } from '#client/components/media/use-is-in-view.ts';
import { useIsOnline } from '#client/components/media/use-is-online.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import { UnavailableNotice } from '#client/features/homes/stay/unavailable-notice.tsx';
import type { StayEditing } from '#client/features/homes/stay/use-stay-editing.ts';
import { FreezeOffer } from '../price-freeze/freeze-offer';
import { LateRewardsAccountPicker } from '../rewards/late-rewards-account-picker';
import { RewardsPrice } from '../rewards/rewards-price';
import { AgentFeeNote } from './agent-fee-note';
import type { ListingStay } from './listing-stay';
import { ComplimentaryNight } from './complimentary-night';
import { ContinueBar } from './continue-bar';
import { ContinueButton } from './continue-button';
import { PanelPrice } from './panel-price';
import { PolicyDescriptor } from './policy-descriptor';
import { PriceLines } from './price-lines';
import { scrollCue } from './scroll-cue';
import { StayFields } from './stay-fields';
import { useAnnouncedPrice } from './use-announced-price';
import { useAvailability } from './use-availability';

const SeasonPrice = onDemand(async () => (await import('./season-price')).SeasonPrice);

export interface BookingPanelProps extends ListingStay {
  readonly stayEditing: StayEditing;
  /** Whether the Continue button is outside the panel, as on a phone. */
  readonly isContinueElsewhere: boolean;
}

/**
 * The stay, its price or why it is unavailable, and Continue. On a desktop the total and Continue stay at the foot of the panel
 * at any window height, and follow the traveler when the panel is out of view.
 */
export function BookingPanel({
  isContinueElsewhere,
  stayEditing: { panelRef, ...stayEditing },
  ...booking
}: BookingPanelProps) {
  const { availability, maxOccupancy, isLoading } = useAvailability(booking);
  useAnnouncedPrice(booking);
  const foot = useRef<HTMLDivElement>(null);
  const isFootInView = useIsInView(foot);
  const isAvailable = availability?.__typename === 'Available';
  return (
    <>
      <Flex
        ref={panelRef}
        tabIndex={-1}
        focusVisibleRing="outside"
        as="section"
        aria-label="Your stay"
        aria-busy={isLoading}
        direction="column"
        position={{ lg: 'sticky' }}
        top="8.25rem"
        maxH={{ lg: 'calc(100dvh - 9.25rem)' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="card"
      >
        <Stack
          gap="4"
          px={{ base: '5', lg: '6' }}
          pt="5"
          pb="4"
          flex="1"
          minH="0"
          overflowY={{ lg: 'auto' }}
          borderTopRadius="inherit"
          _last={{ borderBottomRadius: 'inherit' }}
          css={scrollCue}
        >
          {isLoading && <Skeleton h="8" w="44" />}
          {availability?.__typename === 'Unavailable' && isContinueElsewhere ? (
            <UnavailableNotice
              {...booking}
              reasons={availability.reasons}
              maxOccupancy={maxOccupancy}
              stayEditing={stayEditing}
            />
          ) : (
            availability && <PanelPrice availability={availability} />
          )}
          <StayFields {...booking} stayEditing={stayEditing} />
          {isLoading && <PriceSkeleton />}
          {availability && <PolicyDescriptor {...booking} />}
          {availability?.__typename === 'Unavailable' && !isContinueElsewhere && (
            <UnavailableNotice
              {...booking}
              reasons={availability.reasons}
              maxOccupancy={maxOccupancy}
              stayEditing={stayEditing}
            />
          )}
          {isAvailable && <ComplimentaryNight {...booking} stayEditing={stayEditing} />}
          {isAvailable && <PriceLines {...booking} />}
          {isAvailable && <SeasonPlace {...booking} />}
          {isAvailable && <FreezeOffer {...booking} />}
          {!availability && !isLoading && (
            <UncheckedStay retry={booking.retry} keepFocus={stayEditing.keepFocus} />
          )}
        </Stack>
        <PanelFoot {...booking} foot={foot} isContinueElsewhere={isContinueElsewhere} />
      </Flex>
      {!isContinueElsewhere && isAvailable && !isFootInView && <ContinueBar {...booking} isEcho />}
    </>
  );
}

/** Reserves the place, so that nothing moves when the calendar has loaded. */
const SeasonPlace = (booking: ListingStay) => (
  <Box minH="6">
    <HydrateWhenTouched fallback={null}>
      <SeasonPrice {...booking} />
    </HydrateWhenTouched>
  </Box>
);

interface PanelFootProps extends ListingStay, Pick<BookingPanelProps, 'isContinueElsewhere'> {
  readonly foot: RefObject<HTMLDivElement | null>;
}

/** The total, in money and in rewards, and the Continue button. */
function PanelFoot({ foot, isContinueElsewhere, ...booking }: PanelFootProps) {
  const { availability } = useAvailability(booking);
  const rate = availability?.__typename === 'Available' ? availability.rate : null;
  if (!rate && isContinueElsewhere) return null;
  return (
    <Stack
      ref={foot}
      gap="3"
      px={{ base: '5', lg: '6' }}
      pt={rate ? '4' : '0'}
      pb="4"
      borderTopWidth={rate ? '1px' : '0'}
    >
      {rate && (
        <Stack gap="1">
          <Flex justify="space-between" fontWeight="bold">
            <Text>Total</Text>
            <Text fontVariantNumeric="tabular-nums">{formatWholeMoney(rate.total.fiat)}</Text>
          </Flex>
          <AgentFeeNote currencyCode={rate.total.fiat.currencyCode} />
          <RewardsPrice prices={rate.total.rewards} {...booking} />
        </Stack>
      )}
      {isContinueElsewhere ? <LateRewardsAccountPicker {...booking} /> : <ContinueButton {...booking} />}
      {rate && (
        <Text textStyle="sm" color="fg.muted" textAlign="center">
          You will not be charged yet
        </Text>
      )}
    </Stack>
  );
}

interface UncheckedStayProps extends Pick<ListingStay, 'retry'>, Pick<StayEditing, 'keepFocus'> {}

/** The call for another stay has failed; the page and the chosen stay are kept. It is repeated when the portal is back. */
function UncheckedStay({ retry, keepFocus }: UncheckedStayProps) {
  const again = useRef<HTMLButtonElement>(null);
  const isOnline = useIsOnline();
  const retryInPlace = () => {
    if (again.current?.matches(':focus')) keepFocus();
    retry();
  };
  useRecovery(retryInPlace);
  return (
    <Stack role="alert" gap="3" align="start">
      <Heading as="h2" size="md">
        We could not check these dates
      </Heading>
      <Text color="fg.muted">
        {isOnline
          ? `${NOT_RESPONDING}. Your choice is kept.`
          : 'You are offline. Your choice is kept. We’ll retry when you’re back online.'}
      </Text>
      <Button ref={again} size="sm" variant="outline" onClick={retryInPlace}>
        Try again
      </Button>
    </Stack>
  );
}

const PriceSkeleton = () => (
  <Box aria-hidden="true">
    <Stack gap="3">
      <Skeleton h="4" />
      <Skeleton h="4" w="80%" />
      <Skeleton h="4" w="90%" />
      <Skeleton h="6" />
    </Stack>
  </Box>
);
