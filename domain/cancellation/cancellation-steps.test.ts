import {
  type CancellationEvent,
  type CancellationStep,
  nextCancellationStep,
  termsEvent,
} from './cancellation-steps';

const EVENTS: Record<CancellationEvent, true> = {
  REFUNDABLE: true,
  NON_REFUNDABLE: true,
  NOT_POSSIBLE: true,
  CANCELED_BEFORE: true,
  STARTED: true,
  FAILED: true,
  CONTINUED: true,
  RELOADED: true,
  SUCCEEDED: true,
};
const events = Object.keys(EVENTS) as CancellationEvent[];

/** All transitions; any other event is refused. */
const EXPECTED: Record<CancellationStep, string[]> = {
  loading: [
    'REFUNDABLE policy',
    'NON_REFUNDABLE nonrefundable',
    'NOT_POSSIBLE support',
    'CANCELED_BEFORE cancelled',
    'STARTED pending',
    'FAILED tryAgain',
  ],
  policy: ['CONTINUED confirm', 'RELOADED loading'],
  nonrefundable: ['CONTINUED confirm', 'RELOADED loading'],
  confirm: [
    'REFUNDABLE policy',
    'NON_REFUNDABLE nonrefundable',
    'NOT_POSSIBLE support',
    'CANCELED_BEFORE cancelled',
    'STARTED pending',
    'FAILED tryAgain',
    'RELOADED loading',
    'SUCCEEDED success',
  ],
  pending: ['NOT_POSSIBLE support', 'FAILED tryAgain', 'RELOADED loading', 'SUCCEEDED success'],
  tryAgain: ['RELOADED loading'],
  success: [],
  cancelled: [],
  support: [],
};

const steps = Object.keys(EXPECTED) as CancellationStep[];

const transitionsOf = (step: CancellationStep): string[] =>
  events.flatMap((event) => {
    const next = nextCancellationStep(step, event);
    return next === null ? [] : [`${event} ${next}`];
  });

test.each(steps)('[CN-01] all transitions of %s', (step) => {
  expect(transitionsOf(step)).toEqual(EXPECTED[step]);
});

test("[CN-01] the stay is canceled only after a traveler's confirmation", () => {
  const before = steps.filter((step) => nextCancellationStep(step, 'SUCCEEDED') === 'success');
  expect(before).toEqual(['confirm', 'pending']);
  const towardConfirm = steps.filter((step) =>
    events.some((event) => nextCancellationStep(step, event) === 'confirm'),
  );
  expect(towardConfirm).toEqual(['policy', 'nonrefundable']);
});

test('[CN-01] every step is reachable from loading, and only three are final', () => {
  const reached = new Set<CancellationStep>(['loading']);
  for (const step of reached) {
    for (const event of events) {
      const next = nextCancellationStep(step, event);
      if (next !== null) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual([...steps].sort());
  expect(steps.filter((step) => transitionsOf(step).length === 0)).toEqual([
    'success',
    'cancelled',
    'support',
  ]);
});

test.each([
  ['FULLY_REFUNDABLE', 'policy'],
  ['PARTIALLY_REFUNDABLE', 'policy'],
  ['NON_REFUNDABLE_PARTIALLY', 'policy'],
  ['NON_REFUNDABLE', 'nonrefundable'],
  ['AGENT_REVIEW_AND_FULFILLMENT', 'support'],
  ['PAST_CHECK_IN_DATE', 'support'],
  ['CONTACT_CUSTOMER_SERVICE', 'support'],
  ['UNKNOWN', 'support'],
  ['CANCELED', 'cancelled'],
  ['CANCELLATION_PENDING', 'pending'],
])('[CN-01] [CN-02] a quote of the outcome %s leads to %s', (outcome, step) => {
  expect(nextCancellationStep('loading', termsEvent(outcome))).toBe(step);
});

test.each([
  ['NON_REFUNDABLE', 'policy'],
  ['PARTIALLY_REFUNDABLE', 'policy'],
  ['PAST_CHECK_IN_DATE', 'policy'],
  ['CONTACT_CUSTOMER_SERVICE', 'policy'],
  ['CANCELED', 'cancelled'],
  ['CANCELLATION_PENDING', 'pending'],
])(
  '[AD-04] [CN-01] with a protection that refunds something, the outcome %s leads to %s',
  (outcome, step) => {
    expect(nextCancellationStep('loading', termsEvent(outcome, true))).toBe(step);
  },
);
