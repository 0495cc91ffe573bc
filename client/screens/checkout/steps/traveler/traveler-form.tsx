import { Button, Field, Flex, Grid, Heading, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { parseStayDate } from '../../../../../domain/stay/stay-dates';
import { useToday } from '../../../../app/session/session-context';
import type { Gender } from '../../../../generated/graph';
import { COUNTRIES } from '../../countries';
import { StepForm } from '../../layout/step-form';
import { useDrafts, useKeepDraft } from '../../flow/form-drafts';
import { travelerDraft } from './traveler-draft';
import type { TravelerCard_TravelerFragment } from './travelers.generated';
import { useTravelerChanges } from './use-traveler-changes';

interface TravelerFields {
  readonly givenName: string;
  readonly surname: string;
  readonly gender: Gender | '';
  readonly nationality: string;
  readonly dateOfBirth: string;
  readonly passportCountryOfIssue: string;
}

export interface TravelerFormProps {
  /** It was asked for, so it takes the focus; a form that is there by itself does not. */
  readonly hasFocus: boolean;
  /** The changed traveler; undefined adds one. */
  readonly traveler: TravelerCard_TravelerFragment | undefined;
  readonly onSaved: () => void;
  /** Undefined while there is nobody else to choose. */
  readonly onCancel: (() => void) | undefined;
}

/** TR-24: the genders that a profile takes. */
const GENDERS: readonly { readonly value: Gender; readonly label: string }[] = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
];

/** In the order in which they are shown. */
const FIELDS = [
  'givenName',
  'surname',
  'dateOfBirth',
  'gender',
  'nationality',
  'passportCountryOfIssue',
] as const satisfies readonly (keyof TravelerFields)[];

const EARLIEST_BIRTH = '1900-01-01';

/** TR-05, TR-13, TR-15: the primary traveler as in the travel document. What was typed stays until it is saved. */
export function TravelerForm({ hasFocus, traveler, onSaved, onCancel }: TravelerFormProps) {
  const today = useToday();
  const { save, isSaving } = useTravelerChanges();
  const draft = travelerDraft(traveler?.id ?? null);
  const drafts = useDrafts();
  const form = useForm<TravelerFields>({
    defaultValues: drafts.restored(draft, {
      givenName: traveler?.givenName ?? '',
      surname: traveler?.surname ?? '',
      gender: traveler?.gender ?? '',
      nationality: traveler?.nationality ?? '',
      dateOfBirth: traveler?.dateOfBirth ?? '',
      passportCountryOfIssue: traveler?.passportCountryOfIssue ?? '',
    }),
  });
  useKeepDraft(draft, form);
  const { register, handleSubmit, formState, setError, setFocus } = form;
  const { errors } = formState;
  useEffect(() => {
    if (hasFocus) setFocus('givenName');
  }, [hasFocus, setFocus]);
  const isBirthday = (text: string) =>
    (parseStayDate(text) !== undefined && text >= EARLIEST_BIRTH && text < today) ||
    'Enter a date of birth in the past.';
  const send = async ({ gender, ...fields }: TravelerFields) => {
    if (isSaving || gender === '') return;
    const input = {
      ...(traveler && { id: traveler.id }),
      givenName: fields.givenName.trim(),
      surname: fields.surname.trim(),
      gender,
      nationality: fields.nationality || null,
      dateOfBirth: fields.dateOfBirth,
      passportCountryOfIssue: fields.passportCountryOfIssue || null,
    };
    const outcome = await save(input, FIELDS);
    if (outcome.kind === 'REFUSED') showErrors(outcome.errors);
    if (outcome.kind !== 'SAVED') return;
    drafts.forget(draft);
    onSaved();
  };
  /** The first field of the form that is refused takes the focus. */
  const showErrors = (refused: readonly { readonly field: string; readonly message: string }[]) => {
    const shown = FIELDS.flatMap((field) => {
      const message = refused.find((error) => error.field === field)?.message;
      return message === undefined ? [] : [{ field, message }];
    });
    shown.forEach(({ field, message }, index) =>
      setError(field, { type: 'refused', message }, { shouldFocus: index === 0 }),
    );
  };
  return (
    <StepForm aria-labelledby="traveler-form" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap="5">
        <Heading as="h3" id="traveler-form" size="lg">
          {traveler ? `Edit ${traveler.givenName} ${traveler.surname}` : 'Add Traveler Information'}
        </Heading>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <Field.Root invalid={errors.givenName !== undefined} required>
            <Field.Label>Given name</Field.Label>
            <Input
              size="lg"
              autoComplete="given-name"
              {...register('givenName', {
                validate: (name) => name.trim() !== '' || 'Enter the given name.',
              })}
            />
            <Field.ErrorText>{errors.givenName?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={errors.surname !== undefined} required>
            <Field.Label>Surname</Field.Label>
            <Input
              size="lg"
              autoComplete="family-name"
              {...register('surname', { validate: (name) => name.trim() !== '' || 'Enter the surname.' })}
            />
            <Field.ErrorText>{errors.surname?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root invalid={errors.dateOfBirth !== undefined} required>
            <Field.Label>Date of birth</Field.Label>
            <Input
              type="date"
              size="lg"
              autoComplete="bday"
              min={EARLIEST_BIRTH}
              max={today}
              {...register('dateOfBirth', { validate: isBirthday })}
            />
            <Field.ErrorText>{errors.dateOfBirth?.message}</Field.ErrorText>
          </Field.Root>
          <Select
            label="Gender"
            error={errors.gender?.message}
            isRequired
            field={register('gender', {
              validate: (gender) => gender !== '' || 'Choose the gender of the travel document.',
            })}
          >
            <option value="">Choose</option>
            {GENDERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select label="Nationality" error={errors.nationality?.message} field={register('nationality')}>
            <option value="">Not told</option>
            <CountryOptions />
          </Select>
          <Select
            label="Passport issued by"
            error={errors.passportCountryOfIssue?.message}
            field={register('passportCountryOfIssue')}
          >
            <option value="">No passport</option>
            <CountryOptions />
          </Select>
        </Grid>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" loading={isSaving} loadingText="Saving the traveler">
            Save traveler
          </Button>
          {onCancel && (
            <Button
              variant="ghost"
              size="lg"
              onClick={() => {
                drafts.forget(draft);
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
        </Flex>
      </Stack>
    </StepForm>
  );
}

interface SelectProps {
  readonly label: string;
  readonly field: ReturnType<ReturnType<typeof useForm<TravelerFields>>['register']>;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

const Select = ({ label, field, error, isRequired = false, children }: SelectProps) => (
  <Field.Root invalid={error !== undefined} required={isRequired}>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root size="lg">
      <NativeSelect.Field {...field}>{children}</NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);

const CountryOptions = () =>
  COUNTRIES.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
