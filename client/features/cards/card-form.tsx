import { Button, Field, Flex, Heading, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
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
  readonly isDigits: boolean;
  readonly placeholder?: string;
  readonly refusal: (text: string, today: string) => string | undefined;
  /** Its minimum width; the fields of a row share the rest. */
  readonly width: string;
}

/** The expiry date and the security code fit side by side on a phone, each label on one line; country names are longer. */
const EXPIRY = '7rem';
const SECURITY_CODE = '9rem';
const LONG = '11rem';

const needed = (message: string) => (text: string) => (text.trim() === '' ? message : undefined);

// prettier-ignore
const FIELDS: readonly FieldRow[] = [
  { name: 'number', label: 'Card number', autoComplete: 'cc-number', isDigits: true, refusal: numberRefusal, width: '100%' },
  { name: 'name', label: 'Name on card', autoComplete: 'cc-name', isDigits: false, refusal: needed('Enter the name on the card.'), width: '100%' },
  { name: 'expiry', label: 'Expiry date', autoComplete: 'cc-exp', isDigits: true, placeholder: 'MM/YY', refusal: expiryRefusal, width: EXPIRY },
  { name: 'securityCode', label: 'CVV / Security Code', autoComplete: 'cc-csc', isDigits: true, refusal: securityCodeRefusal, width: SECURITY_CODE },
  { name: 'zip', label: 'Zip Code', autoComplete: 'postal-code', isDigits: false, refusal: needed('Enter the zip code of the billing address.'), width: LONG },
];

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
          {FIELDS.map(({ name, label, autoComplete, isDigits, placeholder, refusal, width }) => (
            <Field.Root key={name} invalid={errors[name] !== undefined} required flex={`1 1 ${width}`}>
              <Field.Label>{label}</Field.Label>
              <Input
                size="lg"
                inputMode={isDigits ? 'numeric' : 'text'}
                autoComplete={autoComplete}
                placeholder={placeholder}
                {...register(name, {
                  validate: (text) => refusal(text, today) ?? true,
                  ...(name === 'number' && {
                    onChange: (event: { target: HTMLInputElement }) => {
                      event.target.value = groupedCardNumber(event.target.value);
                    },
                  }),
                })}
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
