import { Button, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';
import { fullName } from '#domain/booking/travelers.ts';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import type { useHistoryEntry } from '#client/components/history-entry/use-history-entry.ts';
import type { SavedTravelerFragment } from '#client/features/travelers/traveler-changes.generated.ts';
import {
  type FieldError,
  useSaveTraveler,
  withoutField,
} from '#client/features/travelers/use-traveler-changes.ts';
import { Failed, type FailedProps } from '../failed';
import { travelerToSend, type TravelerValues, valuesOf } from './traveler-form-values';
import { partsWith, TravelerParts } from './traveler-parts';
import { randomId } from '#client/components/random-id.ts';

export interface TravelerEditorProps {
  /** Null adds a traveler. */
  readonly traveler: SavedTravelerFragment | null;
  readonly entry: ReturnType<typeof useHistoryEntry>;
}

/** TR-28: the editor of a traveler, which Back closes like Escape. */
export function TravelerEditor({ traveler, entry }: TravelerEditorProps) {
  const [isShown, setIsShown] = useState(false);
  if (entry.isOpen && !isShown) setIsShown(true);
  return isShown && <OpenEditor traveler={traveler} entry={entry} onClosed={() => setIsShown(false)} />;
}

interface OpenEditorProps extends TravelerEditorProps {
  readonly onClosed: () => void;
}

/**
 * Every field of a traveler: over the page on a desktop, the whole screen on a phone. Unsaved changes are lost only after
 * confirmation.
 */
function OpenEditor({ traveler, entry, onClosed }: OpenEditorProps) {
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    entry.close();
  };
  const editor = useEditor(traveler, leave);
  const { isDirty, isSaving } = editor;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (isSaving) return;
    if (isDirty) setIsAsking(true);
    else leave();
  };
  const afterBack = useEffectEvent(() => {
    if (isLeaving.current || !isDirty) return onClosed();
    entry.open();
    close();
  });
  useEffect(() => {
    if (!entry.isOpen) afterBack();
  }, [entry.isOpen]);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && close()}
      size={useIsDesktop() ? 'lg' : 'full'}
      placement="center"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <EditorContent traveler={traveler} editor={editor} onClose={close} />
        </Dialog.Positioner>
      </Portal>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        keepLabel="Keep editing"
        onConfirm={() => {
          setIsAsking(false);
          leave();
        }}
        onClose={() => setIsAsking(false)}
      >
        What you entered is not saved yet.
      </ConfirmDialog>
    </Dialog.Root>
  );
}

interface EditorContentProps extends Pick<TravelerEditorProps, 'traveler'> {
  readonly onClose: () => void;
  readonly editor: ReturnType<typeof useEditor>;
}

function EditorContent({ traveler, editor, onClose }: EditorContentProps) {
  const formId = useId();
  const { form, refusal, isSaving, submit, openParts, toggle } = editor;
  return (
    <Dialog.Content borderRadius={{ lg: 'card' }} maxW={{ lg: '46rem' }}>
      <Dialog.Header pe="14" borderBottomWidth="1px">
        <Dialog.Title>{traveler ? `Edit ${fullName(traveler)}` : 'Add a traveler'}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body py="6" scrollPaddingBottom="12">
        <Stack asChild gap="7">
          <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
            {refusal && <Failed {...refusal} hasFocus />}
            <TravelerParts form={form} open={openParts} onToggle={toggle} />
          </form>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" py="4" gap="3">
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} loading={isSaving} loadingText="Saving the traveler">
          Save traveler
        </Button>
      </Dialog.Footer>
      <Dialog.CloseTrigger asChild>
        <CloseButton aria-label="Close without saving the traveler" disabled={isSaving} />
      </Dialog.CloseTrigger>
    </Dialog.Content>
  );
}

function useEditor(traveler: SavedTravelerFragment | null, onSaved: () => void) {
  const form = useForm<TravelerValues>({ defaultValues: valuesOf(traveler) });
  // The key of the traveler that this form adds, however often it is sent.
  const [idempotencyKey] = useState(() => randomId());
  const [refusal, setRefusal] = useState<FailedProps | null>(null);
  const [openParts, setOpenParts] = useState<ReadonlySet<string>>(new Set());
  const announce = useAnnounce();
  const today = useToday();
  const { save, isSaving } = useSaveTraveler();
  const show = (errors: readonly FieldError[]) => {
    // A field can take the focus only when its part is open.
    flushSync(() => setOpenParts((open) => new Set([...open, ...partsWith(errors)])));
    showErrors(form, errors);
  };
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    const ready = travelerToSend(values, today);
    if (ready.kind === 'WRONG') return show(ready.errors);
    const outcome = await save({ ...ready.input, ...(traveler ? { id: traveler.id } : { idempotencyKey }) });
    if (outcome.kind === 'SAVED') {
      announce(`${fullName(ready.input)} is saved.`);
      return onSaved();
    }
    if (outcome.kind === 'UNREACHABLE') return setRefusal(noAnswer());
    const { refusal, fieldErrors } = outcome;
    const shown = fieldErrors.filter(({ field }) => hasField(field));
    const others = fieldErrors.filter(({ field }) => !hasField(field));
    if (shown.length === 0 || others.length > 0) setRefusal(withoutField(refusal, others));
    show(shown);
  });
  const toggle = (title: string) =>
    setOpenParts((open) => {
      const next = new Set(open);
      if (!next.delete(title)) next.add(title);
      return next;
    });
  return { form, refusal, isSaving, submit, openParts, toggle, isDirty: form.formState.isDirty };
}

const FIELDS = Object.keys(valuesOf(null));

/** The position of the field in the form; -1 when the form has no such field. */
const placeOf = (name: string): number => FIELDS.indexOf(name.split('.')[0] ?? '');

/** VF-02: some codes concern the traveler as a whole. */
const hasField = (name: string): boolean => placeOf(name) >= 0;

/** The first one on the screen takes the focus. */
function showErrors({ setError }: UseFormReturn<TravelerValues>, errors: readonly FieldError[]): void {
  const inOrder = [...errors].sort((one, other) => placeOf(one.field) - placeOf(other.field));
  inOrder.forEach(({ field, message }, index) =>
    setError(field as FieldPath<TravelerValues>, { type: 'refused', message }, { shouldFocus: index === 0 }),
  );
}
