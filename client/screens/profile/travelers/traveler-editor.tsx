import { Button, CloseButton, Dialog, Heading, Portal, Separator, Stack } from '@chakra-ui/react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';
import { fullName } from '../../../../domain/booking/travelers';
import { useIsDesktop } from '../../../components/media/use-is-desktop';
import { Failed } from '../failed';
import { AssistanceChoice } from './assistance-choice';
import { DocumentFields, LicenseFields, SecurityFields } from './traveler-fields';
import {
  type ProfileTraveler,
  type ShownError,
  travelerToSend,
  type TravelerValues,
  valuesOf,
} from './traveler-form-values';
import { CustomFieldRows, FrequentFlyerRows, HotelLoyaltyRows } from './traveler-rows';
import { type Refusal, useSaveTraveler } from './use-traveler-changes';

export interface TravelerEditorProps {
  /** Null adds a traveler. */
  readonly traveler: ProfileTraveler | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** TR-28: every field of a traveler: over the page on a desktop, the whole screen on a phone. */
export const TravelerEditor = ({ isOpen, onClose, traveler }: TravelerEditorProps) => (
  <Dialog.Root
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    size={useIsDesktop() ? 'lg' : 'full'}
    placement="center"
    scrollBehavior="inside"
    closeOnInteractOutside={false}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <EditorContent traveler={traveler} onClose={onClose} />
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

function EditorContent({ traveler, onClose }: Omit<TravelerEditorProps, 'isOpen'>) {
  const formId = useId();
  const { form, refusal, isSaving, submit } = useEditor(traveler, onClose);
  return (
    <Dialog.Content borderRadius={{ lg: 'card' }} maxW={{ lg: '46rem' }}>
      <Dialog.Header pe="14" borderBottomWidth="1px">
        <Dialog.Title>{traveler ? `Edit ${fullName(traveler)}` : 'Add a traveler'}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body py="6">
        <Stack asChild gap="6">
          <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
            {refusal && <Failed {...refusal} />}
            {partsOf(form).map(([title, fields], index) => (
              <Fragment key={title}>
                {index > 0 && <Separator />}
                <Stack as="section" gap="4" aria-label={title}>
                  <Heading as="h3" size="md">
                    {title}
                  </Heading>
                  {fields}
                </Stack>
              </Fragment>
            ))}
          </form>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" py="4" gap="3">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} loading={isSaving} loadingText="Saving the traveler">
          Save traveler
        </Button>
      </Dialog.Footer>
      <Dialog.CloseTrigger asChild>
        <CloseButton aria-label="Close without saving the traveler" />
      </Dialog.CloseTrigger>
    </Dialog.Content>
  );
}

const partsOf = (form: UseFormReturn<TravelerValues>): readonly (readonly [string, ReactNode])[] => [
  ['As in the travel document', <DocumentFields key="document" form={form} />],
  ['Airport security', <SecurityFields key="security" form={form} />],
  ["Driver's license", <LicenseFields key="license" form={form} />],
  ['Frequent flyer', <FrequentFlyerRows key="flyer" form={form} />],
  ['Hotel programs', <HotelLoyaltyRows key="hotel" form={form} />],
  ['Special assistance', <AssistanceChoice key="assistance" form={form} />],
  ['Custom fields', <CustomFieldRows key="custom" form={form} />],
];

function useEditor(traveler: ProfileTraveler | null, onSaved: () => void) {
  const form = useForm<TravelerValues>({ defaultValues: valuesOf(traveler) });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { save, isSaving } = useSaveTraveler();
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    const ready = travelerToSend(values);
    if (ready.kind === 'WRONG') return showErrors(form, ready.errors);
    const result = await save(traveler?.id ?? null, ready.input);
    if (result.kind === 'SAVED') return onSaved();
    const areShown = result.kind === 'WRONG' && result.errors.every(({ name }) => hasField(name));
    if (areShown) showErrors(form, result.errors);
    else setRefusal(result.refusal);
  });
  return { form, refusal, isSaving, submit };
}

const FIELDS = Object.keys(valuesOf(null));

/** VF-02: some codes are about the traveler as a whole. */
const hasField = (name: string): boolean => FIELDS.includes(name.split('.')[0] ?? '');

/** The first one takes the focus. */
function showErrors({ setError }: UseFormReturn<TravelerValues>, errors: readonly ShownError[]): void {
  errors.forEach(({ name, message }, index) =>
    setError(name as FieldPath<TravelerValues>, { type: 'refused', message }, { shouldFocus: index === 0 }),
  );
}
