/** Errors of an input, by field, as the graph's `InputError`. */
import { INPUT_ERRORS, type InputErrorCode } from '../../../domain/input-errors';
import type { InputError } from '../../generated/graph';

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
