import { useFragment } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { FieldError, TravelerToSave } from '#client/features/travelers/use-traveler-changes.ts';
import type { Gender } from '#client/generated/graph.ts';
import { useDrafts, useStoreDraft } from '../../flow/form-drafts';
import type { CheckoutTraveler } from '../../flow/travelers/use-travelers-reading';
import { travelerDraft } from './traveler-draft';
import { TravelerForm_TravelerFragmentDoc } from './traveler-form.generated';
import { useSaveTraveler } from './use-traveler-changes';
import { useSession } from '#client/app/session/session-context.ts';
import { randomId } from '#client/components/random-id.ts';

export interface TravelerFields {
  readonly givenName: string;
  readonly surname: string;
  readonly gender: Gender | '';
  readonly nationality: string;
  readonly dateOfBirth: string;
  readonly passportCountryOfIssue: string;
  /** The key of the traveler that the form adds, however often it is sent. */
  readonly idempotencyKey: string;
}

/** In the order in which they are shown. */
const FIELDS = [
  'givenName',
  'surname',
  'dateOfBirth',
  'gender',
  'nationality',
  'passportCountryOfIssue',
] as const satisfies readonly (keyof TravelerFields)[];

export interface TravelerFormOptions {
  /** The traveler opened the form, so it receives the focus; a form that is open by default does not. */
  readonly hasFocus: boolean;
  /** The changed traveler; undefined adds one. */
  readonly traveler: CheckoutTraveler | undefined;
  /** The first traveler is probably the user, whose name the form has. */
  readonly isFirst: boolean;
  readonly onSaved: () => void;
}

export function useTravelerForm({ hasFocus, traveler, isFirst, onSaved }: TravelerFormOptions) {
  const known = useKnownFields(traveler);
  const { session } = useSession();
  const name = isFirst && session ? { givenName: session.givenName, surname: session.surname } : {};
  const [idempotencyKey] = useState(() => randomId());
  const draft = travelerDraft(traveler?.id ?? null);
  const drafts = useDrafts();
  const form = useForm<TravelerFields>({
    defaultValues: drafts.restored(draft, { ...known, ...name, idempotencyKey }),
  });
  useStoreDraft(draft, form);
  const { save, isSaving } = useSaveTraveler(FIELDS, (errors) => showErrors(form, errors));
  const { setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus('givenName');
  }, [hasFocus, setFocus]);

  const forget = () => drafts.forget(draft);
  const send = async (fields: TravelerFields) => {
    const input = inputOf(fields, traveler?.id);
    if (isSaving || !input) return;
    if (!(await save(input))) return;
    forget();
    onSaved();
  };
  return { form, isSaving, send, forget };
}

function useKnownFields(traveler: CheckoutTraveler | undefined): Omit<TravelerFields, 'idempotencyKey'> {
  const { data } = useFragment({ fragment: TravelerForm_TravelerFragmentDoc, from: traveler ?? null });
  return {
    givenName: data.givenName ?? '',
    surname: data.surname ?? '',
    gender: data.gender ?? '',
    nationality: data.nationality ?? '',
    dateOfBirth: data.dateOfBirth ?? '',
    passportCountryOfIssue: data.passportCountryOfIssue ?? '',
  };
}

/** Null without a gender. */
const inputOf = ({ gender, ...fields }: TravelerFields, id: string | undefined): TravelerToSave | null =>
  gender === ''
    ? null
    : {
        ...(id === undefined ? { idempotencyKey: fields.idempotencyKey } : { id }),
        givenName: fields.givenName.trim(),
        surname: fields.surname.trim(),
        gender,
        nationality: fields.nationality || null,
        dateOfBirth: fields.dateOfBirth,
        passportCountryOfIssue: fields.passportCountryOfIssue || null,
      };

/** The first refused field of the form takes the focus. */
function showErrors({ setError }: UseFormReturn<TravelerFields>, errors: readonly FieldError[]): void {
  const shown = FIELDS.flatMap((field) => {
    const message = errors.find((error) => error.field === field)?.message;
    return message === undefined ? [] : [{ field, message }];
  });
  shown.forEach(({ field, message }, index) =>
    setError(field, { type: 'refused', message }, { shouldFocus: index === 0 }),
  );
}
