import { Alert, Box, Button, Grid, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { checkoutPath, listingPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useIsTravelApp } from '#client/app/host/use-is-travel-app.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { BottomBar } from '#client/components/bottom-bar.tsx';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import {
  decidedVariant,
  type Decision,
  storeDecision,
  storedDecision,
  useTripKey,
} from '#client/features/customize/stored-decision.ts';
import { type ListingOfStay, type RateOfStay, type Variant } from './customize-facts';
import { ProtectionOption } from './protection-option';
import { StaySummary } from './stay-summary';

export interface CustomizePageProps {
  readonly search: SearchState;
  readonly listing: ListingOfStay;
  readonly rate: RateOfStay;
  readonly variants: readonly Variant[];
  /** The state that the listing stored in the history entry, for the checkout. */
  readonly entry: unknown;
}

const MISSING = `Add or decline “${CANCEL_FOR_ANY_REASON}” to continue.`;

/** No option is preselected; an earlier decision is shown again. */
export function CustomizePage({ search, listing, rate, variants, entry }: CustomizePageProps) {
  const tripKey = useTripKey(search);
  const navigate = useNavigate();
  const track = useTrack();
  const isDesktop = useIsDesktop();
  const isTravelApp = useIsTravelApp();
  const [decision, setDecision] = useState(() => storedDecision(tripKey));
  const [isRefused, setIsRefused] = useState(false);
  const missing = useRef<HTMLDivElement>(null);
  const bought = decidedVariant(variants, decision);
  const isDecided = bought !== undefined;

  function decide(decided: Decision): void {
    setDecision(decided);
    setIsRefused(false);
    storeDecision(tripKey, decided);
  }

  function goOn(): void {
    if (!isDecided) {
      setIsRefused(true);
      // The message renders with the state; then it receives the focus.
      setTimeout(() => missing.current?.focus());
      return;
    }
    track('options_decided', { listingId: listing.id, coverage: bought?.coverage ?? null });
    void navigate(checkoutPath(search), { state: entry });
  }

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      gap={{ base: '6', lg: '12' }}
    >
      <Stack gap="6">
        {!isTravelApp && (
          <Box>
            <BackLink to={listingPath(search)}>Back to the home</BackLink>
          </Box>
        )}
        <ProtectionOption
          rate={rate}
          variants={variants}
          decision={bought === undefined ? null : decision}
          onDecide={decide}
        />
        {isRefused && (
          <Alert.Root ref={missing} tabIndex={-1} status="warning" role="alert">
            <Alert.Indicator />
            <Alert.Title>{MISSING}</Alert.Title>
          </Alert.Root>
        )}
        {isDesktop && <ContinueButton onClick={goOn} />}
      </Stack>
      <StaySummary search={search} listing={listing} rate={rate} bought={bought ?? null} />
      {!isDesktop && <ContinueBar onClick={goOn} />}
    </Grid>
  );
}

interface ContinueProps {
  readonly onClick: () => void;
}

const ContinueButton = ({ onClick }: ContinueProps) => (
  <Button
    colorPalette="coral"
    size="xl"
    w={{ base: 'full', lg: 'auto' }}
    minW={{ lg: '52' }}
    alignSelf="start"
    onClick={onClick}
  >
    Continue
  </Button>
);

/** On a phone the button stays at the bottom of the screen. */
const ContinueBar = ({ onClick }: ContinueProps) => (
  <BottomBar px="4">
    <ContinueButton onClick={onClick} />
  </BottomBar>
);
