import { Box, Skeleton, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { StepSection } from '../../layout/step-section';
import { useCheckoutState } from '../../flow/checkout-context';
import { useProgress } from '../../flow/selectors';
import { PhoneNumber } from './phone-number';

const ContactForm = onDemand(async () => (await import('./contact-form')).ContactForm);

export interface ContactStepProps {
  /** Further questions in the same form. */
  readonly children: ReactNode;
  /** Their answers, below the accepted contact. */
  readonly answers: ReactNode;
}

/** TR-19: the contact details for the host. The children's ages are in the same form. */
export function ContactStep({ children, answers }: ContactStepProps) {
  const { step, contact } = useCheckoutState();
  const { isContactComplete } = useProgress();
  const { emailAddress, phoneNumber } = contact;
  return (
    <StepSection
      step="CONTACT"
      title={step === 'REVIEW' ? 'Contact information' : undefined}
      isDone={isContactComplete}
      summary={
        <>
          <Text>{emailAddress}</Text>
          <Text>
            <PhoneNumber number={phoneNumber} />
          </Text>
          {answers}
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
        <ContactForm>{children}</ContactForm>
      </Suspense>
    </StepSection>
  );
}
