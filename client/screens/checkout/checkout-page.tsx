import { Box, Container, Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { message } from '../../../domain/failures/messages';
import { blocksBooking, priceDifferenceMessage } from '../../../domain/quote/price-difference';
import { useExperiment, usePortal } from '../../app/session/session-context';
import { useTrack } from '../../app/tracking/use-track';
import type { Message } from '../../components/message-dialog/message-dialog';
import { MessageDialog } from '../../components/message-dialog/message-dialog';
import { TreesNotice } from '../../components/trees-notice/trees-notice';
import { useAgentTitle } from './flow/use-agent-title';
import { ContactStep } from './steps/contact/contact-step';
import { CheckoutHeader } from './layout/checkout-header';
import { CheckoutOverlay } from './layout/checkout-overlay';
import { useBookStep } from './layout/use-book-step';
import { MobileBar } from './layout/mobile-bar';
import { StepFormProvider } from './layout/step-form';
import { StepProgress } from './layout/step-progress';
import { useIsTripBeside } from './layout/use-is-trip-beside';
import { PaymentStep } from './steps/payment/payment-step';
import { ChangedTermsTable } from './messages/changed-terms-table';
import { PriceChangeLines } from './messages/price-change-lines';
import { ReviewStep } from './steps/review/review-step';
import { CheckoutContext } from './flow/checkout-context';
import type { CheckoutAction, Offered, TrackedFailure } from './flow/checkout-state';
import { offeredByQuote, type TripFacts } from './flow/trip-facts';
import { isHomeGone, useBookedStay } from './flow/booking/use-booked-stay';
import { type Checkout, useCheckoutValue } from './flow/use-checkout-value';
import { useMessageAction } from './flow/use-message-action';
import { TravelerStep } from './steps/traveler/traveler-step';
import { CompactTrip, TripPanel } from './trip/trip-panel';
import { useLinesWarning } from './trip/use-shown-price';

/** The four steps beside the trip; on phones, and before the redesign, the trip comes first and again on Review. */
export function CheckoutPage({ trip }: { readonly trip: TripFacts }) {
  const checkout = useCheckoutValue(trip);
  const isTripBeside = useIsTripBeside();
  useBookStep(checkout.value);
  useLinesWarning(checkout.value);
  const plantsTrees = useExperiment('MARKETPLACE_TREES');
  const booked = useBookedStay(checkout.value.state, trip);
  return (
    <CheckoutContext value={checkout.value}>
      <StepFormProvider>
        <Container
          maxW={isTripBeside ? '7xl' : '4xl'}
          px={{ base: '4', md: '6' }}
          pt={{ base: '4', lg: '8' }}
          pb={{ base: '32', lg: '20' }}
        >
          <Grid
            templateColumns={isTripBeside ? 'minmax(0, 1fr) 24rem' : 'minmax(0, 1fr)'}
            gap={{ base: '6', lg: '12' }}
          >
            <Stack gap={{ base: '5', lg: '6' }}>
              <CheckoutHeader />
              <StepProgress />
              {!isTripBeside && <CompactTrip />}
              <TravelerStep />
              <ContactStep />
              <PaymentStep />
              <ReviewStep />
              {plantsTrees && <TreesNotice />}
            </Stack>
            {isTripBeside && (
              <Box>
                <TripPanel position="sticky" top="24" />
              </Box>
            )}
          </Grid>
        </Container>
        <MobileBar />
      </StepFormProvider>
      <CheckoutOverlay checkout={checkout} isWaiting={booked.isLoading} />
      {!booked.isLoading && <CheckoutMessages checkout={checkout} bookedAlready={booked.text} />}
    </CheckoutContext>
  );
}

interface CheckoutMessagesProps {
  readonly checkout: Checkout;
  /** The traveler's own booking, where that is why the home cannot be had. */
  readonly bookedAlready: string | undefined;
}

/** ER-01: one message at a time: a failure, else a changed price, changed terms, a home that no longer exists, a rate out of policy. */
function CheckoutMessages({ checkout, bookedAlready }: CheckoutMessagesProps) {
  const { value, difference, hasAcceptedTerms } = checkout;
  const { state, quote, trip, corporate } = value;
  const supportPhone = usePortal()?.supportPhone ?? '';
  const act = useMessageAction(checkout);
  let shown: Message<CheckoutAction> | undefined = state.failure?.message;
  let tracked = state.failure?.tracked ?? null;
  let code = state.failure?.code ?? null;
  if (!shown && difference.difference && blocksBooking(difference)) {
    const asked = priceDifferenceMessage(difference.difference, supportPhone);
    shown = asked;
    code = 'PRICE_CHANGED';
    tracked = asked.trackingTag && { kind: asked.trackingTag, reasons: asked.kind };
  }
  if (!shown && quote && !hasAcceptedTerms) shown = message('TERMS_CHANGED', null, { supportPhone });
  if (!shown && isHomeGone(state, trip)) shown = message('NOT_AVAILABLE', null, { supportPhone });
  if (bookedAlready) shown = message('BOOKED_ALREADY', null, { supportPhone, detail: bookedAlready });
  if (!shown && corporate?.isInPolicy === false && !state.isOutOfPolicyAccepted)
    shown = message('OUT_OF_POLICY', null, { supportPhone });
  useTrackedFailure(tracked, trip.listing.id);
  const agentTitle = useAgentTitle(code);
  return (
    <MessageDialog message={shown && { ...shown, title: agentTitle ?? shown.title }} onAction={act}>
      {shown && changeDetails(shown, state.seen, quote && offeredByQuote(quote, trip))}
    </MessageDialog>
  );
}

/** ER-14: each message is tracked when it comes up. */
function useTrackedFailure(tracked: TrackedFailure | null, listingId: string): void {
  const track = useTrack();
  const kind = tracked?.kind;
  const reasons = tracked?.reasons ?? '';
  useEffect(() => {
    if (kind) track('checkout_error', { listingId, kind, reasons });
  }, [track, listingId, kind, reasons]);
}

/** What a price or terms that have to be accepted are made of, next to what was seen. */
function changeDetails(
  { buttons }: Message<CheckoutAction>,
  seen: Offered | null,
  quoted: Offered | null,
): ReactNode {
  const asks = (action: CheckoutAction) => buttons.some((button) => button.action === action);
  if (!seen || !quoted) return null;
  if (asks('ACKNOWLEDGE_PRICE_DIFFERENCE')) return <PriceChangeLines seen={seen} quoted={quoted} />;
  if (asks('ACKNOWLEDGE_TERMS')) return <ChangedTermsTable seen={seen.terms} quoted={quoted.terms} />;
  return null;
}
