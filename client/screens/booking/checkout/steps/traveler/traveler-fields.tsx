import { Field, Flex, Input, NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { useForm, UseFormReturn } from 'react-hook-form';
import { dateOfBirthError, nameError, SINGLE_NAME_HINT } from '#domain/booking/traveler-input.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { CountryOptions } from '#client/components/countries/country-options.tsx';
import type { Gender } from '#client/generated/graph.ts';
import type { TravelerFields } from './use-traveler-form';

/** TR-24: the genders that a profile accepts. */
const GENDERS: readonly { readonly value: Gender; readonly label: string }[] = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
];

const EARLIEST_BIRTH = '1900-01-01';

interface FormProps {
  readonly form: UseFormReturn<TravelerFields>;
}

export function NameFields({ form: { register, formState } }: FormProps) {
  const { errors } = formState;
  return (
    <>
      <Field.Root invalid={errors.givenName !== undefined} required>
        <Field.Label>Given name</Field.Label>
        <Input
          size="lg"
          autoComplete="given-name"
          {...register('givenName', {
            validate: (name) => nameError(name, 'given name') ?? true,
          })}
        />
        <Field.ErrorText>{errors.givenName?.message}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={errors.surname !== undefined} required>
        <Field.Label>Surname</Field.Label>
        <Input
          size="lg"
          autoComplete="family-name"
          {...register('surname', { validate: (name) => nameError(name, 'surname') ?? true })}
        />
        <Field.HelperText>{SINGLE_NAME_HINT}</Field.HelperText>
        <Field.ErrorText>{errors.surname?.message}</Field.ErrorText>
      </Field.Root>
    </>
  );
}

export function BirthField({ form: { register, formState } }: FormProps) {
  const { errors } = formState;
  const today = useToday();
  return (
    <Field.Root invalid={errors.dateOfBirth !== undefined} required>
      <Field.Label>Date of birth</Field.Label>
      <Input
        type="date"
        size="lg"
        autoComplete="bday"
        min={EARLIEST_BIRTH}
        max={today}
        {...register('dateOfBirth', { validate: (text) => dateOfBirthError(text, today) ?? true })}
      />
      <Field.ErrorText>{errors.dateOfBirth?.message}</Field.ErrorText>
    </Field.Root>
  );
}

/** Gender and countries, as in the travel document. */
export function DocumentFields({ form: { register, formState } }: FormProps) {
  const { errors } = formState;
  return (
    <>
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
        <option value="">Not specified</option>
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
    </>
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
    <Flex w="full" justify="space-between" align="baseline" gap="3">
      <Field.Label>{label}</Field.Label>
      {!isRequired && <Field.HelperText>Optional</Field.HelperText>}
    </Flex>
    <NativeSelect.Root size="lg">
      <NativeSelect.Field {...field}>{children}</NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
