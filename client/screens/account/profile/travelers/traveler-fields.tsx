import { Field, Grid, Input, NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { SINGLE_NAME_HINT } from '#domain/booking/traveler-input.ts';
import { CountryOptions } from '#client/components/countries/country-options.tsx';
import type { TravelerValues } from './traveler-form-values';

export interface FormProps {
  readonly form: UseFormReturn<TravelerValues>;
}

interface FieldProps extends FormProps {
  readonly name: FieldPath<TravelerValues>;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

export const TextField = ({
  form,
  name,
  label,
  hint,
  isRequired = false,
  ...input
}: FieldProps & { readonly type?: string; readonly autoComplete?: string }) => {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field.Root invalid={error !== undefined} required={isRequired}>
      <Field.Label>{label}</Field.Label>
      <Input {...input} {...form.register(name)} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
};

export const SelectField = ({
  form,
  name,
  label,
  hint,
  isRequired = false,
  children,
}: FieldProps & { readonly children: ReactNode }) => {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field.Root invalid={error !== undefined} required={isRequired}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...form.register(name)}>{children}</NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
};

export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
    {children}
  </Grid>
);

/** Name, birth, and countries, as in the travel document. */
export const DocumentFields = ({ form }: FormProps) => (
  <FieldGrid>
    <TextField form={form} name="givenName" label="Given name" autoComplete="given-name" isRequired />
    <TextField
      form={form}
      name="surname"
      label="Surname"
      hint={SINGLE_NAME_HINT}
      autoComplete="family-name"
      isRequired
    />
    <TextField form={form} name="dateOfBirth" label="Date of birth" type="date" isRequired />
    <SelectField form={form} name="gender" label="Gender" isRequired>
      <option value="">Choose</option>
      <option value="F">Female</option>
      <option value="M">Male</option>
    </SelectField>
    <SelectField form={form} name="nationality" label="Nationality">
      <option value="">Not specified</option>
      <CountryOptions />
    </SelectField>
    <SelectField form={form} name="passportCountryOfIssue" label="Passport issued by">
      <option value="">No passport</option>
      <CountryOptions />
    </SelectField>
  </FieldGrid>
);

export const ContactFields = ({ form }: FormProps) => (
  <FieldGrid>
    <TextField form={form} name="emailAddress" label="Email" type="email" autoComplete="email" />
  </FieldGrid>
);

export const SecurityFields = ({ form }: FormProps) => (
  <FieldGrid>
    <TextField
      form={form}
      name="knownTravelerNumber"
      label="Known traveler number"
      hint="From TSA PreCheck or Global Entry."
    />
    <TextField
      form={form}
      name="tsaRedressNumber"
      label="Redress number"
      hint="Seven digits from the Department of Homeland Security."
    />
  </FieldGrid>
);

export const LicenseFields = ({ form }: FormProps) => (
  <FieldGrid>
    <TextField form={form} name="driverLicense.number" label="License number" />
    <SelectField form={form} name="driverLicense.countryOfIssue" label="License issued by">
      <option value="">Not specified</option>
      <CountryOptions />
    </SelectField>
  </FieldGrid>
);
