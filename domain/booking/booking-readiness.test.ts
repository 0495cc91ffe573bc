import {
  bookingBlockers,
  type BookingState,
  isMainGuestAdded,
  isValidButForPrice,
} from './booking-readiness';
import { money } from '../money/money';
import { priceDifference } from '../quote/price-difference';

const ready: BookingState = {
  sessionToken: 'token',
  orderedProductId: 'product',
  isMainGuestAdded: true,
  selectedTravelerId: 'traveler',
  contact: { emailAddress: 'ana@example.com', phoneNumber: '+14165550142' },
  isPriceCallInProgress: false,
  priceDifference: { difference: null, acknowledged: false, notifyIfPriceDiffers: true },
  areTermsAccepted: true,
  payment: { isCardRequired: true, paymentMethodId: 'card', problems: [] },
  corporate: null,
};
const difference = priceDifference(money(0, 'USD'), money(500, 'USD'));
const blockers = (change: Partial<BookingState>) => bookingBlockers({ ...ready, ...change });
const NO_CONTACT = ['CONTACT_MISSING', 'Add an email address and a phone number to continue'] as const;

test('[BK-16] a complete booking has no blockers', () => {
  expect(bookingBlockers(ready)).toEqual([]);
});

test.each<[string, Partial<BookingState>, string, string]>([
  ['BK-01', { sessionToken: null }, 'SESSION_MISSING', 'Session is undefined'],
  ['BK-02', { orderedProductId: '' }, 'QUOTE_MISSING', 'No price quote order product id avaialble'],
  ['BK-03', { isMainGuestAdded: false }, 'MAIN_GUEST_MISSING', 'No guest specified'],
  ['TR-14', { selectedTravelerId: null }, 'TRAVELER_MISSING', 'Add or choose one traveler to continue'],
])('[%s] [BK-16] %p blocks as %s: %s', (_id, change, code, message) => {
  expect(blockers(change)).toEqual([{ code, message }]);
});

test.each<[string, Partial<BookingState>, string, string]>([
  [
    'an unaccepted price',
    { priceDifference: { ...ready.priceDifference, difference } },
    'PRICE_DIFFERENCE_UNACKNOWLEDGED',
    'Review the new price to continue',
  ],
  [
    'unaccepted terms',
    { areTermsAccepted: false },
    'TERMS_UNACKNOWLEDGED',
    'Review the new cancellation and payment terms to continue',
  ],
  [
    'a missing card',
    { payment: { isCardRequired: true, paymentMethodId: null, problems: [] } },
    'CARD_MISSING',
    'Choose a payment method to continue',
  ],
  ['no payment plan', { payment: null }, 'CARD_MISSING', 'Choose a payment method to continue'],
  [
    'a wrong payment',
    {
      payment: {
        isCardRequired: false,
        paymentMethodId: null,
        problems: [{ field: 'REWARDS', code: 'REWARDS_NOT_USABLE', message: 'no' }],
      },
    },
    'PAYMENT_INVALID',
    'Check how you pay to continue',
  ],
  [
    'a running price call',
    { isPriceCallInProgress: true },
    'PRICE_CALL_IN_PROGRESS',
    'Fetching latest price',
  ],
  ['a missing email address', { contact: { ...ready.contact, emailAddress: '' } }, ...NO_CONTACT],
  ['a missing phone number', { contact: { ...ready.contact, phoneNumber: '' } }, ...NO_CONTACT],
])('[BK-16] %s blocks', (_what, change, code, message) => {
  expect(blockers(change)).toEqual([{ code, message }]);
});

test('[BK-16] a card that is not required is not missing', () => {
  expect(blockers({ payment: { isCardRequired: false, paymentMethodId: null, problems: [] } })).toEqual([]);
});

test('[PD-09] a price difference does not block booking when notification is off', () => {
  expect(
    blockers({ priceDifference: { difference, acknowledged: false, notifyIfPriceDiffers: false } }),
  ).toEqual([]);
});

test('[BK-19] [CP-09] a stay out of policy takes its reason, and a message where an approval is required', () => {
  const corporate = {
    isApprovalRequired: true,
    isInPolicy: false,
    outOfPolicyReason: ' ',
    approvalRequestReason: ' ',
  };
  const [reason, approval] = [
    { code: 'OUT_OF_POLICY_REASON_MISSING', message: 'Write why you are booking this stay to continue' },
    { code: 'APPROVAL_REASON_MISSING', message: 'Write a message to your approver to continue' },
  ];
  expect(blockers({ corporate })).toEqual([reason, approval]);
  expect(blockers({ corporate: { ...corporate, outOfPolicyReason: 'The other is full' } })).toEqual([
    approval,
  ]);
  expect(blockers({ corporate: { ...corporate, approvalRequestReason: 'Please' } })).toEqual([reason]);
  expect(blockers({ corporate: { ...corporate, isApprovalRequired: false } })).toEqual([reason]);
  expect(blockers({ corporate: { ...corporate, isInPolicy: null } })).toEqual([reason, approval]);
  expect(blockers({ corporate: { ...corporate, isInPolicy: true } })).toEqual([]);
});

test('[PD-07] a checkout can be valid except for the price', () => {
  const priceDifferenceOnly = { priceDifference: { ...ready.priceDifference, difference } };
  expect(isValidButForPrice(blockers(priceDifferenceOnly))).toBe(true);
  expect(isValidButForPrice(blockers({ ...priceDifferenceOnly, selectedTravelerId: null }))).toBe(false);
});

test('[BK-05] the main guest is added only when the response contains the ordered product', () => {
  expect(isMainGuestAdded({ orderedProductId: 'product' })).toBe(true);
  expect(isMainGuestAdded({ orderedProductId: '' })).toBe(false);
  expect(isMainGuestAdded({})).toBe(false);
  expect(isMainGuestAdded(null)).toBe(false);
});
