import { Button, Grid, IconButton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, type Ref, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { hotelLoyaltyProgram, HOTEL_LOYALTY_PROGRAMS } from '#domain/other-bookings/hotel-loyalty.ts';
import { PlusIcon, TrashIcon } from '#client/components/icons/icons.tsx';
import { type FormProps, SelectField, TextField } from './traveler-fields';

interface RowsProps {
  readonly hint: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly addRef: Ref<HTMLButtonElement>;
  /** An error of the list as a whole. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

const Rows = ({ hint, addLabel, onAdd, addRef, error, children }: RowsProps) => (
  <Stack gap="3">
    <Text textStyle="sm" color="fg.muted">
      {hint}
    </Text>
    {children}
    {error && (
      <Text role="alert" textStyle="sm" color="fg.error">
        {error}
      </Text>
    )}
    <Button ref={addRef} variant="outline" size="sm" alignSelf="flex-start" onClick={onAdd}>
      <PlusIcon /> {addLabel}
    </Button>
  </Stack>
);

/** A list of rows. The button of a removed row had the focus, so the add button takes it. */
function useRows<Name extends 'frequentFlyer' | 'hotelLoyalty' | 'customFields'>(
  form: FormProps['form'],
  name: Name,
) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const addRef = useRef<HTMLButtonElement>(null);
  const removeRow = (index: number) => {
    remove(index);
    addRef.current?.focus();
  };
  return { fields, append, remove: removeRow, addRef };
}

interface RowProps {
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const Row = ({ removeLabel, onRemove, children }: RowProps) => (
  <Grid templateColumns="minmax(0, 1fr) minmax(0, 1fr) auto" gap="3" alignItems="start">
    {children}
    <IconButton mt="6" variant="ghost" colorPalette="gray" aria-label={removeLabel} onClick={onRemove}>
      <TrashIcon />
    </IconButton>
  </Grid>
);

/** TR-25: by airline. */
export function FrequentFlyerRows({ form }: FormProps) {
  const { fields, append, remove, addRef } = useRows(form, 'frequentFlyer');
  return (
    <Rows
      hint="Enter the airline’s two-letter code, such as DL for Delta."
      addRef={addRef}
      addLabel="Add a frequent flyer number"
      onAdd={() => append({ program: '', number: '' })}
    >
      {fields.map(({ id }, index) => (
        <Row
          key={id}
          removeLabel={`Remove frequent flyer number ${index + 1}`}
          onRemove={() => remove(index)}
        >
          <TextField form={form} name={`frequentFlyer.${index}.program`} label="Airline code" />
          <TextField form={form} name={`frequentFlyer.${index}.number`} label="Number" />
        </Row>
      ))}
    </Rows>
  );
}

/** TR-25, TR-27: by program. */
export function HotelLoyaltyRows({ form }: FormProps) {
  const { fields, append, remove, addRef } = useRows(form, 'hotelLoyalty');
  return (
    <Rows
      hint="Membership numbers of hotel programs."
      addRef={addRef}
      addLabel="Add a hotel program"
      onAdd={() => append({ program: '', number: '' })}
    >
      {fields.map(({ id, program }, index) => (
        <Row key={id} removeLabel={`Remove hotel program ${index + 1}`} onRemove={() => remove(index)}>
          <SelectField form={form} name={`hotelLoyalty.${index}.program`} label="Program">
            <option value="">Choose</option>
            {program !== '' && !hotelLoyaltyProgram(program) && <option value={program}>{program}</option>}
            {HOTEL_LOYALTY_PROGRAMS.map(({ code, name, chain }) => (
              <option key={code} value={code}>
                {name.includes(chain) ? name : `${name} (${chain})`}
              </option>
            ))}
          </SelectField>
          <TextField form={form} name={`hotelLoyalty.${index}.number`} label="Number" />
        </Row>
      ))}
    </Rows>
  );
}

/** VF-01: further fields, each with a key and a value. */
export function CustomFieldRows({ form }: FormProps) {
  const { fields, append, remove, addRef } = useRows(form, 'customFields');
  return (
    <Rows
      hint="Details that your business or a host requires, such as a cost center."
      addRef={addRef}
      addLabel="Add a custom field"
      onAdd={() => append({ key: '', value: '' })}
      error={form.getFieldState('customFields', form.formState).error?.message}
    >
      {fields.map(({ id }, index) => (
        <Row key={id} removeLabel={`Remove custom field ${index + 1}`} onRemove={() => remove(index)}>
          <TextField form={form} name={`customFields.${index}.key`} label="Name" />
          <TextField form={form} name={`customFields.${index}.value`} label="Value" />
        </Row>
      ))}
    </Rows>
  );
}
