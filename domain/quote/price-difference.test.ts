import { money } from '../money/money';
import { blocksBooking, priceDifference, priceDifferenceMessage } from './price-difference';

const usd = (cents: number) => money(cents, 'USD');

test('[PD-01] a difference counts from one currency unit on', () => {
  expect(priceDifference(usd(10_000), usd(10_099))).toBeNull();
  expect(priceDifference(usd(10_000), usd(9_901))).toBeNull();
  expect(priceDifference(usd(10_000), usd(10_100))).toMatchObject({ amount: usd(100) });
  expect(priceDifference(usd(10_000), usd(9_900))).toMatchObject({ amount: usd(100) });
  expect(priceDifference(money(500, 'JPY'), money(501, 'JPY'))).toMatchObject({
    direction: 'INCREASE',
    amount: money(1, 'JPY'),
  });
});

test('[PD-02] it is an increase when the quote is higher, else a decrease', () => {
  expect(priceDifference(usd(0), usd(250))?.direction).toBe('INCREASE');
  expect(priceDifference(usd(250), usd(0))?.direction).toBe('DECREASE');
});

test('[PD-03] it blocks the booking until it is acknowledged', () => {
  const difference = priceDifference(usd(0), usd(250));
  const state = { difference, acknowledged: false, notifyIfPriceDiffers: true };
  expect(blocksBooking(state)).toBe(true);
  expect(blocksBooking({ ...state, acknowledged: true })).toBe(false);
  expect(blocksBooking({ ...state, difference: null })).toBe(false);
});

test('[PD-09] it does not block a traveler who is not notified', () => {
  const difference = priceDifference(usd(0), usd(250));
  expect(blocksBooking({ difference, acknowledged: false, notifyIfPriceDiffers: false })).toBe(false);
});

test('[PD-03] [PD-08] a price in another currency must be accepted, whatever its digits', () => {
  const difference = priceDifference(usd(10_000), money(10_000, 'CAD'));
  expect(blocksBooking({ difference, acknowledged: false, notifyIfPriceDiffers: true })).toBe(true);
  expect(difference && priceDifferenceMessage(difference, '1-800-555-0142')).toMatchObject({
    kind: 'CURRENCY_CHANGED',
    title: 'The price is now in another currency.',
    text: 'The trip total is now CAD 100.00. You can review it on the final screen before checkout.',
    buttons: [{ label: 'Continue', action: 'ACKNOWLEDGE_PRICE_DIFFERENCE' }],
    trackingTag: 'pc_price_difference',
  });
});

test('[PD-04] [PD-06] [PD-08] the message of an increase', () => {
  const difference = priceDifference(usd(10_000), usd(10_250));
  expect(difference && priceDifferenceMessage(difference, '1-800-555-0142')).toEqual({
    kind: 'PRICE_INCREASE',
    title: 'The price has increased by $2.50.',
    text: 'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout. Sorry about that! You can review the new trip total on the final screen before checkout.',
    buttons: [{ label: 'Continue', action: 'ACKNOWLEDGE_PRICE_DIFFERENCE' }],
    icon: 'PRICE_INCREASE',
    trackingTag: 'pc_price_difference',
  });
});

test('[PD-05] [PD-06] [PD-08] the message of a decrease', () => {
  const difference = priceDifference(usd(200_000), usd(80_000));
  expect(difference && priceDifferenceMessage(difference, '1-800-555-0142')).toMatchObject({
    title: "You're in luck! The price has decreased by $1,200.",
    text: 'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.',
    buttons: [{ label: 'Continue' }],
    icon: 'PRICE_DROP',
    trackingTag: 'pc_price_difference',
  });
});

test.each([
  [82_510, 83_760, 'PRICE_INCREASE_WITH_ADD_ON', 'The price has increased by $12.50.'],
  [82_510, 81_260, 'PRICE_DECREASE_WITH_ADD_ON', "You're in luck! The price has decreased by $12.50."],
])('[AD-27] a quote with an add-on has a separate row: from %d to %d is %s', (seen, quoted, kind, title) => {
  const difference = priceDifference(usd(seen), usd(quoted));
  expect(difference && priceDifferenceMessage(difference, '1-800-555-0142', true)).toMatchObject({
    kind,
    title,
    text: expect.stringMatching(/^Your total includes the option that you added\./),
    trackingTag: 'pc_price_difference',
  });
});
