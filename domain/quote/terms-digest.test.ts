import { type StayTerms, termsDigest } from './terms-digest';

const terms: StayTerms = {
  cancellation: {
    kind: 'PARTIALLY_REFUNDABLE',
    primaryText: 'Half is refunded until 5 days before',
    secondaryText: null,
    refunds: [{ until: '2026-04-01T04:00:00.000Z', percent: 50 }],
  },
  payment: { schedule: [{ description: 'At booking' }], clauses: ['The deposit is not refunded.'] },
};

test('the same terms have the same digest, regardless of spaces and capitals', () => {
  expect(termsDigest(terms)).toMatch(/^[0-9a-f]{16}$/);
  expect(
    termsDigest({
      cancellation: {
        kind: 'PARTIALLY_REFUNDABLE',
        primaryText: '  half is refunded   until 5 days before ',
        refunds: [{ percent: 50, until: '2026-04-01T04:00:00.000Z' }],
      },
      payment: {
        schedule: [{ description: 'at booking', dueDate: null }],
        clauses: ['The deposit\nis not refunded.'],
      },
    }),
  ).toBe(termsDigest(terms));
});

test('the digest never changes between releases: accepted terms outlive a deployment', () => {
  expect(termsDigest({ cancellation: { kind: 'UNKNOWN' }, payment: { schedule: [], clauses: [] } })).toBe(
    'b639e415a35a4497',
  );
});

test.each<[string, StayTerms]>([
  ['another kind', { ...terms, cancellation: { ...terms.cancellation, kind: 'NON_REFUNDABLE' } }],
  ['another text', { ...terms, cancellation: { ...terms.cancellation, primaryText: 'Half is refunded' } }],
  [
    'another deadline',
    {
      ...terms,
      cancellation: { ...terms.cancellation, refunds: [{ until: '2026-03-01T04:00:00.000Z', percent: 50 }] },
    },
  ],
  [
    'another percentage',
    {
      ...terms,
      cancellation: { ...terms.cancellation, refunds: [{ until: '2026-04-01T04:00:00.000Z', percent: 25 }] },
    },
  ],
  ['another clause', { ...terms, payment: { ...terms.payment, clauses: [] } }],
  [
    'a later payment',
    {
      ...terms,
      payment: { ...terms.payment, schedule: [{ description: 'At booking', dueDate: '2026-03-20' }] },
    },
  ],
])('%s changes the digest', (_what, changed) => {
  expect(termsDigest(changed)).not.toBe(termsDigest(terms));
});
