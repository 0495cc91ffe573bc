/**
 * The demo catalogue as plain data: what the platform's seeding step inserts.
 *
 * Money is in minor units of the listing's currency, shares are in basis points (10000 = 100 %),
 * dates are YYYY-MM-DD, times are HH:MM, weekdays are ISO (1 = Monday … 7 = Sunday).
 */
import type { PlainDate } from '../kernel/dates';
import type { CancellationRules } from './cancellation-rules.types';
import type { Scenario } from './scenario.types';

export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type CurrencyCode = 'USD' | 'CAD' | 'MXN' | 'EUR';

/** The setting of a home, which determines its photographs and texts. */
export type Setting = 'coast' | 'cabin' | 'forest' | 'desert' | 'farm' | 'lake' | 'city' | 'tropic';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Catalogue {
  /** The day that all dates of the catalogue were computed from. */
  today: PlainDate;
  markets: Market[];
  /** In the order in which a market's results are recommended. */
  listings: Listing[];
}

export interface Market {
  id: string;
  name: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  timezone: string;
  setting: Setting;
  blurb: string;
  coordinates: Coordinates;
  currencyCode: CurrencyCode;
  /** Found only by its name: never suggested or featured. */
  hiddenFromBrowse: boolean;
}

export interface Listing {
  id: string;
  marketId: string;
  setting: Setting;
  propertyType: string;
  name: string;
  description: string | null;
  host: Host;
  /** Newest first. */
  reviews: Review[];
  userRating: UserRating | null;
  /** Their mean is the user rating; absent without one, and from older catalogues. */
  ratingsByCategory?: CategoryRating[];
  /** Halves are possible; null is the platform's NotAvailable. */
  starRating: number | null;
  collection: Collection;
  registrationId: string | null;
  address: Address;
  exactCoordinates: Coordinates;
  maxOccupancy: number;
  petFriendly: boolean;
  terms: Terms;
  layout: Layout;
  amenities: Amenity[];
  media: Photograph[];
  provider: Provider;
  pricing: PricingRules;
  cancellation: CancellationRules;
  payment: PaymentRules;
  /** Null if it is not on sale; absent from older catalogues. */
  cancelForAnyReason?: CancelForAnyReasonRules | null;
  availability: AvailabilityRules;
  corporateTravel: CorporateTravel | null;
  /** The provider's information for the guest on the confirmation. */
  additionalReservationInfo: string | null;
  /** Absent from older catalogues. */
  forGuests?: FactsForGuests;
  trackingProperties: Record<string, string | number | boolean>;
  /** Only on the test listings. */
  scenario: Scenario | null;
}

/** Facts that only guests with a confirmed stay see. */
export interface FactsForGuests {
  /** Street and number. */
  street: string;
  /** Absent from older catalogues, as is the state. */
  city?: string;
  state?: string;
  hostPhoneNumber: string;
  checkInInstructions: string;
}
/** The kinds that a search can filter by. */
export type HomeKind =
  'House' | 'Cottage' | 'Cabin' | 'Apartment' | 'Townhouse' | 'Villa' | 'Farmhouse' | 'Unique';

export type Collection = 'Premier' | 'Lifestyle' | 'NoCollection';

export interface Host {
  name: string;
  /** The year since which the host has rented out homes. */
  since: number;
  about: string;
  responseNote: string;
  imageUrl: string | null;
  /** The same for all homes of a company; absent from hosts of one home, and from older catalogues. */
  companyId?: string;
}

export interface Review {
  author: string;
  date: PlainDate;
  /** 1 to 5. */
  score: number;
  text: string;
}

interface UserRating {
  /** Mean of the reviews, one decimal. */
  score: number;
  reviewCount: number;
}

export type RatingCategory = 'Cleanliness' | 'Accuracy' | 'CheckIn' | 'Communication' | 'Location' | 'Value';

export interface CategoryRating {
  category: RatingCategory;
  /** One decimal. */
  score: number;
}

export type AddressKind = 'Empty' | 'FullAddress' | 'ObfuscatedAddress';

export interface Address {
  kind: AddressKind;
  /** Only with FullAddress. */
  line1: string | null;
  neighborhood: string | null;
  /** Null with Empty. */
  city: string | null;
  state: string | null;
  country: string;
}

export interface TimeWindow {
  startTime: string | null;
  endTime: string | null;
}

export interface Terms {
  checkInTimes: TimeWindow;
  checkOutTimes: TimeWindow;
  checkinInformation: string;
  houseRules: string[];
  petsPolicy: string;
  importantInformation: string;
  termsOfServiceUrl: string | null;
}

export type BedKind =
  'Murphy' | 'Single' | 'Double' | 'King' | 'Twin' | 'Queen' | 'Sofa' | 'Full' | 'Tatami' | 'Futon' | 'Bunk';

export interface Bedroom {
  name: string;
  beds: { kind: BedKind; count: number }[];
}

export interface Bathroom {
  name: string;
  kind: 'Full' | 'Half';
}

export interface Layout {
  bedrooms: Bedroom[];
  bathrooms: Bathroom[];
  /** 0 for a studio. */
  numberOfBedrooms: number;
  /** A half bathroom counts 0.5. */
  numberOfBathrooms: number;
}

export interface Amenity {
  kind: string;
  displayName: string;
}

export type PhotoTag =
  'living-area' | 'kitchen' | 'dining-area' | 'bedroom' | 'bathroom' | 'exterior' | 'additional';

export interface Photograph {
  /** Its name; the platform derives the address from it. */
  file: string;
  /** Null: an untagged photograph. */
  tag: PhotoTag | null;
  alt: string;
  dominantColor: string;
  width: number;
  height: number;
}

export interface Provider {
  listingProviderId: string;
  provider: string;
}

// ---------------------------------------------------------------------------------------- price

export interface PricingRules {
  currencyCode: CurrencyCode;
  baseNightlyMinor: number;
  /** The last season that contains a date wins; outside all of them the base price applies. */
  seasons: Season[];
  /** Share of the season's price per ISO weekday of the night. */
  weekdayBasisPoints: Record<IsoWeekday, number>;
  fees: FeeRule[];
  discounts: DiscountRule[];
  /** Whether the home participates in the promotion of a complimentary fourth night. */
  complimentaryNight: boolean;
  /** Absent if prices cannot be frozen, and from older catalogues. */
  priceFreeze?: PriceFreezeRules;
  displayTaxesAndFeesIncluded: boolean;
}

export type FreezeKind = 'BestAvailable' | 'RoomType' | 'HoldTheRoom';

/** How the prices of a home can be frozen. */
export interface PriceFreezeRules {
  kinds: FreezeKind[];
  durationHours: number;
  /** The largest rise that is covered. */
  capMinor: number;
}

export interface Season {
  name: string;
  /** MM-DD, both inclusive; a season whose end is before its start runs over New Year. */
  from: string;
  until: string;
  basisPoints: number;
}

export type FeeKind =
  | 'CityTax'
  | 'CleaningFee'
  | 'Fee'
  | 'ServiceFee'
  | 'HotelFee'
  | 'OccupancyFee'
  | 'PetFee'
  | 'PropertyFee'
  | 'RecoveryChargesTax'
  | 'ResortFee'
  | 'SalesTax'
  | 'Tax'
  | 'TravelerServiceFee';

export type Charge =
  | { basis: 'PerStay'; amountMinor: number }
  | { basis: 'PerNight'; amountMinor: number }
  | { basis: 'PerPet'; amountMinor: number }
  | { basis: 'PercentOfRent'; basisPoints: number };

export interface FeeRule {
  kind: FeeKind;
  name: string;
  description: string | null;
  /** Whether the rate lists the charge under taxes or under fees. */
  category: 'Tax' | 'Fee';
  charge: Charge;
}

export type FundingKind = 'PlatformFunded' | 'HostFunded' | 'JointFunded';

/** A discount on the rent. All conditions that are not null must be met. */
export interface DiscountRule {
  id: string;
  name: string;
  fundingKind: FundingKind;
  basisPoints: number;
  /** The platform's share of a JointFunded discount; 10000 when PlatformFunded, 0 when HostFunded. */
  platformShareBasisPoints: number;
  minNights: number | null;
  /** Check-in at most this many days after the search. */
  maxDaysUntilCheckIn: number | null;
  /** Check-in at least this many days after the search. */
  minDaysUntilCheckIn: number | null;
  /** Check-in within these days, both inclusive. */
  checkInFrom: PlainDate | null;
  checkInUntil: PlainDate | null;
}

export interface PaymentRules {
  /** Shares of the total and when they fall due; 'AtBooking' first. They sum to 10000. */
  schedule: { due: 'AtBooking' | { daysBeforeCheckIn: number }; basisPoints: number }[];
  clauses: string[];
}

/** Cancel for any reason, as sold by a home; the smallest coverage first. */
export interface CancelForAnyReasonRules {
  variants: {
    coverage: 'Partial' | 'Full';
    /** Shares of the price of the stay. */
    premiumBasisPoints: number;
    coverageBasisPoints: number;
  }[];
  /** When it ends on the day of check-in, in the home's local time; null for the beginning of that day. */
  checkInTime: string | null;
  timezone: string;
}

export interface CorporateTravel {
  policyCompliance: { isInPolicy: boolean };
  maxPricePerNightMinor: number;
}

// --------------------------------------------------------------------------------- availability

export interface AvailabilityRules {
  minNights: number;
  maxNights: number;
  /** Weekdays on which a stay may begin and end. Empty: none. */
  checkInWeekdays: IsoWeekday[];
  checkOutWeekdays: IsoWeekday[];
  /** Nights that are not for sale: from `from` up to, not including, `until`. */
  blocked: { from: PlainDate; until: PlainDate; reason: 'HostStay' | 'Maintenance' | 'OtherChannel' }[];
  /** Check-in at least this many days after the search. */
  minBookingWindowDays: number;
}
