import {
  backTarget,
  CHECKOUT_STEPS,
  type CheckoutProgress,
  checkoutStep,
  type CheckoutStepId,
  nextStep,
  stepAfterNewQuote,
  stepFromQuery,
  stepLabels,
} from './checkout-steps';

const nothing: CheckoutProgress = {
  areTravelersKnown: true,
  isTravelerSelected: false,
  isContactComplete: false,
  isRewardsAccountChosen: false,
  isCardChosen: false,
  isCardRequired: true,
  isCoveredByWallet: false,
  canAnyAccountRedeem: false,
};
const upToPayment = { ...nothing, isTravelerSelected: true, isContactComplete: true };
const complete = { ...upToPayment, isCardChosen: true };
const status = (id: CheckoutStepId, progress: CheckoutProgress) => checkoutStep(id).status(progress);

test('[ST-01] four steps in order', () => {
  expect(CHECKOUT_STEPS.map(({ index, id }) => [index, id])).toEqual([
    [0, 'TRAVELER'],
    [1, 'CONTACT'],
    [2, 'PAYMENT'],
    [3, 'REVIEW'],
  ]);
});

test.each([
  [null, complete, 'TRAVELER'],
  ['2', complete, 'PAYMENT'],
  ['3', complete, 'REVIEW'],
  ['4', complete, 'TRAVELER'],
  ['-1', complete, 'TRAVELER'],
  ['two', complete, 'TRAVELER'],
  ['3', upToPayment, 'PAYMENT'],
  ['3', { ...nothing, isTravelerSelected: true }, 'CONTACT'],
  ['2', nothing, 'TRAVELER'],
] as const)('[ST-02] bookStep=%s with %p is %s', (bookStep, progress, step) => {
  expect(stepFromQuery(bookStep, progress)).toBe(step);
});

test('[ST-01] [ST-03] the names of the steps', () => {
  const labels = (progress: CheckoutProgress) => stepLabels(progress).map(({ label }) => label);
  expect(labels({ ...nothing, canAnyAccountRedeem: true })).toEqual([
    'Add Travelers',
    'Contact Information',
    'Rewards & payment',
    'Review',
  ]);
  expect(labels(complete)).toEqual(['Traveler Information', 'Contact Information', 'Payment', 'Review']);
  expect(labels({ ...nothing, areTravelersKnown: false })[0]).toBe('Traveler Information');
});

test('[ST-03] [ST-09] a payment that offer and credits cover is complete', () => {
  const paymentStatus = (progress: CheckoutProgress) => stepLabels(progress)[2]?.status;
  expect(paymentStatus({ ...upToPayment, isCoveredByWallet: true })).toBe('COMPLETED');
  expect(paymentStatus(upToPayment)).toBe('NOT_STARTED');
});

test('[ST-04] Back returns to the previous step', () => {
  expect(backTarget('TRAVELER', true)).toEqual({ kind: 'LISTING' });
  expect(backTarget('TRAVELER', false)).toEqual({ kind: 'SEARCH' });
  expect(backTarget('CONTACT', true)).toEqual({ kind: 'STEP', step: 'TRAVELER' });
  expect(backTarget('PAYMENT', true)).toEqual({ kind: 'STEP', step: 'TRAVELER' });
  expect(backTarget('REVIEW', true)).toEqual({ kind: 'STEP', step: 'PAYMENT' });
});

test('[ST-05] the next step is at most Review', () => {
  expect(['TRAVELER', 'CONTACT', 'PAYMENT', 'REVIEW'].map((step) => nextStep(step as 'TRAVELER'))).toEqual([
    'CONTACT',
    'PAYMENT',
    'REVIEW',
    'REVIEW',
  ]);
});

test('[ST-06] [ST-07] the states of traveler and contact', () => {
  expect([status('TRAVELER', nothing), status('TRAVELER', complete)]).toEqual(['IN_PROGRESS', 'COMPLETED']);
  expect([status('CONTACT', nothing), status('CONTACT', complete)]).toEqual(['NOT_STARTED', 'COMPLETED']);
});

test.each([
  [{ isRewardsAccountChosen: true, isCardChosen: false, isCardRequired: true }, 'IN_PROGRESS'],
  [{ isRewardsAccountChosen: true, isCardChosen: true, isCardRequired: true }, 'COMPLETED'],
  [{ isRewardsAccountChosen: true, isCardChosen: false, isCardRequired: false }, 'COMPLETED'],
  [{ isRewardsAccountChosen: false, isCardChosen: true, isCardRequired: true }, 'COMPLETED'],
  [{ isRewardsAccountChosen: false, isCardChosen: false, isCardRequired: true }, 'NOT_STARTED'],
])('[ST-08] payment with %p is %s', (change, expected) => {
  expect(status('PAYMENT', { ...nothing, ...change })).toBe(expected);
});

test('[ST-09] Review is open when traveler, contact, and the wallet or a payment are complete', () => {
  const isReviewOpen = (progress: CheckoutProgress) => stepFromQuery('3', progress) === 'REVIEW';
  expect(isReviewOpen(complete)).toBe(true);
  expect(isReviewOpen(upToPayment)).toBe(false);
  expect(isReviewOpen({ ...upToPayment, isCoveredByWallet: true })).toBe(true);
  expect(isReviewOpen({ ...complete, isContactComplete: false })).toBe(false);
  expect(isReviewOpen({ ...complete, isTravelerSelected: false })).toBe(false);
});

test('[ST-10] the fixed button on phones names the step to complete, and then the next one', () => {
  const labels = (progress: CheckoutProgress, isBookingValid: boolean) =>
    CHECKOUT_STEPS.map(({ mobileButton }) => mobileButton(progress, isBookingValid));
  expect(labels(nothing, false)).toEqual([
    'Add Travelers',
    'Add Contact Information',
    null,
    'Confirm and Book',
  ]);
  expect(labels(complete, true)).toEqual([
    'Add Contact Information',
    'Apply Rewards',
    'Apply Rewards',
    'Confirm and Book',
  ]);
});

test('[PQ-15] a new quote returns from Review to the payment step', () => {
  expect(CHECKOUT_STEPS.map(({ id }) => stepAfterNewQuote(id))).toEqual([
    'TRAVELER',
    'CONTACT',
    'PAYMENT',
    'PAYMENT',
  ]);
});
