import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { MAX_DECLINE_REASON } from '#domain/booking/approval.ts';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import { takesFocus } from '#client/components/focus.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import type { ClaimItem } from './claim-card';
import {
  ApprovePriceMatchDocument,
  type ApprovePriceMatchMutation,
  DeclinePriceMatchDocument,
  PriceMatchClaimsDocument,
} from './price-match-claims.generated';

interface ClaimDecisionProps {
  readonly claim: ClaimItem['claim'];
  /** The traveler and the trip, for the names of the buttons. */
  readonly name: string;
}

/** Approve, or decline with a reason; afterwards the outcome, if it is another one. */
export function ClaimDecision({ claim, name }: ClaimDecisionProps) {
  const client = useApolloClient();
  const announce = useAnnounce();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [approve, approving] = useMutation(ApprovePriceMatchDocument);
  const [decline, declining] = useMutation(DeclinePriceMatchDocument);
  const settle = (answer: ApprovePriceMatchMutation['approvePriceMatch'] | undefined, outcome: string) => {
    if (answer?.__typename === 'PriceMatchDecided') {
      announce(`${name}: ${outcome}.`);
      // It moves to the other list, with the name of the agent.
      return void client.refetchQueries({ include: [PriceMatchClaimsDocument] });
    }
    setFailure(answer ? `${answer.title} ${answer.text}` : noAnswerText('You can safely decide again.'));
  };
  const start = () => {
    setFailure(null);
    setIsMissing(false);
  };
  async function onApprove(): Promise<void> {
    start();
    const answer = await approve({ variables: { input: { claimId: claim.id } } }).catch(() => undefined);
    settle(answer?.data?.approvePriceMatch, 'approved');
  }
  async function onDecline(): Promise<void> {
    start();
    if (reason.trim() === '') return setIsMissing(true);
    const answer = await decline({ variables: { input: { claimId: claim.id, reason } } }).catch(
      () => undefined,
    );
    settle(answer?.data?.declinePriceMatch, 'declined');
  }
  const isBusy = approving.loading || declining.loading;
  return (
    <Stack gap="4">
      {failure !== null && (
        <Text role="alert" ref={takesFocus} tabIndex={-1} color="fg.error">
          {failure}
        </Text>
      )}
      {claim.state === 'RECEIVED' && (
        <>
          <Field.Root invalid={isMissing}>
            <Field.Label>Reason, if you decline</Field.Label>
            <Textarea
              rows={2}
              maxLength={MAX_DECLINE_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Field.HelperText>The traveler reads it, and gets it by email.</Field.HelperText>
            <Field.ErrorText>Enter a reason.</Field.ErrorText>
          </Field.Root>
          <Flex gap="3" wrap="wrap">
            <Button
              colorPalette="pine"
              aria-label={`Approve: ${name}`}
              loading={approving.loading}
              loadingText="Approving"
              disabled={isBusy}
              onClick={() => void onApprove()}
            >
              Approve
            </Button>
            <Button
              variant="outline"
              aria-label={`Decline: ${name}`}
              loading={declining.loading}
              loadingText="Declining"
              disabled={isBusy}
              onClick={() => void onDecline()}
            >
              Decline
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  );
}
