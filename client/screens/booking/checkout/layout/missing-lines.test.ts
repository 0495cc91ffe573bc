import { expect, test } from 'vitest';
import { bookingBlocker, type BookingBlockerCode } from '#domain/booking/booking-readiness.ts';
import { missingLines } from './missing-lines';

const linesOf = (...codes: BookingBlockerCode[]) =>
  missingLines(codes.map(bookingBlocker)).map(({ text, place }) => `${text} > ${place}`);

test.each<[BookingBlockerCode[], string[]]>([
  [
    [
      'TRAVELER_MISSING',
      'CONTACT_MISSING',
      'SESSION_MISSING',
      'QUOTE_MISSING',
      'MAIN_GUEST_MISSING',
      'CARD_MISSING',
    ],
    [
      'Add or choose one traveler to continue > TRAVELER',
      'Add an email address and a phone number to continue > CONTACT',
    ],
  ],
  [
    ['SESSION_MISSING', 'QUOTE_MISSING', 'MAIN_GUEST_MISSING', 'CARD_MISSING'],
    ['Fetch the price again to continue > PRICE'],
  ],
  [['QUOTE_MISSING', 'MAIN_GUEST_MISSING'], ['Fetch the price again to continue > PRICE']],
  [
    ['PRICE_CALL_IN_PROGRESS', 'QUOTE_MISSING', 'MAIN_GUEST_MISSING', 'CARD_MISSING'],
    ['Fetching latest price > REVIEW'],
  ],
  [
    ['MAIN_GUEST_MISSING', 'CARD_MISSING'],
    [
      'Confirm the contact information to reserve the stay for this traveler > CONTACT',
      'Choose a payment method to continue > PAYMENT',
    ],
  ],
  [['PAYMENT_INVALID'], ['Check how you pay to continue > PAYMENT']],
])('[BK-16] of %s the traveler sees the causes, and where to fix each', (codes, lines) => {
  expect(linesOf(...codes)).toEqual(lines);
});
