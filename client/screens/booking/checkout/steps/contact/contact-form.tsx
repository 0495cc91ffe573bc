import { Field, Flex, Grid, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Contact,
  defaultContact,
  emailProblem,
  isContactComplete,
  normalizedEmail,
} from '#domain/contact.ts';
import { internationalPhone, phoneProblem } from '#domain/phone-number.ts';
import { useHostCountry } from '#client/app/host/host-context.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { knownCountry } from '#client/components/countries/countries.ts';
import { CountryOptions } from '#client/components/countries/country-options.tsx';
import { StepContinue, StepForm } from '../../layout/step-form';
import { useAcceptContact } from '../../flow/actions';
import { useCheckoutState, useTrip } from '../../flow/checkout-context';
import { useDrafts, useStoreDraft } from '../../flow/form-drafts';

interface ContactFields {
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly countryCode: CountryCode;
}

/** The number in its national format, next to its country. */
function fieldsOf({ emailAddress, phoneNumber }: Contact, country: CountryCode): ContactFields {
  const known = parsePhoneNumberFromString(phoneNumber);
  return {
    emailAddress,
    phoneNumber: known?.formatNational() ?? phoneNumber,
    countryCode: known?.country ?? country,
  };
}

/** TR-21, TR-23. */
const contactOf = ({ emailAddress, phoneNumber, countryCode }: ContactFields): Contact => ({
  emailAddress: normalizedEmail(emailAddress),
  phoneNumber: internationalPhone(phoneNumber, countryCode) ?? '',
});

const DRAFT = 'contact';

/** The fields of the children's ages are next to the contact. */
export function ContactForm({ children }: { readonly children: ReactNode }) {
  const { contact } = useCheckoutState();
  const listingId = useTrip().listing.id;
  const acceptContact = useAcceptContact();
  const track = useTrack();
  const { session } = useSession();
  const country = knownCountry(useHostCountry());
  const defaults = isContactComplete(contact)
    ? contact
    : defaultContact({ sessionEmail: session?.emailAddress, savedPhone: session?.phoneNumber });
  const drafts = useDrafts();
  const form = useForm<ContactFields>({
    defaultValues: drafts.restored(DRAFT, fieldsOf(defaults, country)),
  });
  const { register, handleSubmit, formState, getValues } = form;
  useStoreDraft(DRAFT, form);
  const { errors } = formState;
  /** TL-05, TR-20. */
  const accept = (fields: ContactFields) => {
    track('contact_submitted', { listingId });
    drafts.forget(DRAFT);
    acceptContact(contactOf(fields));
  };
  return (
    <StepForm aria-labelledby="contact-title" onSubmit={(event) => void handleSubmit(accept)(event)}>
      <Stack gap="5">
        <Field.Root invalid={errors.emailAddress !== undefined} required>
          <Field.Label>Email</Field.Label>
          <Input
            type="email"
            size="lg"
            autoComplete="email"
            {...register('emailAddress', { validate: emailProblem })}
          />
          <Field.ErrorText>{errors.emailAddress?.message}</Field.ErrorText>
        </Field.Root>
        <Grid templateColumns={{ base: '1fr', md: '14rem 1fr' }} gap="5">
          <Field.Root>
            <Field.Label>Country code</Field.Label>
            <NativeSelect.Root size="lg">
              <NativeSelect.Field autoComplete="tel-country-code" {...register('countryCode')}>
                <CountryOptions withCallingCode />
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root invalid={errors.phoneNumber !== undefined} required>
            <Field.Label>Phone number</Field.Label>
            <Input
              type="tel"
              size="lg"
              autoComplete="tel-national"
              {...register('phoneNumber', {
                validate: (phoneNumber) => phoneProblem(phoneNumber, getValues().countryCode),
              })}
            />
            <Field.ErrorText>{errors.phoneNumber?.message}</Field.ErrorText>
          </Field.Root>
        </Grid>
        {children}
        <Flex>
          <StepContinue>Continue</StepContinue>
        </Flex>
      </Stack>
    </StepForm>
  );
}
