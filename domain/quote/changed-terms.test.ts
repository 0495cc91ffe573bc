import { changedTerms, type TermsOfStay, termsInWords } from './changed-terms';

const stay: TermsOfStay = {
  cancellation: {
    kind: 'FULLY_REFUNDABLE',
    primaryText: 'Free cancellation until June 1',
    secondaryText: null,
  },
  payment: {
    text: 'Full payment is due at the time of booking.',
    clauses: ['Full payment is due at the time of booking.', 'Paid in one part.'],
    schedule: [{ due: 'At booking' }],
  },
};

test('[PR-14] [PR-12] terms are described as text, without repetitions', () => {
  expect(termsInWords(stay)).toEqual({
    cancellation: ['Fully refundable', 'Free cancellation until June 1'],
    payment: ['Full payment is due at the time of booking.', 'At booking', 'Paid in one part.'],
  });
});

test('[PR-14] only the changed part is shown side by side', () => {
  const quoted = {
    ...stay,
    cancellation: { kind: 'NON_REFUNDABLE', primaryText: null, secondaryText: null } as const,
  };
  expect(changedTerms(termsInWords(stay), termsInWords(quoted))).toEqual([
    {
      label: 'Cancellation',
      seen: ['Fully refundable', 'Free cancellation until June 1'],
      quoted: ['Non-refundable'],
    },
  ]);
});

test('[PR-12] a change that the text does not show shows everything', () => {
  const labels = changedTerms(termsInWords(stay), termsInWords(stay)).map(({ label }) => label);
  expect(labels).toEqual(['Cancellation', 'Payment']);
});
