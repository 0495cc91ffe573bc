import { failureCodeAmong, MUTATION_FAILURES } from './mutation-failures';

test.each([
  ['CardDeclined', 'CARD_DECLINED'],
  ['InvalidCVV', 'INVALID_CVV'],
  ['CancellationFeesApplicable', 'UNKNOWN'],
  ['NeverHeardOf', 'UNKNOWN'],
])('a code that a refusal cannot have is unknown to it: %s', (wire, code) => {
  expect(failureCodeAmong(MUTATION_FAILURES.verifyPaymentMethod.PaymentMethodRefused, wire)).toBe(code);
});
