import { Alert, Button, Stack } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { takesFocus } from '#client/components/focus.ts';
import { WRAPPED_BUTTON } from '#client/components/media/large-text.ts';
import type { Choice, Protection } from '../other-booking-types';
import { useExercise } from './use-exercise';

export interface ClaimCreditProps {
  readonly tripId: string;
  readonly protection: Protection;
  readonly credit: Choice;
  readonly onClaim: () => void;
}

/** Adds the credit of a price drop to the wallet; the trip is unchanged. */
export function ClaimCredit({ tripId, protection, credit, onClaim }: ClaimCreditProps) {
  const { send, isSending, failure } = useExercise(tripId, protection.id);
  const announce = useAnnounce();
  const amount = formatMoney(credit.amount);
  const claim = async () => {
    onClaim();
    if (await send(credit.token)) announce(`${amount} is in your travel wallet.`);
  };
  return (
    <Stack gap="3" align="flex-start">
      <Button
        colorPalette="coral"
        css={WRAPPED_BUTTON}
        loading={isSending}
        loadingText="Adding the credit"
        onClick={() => void claim()}
      >
        {`Add ${amount} to my travel wallet`}
      </Button>
      {failure && (
        <Alert.Root role="alert" status="error" ref={takesFocus} tabIndex={-1}>
          <Alert.Indicator />
          <Alert.Description>{`${failure.title} ${failure.text}`}</Alert.Description>
        </Alert.Root>
      )}
    </Stack>
  );
}
