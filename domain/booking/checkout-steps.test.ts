import {
  backTarget,
  CHECKOUT_STEPS,
  type CheckoutProgress,
  contactStatus,
  forcedStep,
  isBookingComplete,
  mobileButton,
  nextStep,
  paymentStatus,
  stepFromQuery,
  stepLabels,
  travelerStatus,
} from './checkout-steps';

const nothing: CheckoutProgress = {
  isTravelerSelected: false,
  isContactComplete: false,
  isRewardsAccountChosen: false,
  isCardChosen: false,
  isCardRequired: true,
  isCoveredByWallet: false,
};
const upToPayment = { ...nothing, isTravelerSelected: true, isContactComplete: true };
const complete = { ...upToPayment, isCardChosen: true };

test('[ST-01] four steps in order', () => {
  expect(CHECKOUT_STEPS.map(({ index, title }) => [index, title])).toEqual([
    [0, 'Traveler Information'],
    [1, 'Contact Information'],
    [2, 'Rewards and Payment'],
    [3, 'Review'],
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

test('[ST-03] the labels of the progress bar', () => {
  const labels = (progress: CheckoutProgress, canRedeem: boolean) =>
    stepLabels(progress, canRedeem).map(({ label }) => label);
  expect(labels(nothing, true)).toEqual(['Add Travelers', 'Contact Information', 'Rewards & payment']);
  expect(labels(complete, false)).toEqual(['Traveler Information', 'Contact Information', 'Payment']);
});

test('[ST-03] [ST-09] a payment that offer and credits cover is complete', () => {
  const status = (progress: CheckoutProgress) => stepLabels(progress, true)[2]?.status;
  expect(status({ ...upToPayment, isCoveredByWallet: true })).toBe('COMPLETED');
  expect(status(upToPayment)).toBe('NOT_STARTED');
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
  expect([travelerStatus(nothing), travelerStatus(complete)]).toEqual(['IN_PROGRESS', 'COMPLETED']);
  expect([contactStatus(nothing), contactStatus(complete)]).toEqual(['NOT_STARTED', 'COMPLETED']);
});

test.each([
  [{ isRewardsAccountChosen: true, isCardChosen: false, isCardRequired: true }, 'IN_PROGRESS'],
  [{ isRewardsAccountChosen: true, isCardChosen: true, isCardRequired: true }, 'COMPLETED'],
  [{ isRewardsAccountChosen: true, isCardChosen: false, isCardRequired: false }, 'COMPLETED'],
  [{ isRewardsAccountChosen: false, isCardChosen: true, isCardRequired: true }, 'COMPLETED'],
  [{ isRewardsAccountChosen: false, isCardChosen: false, isCardRequired: true }, 'NOT_STARTED'],
])('[ST-08] payment with %p is %s', (change, status) => {
  expect(paymentStatus({ ...nothing, ...change })).toBe(status);
});

test('[ST-09] a complete checkout has traveler, contact, and the wallet or a payment', () => {
  expect(isBookingComplete(complete)).toBe(true);
  expect(isBookingComplete(upToPayment)).toBe(false);
  expect(isBookingComplete({ ...upToPayment, isCoveredByWallet: true })).toBe(true);
  expect(isBookingComplete({ ...complete, isContactComplete: false })).toBe(false);
  expect(isBookingComplete({ ...complete, isTravelerSelected: false })).toBe(false);
});

test('[ST-10] the label of the fixed button on phones', () => {
  const labels = CHECKOUT_STEPS.map(({ id }) => mobileButton(id, true));
  expect(labels).toEqual(['Add Travelers', 'Add Contact Information', 'Apply Rewards', 'Confirm and Book']);
  expect(mobileButton('PAYMENT', false)).toBeNull();
  expect(mobileButton('REVIEW', false)).toBe('Confirm and Book');
});

test('[PQ-14] [BK-15] [PQ-15] errors return to the traveler step, a renewed quote from Review to the payment step', () => {
  const state = {
    step: 'REVIEW',
    hasQuoteErrors: false,
    hasConfirmationErrors: false,
    wasJustRescheduled: false,
  } as const;
  expect(forcedStep(state)).toBe('REVIEW');
  expect(forcedStep({ ...state, hasQuoteErrors: true })).toBe('TRAVELER');
  expect(forcedStep({ ...state, hasConfirmationErrors: true })).toBe('TRAVELER');
  expect(forcedStep({ ...state, wasJustRescheduled: true })).toBe('PAYMENT');
  expect(forcedStep({ ...state, step: 'CONTACT', wasJustRescheduled: true })).toBe('CONTACT');
});
