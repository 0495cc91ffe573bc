import { failureCode } from '../failures/failure-codes';
import { cancellationNextStep } from './next-step';

test.each([
  ['CancellationAttemptFailed', 'TRY_AGAIN'],
  ['BookExtServiceUnavailable', 'TRY_AGAIN'],
  ['BookExtTimeout', 'TRY_AGAIN'],
  ['BookExtBadRequest', 'CONTACT_SUPPORT'],
  ['BookExtPriceChanged', 'REVIEW_TERMS'],
  ['BookExtUnavailability', 'CONTACT_SUPPORT'],
  ['BookProviderUnavailable', 'TRY_AGAIN'],
  ['CancellationFeesApplicable', 'REVIEW_TERMS'],
  ['ProtectionRefundFailed', 'REVIEW_TERMS'],
  ['HostIsAsleep', 'TRY_AGAIN'],
])('[CN-06] after %s: %s', (event, nextStep) => {
  expect(cancellationNextStep(failureCode(event))).toBe(nextStep);
});
