import { useMutation } from '@apollo/client/react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#domain/money/money-format.ts';
import { claimText } from '#domain/other-bookings/price-match.ts';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { OtherBookingPageDocument } from './other-booking-page.generated';
import type { OtherBooking } from './other-booking-types';
import { WithdrawPriceMatchDocument } from './price-match.generated';

type Claim = NonNullable<NonNullable<OtherBooking['priceMatch']>['claim']>;

/** What became of the traveler's claim, with a way to take it back while it waits. */
export function ClaimStatus({ claim }: { readonly claim: Claim }) {
  const { title, text } = claimText(claim);
  return (
    <Stack gap="3">
      <Box role="status">
        <Text fontWeight="semibold">{title}</Text>
        <Text>{text}</Text>
      </Box>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {[claim.lowerPrice && formatMoney(claim.lowerPrice), claim.website].filter(Boolean).join(' at ')}
      </Text>
      {claim.state === 'RECEIVED' && <Withdraw claimId={claim.id} />}
    </Stack>
  );
}

function Withdraw({ claimId }: { readonly claimId: string }) {
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [withdraw, { loading }] = useMutation(WithdrawPriceMatchDocument, {
    variables: { input: { claimId } },
    refetchQueries: [OtherBookingPageDocument],
  });
  async function confirm(): Promise<void> {
    setFailure(null);
    const result = await withdraw()
      .then(({ data }) => data?.withdrawPriceMatch)
      .catch(() => undefined);
    if (result?.__typename !== 'PriceMatchDecided') {
      return setFailure(
        result ? `${result.title} ${result.text}` : noAnswerText('The claim may still wait.'),
      );
    }
    setIsAsking(false);
    announce('The claim is withdrawn.');
  }
  return (
    <>
      <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setIsAsking(true)}>
        Withdraw the claim
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw this claim?"
        confirmLabel="Withdraw"
        keepLabel="Keep the claim"
        isConfirming={loading}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {failure ?? 'You can claim another price within 24 hours of the booking.'}
      </ConfirmDialog>
    </>
  );
}
