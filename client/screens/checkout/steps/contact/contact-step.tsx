import { Box, Skeleton, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { onDemand } from '../../../../components/on-demand/on-demand';
import { StepSection } from '../../layout/step-section';
import { useCheckout } from '../../flow/checkout-context';
import { PhoneNumber } from './phone-number';

const ContactForm = onDemand(async () => (await import('./contact-form')).ContactForm);

/** TR-19: how the host reaches the traveler. */
export function ContactStep() {
  const { state, progress } = useCheckout();
  const { emailAddress, phoneNumber } = state.contact;
  return (
    <StepSection
      step="CONTACT"
      title={state.step === 'REVIEW' ? 'Contact information' : undefined}
      isDone={progress.isContactComplete}
      summary={
        <>
          <Text>{emailAddress}</Text>
          <Text>
            <PhoneNumber number={phoneNumber} />
          </Text>
        </>
      }
    >
      <Box>
        <Text as="h3" fontWeight="semibold" id="contact-title">
          Primary traveler contact information
        </Text>
        <Text color="fg.muted">Your host will use this information to communicate about your booking.</Text>
      </Box>
      <Suspense fallback={<Skeleton h="40" />}>
        <ContactForm />
      </Suspense>
    </StepSection>
  );
}
