import { Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { StepContinue, StepForm } from '../../layout/step-form';
import { StepSection } from '../../layout/step-section';
import { useIsTripNextToSteps } from '../../layout/use-is-trip-next-to-steps';
import { useConfirmAndBook } from '../../flow/booking/use-confirm-and-book';
import { useFreshness, usePayment } from '../../flow/checkout-context';
import { useBlockers } from '../../flow/selectors';
import { CheckoutBreakdown } from '../../trip/checkout-breakdown';
import { CancellationNote } from '../../trip/cancellation-note';
import { ProtectionNote } from '../../trip/protection-note';
import { GET_LATEST_PRICE } from '../../trip/price-hold';
import { Blockers, BLOCKERS_ID } from '../../layout/blockers';
import { CHARGE_NOTE_ID, ChargeNote, useChargeText } from '../../layout/charge-note';
import { HouseRules } from './house-rules';
import { ImportantInformation } from './important-information';
import { TermsOfService } from './terms-of-service';

/** PM-19, BK-16: a summary of everything, and the button that books. */
export function ReviewStep() {
  const isExpired = useFreshness().kind === 'EXPIRED';
  const isBlocked = useBlockers().length > 0 && !isExpired;
  const isCharged = usePayment().plan?.isCardRequired ?? false;
  const confirmAndBook = useConfirmAndBook();
  const isDesktop = useIsDesktop();
  const isTripBeside = useIsTripNextToSteps();
  const chargeText = useChargeText();
  const [isRefused, setIsRefused] = useState(false);
  const missing = useRef<HTMLDivElement>(null);
  return (
    <StepSection step="REVIEW" isDone={false}>
      <Text color="fg.muted">
        {['Check the details above, then confirm.', isCharged && 'Your card is charged when you book.']
          .filter(Boolean)
          .join(' ')}
      </Text>
      {!isTripBeside && (
        <Stack gap="5" p={{ md: '5' }} borderWidth={{ md: '1px' }} borderRadius="l3">
          <CheckoutBreakdown />
          <CancellationNote />
          <ProtectionNote />
        </Stack>
      )}
      <HouseRules />
      <ImportantInformation />
      <TermsOfService />
      <StepForm
        onSubmit={(event) => {
          event.preventDefault();
          setIsRefused(isBlocked);
          // The missing item can be far from the button, which is at the bottom of a phone's screen.
          missing.current?.focus();
          confirmAndBook();
        }}
      >
        <Stack gap="4">
          {isBlocked && <Blockers ref={missing} isRefused={isRefused} />}
          {isDesktop && (
            <Flex align="center" gap="5" wrap="wrap">
              <StepContinue
                colorPalette="coral"
                aria-describedby={isBlocked ? BLOCKERS_ID : chargeText && CHARGE_NOTE_ID}
              >
                {isExpired ? GET_LATEST_PRICE : 'Confirm and Book'}
              </StepContinue>
              <ChargeNote />
            </Flex>
          )}
        </Stack>
      </StepForm>
    </StepSection>
  );
}
