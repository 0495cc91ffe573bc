/** The sign-in form, as the portal and the gateway validate it, and the messages for a failed sign-in. */
import { westernDigits } from '../digits';
import { NOT_RESPONDING } from '../not-responding';

export interface SignInCodes {
  readonly emailAddress: string;
  readonly code: string;
}

export interface SignInRefusal {
  readonly title: string;
  readonly text: string;
}

export const CODE_LENGTH = 6;

/** The digits of a code as it is typed or pasted: codes are copied with spaces or hyphens, and typed in other scripts and widths. */
export const codeDigits = (text: string): string => westernDigits(text).replace(/\D/g, '');

/** The error to show below a code field; undefined for a valid code. */
export const codeProblem = (code: string): string | undefined =>
  new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code)
    ? undefined
    : `Enter the ${CODE_LENGTH} digits of your code.`;

/** Shown when the sign-in could not be attempted. */
export const SIGN_IN_UNREACHABLE: SignInRefusal = {
  title: 'We could not sign you in',
  text: `${NOT_RESPONDING}. Try again in a moment.`,
};

/** Shown when the platform knows the user and denies access. */
export const SIGN_IN_DENIED: SignInRefusal = {
  title: 'You do not have access',
  text: 'Your account cannot use this portal at the moment. If you think it should, call us and we will look into it.',
};

/** A sign-in that a form without scripts has sent, for the page that shows its failure. The code is never repeated. */
export interface SubmittedSignIn {
  readonly emailAddress: string;
  readonly problems: { readonly emailAddress?: string | undefined; readonly code?: string | undefined };
  /** The platform's refusal; undefined before a request. */
  readonly refusal?: SignInRefusal | undefined;
}
