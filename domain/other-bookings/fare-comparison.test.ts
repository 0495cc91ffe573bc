import { fareComparison, type FareTerms } from './fare-comparison';
import { CANCELLATION_OUTCOMES } from './flight-labels';

const terms = (outcome: FareTerms['cancellation']['outcome'], penalty: string): FareTerms => ({
  cancelPenalty: { text: penalty },
  cancellation: { outcome, text: CANCELLATION_OUTCOMES[outcome] },
});

test.each([
  [
    'AIRLINE_REFUND',
    'Free',
    'Your fare cancels free, and returns more than this protection. The airline refunds the price. Contact us to cancel the flight.',
  ],
  [
    'FULL_REFUND',
    'Contact support',
    'Your fare cancels free, and returns more than this protection. The full price is refunded. Contact us to cancel the flight.',
  ],
  [
    'FTC',
    'Free',
    'Your fare cancels free. The price becomes airline credit for a future trip. Contact us to cancel the flight.',
  ],
  ['NON_REFUNDABLE', 'Non-refundable', 'On the terms of your fare: The fare is not refundable.'],
] as const)('[AD-02] a fare with the outcome %s and the penalty %p', (outcome, penalty, text) => {
  expect(fareComparison(terms(outcome, penalty))).toBe(text);
});
