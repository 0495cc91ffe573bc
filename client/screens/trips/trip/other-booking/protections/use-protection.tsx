import { Alert, Button, Dialog, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { CHOICE_CONSEQUENCES, lossText, usedText } from '#domain/other-bookings/protection-labels.ts';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { useFocusAtEachStep } from '#client/components/focus.ts';
import { type Choice, fareTermsFor, type OtherBooking, type Protection } from '../other-booking-types';
import { linkToModal } from '../../dialogs/link-to-modal';
import { ChoiceList } from './choice-list';
import { choiceText } from './choice-text';
import { useExercise } from './use-exercise';

export interface UseProtectionProps {
  readonly trip: OtherBooking;
  readonly protection: Protection;
  readonly onClose: () => void;
  /** Receives the focus once the protection is used: the link that opened the dialog is no longer on the page. */
  readonly pageHeading: RefObject<HTMLElement | null>;
}

/** Uses a protection in three steps: its choices, a review, and the outcome. */
export function UseProtection({ trip, protection, onClose, pageHeading }: UseProtectionProps) {
  const { send, isSending, failure } = useExercise(trip.id, protection.id);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const { used, choices } = protection;
  const chosen = choice && choices.find(({ token }) => token === choice.token);
  const isLastLook = isReviewed && chosen;
  const firstButton = useFocusAtEachStep(used ? 'used' : isLastLook ? 'review' : 'choices');
  const fareTerms = fareTermsFor(trip, protection);
  const loss = lossText(protection.kind, trip.protections);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && !isSending && onClose()}
      finalFocusEl={() => (used ? pageHeading.current : null)}
      size="md"
      placement="center"
      scrollBehavior="inside"
    >
      <DialogPanel title={used ? 'That is done' : protection.name} closeLabel="Close">
        <Dialog.Body aria-live="polite">
          {used && <Outcome used={used} />}
          {fareTerms && !used && (
            <Alert.Root status="info" mb="4">
              <Alert.Indicator />
              <Alert.Description>
                {fareTerms}{' '}
                <ChakraLink asChild variant="underline">
                  <Link {...linkToModal(trip.id, 'self-serve-cancel-flight')}>Cancel Flight</Link>
                </ChakraLink>
              </Alert.Description>
            </Alert.Root>
          )}
          {loss && !used && (
            <Alert.Root status="warning" mb="4">
              <Alert.Indicator />
              <Alert.Description>{loss}</Alert.Description>
            </Alert.Root>
          )}
          {!used && isLastLook && <LastLook choice={chosen} />}
          {!used && !isLastLook && <ChoiceList choices={choices} chosen={choice} onChoose={setChoice} />}
          {failure && !used && (
            <Alert.Root role="alert" status="error" mt="4">
              <Alert.Indicator />
              <Alert.Description>{`${failure.title} ${failure.text}`}</Alert.Description>
            </Alert.Root>
          )}
        </Dialog.Body>
        <Dialog.Footer flexWrap="wrap" borderTopWidth="1px" py="4">
          <Button
            ref={firstButton}
            variant="outline"
            disabled={isSending && !used}
            onClick={isLastLook && !used ? () => setReviewed(false) : onClose}
          >
            {used ? 'Close' : isLastLook ? 'Back to the choices' : 'Keep my flight'}
          </Button>
          {!used && !isLastLook && (
            <Button disabled={!chosen} onClick={() => setReviewed(true)}>
              Continue
            </Button>
          )}
          {!used && isLastLook && (
            <Button
              colorPalette={chosen.kind === 'REBOOK' ? 'coral' : 'red'}
              loading={isSending}
              loadingText="One moment"
              onClick={() => void send(chosen.token)}
            >
              {chosen.kind === 'REBOOK' ? 'Take this flight' : 'Cancel the trip'}
            </Button>
          )}
        </Dialog.Footer>
      </DialogPanel>
    </Dialog.Root>
  );
}

const LastLook = ({ choice }: { readonly choice: Choice }) => (
  <Stack gap="3">
    <Text fontWeight="semibold" textStyle="lg">
      {choiceText(choice)}
    </Text>
    <Text>{CHOICE_CONSEQUENCES[choice.kind]}</Text>
  </Stack>
);

const Outcome = ({ used: { kind, amount } }: { readonly used: NonNullable<Protection['used']> }) => (
  <Stack gap="3">
    <Text fontWeight="semibold" textStyle="lg">
      {usedText(kind, amount)}
    </Text>
    <Text>{CHOICE_CONSEQUENCES[kind]}</Text>
  </Stack>
);
