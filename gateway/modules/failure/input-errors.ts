/** What is wrong with an input, by field, as the graph's `InputError`. */
import { INPUT_ERRORS, type InputErrorCode } from '../../../domain/input-errors';
import type { InputError } from '../../generated/graph';

/** `path` starts at the arguments of the mutation. */
export const inputError = (
  code: InputErrorCode,
  path: readonly string[],
  rawCode: string | null = null,
): InputError => ({ path: [...path], code, rawCode, message: INPUT_ERRORS[code] });
