import { failureCodeAmong, MUTATION_FAILURES } from './mutation-failures';

test.each([
  ['CardDeclined', 'CARD_DECLINED'],
  ['InvalidCVV', 'INVALID_CVV'],
  ['CancellationFeesApplicable', 'UNKNOWN'],
  ['NeverHeardOf', 'UNKNOWN'],
])("a code outside a refusal's list becomes UNKNOWN: %s", (wire, code) => {
  expect(failureCodeAmong(MUTATION_FAILURES.verifyPaymentMethod.PaymentMethodRefused, wire)).toBe(code);
});
