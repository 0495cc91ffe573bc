import { cancellationTerms, refundLines, termsLines } from './refund-clock';

/** Midnight in Toronto after June 6, and four in the afternoon of June 13. */
const STEPS = [
  { until: '2026-06-07T04:00:00.000Z', percent: 100 },
  { until: '2026-06-13T20:00:00.000Z', percent: 50 },
];
const at = (moment: string) => refundLines(STEPS, new Date(moment));

test('[PR-14] [FM-02] each step shows its refund and deadline, and the first one the time left', () => {
  expect(at('2026-06-03T12:00:00.000Z')).toEqual([
    {
      text: 'Free cancellation until the end of Sat, Jun 6, 2026, EDT',
      until: 'until the end of Sat, Jun 6, 2026, EDT',
      left: '3 days left',
      isEnding: false,
    },
    {
      text: '50% back until Sat, Jun 13, 2026, 4:00 PM EDT',
      until: 'until Sat, Jun 13, 2026, 4:00 PM EDT',
      left: null,
      isEnding: false,
    },
  ]);
});

test('[PR-14] [CF-03] the terms are the deadlines of the refunds, or else the text of the policy', () => {
  const policy = {
    kind: 'FULLY_REFUNDABLE',
    primaryText: 'Free cancellation until 2 days before check-in',
  } as const;
  const withoutRefund = { until: '2026-06-14T20:00:00.000Z', percent: 0 };
  expect(cancellationTerms({ ...policy, refundSteps: [...STEPS, withoutRefund] })).toBe(
    'Free cancellation until the end of Sat, Jun 6, 2026, EDT\n50% back until Sat, Jun 13, 2026, 4:00 PM EDT',
  );
  expect(cancellationTerms({ ...policy, refundSteps: [withoutRefund] })).toBe(policy.primaryText);
  expect(cancellationTerms({ ...policy, refundSteps: null })).toBe(policy.primaryText);
});

test('[CN-02] a step ends at its deadline, and the next one applies', () => {
  expect(at('2026-06-07T04:00:00.000Z')).toEqual([
    {
      text: '50% back until Sat, Jun 13, 2026, 4:00 PM EDT',
      until: 'until Sat, Jun 13, 2026, 4:00 PM EDT',
      left: '6 days left',
      isEnding: false,
    },
  ]);
  expect(at('2026-06-13T20:00:00.000Z')).toEqual([]);
});

test.each([
  ['2026-06-05T04:00:00.000Z', '2 days left'],
  ['2026-06-05T04:00:01.000Z', '47 hours left'],
  ['2026-06-07T02:00:00.000Z', '2 hours left'],
  ['2026-06-07T02:00:01.000Z', '119 minutes left'],
  ['2026-06-07T03:59:59.000Z', '1 minute left'],
])('[PR-14] at %s the first step has %s', (moment, left) => {
  expect(at(moment)[0]?.left).toBe(left);
});

test.each([
  ['2026-06-05T03:59:59.000Z', false, 'Free cancellation until the end of Sat, Jun 6, 2026, EDT'],
  [
    '2026-06-05T04:00:01.000Z',
    true,
    'Free cancellation until the end of Sat, Jun 6, 2026, EDT (47 hours left)',
  ],
  [
    '2026-06-07T00:00:00.000Z',
    true,
    'Free cancellation until the end of Sat, Jun 6, 2026, EDT (4 hours left)',
  ],
])('[CN-11] at %s it is %s that the first refund ends soon', (moment, isEnding, text) => {
  expect(at(moment)[0]?.isEnding).toBe(isEnding);
  const terms = { kind: 'FULLY_REFUNDABLE', primaryText: null, refundSteps: STEPS } as const;
  expect(termsLines(terms, new Date(moment))).toEqual([
    'Free cancellation',
    text,
    '50% back until Sat, Jun 13, 2026, 4:00 PM EDT',
  ]);
});

test('[CN-11] without texts and deadlines there are no terms', () => {
  expect(termsLines({ kind: 'UNKNOWN', primaryText: null, refundSteps: null }, new Date(0))).toEqual([]);
});

test('[CN-02] a step without a refund is omitted', () => {
  expect(refundLines([{ until: '2026-06-07T04:00:00.000Z', percent: 0 }], new Date(0))).toEqual([]);
});
