import { Box, Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useRef, useState } from 'react';
import { onDemand } from '../../../components/on-demand/on-demand';
import { RewardsPrice } from '../rewards/rewards-price';
import type { Booking } from './booking';
import { ContinueButton } from './continue-button';
import { PanelPrice } from './panel-price';
import { PolicyDescriptor } from './policy-descriptor';
import { PriceLines } from './price-lines';
import { StayFields, type StayPart } from './stay-fields';
import { UnavailableNotice } from './unavailable-notice';
import { useAnnouncedPrice } from './use-announced-price';
import { useAvailability } from './use-availability';

const RewardsAccountPicker = onDemand(
  async () => (await import('../rewards/rewards-account-picker')).RewardsAccountPicker,
);

export interface BookingPanelProps extends Booking {
  /** Whether the way on stands outside of the panel, as it does on a phone. */
  readonly isContinueElsewhere: boolean;
}

/** The stay, what it costs or why it cannot be had, and the way on. */
export function BookingPanel({ isContinueElsewhere, ...booking }: BookingPanelProps) {
  const [editing, setEditing] = useState<StayPart | null>(null);
  const { availability, isLoading } = useAvailability(booking);
  useAnnouncedPrice(booking);
  const panel = useRef<HTMLDivElement>(null);
  /** What is pressed may go away with what it does, and would take the focus along. */
  const keepFocus = () => panel.current?.focus({ preventScroll: true });
  return (
    <Box
      ref={panel}
      tabIndex={-1}
      focusVisibleRing="outside"
      as="section"
      aria-label="Your stay"
      aria-busy={isLoading}
      position={{ lg: 'sticky' }}
      top="9.5rem"
      maxH={{ lg: 'calc(100dvh - 10.5rem)' }}
      overflowY={{ lg: 'auto' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '5', lg: '6' }}
    >
      <Stack gap="5">
        {isLoading && <Skeleton h="8" w="44" />}
        {availability && <PanelPrice availability={availability} />}
        <StayFields {...booking} editing={editing} onEdit={setEditing} />
        {isLoading && <PriceSkeleton />}
        {availability && <PolicyDescriptor {...booking} />}
        {availability?.__typename === 'Unavailable' && (
          <UnavailableNotice
            {...booking}
            availability={availability}
            onEdit={setEditing}
            onPress={keepFocus}
          />
        )}
        {availability?.__typename === 'Available' && (
          <>
            <PriceLines {...booking}>
              <RewardsPrice prices={availability.rate.total.rewards} {...booking} />
            </PriceLines>
            {isContinueElsewhere && <PhoneRewardsAccount {...booking} />}
          </>
        )}
        {!availability && !isLoading && (
          <UncheckedStay
            retry={() => {
              keepFocus();
              booking.retry();
            }}
          />
        )}
        {!isContinueElsewhere && <ContinueButton {...booking} />}
        {availability?.__typename === 'Available' && (
          <Text textStyle="sm" color="fg.muted" textAlign="center">
            You will not be charged yet
          </Text>
        )}
      </Stack>
    </Box>
  );
}

/** On a phone the header has no room for the choice of the rewards account. */
const PhoneRewardsAccount = (booking: Booking) => (
  <Suspense fallback={<Skeleton h="14" borderRadius="l3" />}>
    <RewardsAccountPicker {...booking} />
  </Suspense>
);

/** The call for another stay has failed; the page and the choice stay. */
const UncheckedStay = ({ retry }: Pick<Booking, 'retry'>) => (
  <Stack role="alert" gap="3" align="start">
    <Heading as="h2" size="md">
      We could not check these dates
    </Heading>
    <Text color="fg.muted">The travel platform does not answer at the moment. Your choice is kept.</Text>
    <Button size="sm" variant="outline" onClick={retry}>
      Try again
    </Button>
  </Stack>
);

const PriceSkeleton = () => (
  <Stack gap="3" aria-hidden="true">
    <Skeleton h="4" />
    <Skeleton h="4" w="80%" />
    <Skeleton h="4" w="90%" />
    <Skeleton h="6" />
  </Stack>
);
