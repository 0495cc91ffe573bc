import { Button, Field, Input, PinInput, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { CONTACT_REFUSALS, contactRefusals } from '../../../domain/contact';
import type { SignInCodes } from './use-sign-in';

export interface SignInFormProps {
  readonly isSigningIn: boolean;
  readonly onSubmit: (codes: SignInCodes) => void;
}

const CODE_LENGTH = 6;
const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, index) => index);

const checkEmail = (emailAddress: string): string | true => {
  const refusal = contactRefusals({ emailAddress, phoneNumber: '' }).find((each) => each.startsWith('EMAIL'));
  return refusal === undefined || CONTACT_REFUSALS[refusal];
};

const checkCode = (code: string): string | true =>
  new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code) || `Enter the ${CODE_LENGTH} digits of your code.`;

export function SignInForm({ isSigningIn, onSubmit }: SignInFormProps) {
  const { control, register, handleSubmit, formState } = useForm<SignInCodes>({
    defaultValues: { emailAddress: '', code: '' },
  });
  const { errors } = formState;
  const errorId = useId();
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ emailAddress, code }) => onSubmit({ emailAddress: emailAddress.trim(), code }))(
          event,
        )
      }
    >
      <Stack gap="5">
        <Field.Root invalid={errors.emailAddress !== undefined} required>
          <Field.Label>Email address</Field.Label>
          <Input
            type="email"
            size="lg"
            autoComplete="email"
            {...register('emailAddress', { validate: checkEmail })}
          />
          <Field.ErrorText>{errors.emailAddress?.message}</Field.ErrorText>
        </Field.Root>
        <Controller
          control={control}
          name="code"
          rules={{ validate: checkCode }}
          render={({ field: { value, onChange, ref } }) => (
            <Field.Root invalid={errors.code !== undefined} required ids={{ errorText: errorId }}>
              <PinInput.Root
                otp
                w="full"
                size="lg"
                display="flex"
                flexDirection="column"
                gap="1.5"
                placeholder=""
                count={CODE_LENGTH}
                invalid={errors.code !== undefined}
                value={POSITIONS.map((at) => value[at] ?? '')}
                onValueChange={(details) => onChange(details.valueAsString)}
                translations={{ inputLabel: (at, length) => `Six-digit code, digit ${at + 1} of ${length}` }}
              >
                <PinInput.Label textStyle="sm">Six-digit code</PinInput.Label>
                <PinInput.HiddenInput />
                <PinInput.Control display="flex">
                  {POSITIONS.map((at) => (
                    <PinInput.Input
                      key={at}
                      index={at}
                      // A code that is refused takes the focus, at its first digit.
                      ref={at === 0 ? ref : undefined}
                      aria-describedby={errors.code && errorId}
                      w="auto"
                      minW="6"
                      flex="1 1 0"
                    />
                  ))}
                </PinInput.Control>
              </PinInput.Root>
              <Field.ErrorText>{errors.code?.message}</Field.ErrorText>
            </Field.Root>
          )}
        />
        <Button type="submit" size="xl" colorPalette="coral" loading={isSigningIn} loadingText="Signing in">
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
