import { useMutation } from '@apollo/client/react';
import { Alert, Box, Button, Dialog, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { MAX_DECLINE_REASON } from '#domain/booking/approval.ts';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import type { TripApproval } from '#client/features/trips/trip-status.ts';
import {
  ApproveBookingDocument,
  type ApproveBookingMutation,
  DeclineBookingDocument,
} from './approval-card.generated';

type Answer = ApproveBookingMutation['approveBooking'];

export interface DecisionButtonsProps {
  readonly approval: TripApproval;
  /** The traveler and the home, for the names of the buttons. */
  readonly name: string;
}

/** Approve, or decline with a reason; afterwards the outcome, if it is another one. */
export function DecisionButtons({ approval, name }: DecisionButtonsProps) {
  const announce = useAnnounce();
  const [isDeclining, setIsDeclining] = useState(false);
  const [refusal, setRefusal] = useState<Exclude<Answer, { __typename: 'ApprovalDecided' }> | null>(null);
  const [approve, approving] = useMutation(ApproveBookingDocument, {
    variables: { approvalId: approval.id },
  });
  const settle = (answer: Answer | undefined, outcome: string) => {
    if (answer?.__typename === 'ApprovalDecided') announce(`${name}: ${outcome}.`);
    else if (answer) setRefusal(answer);
  };
  const onApprove = async () => {
    setRefusal(null);
    const answer = await approve().catch(() => undefined);
    settle(answer?.data?.approveBooking, 'approved');
  };
  const isWaiting = approval.state === 'WAITING';
  return (
    <Stack gap="3" flex="1 1 16rem">
      <Box role="status">
        {refusal && (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{refusal.title}</Alert.Title>
              <Alert.Description>{refusal.text}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        {approving.error && !approving.loading && <NoAnswer />}
      </Box>
      {isWaiting && (
        <Flex gap="3" wrap="wrap">
          <Button
            colorPalette="pine"
            aria-label={`Approve: ${name}`}
            loading={approving.loading}
            loadingText="Approving"
            onClick={() => void onApprove()}
          >
            Approve
          </Button>
          <Button
            variant="outline"
            aria-label={`Decline: ${name}`}
            disabled={approving.loading}
            onClick={() => setIsDeclining(true)}
          >
            Decline
          </Button>
        </Flex>
      )}
      <DeclineDialog
        isOpen={isDeclining}
        approvalId={approval.id}
        name={name}
        onClose={() => setIsDeclining(false)}
        onAnswer={(answer) => {
          setIsDeclining(false);
          settle(answer, 'declined');
        }}
      />
    </Stack>
  );
}

const NoAnswer = () => (
  <Alert.Root status="error">
    <Alert.Indicator />
    <Alert.Description>{noAnswerText('You can safely decide again.')}</Alert.Description>
  </Alert.Root>
);

interface DeclineDialogProps {
  readonly isOpen: boolean;
  readonly approvalId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

const DeclineDialog = ({ isOpen, name, onClose, ...form }: DeclineDialogProps) => (
  <Dialog.Root
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    placement="center"
    lazyMount
    unmountOnExit
  >
    <DialogPanel title="Decline this booking" closeLabel="Close">
      <DeclineForm {...form} name={name} />
    </DialogPanel>
  </Dialog.Root>
);

function DeclineForm({ approvalId, name, onAnswer }: Omit<DeclineDialogProps, 'isOpen' | 'onClose'>) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [decline, { loading, error }] = useMutation(DeclineBookingDocument);
  const submit = async () => {
    if (reason.trim() === '') return setIsMissing(true);
    const answer = await decline({ variables: { approvalId, reason } }).catch(() => undefined);
    if (answer?.data) onAnswer(answer.data.declineBooking);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Dialog.Body>
        <Stack gap="4">
          <Text color="fg.muted">{name}</Text>
          <Field.Root required invalid={isMissing && reason.trim() === ''}>
            <Field.Label>Reason for the traveler</Field.Label>
            <Textarea
              rows={4}
              maxLength={MAX_DECLINE_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Field.HelperText>
              The traveler reads it. Nothing is charged, and the nights are released.
            </Field.HelperText>
            <Field.ErrorText>Enter a reason.</Field.ErrorText>
          </Field.Root>
          <Box role="status">{error && !loading && <NoAnswer />}</Box>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" colorPalette="red" loading={loading} loadingText="Declining">
          Decline
        </Button>
      </Dialog.Footer>
    </form>
  );
}
