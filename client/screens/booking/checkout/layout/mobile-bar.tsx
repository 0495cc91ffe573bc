import { Box, Button } from '@chakra-ui/react';
import { checkoutStep } from '#domain/booking/checkout-steps.ts';
import { BottomBar } from '#client/components/bottom-bar.tsx';
import { WRAPPED_BUTTON } from '#client/components/media/large-text.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { GET_LATEST_PRICE } from '../trip/price-hold';
import { CHARGE_NOTE_ID, ChargeNote, useChargeText } from './charge-note';
import { useFreshness } from '../flow/checkout-context';
import { useBlockers, useProgress, useStep } from '../flow/selectors';
import { STEP_FORM, useOpenForm } from './step-form';

/** ST-10: on phones the Continue button stays at the bottom of the screen. */
export function MobileBar() {
  const isDesktop = useIsDesktop();
  const { step } = useStep();
  const hasBlockers = useBlockers().length > 0;
  const freshness = useFreshness();
  const form = useOpenForm();
  const progress = useProgress();
  const chargeText = useChargeText();
  const isReview = step === 'REVIEW';
  // A form that is opened in a complete step names what its button does.
  const label = checkoutStep(step).mobileButton(progress, !hasBlockers);
  const ownLabel = checkoutStep(step).status(progress) === 'COMPLETED' ? form?.submitLabel : undefined;
  if (isDesktop || label === null) return null;
  return (
    <BottomBar px={{ base: '4', md: '6' }}>
      {isReview && (
        <Box mb="2" textAlign="center" textStyle="sm">
          <ChargeNote />
        </Box>
      )}
      <Button
        type="submit"
        form={STEP_FORM}
        disabled={form === null}
        loading={form?.isSubmitting ?? false}
        size="xl"
        w="full"
        colorPalette={isReview ? 'coral' : 'pine'}
        css={WRAPPED_BUTTON}
        aria-describedby={isReview && chargeText ? CHARGE_NOTE_ID : undefined}
      >
        {isReview && freshness.kind === 'EXPIRED' ? GET_LATEST_PRICE : (ownLabel ?? label)}
      </Button>
    </BottomBar>
  );
}
