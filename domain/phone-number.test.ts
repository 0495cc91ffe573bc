import { INPUT_ERRORS } from './input-errors';
import { phoneError, phoneProblem } from './phone-number';

test('[TR-20] a phone number is required, and read by the rules of its country', () => {
  expect([phoneError(' '), phoneError('123456'), phoneError('+14165550142')]).toEqual([
    'REQUIRED',
    'INVALID_PHONE_NUMBER',
    undefined,
  ]);
  expect([phoneProblem('020 7946 0958'), phoneProblem('020 7946 0958', 'GB'), phoneProblem('')]).toEqual([
    INPUT_ERRORS.INVALID_PHONE_NUMBER,
    undefined,
    'Enter a phone number.',
  ]);
});
