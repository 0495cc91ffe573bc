import { Alert, Box, Button, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { failureMessage } from '#domain/failures/failure-messages.ts';
import { noAnswer } from '../../app/failures/no-answer';
import { usePortal } from '../../app/session/session-context';
import { useAnnounce } from '../../components/announcer/announcer';
import { takesFocus } from '../../components/focus';
import { PlusIcon } from '../../components/icons/icons';
import { onDemand } from '../../components/on-demand/on-demand';
import type { CardFields } from './card-rules';
import { type SavedOutcome, useSaveCard } from './use-save-card';

const CardForm = onDemand(async () => (await import('./card-form')).CardForm);

export interface NewCardProps {
  /** The level of the form's heading. */
  readonly level: 'h3' | 'h4';
  /** No saved card can pay, so the form is open. */
  readonly isNeeded: boolean;
  readonly isDisabled?: boolean;
  readonly onSaved: (cardId: string) => void;
}

/** PM-18: a button that opens the form for a new card, and next to the form, why a card was not saved. */
export function NewCard({ level, isNeeded, isDisabled = false, onSaved }: NewCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  const { save, isSaving, failure, forget } = useShownSave();
  const announce = useAnnounce();
  const close = () => {
    forget();
    setIsOpen(false);
    setWasClosed(true);
  };
  const add = async (card: CardFields) => {
    const cardId = await save(card);
    if (cardId === null) return;
    close();
    announce('Your card is saved.');
    onSaved(cardId);
  };
  if (!isOpen && !isNeeded)
    return (
      <Button
        variant="outline"
        alignSelf="start"
        disabled={isDisabled}
        // The form that had the focus was removed.
        ref={wasClosed ? takesFocus : undefined}
        onClick={() => setIsOpen(true)}
      >
        <PlusIcon />
        Add a card
      </Button>
    );
  return (
    <Box p={{ base: '4', md: '5' }} borderWidth="1px" borderRadius="l3" bg="bg.subtle">
      <Stack gap="4">
        <Box role="alert" _empty={{ display: 'none' }}>
          {failure && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{failure.title}</Alert.Title>
                <Alert.Description>{failure.text}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
        </Box>
        <Suspense fallback={<Skeleton h="80" />}>
          <CardForm
            level={level}
            hasFocus={isOpen}
            isAdding={isSaving}
            onAdd={(card) => void add(card)}
            onCancel={isNeeded ? undefined : close}
          />
        </Suspense>
      </Stack>
    </Box>
  );
}

interface Shown {
  readonly title: string;
  readonly text: string;
}

/** Saves a card, and shows the reason when it was not saved. */
function useShownSave() {
  const saveCard = useSaveCard();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Shown | null>(null);

  async function save(card: CardFields): Promise<string | null> {
    setIsSaving(true);
    setFailure(null);
    const outcome = await saveCard(card);
    setIsSaving(false);
    if (outcome.kind === 'SAVED') return outcome.cardId;
    setFailure(shownOf(outcome, supportPhone));
    return null;
  }
  return { save, isSaving, failure, forget: () => setFailure(null) };
}

function shownOf(outcome: Exclude<SavedOutcome, { kind: 'SAVED' }>, supportPhone: string): Shown {
  switch (outcome.kind) {
    case 'UNREACHABLE':
      return noAnswer();
    case 'REFUSED':
      return outcome.refusal;
    case 'FAILED': {
      const { failure, detail } = outcome;
      return failureMessage(failure, { supportPhone, ...(detail !== null && { detail }) });
    }
  }
}
