import { Button, Field, Flex, Heading, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { type ChangeEvent, type CompositionEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useHostCountry } from '../../app/host/host-context';
import { useToday } from '../../app/session/session-context';
import { knownCountry } from '../../components/countries/countries';
import { CountryOptions } from '../../components/countries/country-options';
import {
  type CardFields,
  expiryRefusal,
  groupedCardNumber,
  numberRefusal,
  securityCodeRefusal,
} from './card-rules';
import { rewriteTyped } from './typed-digits';

export interface CardFormProps {
  /** The level of the heading, below those of the page around it. */
  readonly level: 'h3' | 'h4';
  /** The traveler opened the form, so it receives the focus; a form that is open by default does not. */
  readonly hasFocus: boolean;
  readonly onAdd: (card: CardFields) => void;
  readonly isAdding: boolean;
  /** Undefined without another saved card to choose. */
  readonly onCancel: (() => void) | undefined;
}

interface FieldRow {
  readonly name: Exclude<keyof CardFields, 'country'>;
  readonly label: string;
  readonly autoComplete: string;
  /** The text of a field of digits while it is typed. */
  readonly format?: (text: string) => string;
  readonly placeholder?: string;
  readonly refusal: (text: string, today: string) => string | undefined;
  /** Its minimum width; the fields of a row share the rest. */
  readonly width: string;
}

/** The expiry date and the security code fit side by side on a phone, each label on one line; country names are longer. */
const EXPIRY = '7rem';
const SECURITY_CODE = '9rem';
const LONG = '11rem';

const unchanged = (text: string): string => text;

const needed = (message: string) => (text: string) => (text.trim() === '' ? message : undefined);

// prettier-ignore
const FIELDS: readonly FieldRow[] = [
  { name: 'number', label: 'Card number', autoComplete: 'cc-number', format: groupedCardNumber, refusal: numberRefusal, width: '100%' },
  { name: 'name', label: 'Name on card', autoComplete: 'cc-name', refusal: needed('Enter the name on the card.'), width: '100%' },
  { name: 'expiry', label: 'Expiry date', autoComplete: 'cc-exp', format: unchanged, placeholder: 'MM/YY', refusal: expiryRefusal, width: EXPIRY },
  { name: 'securityCode', label: 'CVV / Security Code', autoComplete: 'cc-csc', format: unchanged, refusal: securityCodeRefusal, width: SECURITY_CODE },
  { name: 'zip', label: 'Zip Code', autoComplete: 'postal-code', refusal: needed('Enter the zip code of the billing address.'), width: LONG },
];

type Edit = ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>;

/** The properties of a field whose text is rewritten while it is typed, and after an input method has composed it. */
function rewritten(field: UseFormRegisterReturn, format: FieldRow['format']) {
  if (!format) return field;
  const take = (event: Edit) => {
    const { isComposing, inputType } = event.nativeEvent as InputEvent;
    if (!isComposing) rewriteTyped(event.currentTarget, format, inputType === 'deleteContentForward');
    return field.onChange(event);
  };
  return { ...field, onChange: take, onCompositionEnd: take };
}

/** PM-18: the add-card form. */
export function CardForm({ level, hasFocus, onAdd, isAdding, onCancel }: CardFormProps) {
  const today = useToday();
  const heading = useId();
  const country = knownCountry(useHostCountry());
  const { register, handleSubmit, formState } = useForm<CardFields>({
    defaultValues: { number: '', name: '', expiry: '', securityCode: '', zip: '', country },
  });
  const { errors } = formState;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) focusNumber(form.current);
  }, [hasFocus]);
  // A card that was not accepted: its button was disabled and lost the focus, which a message has to remember when it opens.
  const wasAdding = useRef(isAdding);
  useLayoutEffect(() => {
    if (wasAdding.current && !isAdding) focusNumber(form.current);
    wasAdding.current = isAdding;
  }, [isAdding]);
  // A card can be refused without a request; the form then still renders as adding before, so that the effect above runs.
  const add = handleSubmit((card) => flushSync(() => onAdd(card)));
  return (
    <form ref={form} noValidate aria-labelledby={heading} onSubmit={(event) => void add(event)}>
      <Stack gap="5">
        <Heading as={level} id={heading} size="md">
          Add a card
        </Heading>
        <Flex wrap="wrap" gap={{ base: '4', sm: '5' }}>
          {FIELDS.map(({ name, label, autoComplete, format, placeholder, refusal, width }) => (
            <Field.Root key={name} invalid={errors[name] !== undefined} required flex={`1 1 ${width}`}>
              <Field.Label>{label}</Field.Label>
              <Input
                size="lg"
                inputMode={format ? 'numeric' : 'text'}
                autoComplete={autoComplete}
                placeholder={placeholder}
                {...rewritten(register(name, { validate: (text) => refusal(text, today) ?? true }), format)}
              />
              <Field.ErrorText>{errors[name]?.message}</Field.ErrorText>
            </Field.Root>
          ))}
          <Field.Root required flex={`1 1 ${LONG}`}>
            <Field.Label>Country</Field.Label>
            <NativeSelect.Root size="lg">
              <NativeSelect.Field autoComplete="country" {...register('country')}>
                <CountryOptions />
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          Your card goes straight to the card vault. We never see or keep its number.
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" loading={isAdding} loadingText="Adding the card">
            Add card
          </Button>
          {onCancel && (
            <Button variant="ghost" size="lg" disabled={isAdding} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  );
}

/** The form's own `setFocus` waits for a timeout, in which a message may have opened. */
const focusNumber = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLInputElement>('[name=number]')?.focus();
