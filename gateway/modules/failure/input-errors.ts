/** What is wrong with an input, by field, as the graph's `InputError`. */
import { INPUT_ERRORS, type InputErrorCode } from '../../../domain/input-errors';
import type { InputError } from '../../generated/graph';

/** What the platform takes as an Idempotency-Key; a UUID is one. */
const KEY = /^[\w.:-]{8,128}$/;

/** What is wrong with the `idempotencyKey` of an input; empty when nothing is. */
export const keyErrors = (key: string): InputError[] =>
  KEY.test(key) ? [] : [inputError('INVALID_IDEMPOTENCY_KEY', ['input', 'idempotencyKey'])];

/** `path` starts at the arguments of the mutation. */
export const inputError = (
  code: InputErrorCode,
  path: readonly string[],
  rawCode: string | null = null,
): InputError => ({ path: [...path], code, rawCode, message: INPUT_ERRORS[code] });
