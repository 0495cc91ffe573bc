/** Errors of an input, by field, as the graph's `InputError`. */
import { emailError } from '#domain/contact.ts';
import { INPUT_ERRORS, type InputErrorCode } from '#domain/input-errors.ts';
import { phoneError } from '#domain/phone-number.ts';
import type { InputError, MoneyInput } from '../../generated/graph';
import { isIdentifier } from '../../rest/identifier';

/** The format of an Idempotency-Key that the platform accepts; a UUID matches. */
const KEY = /^[\w.:-]{8,128}$/;

/** The errors of an input's `idempotencyKey`; empty for a valid key. */
export const keyErrors = (key: string): InputError[] =>
  KEY.test(key) ? [] : [inputError('INVALID_IDEMPOTENCY_KEY', ['input', 'idempotencyKey'])];

/** `path` starts at the arguments of the mutation. */
export const inputError = (
  code: InputErrorCode,
  path: readonly string[],
  rawCode: string | null = null,
): InputError => ({ path: [...path], code, rawCode, message: INPUT_ERRORS[code] });

/** The errors of the named ids of an input, as far as their text shows them; whether an id names anything, only the platform knows. */
export const idErrors = <Name extends string>(
  input: Readonly<Record<Name, string>>,
  ...names: readonly Name[]
): InputError[] =>
  names.flatMap((name) => {
    if (isIdentifier(input[name])) return [];
    return inputError(input[name].trim() === '' ? 'REQUIRED' : 'NOT_FOUND', ['input', name]);
  });

/** The errors of an amount that the traveler saw or accepted: it is not below zero. */
export const amountErrors = (amount: MoneyInput | null | undefined, ...path: string[]): InputError[] =>
  amount && Number(amount.value) < 0 ? [inputError('OUT_OF_RANGE', ['input', ...path, 'value'])] : [];

/** The errors of an input's `emailAddress`. */
export const emailErrors = (emailAddress: string): InputError[] =>
  fieldErrors(emailError(emailAddress), 'emailAddress');

/** The errors of an input's `phoneNumber`. */
export const phoneErrors = (phoneNumber: string): InputError[] =>
  fieldErrors(phoneError(phoneNumber), 'phoneNumber');

const fieldErrors = (code: InputErrorCode | undefined, field: string): InputError[] =>
  code ? [inputError(code, ['input', field])] : [];
