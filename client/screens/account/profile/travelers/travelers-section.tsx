import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Flex, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import {
  fullName,
  hasProfile,
  HIDDEN_DETAILS,
  isHiddenProfile,
  mayChangeTraveler,
} from '#domain/booking/travelers.ts';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { PlusIcon } from '#client/components/icons/icons.tsx';
import { useHistoryEntry } from '#client/components/history-entry/use-history-entry.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import {
  type SavedTravelerFragment,
  SavedTravelerFragmentDoc,
} from '#client/features/travelers/traveler-changes.generated.ts';
import {
  type ChangeOutcome,
  useMakeDefault,
  useRemoveTraveler,
} from '#client/features/travelers/use-traveler-changes.ts';
import { Failed, type FailedProps } from '../failed';
import { TravelerEditor } from './traveler-editor';
import { birthLine, recordedDetails } from './traveler-facts';

interface TravelersSectionProps {
  readonly travelers: readonly FragmentType<SavedTravelerFragment>[];
}

/** TR-28: the travelers that the user may book for, with all stored details. */
export function TravelersSection({ travelers: listed }: TravelersSectionProps) {
  const { data: travelers } = useSuspenseFragment({ fragment: SavedTravelerFragmentDoc, from: [...listed] });
  const addition = useHistoryEntry('isTravelerAdded');
  const [failure, setFailure] = useState<FailedProps | null>(null);
  const list = useFocusAfterRemoval(travelers.length);
  return (
    <SectionCard
      title="Travelers"
      action={
        <Button variant="outline" size="sm" onClick={addition.open}>
          <PlusIcon /> Add a traveler
        </Button>
      }
    >
      {failure && <Failed {...failure} hasFocus />}
      {travelers.length === 0 && (
        <Text color="fg.muted">
          Add the people you travel with. Their details are filled in when you book.
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" ref={list} tabIndex={-1} outline="none">
        {travelers.map((traveler) => (
          <TravelerRow key={traveler.id} traveler={traveler} onFailure={setFailure} />
        ))}
      </Stack>
      <TravelerEditor traveler={null} entry={addition} />
    </SectionCard>
  );
}

interface TravelerRowProps {
  readonly traveler: SavedTravelerFragment;
  readonly onFailure: (failure: FailedProps | null) => void;
}

function TravelerRow({ traveler, onFailure }: TravelerRowProps) {
  const facts = recordedDetails(traveler);
  const userId = useSession().session?.userId ?? '';
  const known = isHiddenProfile(traveler, userId) ? HIDDEN_DETAILS : birthLine(traveler);
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '6' }}
      justify="space-between"
      py="5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: '1' }}
      _last={{ pb: '0' }}
    >
      <Stack gap="2" minW="0">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h3" size="md">
            {fullName(traveler)}
          </Heading>
          {traveler.isDefaultProfile && <Badge colorPalette="pine">Default</Badge>}
          {traveler.isPrivateProfile && <Badge>Private profile</Badge>}
          {traveler.isMissingInfo && <Badge colorPalette="orange">Details missing</Badge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {known || 'No details yet'}
        </Text>
        {facts.length > 0 && (
          <Wrap gap="2">
            {facts.map((fact) => (
              <Badge
                key={fact}
                variant="subtle"
                colorPalette="gray"
                borderRadius="full"
                px="2.5"
                whiteSpace="normal"
              >
                {fact}
              </Badge>
            ))}
          </Wrap>
        )}
      </Stack>
      {mayChangeTraveler(traveler, userId) && <RowActions traveler={traveler} onFailure={onFailure} />}
    </Flex>
  );
}

function RowActions({ traveler, onFailure }: TravelerRowProps) {
  const name = fullName(traveler);
  const isProfile = hasProfile(traveler);
  const editor = useHistoryEntry(`isEdited-${traveler.id}`);
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isRemoving } = useRemoveTraveler();
  const { makeDefault, isAssigning } = useMakeDefault();
  const canBeDefault = isProfile && !traveler.isDefaultProfile;
  const edit = useFocusAfterRemoval<HTMLButtonElement>(canBeDefault ? 1 : 0);
  const show = async (change: Promise<ChangeOutcome>) => {
    onFailure(null);
    onFailure(failureOf(await change));
  };
  return (
    <Flex gap="1" flexShrink={{ md: '0' }} wrap="wrap" align="flex-start" ms={{ base: '-3', md: '0' }}>
      <Button ref={edit} variant="ghost" size="sm" aria-label={`Edit ${name}`} onClick={editor.open}>
        Edit
      </Button>
      {canBeDefault && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Make default: ${name}`}
          loading={isAssigning}
          onClick={() => void show(makeDefault(traveler))}
        >
          Make default
        </Button>
      )}
      {isProfile && (
        <Button variant="ghost" size="sm" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      )}
      <TravelerEditor traveler={traveler} entry={editor} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove this traveler?"
        confirmLabel="Remove traveler"
        keepLabel="Keep traveler"
        isConfirming={isRemoving}
        onConfirm={() => {
          void show(remove(traveler));
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
      >
        {`${name} and all details on file are removed. Booked trips do not change.`}
      </ConfirmDialog>
    </Flex>
  );
}

/** Null for a successful change. */
function failureOf(outcome: ChangeOutcome): FailedProps | null {
  if (outcome.kind === 'DONE') return null;
  return outcome.kind === 'REFUSED' ? outcome.refusal : noAnswer();
}
