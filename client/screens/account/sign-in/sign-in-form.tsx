import { Button, Field, Input, PinInput, Stack } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Control, Controller, type FieldErrors, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { emailProblem, normalizedEmail } from '#domain/contact.ts';
import {
  CODE_LENGTH,
  codeDigits,
  codeProblem,
  type SignInCodes,
  type SubmittedSignIn,
} from '#domain/portal/sign-in.ts';
import { ROUTES } from '#domain/routes.ts';
import { useRenderedVisit } from '#client/components/visit/visit-context.ts';

export interface SignInFormProps {
  readonly isSigningIn: boolean;
  readonly onSubmit: (codes: SignInCodes) => void;
}

const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/** Without scripts the browser sends it to the gateway, which responds with the next page or with this one (useRenderedVisit). */
export function SignInForm({ isSigningIn, onSubmit }: SignInFormProps) {
  const { search } = useLocation();
  const submitted = useRenderedVisit()?.signIn;
  const [said] = useState(submitted && errorsOf(submitted));
  const { control, register, handleSubmit, formState } = useForm<SignInCodes>({
    defaultValues: { emailAddress: submitted?.emailAddress ?? '', code: '' },
    ...(said && { errors: said }),
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      action={`${ROUTES.login}${search}`}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ emailAddress, code }) =>
          onSubmit({ emailAddress: normalizedEmail(emailAddress), code }),
        )(event)
      }
    >
      <Stack gap="5">
        <Field.Root invalid={errors.emailAddress !== undefined} required>
          <Field.Label>Email address</Field.Label>
          <Input
            type="email"
            size="lg"
            autoComplete="email"
            defaultValue={submitted?.emailAddress}
            {...register('emailAddress', { validate: emailProblem })}
          />
          <Field.ErrorText>{errors.emailAddress?.message}</Field.ErrorText>
        </Field.Root>
        <CodeField control={control} error={errors.code?.message} />
        <noscript>
          <Field.Root invalid={errors.code !== undefined} required>
            <Field.Label>Six-digit code</Field.Label>
            <Input
              name="code"
              size="lg"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_LENGTH}
            />
            <Field.ErrorText>{errors.code?.message}</Field.ErrorText>
          </Field.Root>
        </noscript>
        <Button type="submit" size="xl" colorPalette="coral" loading={isSigningIn} loadingText="Signing in">
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

interface CodeFieldProps {
  readonly control: Control<SignInCodes>;
  readonly error: string | undefined;
}

/** A field for each digit. */
function CodeField({ control, error }: CodeFieldProps) {
  const errorId = useId();
  return (
    <Controller
      control={control}
      name="code"
      rules={{ validate: (code) => codeProblem(code) ?? true }}
      render={({ field: { value, onChange, ref } }) => (
        <Field.Root
          className="needs-scripts"
          invalid={error !== undefined}
          required
          ids={{ errorText: errorId }}
        >
          <PinInput.Root
            otp
            w="full"
            size="lg"
            display="flex"
            flexDirection="column"
            gap="1.5"
            placeholder=""
            count={CODE_LENGTH}
            invalid={error !== undefined}
            value={POSITIONS.map((at) => value[at] ?? '')}
            onValueChange={(details) => onChange(details.valueAsString)}
            sanitizeValue={codeDigits}
            translations={{ inputLabel: (at, length) => `Six-digit code, digit ${at + 1} of ${length}` }}
          >
            <PinInput.Label textStyle="sm">Six-digit code</PinInput.Label>
            <PinInput.HiddenInput />
            <PinInput.Control display="flex" onKeyDown={submitOnEnter}>
              {POSITIONS.map((at) => (
                <PinInput.Input
                  key={at}
                  index={at}
                  // The first digit takes the focus when the code is refused.
                  ref={at === 0 ? ref : undefined}
                  aria-describedby={error && errorId}
                  w="auto"
                  minW="6"
                  flex="1 1 0"
                />
              ))}
            </PinInput.Control>
          </PinInput.Root>
          <Field.ErrorText>{error}</Field.ErrorText>
        </Field.Root>
      )}
    />
  );
}

/** The fields of the digits prevent what Enter does in other fields. In an input method, Enter only accepts what was typed. */
function submitOnEnter({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.closest('form')?.requestSubmit();
}

const errorsOf = ({ problems }: SubmittedSignIn): FieldErrors<SignInCodes> => ({
  ...(problems.emailAddress && { emailAddress: { type: 'validate', message: problems.emailAddress } }),
  ...(problems.code && { code: { type: 'validate', message: problems.code } }),
});
