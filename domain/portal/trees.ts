/** Trees planted for bookings (CF-06, CF-08). Shown while the experiment 'marketplace trees' is on. */
import { formatMoney } from '../money/money-format';
import { money } from '../money/money';

const TREES_PER_BOOKING = 2;
/** The portal's donation for each completed booking. */
const DONATION = money(25, 'USD');

const WORDS = ['no', 'one', 'two', 'three'] as const;
const trees = `${WORDS[TREES_PER_BOOKING]} trees`;
const donation = formatMoney(DONATION);

export const TREES_TITLE = `We plant ${trees} for your booking`;

export const TREES_NOTICE = `For every completed booking we plant ${trees} (${donation}).`;

export const TREES_CONDITION = 'No donation is made if the booking is later cancelled and refunded.';
