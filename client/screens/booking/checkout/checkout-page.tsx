import { Box, Container, Grid, Stack } from '@chakra-ui/react';
import { Navigate, useLocation } from 'react-router';
import { customizePath } from '#domain/search/back-to-results.ts';
import { useExperiment } from '#client/app/session/session-context.ts';
import { TreesNotice } from '#client/components/trees-notice.tsx';
import { CheckoutCalls } from './checkout-calls';
import { useCheckoutState, useTrip } from './flow/checkout-context';
import { CheckoutHeader } from './layout/checkout-header';
import { MobileBar } from './layout/mobile-bar';
import { StepFormProvider } from './layout/step-form';
import { StepProgress } from './layout/step-progress';
import { useIsTripNextToSteps } from './layout/use-is-trip-next-to-steps';
import { AgentNotice } from './steps/agent/agent-notice';
import { ContactStep } from './steps/contact/contact-step';
import { CorporateDetails, CorporateSummary } from './steps/corporate/corporate-details';
import { DeclinedCardOnTraveler } from './steps/payment/declined-card';
import { PaymentStep } from './steps/payment/payment-step';
import { ReviewStep } from './steps/review/review-step';
import { TravelerStep } from './steps/traveler/traveler-step';
import { CompactTrip } from './trip/trip-home';
import { TripPanel } from './trip/trip-panel';

/**
 * The four steps next to the trip; on phones, and before the redesign, the trip comes first and again on Review. Steps do not
 * import each other: the page composes the parts that one step shows of another.
 */
export function CheckoutPage() {
  const { isUndecided, search } = useTrip();
  const { bookingToken } = useCheckoutState();
  const { state: entry } = useLocation() as { readonly state: unknown };
  const isTripBeside = useIsTripNextToSteps();
  const plantsTrees = useExperiment('MARKETPLACE_TREES');
  // LS-28: the options of the stay are decided on first.
  if (isUndecided && bookingToken === null) {
    return <Navigate to={customizePath(search)} state={entry} replace />;
  }
  return (
    <>
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
              <CheckoutHeader>
                <AgentNotice />
              </CheckoutHeader>
              <StepProgress />
              {!isTripBeside && <CompactTrip />}
              <TravelerStep>
                <DeclinedCardOnTraveler />
              </TravelerStep>
              <ContactStep answers={<CorporateSummary />}>
                <CorporateDetails />
              </ContactStep>
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
      <CheckoutCalls />
    </>
  );
}
