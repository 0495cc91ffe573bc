import { tableCode } from '../codes';
import {
  ACCESS_BLOCKS,
  AMOUNT_KINDS,
  ANALYTICS_SCREENS,
  BOOKING_RESULTS,
  CASH_BACK_TYPES,
  CREDIT_SOURCES,
  ONBOARDING_STEPS,
  PAYMENT_KINDS,
  PAYMENT_RESULTS,
  SEARCH_ENTRY_SOURCES,
  SESSION_CLOSED_REASONS,
  WARNING_LEVELS,
} from './vocabulary';

// No code of the product reads these tables yet: a test compares each with the words of the specification.
test.each([
  [
    'PM-17',
    'what a payment is made with',
    PAYMENT_KINDS,
    {
      Rewards: 'Rewards',
      UserCard: 'Card',
      TravelWalletOffer: 'Travel offer',
      TravelWalletCredit: 'Travel credit',
      DisruptionProtectionCredit: 'Disruption protection credit',
      HotelPriceFreezeDeposit: 'Hotel price freeze deposit',
      HotelPriceFreezeDiscount: 'Hotel price freeze discount',
    },
  ],
  [
    'PM-17',
    'sources of credit',
    CREDIT_SOURCES,
    { AncillaryCredit: 'Ancillary credit', TravelWallet: 'Travel wallet' },
  ],
  [
    'PM-17',
    'kinds of amounts',
    AMOUNT_KINDS,
    { Fiat: 'Money', Rewards: 'Rewards', Split: 'Money and rewards' },
  ],
  [
    'BK-25',
    'results of a booking',
    BOOKING_RESULTS,
    { Success: 'Booked', Pending: 'Being booked', Failed: 'Not booked' },
  ],
  [
    'BK-25',
    'results of a payment',
    PAYMENT_RESULTS,
    { Succeeded: 'Paid', Pending: 'Being paid', Failed: 'Not paid' },
  ],
  [
    'BK-25',
    'reasons for a closed session',
    SESSION_CLOSED_REASONS,
    { Closed: 'Closed', ExcessiveActivity: 'Excessive activity', Missing: 'Missing' },
  ],
  [
    'SE-15',
    'access blocks',
    ACCESS_BLOCKS,
    { ExcessiveActivity: 'Excessive activity', Unauthorized: 'Unauthorized' },
  ],
  ['SE-15', 'warning levels', WARNING_LEVELS, { Fatal: 'Fatal', Warning: 'Warning' }],
  [
    'WA-11',
    'types of cash back',
    CASH_BACK_TYPES,
    {
      RevenueRatio: 'Share of revenue',
      Fixed: 'Fixed amount',
      Ratio: 'Share',
      GrandTotalRatio: 'Share of the grand total',
      SellPriceRatio: 'Share of the sell price',
    },
  ],
] as [string, string, Readonly<Record<string, string>>, Readonly<Record<string, string>>][])(
  'the members of the specification, and no others, have their words [%s]: %s',
  (_id, _what, table, members) => {
    const rows = Object.entries(members).map(([member, words]) => [tableCode(table, member), words]);
    expect(Object.fromEntries(rows)).toEqual(table);
    expect(rows).toHaveLength(Object.keys(table).length);
  },
);

test('the steps of onboarding are those of the specification, in its order [TN-06]', () => {
  expect(ONBOARDING_STEPS).toEqual(['welcome', 'list', 'details', 'additional', 'policy', 'you_are_all_set']);
});

test('the search entry sources are those of the specification [TL-06]', () => {
  expect(Object.values(SEARCH_ENTRY_SOURCES)).toEqual([
    'recently_searched',
    'recently_searched_package',
    'travel_sale_landing',
    'travel_sale_homepage',
    'cross_sell_flight_checkout',
    'cross_sell_my_trips',
    'cross_sell_homepage',
    'book_again_my_trips',
    'book_again_confirmation',
    'experiences_homepage',
    'experiences_availability',
    'flight_list',
    'flight_search',
  ]);
});

test('the screens of the analytics are those of the specification [TL-06]', () => {
  expect(Object.values(ANALYTICS_SCREENS)).toEqual([
    'flight_list',
    'flight_shop',
    'flight_review',
    'flight_checkout',
    'hotel_search',
    'hotel_shop',
    'hotel_checkout',
    'cars',
    'wallet_landing',
    'premium_stays',
    'packages',
    'experiences',
    'my_trips',
    'onboarding',
    'price_freeze',
    'disruption',
    'rebooking',
    'sale',
    'offers',
    'vacation_rental_list',
    'vacation_rental_details',
    'customer_profile',
  ]);
});
