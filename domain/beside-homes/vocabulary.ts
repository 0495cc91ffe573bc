/**
 * Members of the platform's wider vocabularies (BK-25, PM-17, SE-15, TN-06, WA-11, TL-06): each member next to its
 * words. Upstream spellings become members by `tableCode` (codes.ts).
 */

/** PM-17: what a payment is made with. */
export const PAYMENT_KINDS = {
  REWARDS: 'Rewards',
  USER_CARD: 'Card',
  TRAVEL_WALLET_OFFER: 'Travel offer',
  TRAVEL_WALLET_CREDIT: 'Travel credit',
  DISRUPTION_PROTECTION_CREDIT: 'Disruption protection credit',
  HOTEL_PRICE_FREEZE_DEPOSIT: 'Hotel price freeze deposit',
  HOTEL_PRICE_FREEZE_DISCOUNT: 'Hotel price freeze discount',
} as const;

/** PM-17: where a credit comes from. */
export const CREDIT_SOURCES = {
  ANCILLARY_CREDIT: 'Ancillary credit',
  TRAVEL_WALLET: 'Travel wallet',
} as const;

/** PM-17: how an amount is shown. */
export const AMOUNT_KINDS = { FIAT: 'Money', REWARDS: 'Rewards', SPLIT: 'Money and rewards' } as const;

/** BK-25. */
export const BOOKING_RESULTS = { SUCCESS: 'Booked', PENDING: 'Being booked', FAILED: 'Not booked' } as const;
/** BK-25. */
export const PAYMENT_RESULTS = { SUCCEEDED: 'Paid', PENDING: 'Being paid', FAILED: 'Not paid' } as const;
/** BK-25: why a booking session has ended. */
export const SESSION_CLOSED_REASONS = {
  CLOSED: 'Closed',
  EXCESSIVE_ACTIVITY: 'Excessive activity',
  MISSING: 'Missing',
} as const;

/** SE-15: why someone is kept out. */
export const ACCESS_BLOCKS = {
  EXCESSIVE_ACTIVITY: 'Excessive activity',
  UNAUTHORIZED: 'Unauthorized',
} as const;
/** SE-15. */
export const WARNING_LEVELS = { FATAL: 'Fatal', WARNING: 'Warning' } as const;

/** WA-11: how cash back is reckoned. */
export const CASH_BACK_TYPES = {
  REVENUE_RATIO: 'Share of revenue',
  FIXED: 'Fixed amount',
  RATIO: 'Share',
  GRAND_TOTAL_RATIO: 'Share of the grand total',
  SELL_PRICE_RATIO: 'Share of the sell price',
} as const;

/** TN-06: the steps of onboarding in their order. */
export const ONBOARDING_STEPS = [
  'welcome',
  'list',
  'details',
  'additional',
  'policy',
  'you_are_all_set',
] as const;

/** TL-06: what brings a traveler to a search. */
export const SEARCH_ENTRY_SOURCES = {
  RECENTLY_SEARCHED: 'recently_searched',
  RECENTLY_SEARCHED_PACKAGE: 'recently_searched_package',
  TRAVEL_SALE_LANDING: 'travel_sale_landing',
  TRAVEL_SALE_HOMEPAGE: 'travel_sale_homepage',
  CROSS_SELL_FLIGHT_CHECKOUT: 'cross_sell_flight_checkout',
  CROSS_SELL_MY_TRIPS: 'cross_sell_my_trips',
  CROSS_SELL_HOMEPAGE: 'cross_sell_homepage',
  BOOK_AGAIN_MY_TRIPS: 'book_again_my_trips',
  BOOK_AGAIN_CONFIRMATION: 'book_again_confirmation',
  EXPERIENCES_HOMEPAGE: 'experiences_homepage',
  EXPERIENCES_AVAILABILITY: 'experiences_availability',
  FLIGHT_LIST: 'flight_list',
  FLIGHT_SEARCH: 'flight_search',
} as const;

/** TL-06: the screens of the platform, as its analytics name them. */
export const ANALYTICS_SCREENS = {
  FLIGHT_LIST: 'flight_list',
  FLIGHT_SHOP: 'flight_shop',
  FLIGHT_REVIEW: 'flight_review',
  FLIGHT_CHECKOUT: 'flight_checkout',
  HOTEL_SEARCH: 'hotel_search',
  HOTEL_SHOP: 'hotel_shop',
  HOTEL_CHECKOUT: 'hotel_checkout',
  CARS: 'cars',
  WALLET_LANDING: 'wallet_landing',
  PREMIUM_STAYS: 'premium_stays',
  PACKAGES: 'packages',
  EXPERIENCES: 'experiences',
  MY_TRIPS: 'my_trips',
  ONBOARDING: 'onboarding',
  PRICE_FREEZE: 'price_freeze',
  DISRUPTION: 'disruption',
  REBOOKING: 'rebooking',
  SALE: 'sale',
  OFFERS: 'offers',
  VACATION_RENTAL_LIST: 'vacation_rental_list',
  VACATION_RENTAL_DETAILS: 'vacation_rental_details',
  CUSTOMER_PROFILE: 'customer_profile',
} as const;
