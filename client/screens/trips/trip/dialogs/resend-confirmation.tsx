import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { noAnswerText } from '#client/app/failures/no-answer.ts';
import {
  ResendConfirmationDocument,
  type ResendConfirmationMutation,
  type TripResend_TripFragment,
  TripResend_TripFragmentDoc,
} from './resend-confirmation.generated';

export interface ResendConfirmationProps {
  readonly trip: FragmentType<TripResend_TripFragment>;
}

/** Sends the confirmation again, to the address of the reservation, and shows the outcome. */
export function ResendConfirmation({ trip }: ResendConfirmationProps) {
  const { data } = useSuspenseFragment({ fragment: TripResend_TripFragmentDoc, from: trip });
  const [send, { data: answer, loading, error }] = useMutation(ResendConfirmationDocument, {
    variables: { tripId: data.id },
  });
  const outcome = answer?.resendConfirmation;
  const address = data.confirmationEmailAddress;
  return (
    <Stack gap="5">
      <Text>
        {address ? (
          <>
            We send the confirmation of this stay to <strong>{address}</strong>.
          </>
        ) : (
          'We send the confirmation of this stay to the email address on the reservation.'
        )}
      </Text>
      <Box role="status">
        {outcome && <Outcome outcome={outcome} />}
        {error && !loading && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>The confirmation could not be sent</Alert.Title>
              <Alert.Description>{noAnswerText('Your stay is still booked.')}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
      </Box>
      {outcome?.__typename !== 'ConfirmationResent' && (
        <Button
          alignSelf="start"
          loading={loading}
          loadingText="Sending"
          onClick={() => void send().catch(() => undefined)}
        >
          {error || outcome ? 'Try again' : 'Send it again'}
        </Button>
      )}
    </Stack>
  );
}

type OutcomeFacts = ResendConfirmationMutation['resendConfirmation'];

const Outcome = ({ outcome }: { readonly outcome: OutcomeFacts }) =>
  outcome.__typename === 'ConfirmationResent' ? (
    <Alert.Root status="success">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>The confirmation is on its way</Alert.Title>
        <Alert.Description>
          {`We have sent it to ${outcome.emailAddress}. It can take a few minutes; please check your spam folder, too.`}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  ) : (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{outcome.title}</Alert.Title>
        <Alert.Description>{outcome.text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
