import { money } from '../money/money';
import {
  CANCELLATION_OUTCOMES,
  cancelPenaltyText,
  changePenaltyText,
  EXCHANGE_TAGS,
  type PenaltyKind,
  sliceTitle,
} from './flight-labels';

const cases: readonly (readonly [PenaltyKind, string, string])[] = [
  ['NO_PENALTY', 'Free', 'Free'],
  ['WITH_FEE', '$75.00 USD', '$75.00 USD'],
  ['NOT_POSSIBLE', 'Non-refundable', 'Not allowed'],
  ['CONTACT_AIRLINE', 'Contact airline', 'Contact airline'],
  ['CONTACT_SUPPORT', 'Contact support', 'Contact support'],
  [
    'SEE_CANCEL_FLIGHT',
    "Click 'Cancel Flight' above to view eligibility",
    "Click 'Cancel Flight' above to view eligibility",
  ],
  ['UNKNOWN', 'Contact support', 'Contact support'],
];

test.each(cases)(
  '[CN-07] the penalty %s of canceling is shown as %s, of changing as %s',
  (kind, cancel, change) => {
    const penalty = { kind, fee: money(7_500, 'USD') };
    expect(cancelPenaltyText(penalty, 'LK', 'Standard')).toBe(cancel);
    expect(changePenaltyText(penalty)).toBe(change);
  },
);

test('[CN-07] an unreadable fee refers to support, and is never free', () => {
  expect(changePenaltyText({ kind: 'WITH_FEE', fee: null })).toBe('Contact support');
});

test('[FM-07] refundable fares and the airline WN have their own texts', () => {
  expect(cancelPenaltyText({ kind: 'NOT_POSSIBLE', fee: null }, 'LK', 'Flexible')).toBe('Free');
  expect(cancelPenaltyText({ kind: 'NOT_POSSIBLE', fee: null }, 'WN', null)).toBe('Cancel for a credit');
});

test('[CN-03] [VO-14] each outcome of canceling and of exchanging is a sentence that names the actor', () => {
  for (const text of [...Object.values(CANCELLATION_OUTCOMES), ...Object.values(EXCHANGE_TAGS)]) {
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});

test('[FM-06] one slice is the flight, two are outbound and return, and multi-city slices are numbered', () => {
  expect(sliceTitle(false, 0, 1)).toBe('Flight');
  expect([0, 1].map((slice) => sliceTitle(false, slice, 2))).toEqual(['Outbound', 'Return']);
  expect([0, 1].map((slice) => sliceTitle(true, slice, 2))).toEqual(['Flight 1 of 2', 'Flight 2 of 2']);
});
