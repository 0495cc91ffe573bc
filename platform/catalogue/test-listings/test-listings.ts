/**
 * The test listings: each always behaves in one way. To add one, add a row; its id is `test-` and the key. docs/test-values.md
 * lists them.
 */
import { PARTIAL_AND_FULL } from '../home/cancel-for-any-reason';
import { HALF_REFUNDABLE, NON_REFUNDABLE } from '../home/cancellation';
import type { Scenario } from '../scenario.types';
import {
  CANCELED_ELSEWHERE,
  CHANGES_OF_CANCELLATIONS,
  EXPIRED_PROTECTIONS,
  errorOf,
  FAILURES_OF_BOOKINGS,
  FAILURES_OF_CANCELLATIONS,
  FAILURES_OF_QUOTES,
} from './failure-listings';
import { FREEZE_LISTINGS } from './freeze-listings';
import type { TestListing } from './test-listing.types';

const unavailable = (...reasons: string[]): Scenario => ({ shop: { kind: 'Unavailable', reasons } });

export const TEST_LISTINGS: Record<string, TestListing> = {
  'always-works': { name: 'Nothing goes wrong here', does: 'Search, quote and booking all succeed.' },

  'min-stay': {
    name: 'Minimum stay of 30 nights',
    does: 'A stay shorter than 30 nights is a MinStayViolation.',
    availability: { minNights: 30 },
  },
  'max-stay': {
    name: 'Maximum stay of one night',
    does: 'A stay longer than one night is a MaxStayViolation.',
    availability: { maxNights: 1 },
  },
  occupancy: {
    name: 'Room for one',
    does: 'More than one guest is an OccupancyViolation.',
    changes: { maxOccupancy: 1 },
  },
  pets: { name: 'No pets here', does: 'Any pet is a PetPolicyViolation.', changes: { petFriendly: false } },
  'check-in-day': {
    name: 'No check-in, ever',
    does: 'Every check-in day is CheckInNotAllowed.',
    availability: { checkInWeekdays: [] },
  },
  'check-out-day': {
    name: 'No check-out, ever',
    does: 'Every check-out day is CheckOutNotAllowed.',
    availability: { checkOutWeekdays: [] },
  },
  'blocked-dates': {
    name: 'Sold out for ten years',
    does: 'Every stay is on BlockedDates.',
    blockedForDays: 3650,
  },
  'booking-window': {
    name: 'A year’s notice',
    does: 'A check-in within 400 days is a MinBookingWindowViolation.',
    availability: { minBookingWindowDays: 400 },
  },
  'unknown-reason': {
    name: 'Unavailable for an unknown reason',
    does: 'Every stay is unavailable for the reason HostOnSabbatical.',
    scenario: unavailable('HostOnSabbatical'),
  },
  'no-reason': {
    name: 'Unavailable without a reason',
    does: 'Every stay is unavailable and no reason is given.',
    scenario: unavailable(),
  },
  'missing-from-shop': {
    name: 'Gone when you open it',
    does: 'Search finds it, the shop call answers without a listing.',
    scenario: { shop: { kind: 'Missing' } },
  },

  'quote-price-increase': {
    name: 'Quote costs 12.50 more',
    does: 'The quoted total is 12.50 above the one seen.',
    scenario: { quote: { outcome: { kind: 'PriceDelta', deltaMinor: 1250 } } },
  },
  'quote-price-decrease': {
    name: 'Quote costs 12.50 less',
    does: 'The quoted total is 12.50 below the one seen.',
    scenario: { quote: { outcome: { kind: 'PriceDelta', deltaMinor: -1250 } } },
  },
  'quote-price-below-threshold': {
    name: 'Quote costs 0.99 more',
    does: 'The quoted total is 0.99 above the one seen: too little to be a price difference.',
    scenario: { quote: { outcome: { kind: 'PriceDelta', deltaMinor: 99 } } },
  },
  'quote-changed-terms': {
    name: 'Quote is no longer refundable',
    does: 'The shop says fully refundable, the quote says non-refundable.',
    scenario: { quote: { outcome: { kind: 'ChangedCancellation', cancellation: NON_REFUNDABLE } } },
  },
  'quote-slow': {
    name: 'Quote takes its time',
    does: 'Its quote is pending for eight polls and then succeeds.',
    scenario: { quote: { pendingPolls: 8 } },
  },
  ...FAILURES_OF_QUOTES,
  'quote-fails-no-errors': {
    name: 'Quote fails without saying why',
    does: 'Its price quote fails with an empty list of errors.',
    scenario: { quote: { outcome: { kind: 'Failure', errors: [] } } },
  },
  'quote-other-product': {
    name: 'Quote for a hotel',
    does: 'Its quote is of the type hotel.',
    scenario: { quote: { outcome: { kind: 'OtherProduct', type: 'hotel' } } },
  },
  'quote-missing-amount': {
    name: 'Quote without an amount',
    does: 'The pay-now total of its quote has no amount.',
    scenario: { quote: { outcome: { kind: 'MissingAmount' } } },
  },

  ...FAILURES_OF_BOOKINGS,
  'booking-fails-unknown-code': {
    name: 'Booking fails with an unknown code',
    does: 'Its booking fails with the code StarsMisaligned.',
    scenario: { fulfill: { errors: [errorOf('StarsMisaligned')] } },
  },
  'minimum-age': {
    name: 'Check-in from 30 years',
    does: 'The booking of a main guest who is younger than 30 at check-in fails: CheckInMinimumAgeNotMet.',
    scenario: { fulfill: { minimumAge: 30 } },
  },
  'booking-slow': {
    name: 'Booking takes its time',
    does: 'Its booking is pending for six polls and then succeeds.',
    scenario: { fulfill: { pendingPolls: 6 } },
  },
  'booking-never-ends': {
    name: 'Booking never ends',
    does: 'Its booking stays pending forever.',
    scenario: { fulfill: { pendingPolls: 'Forever' } },
  },

  'cancellation-partially-refundable': {
    name: 'Cancellation refunds half',
    does: 'Canceling its stay refunds half: PartiallyRefundable.',
    changes: { cancellation: HALF_REFUNDABLE },
  },
  'cancellation-non-refundable': {
    name: 'Cancellation refunds nothing',
    does: 'Canceling its stay refunds nothing: NonRefundable.',
    changes: { cancellation: NON_REFUNDABLE },
  },
  'cancellation-non-refundable-partially': {
    name: 'Cancellation keeps credit and offers',
    does: 'Canceling a stay paid with credit or an offer refunds the rest: NonRefundablePartially.',
    scenario: { cancel: { keepsWallet: true } },
  },
  ...CANCELED_ELSEWHERE,
  'cancellation-unknown-outcome': {
    name: 'Cancellation with an unknown outcome',
    does: 'Its stay cannot be canceled here: the outcome is HostDecides.',
    scenario: { cancel: { outcome: 'HostDecides' } },
  },
  'cancellation-slow': {
    name: 'Cancellation takes its time',
    does: 'Canceling its stay is pending for about eight seconds and then succeeds.',
    scenario: { cancel: { pendingAsks: 5 } },
  },
  'cancellation-slow-fails': {
    name: 'Cancellation takes its time and fails',
    does: 'Canceling its stay is pending for about eight seconds and then fails: CancellationAttemptFailed.',
    scenario: { cancel: { pendingAsks: 5, event: 'CancellationAttemptFailed' } },
  },
  'cancellation-never-ends': {
    name: 'Cancellation never ends',
    does: 'Canceling its stay stays pending forever.',
    scenario: { cancel: { pendingAsks: 'Forever' } },
  },
  ...FAILURES_OF_CANCELLATIONS,
  ...CHANGES_OF_CANCELLATIONS,
  'cancellation-fails-once': {
    name: 'Cancellation fails once',
    does: 'The first attempt to cancel its stay fails: BookExtServiceUnavailable. The second succeeds.',
    scenario: { cancel: { event: 'BookExtServiceUnavailable', failures: 1 } },
  },
  'cancellation-fails-unknown-code': {
    name: 'Cancellation fails with an unknown event',
    does: 'Each attempt to cancel its stay fails with the event HostIsAsleep.',
    scenario: { cancel: { event: 'HostIsAsleep' } },
  },

  'photos-broken': {
    name: 'Photos that fail to load',
    does: 'None of its photos exists.',
    photos: { areBroken: true },
  },
  'photos-none': { name: 'No photos', does: 'It has no photos.', photos: { count: 0 } },
  'photos-one': { name: 'One photo', does: 'It has one photo.', photos: { count: 1 } },
  'photos-two': { name: 'Two photos', does: 'It has two photos.', photos: { count: 2 } },
  'photos-untagged': {
    name: 'Untagged photos',
    does: 'None of its photos has a tag.',
    photos: { areUntagged: true },
  },
  'markup-in-texts': {
    name: 'Markup in every text',
    does: 'Its name, its description, its host, its rules and its reviews hold markup and scripts.',
    hasMarkup: true,
  },
  'no-reviews': {
    name: 'No reviews yet',
    does: 'It has no reviews.',
    changes: { reviews: [], userRating: null },
  },
  'no-description': {
    name: 'No description',
    does: 'It has no description.',
    changes: { description: null },
  },

  'complimentary-night': {
    name: 'Complimentary fourth night',
    does: 'A stay of four nights or more does not pay the rent of its fourth night.',
    changes: { collection: 'Lifestyle' },
    pricing: { complimentaryNight: true },
  },

  protection: {
    name: 'Cancel for any reason',
    does: 'Cancel for any reason is sold: 80% for 7% of the price of the stay, 100% for 11.5%. Canceling otherwise refunds nothing.',
    changes: { cancellation: NON_REFUNDABLE },
    protection: PARTIAL_AND_FULL,
  },
  'protection-refundable': {
    name: 'Cancel for any reason, and free cancellation',
    does: 'Cancel for any reason is sold. Canceling until two days before check-in refunds everything but the premium.',
    protection: PARTIAL_AND_FULL,
  },
  'protection-costly-part': {
    name: 'A part costs more than everything',
    does: 'Cancel for any reason is sold, 80% for more than 100%; half is refunded otherwise. Only 100% is offered.',
    changes: { cancellation: HALF_REFUNDABLE },
    protection: [
      { coverage: 'Partial', premiumBasisPoints: 1_200, coverageBasisPoints: 8_000 },
      { coverage: 'Full', premiumBasisPoints: 1_150, coverageBasisPoints: 10_000 },
    ],
  },
  'protection-unavailable': {
    name: 'Protection is unavailable',
    does: 'Cancel for any reason is Unavailable.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { availability: 'Unavailable' } },
  },
  'protection-failure': {
    name: 'Protection cannot be read',
    does: 'Reading what cancel for any reason costs ends with Failure.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { availability: 'Failure' } },
  },
  'protection-sold-out': {
    name: 'Protection is sold out when it is quoted',
    does: 'Cancel for any reason is sold, and a quote with it fails with AncillaryNotAvailable.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { isSoldOut: true } },
  },
  'protection-sale-slow': {
    name: 'Protection is sold after a while',
    does: 'Buying cancel for any reason after the stay was booked is pending for about eight seconds and then succeeds.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { pendingSales: 5 } },
  },
  'protection-price-increase': {
    name: 'Protection costs 12.50 more',
    does: 'The premium in the quote is 12.50 above the one seen.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { premiumDeltaMinor: 1_250 } },
  },
  'protection-price-decrease': {
    name: 'Protection costs 12.50 less',
    does: 'The premium in the quote is 12.50 below the one seen.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { premiumDeltaMinor: -1_250 } },
  },
  'protection-refund-slow': {
    name: 'Protection refunds after a while',
    does: 'Using cancel for any reason is pending for about eight seconds and then succeeds.',
    changes: { cancellation: NON_REFUNDABLE },
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { pendingAsks: 5 } },
  },
  'protection-refund-pending': {
    name: 'Protection never answers',
    does: 'Using cancel for any reason stays pending forever.',
    changes: { cancellation: NON_REFUNDABLE },
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { pendingAsks: 'Forever' } },
  },
  'protection-refund-fails': {
    name: 'Protection refuses the refund',
    does: 'Each use of cancel for any reason fails: ProtectionRefundFailed. The stay stays booked.',
    protection: PARTIAL_AND_FULL,
    scenario: { protection: { refusesRefunds: true } },
  },
  ...EXPIRED_PROTECTIONS,
  ...FREEZE_LISTINGS,
};
