import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListingModel, ListingTermsModel, CorporateTravelModel } from '../modules/listing/listing-mapping';
import type { SessionModel } from '../modules/session/session-mapping';
import type { SignedInModel } from '../modules/session/sign-in';
import type { TravelerSavedModel, TravelerDeletedModel, DefaultTravelerAssignedModel } from '../modules/traveler/save-traveler';
import type { WalletModel } from '../modules/wallet/wallet';
import type { WalletCreditModel, WalletEventModel } from '../modules/wallet/wallet-mapping';
import type { PaymentMethodVerifiedModel, PaymentMethodDeletedModel } from '../modules/payment-method/payment-method';
import type { PaymentPlanModel } from '../modules/booking/payment-plan';
import type { QuoteModel } from '../modules/quote/quote-mapping';
import type { CancellationAttemptModel, TripModel } from '../modules/trip/trip-mapping';
import type { FrozenPriceModel } from '../modules/price-freeze/frozen-price-mapping';
import type { Favorite as FavoriteEntry } from '../../domain/wishlists';
import type { WishlistModel, WishlistItemModel } from '../modules/wishlist/wishlist-mapping';
import type { GatewayContext } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without a time or a zone, as `YYYY-MM-DD`, in the zone of the stay, of the years 1900 to 2199. */
  Date: { input: string; output: string; }
  /** An instant, as ISO 8601 in UTC with milliseconds, for example `2026-05-01T16:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, for example `"1234.50"`, with at most 15 digits before the point and 6 after it. Never a float, so no cent is lost on the way. */
  Decimal: { input: string; output: string; }
  /** An opaque JSON value, passed through unread. */
  JSON: { input: unknown; output: unknown; }
  /** A time of day without a zone, as `HH:mm`, in the zone of the stay. */
  LocalTime: { input: string; output: string; }
  /** A whole number of minor units of a currency; exact up to 2^53 - 1, which an Int of 32 bits is too small for: amounts in COP or CLP pass it. */
  MinorUnits: { input: number; output: number; }
  /** An absolute http(s) address, or a path on the portal's own origin; without control characters and backslashes. */
  Url: { input: string; output: string; }
  /** A calendar month, as `YYYY-MM`. */
  YearMonth: { input: string; output: string; }
};

/** Something that happened to an account. */
export type AccountChange = {
  __typename?: 'AccountChange';
  /** The kind of event. */
  kind: StandingChange;
  /** When it happened, by the clock of the platform. */
  occurredAt: Scalars['DateTime']['output'];
};

/** How an account stands with its bank. */
export type AccountStanding =
  /** Its travel credits are on hold. */
  | 'BAD'
  /** It is closed: its travel credits have ended. */
  | 'CLOSED'
  /** Its travel credits can be spent. */
  | 'GOOD'
  /** A standing that this graph does not know yet. */
  | 'UNKNOWN';

/** The use of an account. */
export type AccountUseType =
  /** An account of a business. */
  | 'BUSINESS'
  /** An account of a person. */
  | 'PERSONAL'
  /** A use that this graph does not know yet. */
  | 'UNKNOWN';

/** The traveler in whose name a stay is reserved. */
export type AddMainGuestInput = {
  /** Where the host can write to. */
  emailAddress: Scalars['String']['input'];
  /** The product to add the guest to: `PriceQuote.orderedProductId`. */
  orderedProductId: Scalars['ID']['input'];
  /** Where the host can call, with country code (`+14165550100`). */
  phoneNumber: Scalars['String']['input'];
  /** The token of the quote, from `schedulePriceQuote`. */
  quoteToken: Scalars['ID']['input'];
  /** The id of the traveler in whose name the stay is reserved, from `travelers`. */
  travelerId: Scalars['ID']['input'];
};

/** The outcome of naming the main guest. */
export type AddMainGuestResult = MainGuestAdded | TravelerRefused;

/** Whether an add-on can be bought. */
export type AddOnAvailability =
  /** It can be bought. */
  | 'AVAILABLE'
  /** The price could not be read. */
  | 'FAILURE'
  /** It is not sold for this stay. */
  | 'UNAVAILABLE'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN';

/** A home to put on a wishlist. */
export type AddToWishlistInput = {
  /** The id of the home's listing, as `Query.listing` takes it. */
  listingId: Scalars['ID']['input'];
  /** Where to put it. Left out: the user's newest wishlist, or a first one named `Favorites`. */
  wishlistId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of putting a home on a wishlist. */
export type AddToWishlistResult = AddedToWishlist | WishlistRefused;

/** The home is on the wishlist. */
export type AddedToWishlist = {
  __typename?: 'AddedToWishlist';
  /** The map from home to wishlist, as it is now. */
  favorites: Array<Favorite>;
  /** The wishlist that it is on. */
  wishlist: Wishlist;
};

/** Where a listing is. */
export type Address = {
  __typename?: 'Address';
  /** The city; null when the address is empty. */
  city: Maybe<Scalars['String']['output']>;
  /** How much of the address is known. */
  kind: AddressKind;
  /** The state; null when the address is empty. */
  state: Maybe<Scalars['String']['output']>;
};

/** How much of an address is known. */
export type AddressKind =
  /** Nothing is known. */
  | 'EMPTY'
  /** Street, number, and everything else. */
  | 'FULL_ADDRESS'
  /** The neighborhood only, until the stay is booked. */
  | 'OBFUSCATED_ADDRESS'
  /** A kind that this graph does not know yet; treat it as empty. */
  | 'UNKNOWN';

/** The title of a failure in the agent portal. */
export type AgentTitle = {
  __typename?: 'AgentTitle';
  /** The failure that has this title for agents. */
  code: FailureCode;
  /** The title, to show as it is. */
  title: Scalars['String']['output'];
};

/** An airline. */
export type Airline = {
  __typename?: 'Airline';
  /** Two letters or digits of IATA. */
  code: Scalars['String']['output'];
  /** The name of the airline. */
  name: Scalars['String']['output'];
};

/** Credit that an airline keeps for the user. */
export type AirlineCredit = {
  __typename?: 'AirlineCredit';
  /** The airline that takes it. */
  airline: Airline;
  /** The amount; null when it cannot be read. */
  amount: Maybe<Money>;
  /** The airline's code for the credit. */
  code: Scalars['String']['output'];
  /** The last day to use it; null if the platform does not provide it. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** The id of the credit. */
  id: Scalars['ID']['output'];
  /** The trip that it comes from (`Trip.id`); null when it comes from none that is listed. */
  tripId: Maybe<Scalars['ID']['output']>;
};

/** The code that an airline knows a booking by. */
export type AirlineLocator = {
  __typename?: 'AirlineLocator';
  /** The airline that issued the code. */
  airline: Scalars['String']['output'];
  /** The code that the airline finds the booking by. */
  value: Scalars['String']['output'];
};

/** An airport. */
export type Airport = {
  __typename?: 'Airport';
  /** The city that it serves. */
  city: Scalars['String']['output'];
  /** Three letters of IATA. */
  code: Scalars['String']['output'];
};

/** Something that a listing offers. */
export type Amenity = {
  __typename?: 'Amenity';
  /** The name to show, in English. */
  displayName: Scalars['String']['output'];
  /** Whether it is one of the fifteen that are highlighted. */
  isHighlight: Scalars['Boolean']['output'];
  /** The kind; `OTHER` for a kind that the graph does not name. */
  kind: AmenityKind;
  /** The platform's own name of the kind. */
  rawKind: Scalars['String']['output'];
};

/** Listings with an amenity. */
export type AmenityCount = {
  __typename?: 'AmenityCount';
  /** The number of listings. */
  count: Scalars['Int']['output'];
  /** The amenity that is counted. */
  kind: AmenityKind;
};

/** The kinds of amenity that are highlighted, and the rest. */
export type AmenityKind =
  /** Fit for guests with disabilities. */
  | 'ACCESSIBILITY'
  /** Air conditioning. */
  | 'AIR_CONDITIONING'
  /** A barbecue grill. */
  | 'BARBECUE_GRILL'
  /** A coffee maker. */
  | 'COFFEE_MAKER'
  /** A dryer. */
  | 'DRYER'
  /** A place to park at no charge. */
  | 'FREE_PARKING'
  /** A gym. */
  | 'GYM'
  /** A hot tub. */
  | 'HOT_TUB'
  /** A kitchen. */
  | 'KITCHEN'
  /** Anything else. */
  | 'OTHER'
  /** A garden, a terrace or the like. */
  | 'OUTDOOR_SPACE'
  /** A place to park. */
  | 'PARKING'
  /** Pets are welcome. */
  | 'PET_FRIENDLY'
  /** A pool. */
  | 'POOL'
  /** A washing machine. */
  | 'WASHER'
  /** Wireless internet. */
  | 'WIFI';

/** The amount due is not the one that was accepted. No money has moved. */
export type AmountDueChanged = UserFacingError & {
  __typename?: 'AmountDueChanged';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The plan of the same payment as it is now. */
  plan: PaymentPlan;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A rule to choose an amount by. */
export type AmountToTake =
  /** As much as the balance holds, but no more than is left to pay, nor than the offer allows. */
  | 'MAXIMUM';

/** An offer in a payment plan. */
export type AppliedOffer = {
  __typename?: 'AppliedOffer';
  /** How much the offer takes off the total, as a positive amount. */
  amount: Money;
  /** The id of the offer, from `Wallet.offers`. */
  id: Scalars['ID']['output'];
};

/** The part that a frozen price pays in a payment plan. */
export type AppliedPriceFreeze = {
  __typename?: 'AppliedPriceFreeze';
  /** The part that the deposit, paid earlier, covers. */
  deposit: Money;
  /** The rise of the price that is covered. */
  discount: Money;
};

/** Rewards in a payment plan. */
export type AppliedRewards = {
  __typename?: 'AppliedRewards';
  /** The part of the total that these rewards pay, in real money. */
  cash: Money;
  /** How many rewards are redeemed, in the unit of their account. */
  rewards: RewardsAmount;
};

/** The traveler to choose first. */
export type AssignDefaultTravelerInput = {
  /** The traveler, from `travelers`. */
  id: Scalars['ID']['input'];
};

/** The outcome of making a traveler the one who is chosen first. */
export type AssignDefaultTravelerResult = DefaultTravelerAssigned | TravelerRefused;

/** Whether a stay can be booked. */
export type Availability = Available | Unavailable;

/** The part of the search to change so that a stay becomes possible. */
export type AvailabilityAction =
  /** Choose other dates. */
  | 'CHANGE_DATES'
  /** Choose fewer guests, or travel without pets. */
  | 'CHANGE_GUESTS';

/** The reason why a stay cannot be booked, with texts to show. */
export type AvailabilityReason = {
  __typename?: 'AvailabilityReason';
  /** The part of the search to open for the change. */
  action: AvailabilityAction;
  /** The first day on which a stay may begin; null unless that is the rule that is broken. */
  earliestCheckIn: Maybe<Scalars['Date']['output']>;
  /** The most guests; null unless that is the rule that is broken. */
  maximumGuests: Maybe<Scalars['Int']['output']>;
  /** The most nights of such a stay; null for other violations. */
  maximumNights: Maybe<Scalars['Int']['output']>;
  /** The fewest nights of a stay that begins on the requested day; null for other violations. */
  minimumNights: Maybe<Scalars['Int']['output']>;
  /** The platform's own name of it; null when it gave none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** The sentence to show below the headline: how to change the stay so that it can be booked. */
  subtitle: Scalars['String']['output'];
  /** The headline to show: the problem in a few words. */
  title: Scalars['String']['output'];
  /** The rule of the home that the stay breaks. */
  violation: AvailabilityViolation;
};

/** The rules that a stay can break, as the platform names them. */
export type AvailabilityViolation =
  /** A night of the stay is not free. */
  | 'BLOCKED_DATES'
  /** No stay may begin on the chosen day of arrival. */
  | 'CHECK_IN_NOT_ALLOWED'
  /** No stay may end on the chosen day of departure. */
  | 'CHECK_OUT_NOT_ALLOWED'
  /** The stay has more nights than the home allows; `maximumNights` says how many. */
  | 'MAX_STAY_VIOLATION'
  /** The arrival is too soon. */
  | 'MIN_BOOKING_WINDOW_VIOLATION'
  /** The stay has fewer nights than the home requires; `minimumNights` says how many. */
  | 'MIN_STAY_VIOLATION'
  /** More adults and children than the home takes; `maximumGuests` says how many. */
  | 'OCCUPANCY_VIOLATION'
  /** Pets come along, and the home takes none. */
  | 'PET_POLICY_VIOLATION'
  /** No reason given, or one that this graph does not know yet. */
  | 'UNKNOWN';

/** The stay can be booked. */
export type Available = {
  __typename?: 'Available';
  /** The price and the terms. */
  rate: Rate;
};

/** A bathroom and its features. */
export type Bathroom = {
  __typename?: 'Bathroom';
  /** The features as texts (`Full`, `Half`). */
  features: Array<Scalars['String']['output']>;
  /** The name of the room, to be shown (`Bathroom 1`). */
  name: Scalars['String']['output'];
};

/** Beds of one kind in a room. */
export type Bed = {
  __typename?: 'Bed';
  /** How many beds of this kind are in the room. */
  count: Scalars['Int']['output'];
  /** The kind, as text (`King`, `Sofa`). */
  kind: Scalars['String']['output'];
};

/** A type of bed. */
export type BedType =
  /** A bed for two. */
  | 'DOUBLE'
  /** A full bed. */
  | 'FULL'
  /** A mattress on the floor. */
  | 'FUTON'
  /** A king bed. */
  | 'KING'
  /** A bed that folds into the wall. */
  | 'MURPHY'
  /** A queen bed. */
  | 'QUEEN'
  /** A bed for one. */
  | 'SINGLE'
  /** A sofa bed. */
  | 'SOFA'
  /** A mat of straw with a mattress. */
  | 'TATAMI'
  /** One of two single beds. */
  | 'TWIN'
  /** A type that this graph does not know yet. */
  | 'UNKNOWN';

/** A bedroom, or another room with a bed in it. */
export type Bedroom = {
  __typename?: 'Bedroom';
  /** The beds in the room, by kind. */
  beds: Array<Bed>;
  /** The name of the room, to be shown (`Bedroom 1`). */
  name: Scalars['String']['output'];
};

/** A booking to make: its quote, its terms, and how it is paid. */
export type BookInput = {
  /** The amount due that the traveler has accepted (`PaymentPlan.amountDue` of the same `payment`), 0 included. */
  acceptedAmountDue: MoneyInput;
  /** The terms that the traveler has accepted (`PriceQuote.termsDigest`). */
  acceptedTermsDigest: Scalars['String']['input'];
  /** The total that the traveler has accepted (`PriceQuote.payNowTotal`). */
  acceptedTotal: MoneyInput;
  /** The details that the business requires; null for consumers. */
  corporate?: InputMaybe<CorporateBookingInput>;
  /**
   * A UUID that the client makes once for one intent to book, and sends again with every attempt. The result of an executed
   * booking is repeated for two hours; another input with its key is refused as `IDEMPOTENCY_CONFLICT`. A refusal is not kept:
   * the key may be sent again with a corrected input.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Whether an agent books in the agent portal, which adds the agent fee. */
  isAgentPortal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the listing was reached by a recommendation. */
  isRecommended?: InputMaybe<Scalars['Boolean']['input']>;
  /** The product that `addMainGuest` returned for the quote. */
  orderedProductId: Scalars['ID']['input'];
  /** The payment, as `paymentPlan` previews it. */
  payment: PaymentInput;
  /** The token of the quote, from `schedulePriceQuote`. */
  quoteToken: Scalars['ID']['input'];
};

/** The outcome of `book`. */
export type BookResult = AmountDueChanged | BookingBlocked | BookingRefused | BookingScheduled | PriceChanged;

/** Beds of one type. */
export type BookedBed = {
  __typename?: 'BookedBed';
  /** How many beds of the type the room has. */
  count: Scalars['Int']['output'];
  /** The type of the beds. */
  type: BedType;
};

/** The rental car of a trip. */
export type BookedCar = {
  __typename?: 'BookedCar';
  /** The consequence of canceling. */
  cancellation: GroundCancellation;
  /** Who rents it out. */
  company: Scalars['String']['output'];
  /** The name of the driver. */
  driverName: Scalars['String']['output'];
  /** Where and when it is returned. */
  dropOff: CarHandover;
  /** Whether the distance is limited. */
  mileage: CarMileage;
  /** The class, and a model of it. */
  model: Scalars['String']['output'];
  /** Where and when it is picked up. */
  pickUp: CarHandover;
  /** The gearbox of the car. */
  transmission: CarTransmission;
};

/** The experience of a trip. */
export type BookedExperience = {
  __typename?: 'BookedExperience';
  /** The consequence of canceling. */
  cancellation: ExperienceCancellation;
  /** The city; null if the platform does not provide it. */
  city: Maybe<Scalars['String']['output']>;
  /** Where it begins; null if the platform does not provide it. */
  meetingPoint: Maybe<Scalars['String']['output']>;
  /** The number of participants. */
  participants: Scalars['Int']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** The kind of ticket. */
  ticket: ExperienceTicket;
  /** The zone of the place in the IANA database, to show the time in. */
  timeZone: Scalars['String']['output'];
  /** The title that the experience was booked under. */
  title: Scalars['String']['output'];
};

/** The flights of a trip. */
export type BookedFlight = {
  __typename?: 'BookedFlight';
  /** The fare's rule for cancellations. */
  cancelPenalty: FarePenalty;
  /** The terms of canceling the flight. */
  cancellation: FlightCancellation;
  /** The fare's rule for changes. */
  changePenalty: FarePenalty;
  /** Whether the flight can be exchanged. */
  exchange: FlightExchange;
  /** The components of the total; null if the platform does not provide them, or an amount cannot be read. */
  fare: Maybe<FlightFare>;
  /** The codes that the airlines know the booking by. */
  locators: Array<AirlineLocator>;
  /** The travelers of the flight. */
  passengers: Array<FlightPassenger>;
  /** The journeys from one place to another in their order, one to five. */
  slices: Array<FlightSlice>;
  /** Whether one ticket covers all slices. */
  ticketing: FlightTicketing;
  /** The shape of the journey. */
  tripType: FlightTripType;
};

/** The hotel of a trip. */
export type BookedHotel = {
  __typename?: 'BookedHotel';
  /** Street and number; null if the platform does not provide it. */
  address: Maybe<Scalars['String']['output']>;
  /** The day of arrival. */
  checkIn: Scalars['Date']['output'];
  /** The day of departure. */
  checkOut: Scalars['Date']['output'];
  /** The city; null if the platform does not provide it. */
  city: Maybe<Scalars['String']['output']>;
  /** The name of the hotel. */
  name: Scalars['String']['output'];
  /** When it is paid. */
  paymentTiming: PaymentTiming;
  /** The phone number of its front desk; null if the platform does not provide it. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** Whether canceling refunds the price. */
  refundability: HotelRefundability;
  /** The rooms; never empty. */
  rooms: Array<BookedRoom>;
  /** The star rating, 1 to 5; null without one. */
  stars: Maybe<Scalars['Int']['output']>;
  /** The state of the reservation at the hotel. */
  status: HotelBookingStatus;
};

/** A room of a booked hotel. */
export type BookedRoom = {
  __typename?: 'BookedRoom';
  /** Its beds; empty if the platform does not provide them. */
  beds: Array<BookedBed>;
  /** Who stays in it. */
  guestName: Scalars['String']['output'];
  /** The meals that the price includes. */
  mealPlan: MealPlan;
  /** The kind of room. */
  name: Scalars['String']['output'];
};

/** A booking that lacks something. No money has moved. */
export type BookingBlocked = UserFacingError & {
  __typename?: 'BookingBlocked';
  /** Each thing that is missing before the stay can be booked; never empty. */
  blockers: Array<BookingBlocker>;
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A reason why a stay cannot be booked yet. */
export type BookingBlocker = {
  __typename?: 'BookingBlocker';
  /** The missing item as a code from a closed list. */
  code: BookingBlockerCode;
  /** The next step for the traveler, as a text to show. */
  message: Scalars['String']['output'];
  /** With `PAYMENT_INVALID` and `CARD_MISSING`, why the payment or the card cannot be used; null for other codes, and when nothing is wrong with what was chosen. */
  paymentProblem: Maybe<PaymentProblemCode>;
};

/** The reasons why a stay cannot be booked yet. */
export type BookingBlockerCode =
  /** The business requires a reason. */
  | 'APPROVAL_REASON_MISSING'
  /** A card is needed, and none is chosen. */
  | 'CARD_MISSING'
  /** The email address or the phone number is missing, or not valid. */
  | 'CONTACT_MISSING'
  /** No main guest was added. */
  | 'MAIN_GUEST_MISSING'
  /** The payment has a problem; the message says which. */
  | 'PAYMENT_INVALID'
  /** A price is still being fetched. */
  | 'PRICE_CALL_IN_PROGRESS'
  /** The price has changed, and the change has not been accepted. */
  | 'PRICE_DIFFERENCE_UNACKNOWLEDGED'
  /** There is no quote with an ordered product. */
  | 'QUOTE_MISSING'
  /** There is no session token. */
  | 'SESSION_MISSING'
  /** The terms have changed, and the change has not been accepted. */
  | 'TERMS_UNACKNOWLEDGED'
  /** No traveler is chosen. */
  | 'TRAVELER_MISSING';

/** Why a stay was not booked. */
export type BookingError = UserFacingError & {
  __typename?: 'BookingError';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The stay is not booked, and nothing has been charged. This is the last state. */
export type BookingFailure = LiveStatus & {
  __typename?: 'BookingFailure';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** Why: the one to show first; never empty. */
  errors: Array<BookingError>;
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** The platform has not yet confirmed or refused the booking. */
export type BookingPending = LiveStatus & {
  __typename?: 'BookingPending';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** A booking that the platform refused. No money has moved. */
export type BookingRefused = UserFacingError & {
  __typename?: 'BookingRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The booking is in progress; it may come from an earlier call with the same key or quote. */
export type BookingScheduled = {
  __typename?: 'BookingScheduled';
  /**
   * Whether an earlier call had started it, in any session of the user; that call determines the payment. Also true when the
   * platform did not answer this call and its quote has a booking, which may be that of another call.
   */
  isRepeated: Scalars['Boolean']['output'];
  /**
   * The token to follow the booking with, also while it is unknown whether the platform has received it: `bookingStatus` is pending
   * until the platform reports a booking of the quote, and then continues with that booking.
   */
  token: Scalars['ID']['output'];
};

/** The state of a booking, as the platform last reported it. */
export type BookingStatus = BookingFailure | BookingPending | BookingStillProcessing | BookingSuccess;

/**
 * The outcome is not known yet: the confirmation takes longer than the portal waits. This is the last state of the stream, not
 * of the booking, which appears among the trips.
 */
export type BookingStillProcessing = LiveStatus & {
  __typename?: 'BookingStillProcessing';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** The path of the portal page that shows the stay (`/trips`), for a link or a redirect. */
  redirectTo: Scalars['Url']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** The stay is booked. This is the last state. */
export type BookingSuccess = LiveStatus & {
  __typename?: 'BookingSuccess';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
  /** The booked stay with its confirmation number. */
  trip: HomeTrip;
};

/** A business that a user belongs to. */
export type Business = {
  __typename?: 'Business';
  /** The rewards account of the business. */
  accountReferenceId: Scalars['ID']['output'];
  /** The platform's id of the business. */
  id: Scalars['ID']['output'];
  /** The name of the business, to be shown. */
  name: Scalars['String']['output'];
};

/** A rewards account that may pay for a business. */
export type BusinessAccount = {
  __typename?: 'BusinessAccount';
  /** The platform's reference of the account. */
  accountReferenceId: Scalars['ID']['output'];
  /** The name of the card product that the account belongs to. */
  productDisplayName: Scalars['String']['output'];
};

/** The picture that represents a business. */
export type BusinessLogo = {
  __typename?: 'BusinessLogo';
  /** The text alternative. */
  alt: Scalars['String']['output'];
  /** The address of the picture. */
  url: Scalars['Url']['output'];
};

/** A membership of a business in a loyalty program. */
export type BusinessLoyaltyProgram = {
  __typename?: 'BusinessLoyaltyProgram';
  /** The number of the membership. */
  membershipNumber: Scalars['String']['output'];
  /** The code of the program, as the platform names it (`HX`). */
  programCode: Scalars['String']['output'];
};

/** A protection to buy for a booked stay, and who pays. */
export type BuyProtectionInput = {
  /**
   * A UUID that the client makes once for one intent to buy, and sends again with every attempt. The same key with another input is
   * refused as `IDEMPOTENCY_CONFLICT`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The saved card that pays the premium. */
  paymentMethodId: Scalars['ID']['input'];
  /** The premium that the traveler has accepted (`RefundableVariant.premiumPrices`). */
  premium: MoneyInput;
  /** The variant (`RefundableVariant.quoteId`). */
  quoteId: Scalars['ID']['input'];
  /** Whether the traveler has accepted the terms of cancel for any reason. Without that nothing is bought. */
  termsAccepted: Scalars['Boolean']['input'];
  /** The number of the reservation (`HomeTrip.id`). */
  tripId: Scalars['ID']['input'];
};

/** The outcome of buying a protection. */
export type BuyProtectionResult = ProtectionBought | ProtectionNotBought | ProtectionPending;

/** A cabin of a plane. */
export type CabinClass =
  /** Basic economy. */
  | 'BASIC_ECONOMY'
  /** Business. */
  | 'BUSINESS'
  /** Economy. */
  | 'ECONOMY'
  /** First. */
  | 'FIRST'
  /** Premium economy. */
  | 'PREMIUM_ECONOMY'
  /** A cabin that this graph does not know yet. */
  | 'UNKNOWN';

/** A day in the calendar of a listing. */
export type CalendarDay = {
  __typename?: 'CalendarDay';
  /** The day (`YYYY-MM-DD`), in the calendar of the home. */
  date: Scalars['Date']['output'];
  /** Whether the night that begins on this day can be stayed. */
  isAvailable: Scalars['Boolean']['output'];
  /** Whether guests may leave on this day. A day that is only this ends a stay, and cannot start or be inside one. */
  isAvailableForCheckout: Scalars['Boolean']['output'];
  /** Whether a stay may begin on this day, if its night can be stayed. */
  isCheckInAllowed: Scalars['Boolean']['output'];
  /** The most nights of a stay that starts here; null when there is no maximum. */
  maximumStay: Maybe<Scalars['Int']['output']>;
  /** The fewest nights of a stay that starts here; null when there is no minimum. */
  minimumStay: Maybe<Scalars['Int']['output']>;
  /** The price of that night; null if the platform does not provide it. */
  nightlyPrice: Maybe<Money>;
};

/** Cancel for any reason, as it is sold with a stay. */
export type CancelForAnyReasonOffer = {
  __typename?: 'CancelForAnyReasonOffer';
  /** Whether it can be bought now. */
  availability: AddOnAvailability;
  /**
   * The variants for sale, the smallest coverage first: only variants that give more back than the terms of the home do at the end,
   * that are worth their premium, and that can still be used. Empty unless `AVAILABLE`.
   */
  variants: Array<RefundableVariant>;
};

/** Which stay to cancel, and on what terms. */
export type CancelTripInput = {
  /**
   * A UUID that the client makes once for one intent to cancel, and sends again with every attempt. The same key with another input
   * is refused as `IDEMPOTENCY_CONFLICT`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The token of the terms that the traveler has accepted: `CancellationQuote.token`, or that of its `protection`. */
  quoteToken: Scalars['ID']['input'];
  /** The number of the reservation, as `HomeTrip.id` has it. */
  tripId: Scalars['ID']['input'];
};

/** The outcome of asking to cancel a stay. */
export type CancelTripResult = CancellationFailed | CancellationRefused | CancellationStarted | CancellationTermsChanged | TripCanceled;

/** An attempt to cancel a stay. */
export type CancellationAttempt = {
  __typename?: 'CancellationAttempt';
  /** Why it failed, the one to show first; empty unless it failed. */
  errors: Array<CancellationError>;
  /** When the traveler requested it. */
  requestedAt: Scalars['DateTime']['output'];
  /** Whether the attempt is under way, has succeeded, or has failed. */
  state: CancellationAttemptState;
};

/** How far an attempt to cancel a stay is. */
export type CancellationAttemptState =
  /** The stay is still booked. */
  | 'FAILED'
  /** The provider has not answered yet. */
  | 'PENDING'
  /** The stay is canceled. */
  | 'SUCCESS'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN';

/** Why an attempt to cancel a stay failed. */
export type CancellationError = UserFacingError & {
  __typename?: 'CancellationError';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The next step for the traveler. */
  nextStep: CancellationNextStep;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The attempt failed: the stay is still booked, and nothing was refunded. */
export type CancellationFailed = {
  __typename?: 'CancellationFailed';
  /** Why: the one to show first; never empty. */
  errors: Array<CancellationError>;
  /** The trip as it is now. */
  trip: HomeTrip;
};

/** The stay is still booked, and nothing was refunded. This is the last state. */
export type CancellationFailure = LiveStatus & {
  __typename?: 'CancellationFailure';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** Why: the one to show first; never empty. */
  errors: Array<CancellationError>;
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
  /** The trip as it is now. */
  trip: HomeTrip;
};

/** The traveler's next step after a failed cancellation attempt. */
export type CancellationNextStep =
  /** Contact customer support: another attempt fails the same way. */
  | 'CONTACT_SUPPORT'
  /** Review the terms: the provider refunds another amount than was quoted. */
  | 'REVIEW_TERMS'
  /** Try again: the next attempt may succeed. */
  | 'TRY_AGAIN';

/** The consequences of canceling a stay. */
export type CancellationOutcome =
  /** An agent has to review and cancel it. */
  | 'AGENT_REVIEW_AND_FULFILLMENT'
  /** The stay was canceled before; nothing is left to cancel. */
  | 'CANCELED'
  /** An earlier request to cancel is still being processed. */
  | 'CANCELLATION_PENDING'
  /** Customer service has to cancel it. */
  | 'CONTACT_CUSTOMER_SERVICE'
  /** Everything that was paid is refunded, except the premium of a protection. */
  | 'FULLY_REFUNDABLE'
  /** Nothing is refunded; the stay can still be canceled. */
  | 'NON_REFUNDABLE'
  /** Everything is refunded but what has expired, or cannot be returned: travel credits and offers. */
  | 'NON_REFUNDABLE_PARTIALLY'
  /** A part of the payment is refunded. */
  | 'PARTIALLY_REFUNDABLE'
  /** The day of arrival has come: it is too late. */
  | 'PAST_CHECK_IN_DATE'
  /** An outcome that this graph does not know yet; the stay cannot be canceled here. */
  | 'UNKNOWN';

/** The platform has not yet confirmed or refused to cancel the stay. */
export type CancellationPending = LiveStatus & {
  __typename?: 'CancellationPending';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** The terms on which the traveler can cancel. */
export type CancellationPolicy = {
  __typename?: 'CancellationPolicy';
  /** The kind of refund, for badges and filters. */
  kind: CancellationPolicyKind;
  /** The main text; for a fully refundable stay at least `Free cancellation`; null when there is none. */
  primaryText: Maybe<Scalars['String']['output']>;
  /**
   * The refund steps, the largest refund first; nothing is refunded after the last. Empty when canceling never refunds anything,
   * null if the platform does not provide it.
   */
  refundSteps: Maybe<Array<RefundStep>>;
  /** The small print; null when there is none. */
  secondaryText: Maybe<Scalars['String']['output']>;
  /** Whether to show the badge `Free cancellation`. */
  showsFreeCancellationBadge: Scalars['Boolean']['output'];
};

/** How much a cancellation refunds. */
export type CancellationPolicyKind =
  /** Canceling refunds everything, until a day. */
  | 'FULLY_REFUNDABLE'
  /** Canceling refunds nothing. */
  | 'NON_REFUNDABLE'
  /** Canceling refunds a part. */
  | 'PARTIALLY_REFUNDABLE'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN';

/** The refund of canceling a booked stay now. */
export type CancellationQuote = {
  __typename?: 'CancellationQuote';
  /** The refund of each part of the payment; parts without a refund are left out. */
  lines: Array<CancellationRefund>;
  /** Whether the stay can be canceled here, and how much of the price is refunded. */
  outcome: CancellationOutcome;
  /** The refund with the protection of the stay instead; null when it has none that can be used. */
  protection: Maybe<ProtectionTerms>;
  /** The whole refund, rewards by their worth. Of a canceled stay, what was refunded. */
  refund: Money;
  /** The token to accept these terms with; null when the stay cannot be canceled here. */
  token: Maybe<Scalars['ID']['output']>;
  /** When the terms change; null when the stay cannot be canceled here. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** The refund of a part of a payment. */
export type CancellationRefund = {
  __typename?: 'CancellationRefund';
  /** The refund of this part; of rewards, their worth in money. */
  amount: Money;
  /** Where the money goes: to a card, a rewards account, or the wallet. */
  kind: RefundKind;
  /** The refunded item or its destination, to be shown (`Visa ending in 4242`). */
  label: Scalars['String']['output'];
  /** The rewards that are returned; null for other payments. */
  rewards: Maybe<RewardsSpent>;
};

/** A cancellation that was refused. Nothing was canceled. */
export type CancellationRefused = UserFacingError & {
  __typename?: 'CancellationRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** Why the stay cannot be canceled here; null when the terms are not the reason. */
  outcome: Maybe<CancellationOutcome>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The stay is being canceled. Follow it with the subscription `cancellationStatus`. */
export type CancellationStarted = {
  __typename?: 'CancellationStarted';
  /** The trip as it is now. */
  trip: HomeTrip;
};

/** The state of an attempt to cancel a stay. */
export type CancellationStatus = CancellationFailure | CancellationPending | CancellationStillProcessing | CancellationSuccess;

/**
 * The outcome is not known yet: the cancellation takes longer than the portal waits. This is the last state of the stream, not of
 * the cancellation, which appears among the trips.
 */
export type CancellationStillProcessing = LiveStatus & {
  __typename?: 'CancellationStillProcessing';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** The path of the portal page that shows the stay (`/trips`), for a link or a redirect. */
  redirectTo: Scalars['Url']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** The stay is canceled. This is the last state. */
export type CancellationSuccess = LiveStatus & {
  __typename?: 'CancellationSuccess';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
  /** The trip as it is now. */
  trip: HomeTrip;
};

/** The terms are not those that were accepted. Nothing was canceled. */
export type CancellationTermsChanged = UserFacingError & {
  __typename?: 'CancellationTermsChanged';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The terms as they are now. */
  quote: CancellationQuote;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** Where and when a car changes hands. */
export type CarHandover = {
  __typename?: 'CarHandover';
  /** When the car changes hands. */
  at: Scalars['DateTime']['output'];
  /** The place of the handover, to be shown. */
  place: Scalars['String']['output'];
  /** The zone of the place in the IANA database, to show the time in. */
  timeZone: Scalars['String']['output'];
};

/** Whether the distance of a rental car is limited. */
export type CarMileage =
  /** It is limited. */
  | 'LIMITED'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN'
  /** It is not limited. */
  | 'UNLIMITED';

/** The gearbox of a car. */
export type CarTransmission =
  /** Automatic. */
  | 'AUTOMATIC'
  /** Continuously variable. */
  | 'CVT'
  /** Manual. */
  | 'MANUAL'
  /** Not provided by the platform, or a gearbox that this graph does not know yet. */
  | 'UNKNOWN';

/** A rental car that was booked elsewhere. */
export type CarTrip = Node & Trip & TripElsewhere & {
  __typename?: 'CarTrip';
  /** When it was booked; never null. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it was booked, to be shown. */
  bookedWith: Scalars['String']['output'];
  /** The car that was rented. */
  car: BookedCar;
  /** The code of the booking where it was made, to be shown; null if the platform does not provide it. */
  confirmationCode: Maybe<Scalars['String']['output']>;
  /** The first day (`YYYY-MM-DD`), where it begins. */
  fromDate: Scalars['Date']['output'];
  /** The id, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The protections of the trip; empty without any. */
  protections: Array<ElsewhereProtection>;
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** The kind of trip in a few words, to be shown (`Round trip`). */
  subtitle: Scalars['String']['output'];
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The title to show (`Toronto to Lisbon`). */
  title: Scalars['String']['output'];
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where it ends. */
  untilDate: Scalars['Date']['output'];
  /** Whether the price is watched after the booking. */
  watchState: WatchState;
};

/** The card networks that the platform names. */
export type CardBrand =
  /** American Express. */
  | 'AMERICAN_EXPRESS'
  /** Dankort. */
  | 'DANKORT'
  /** Diners Club. */
  | 'DINERS_CLUB'
  /** Discover. */
  | 'DISCOVER'
  /** JCB. */
  | 'JCB'
  /** Maestro. */
  | 'MAESTRO'
  /** Mastercard. */
  | 'MASTER'
  /** A brand that this graph does not know yet. */
  | 'UNKNOWN'
  /** Visa. */
  | 'VISA';

/** The families of cards that the rules distinguish. */
export type CardFamily =
  /** Cards of a business. */
  | 'BUSINESS'
  /** Cards that pay cash back. */
  | 'CASH_BACK'
  /** The cards between the premium ones and the rest. */
  | 'MID_TIER'
  /** The cards with the most benefits. */
  | 'PREMIUM';

/** The words that identify a family of cards. */
export type CardFamilyWords = {
  __typename?: 'CardFamilyWords';
  /** The family that the words identify. */
  family: CardFamily;
  /** A product is of this family when its name contains one of these words. */
  words: Array<Scalars['String']['output']>;
};

/** How a tenant names its cards. Texts are compared with product names without regard to case. */
export type CardNames = {
  __typename?: 'CardNames';
  /** Product names that begin like one of these are business cards. */
  businessCardPrefixes: Array<Scalars['String']['output']>;
  /** The words that identify the families of cards, the family that counts first in front. */
  productFamilies: Array<CardFamilyWords>;
  /** A word in the name of the card whose bookings the concierge cannot service; null when it services all. */
  unservicedProduct: Maybe<Scalars['String']['output']>;
};

/** The credentials for exchanging a card for a token. */
export type CardVaultCredentials = {
  __typename?: 'CardVaultCredentials';
  /** The key that the vault requires: send it in the body as `environmentKey`, next to the `card`. */
  environmentKey: Scalars['String']['output'];
  /** When the vault stops accepting the key; request new credentials then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where to send the card, by POST. */
  url: Scalars['Url']['output'];
};

/** The event is in the log. */
export type ClientEventLogged = {
  __typename?: 'ClientEventLogged';
  /** The browser session that it was logged for. */
  sessionId: Scalars['String']['output'];
};

/** Listings of a collection. */
export type CollectionCount = {
  __typename?: 'CollectionCount';
  /** The collection that is counted. */
  collection: ListingCollection;
  /** The number of listings. */
  count: Scalars['Int']['output'];
};

/** The promotion of a complimentary fourth night at a home that takes part in it, for one stay. */
export type ComplimentaryNight = {
  __typename?: 'ComplimentaryNight';
  /** The rent that it takes off, as one of the discounts; null for a stay that is too short. */
  amount: Maybe<Money>;
  /** Whether the stay has it. */
  isUnlocked: Scalars['Boolean']['output'];
  /** The fewest nights of a stay that has it. */
  minimumNights: Scalars['Int']['output'];
  /** How many nights the stay has to be longer to have it; 0 when it has it. */
  missingNights: Scalars['Int']['output'];
  /** The title to show (`Complimentary fourth night`). */
  title: Scalars['String']['output'];
};

/** A confirmation that was not sent again. */
export type ConfirmationNotResent = UserFacingError & {
  __typename?: 'ConfirmationNotResent';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A confirmation that is being sent. */
export type ConfirmationResent = {
  __typename?: 'ConfirmationResent';
  /** The email address to which it is sent. */
  emailAddress: Scalars['String']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** A point on the map, in degrees (WGS 84). */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** Latitude in degrees, -90 to 90; positive in the north. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees, -180 to 180; positive in the east. */
  lon: Scalars['Float']['output'];
};

/** What a traveler answered to the business when booking (`CorporateBookingInput`). */
export type CorporateBookingDetails = {
  __typename?: 'CorporateBookingDetails';
  /** The reason for the approver of the booking; null without an answer. */
  approvalRequestReason: Maybe<Scalars['String']['output']>;
  /** Why a stay outside the policy was chosen; null without an answer. */
  outOfPolicyReason: Maybe<Scalars['String']['output']>;
  /** The purpose of the trip, for the expense report; null without an answer. */
  tripPurpose: Maybe<Scalars['String']['output']>;
};

/** The details that a business requires of a booking. */
export type CorporateBookingInput = {
  /** The reason for the approver of the booking; 500 characters at most. */
  approvalRequestReason?: InputMaybe<Scalars['String']['input']>;
  /** Why a stay outside the policy was chosen; 500 characters at most. */
  outOfPolicyReason?: InputMaybe<Scalars['String']['input']>;
  /** The purpose of the trip; 200 characters at most. */
  tripPurpose?: InputMaybe<Scalars['String']['input']>;
};

/** A business's record of a user. */
export type CorporateSession = {
  __typename?: 'CorporateSession';
  /** The rewards account of the business; null when it has none. */
  accountReferenceId: Maybe<Scalars['ID']['output']>;
  /** The platform's id of the business. */
  businessId: Scalars['ID']['output'];
  /** The name of the business, to be shown. */
  businessName: Scalars['String']['output'];
  /** The businesses that the user belongs to; the selected one is that of `businessId`. Empty when the platform does not list them. */
  businesses: Array<Business>;
  /** Whether the user may enter the admin portal. */
  canViewAdmin: Scalars['Boolean']['output'];
  /** Whether the user may list the travelers of the business. */
  canViewUsers: Scalars['Boolean']['output'];
  /** The traveler who is chosen unless another one is; null when none is set. */
  defaultTravelerId: Maybe<Scalars['ID']['output']>;
  /** The rewards accounts that may pay for the business; empty when there are none. */
  eligibleAccounts: Array<BusinessAccount>;
  /** The ids of travelers whose profiles are private. */
  hiddenTravelerIds: Array<Scalars['ID']['output']>;
  /** Whether the business has gone live. */
  isBusinessLive: Scalars['Boolean']['output'];
  /** The user's role with the issuer of the cards; null if the platform does not provide it. */
  issuerRole: Maybe<IssuerRole>;
  /** The logo of the business; null when it has none that a page may load. */
  logo: Maybe<BusinessLogo>;
  /** The memberships of the business in loyalty programs; empty when there are none. */
  loyaltyPrograms: Array<BusinessLoyaltyProgram>;
  /** The tier of travel policy that applies to the user; null when there is none. */
  policyTier: Maybe<Scalars['String']['output']>;
  /** The user's roles in the business. */
  roles: Array<Scalars['String']['output']>;
  /** The names of the one-time dialogs that the user has seen. */
  seenDialogs: Array<Scalars['String']['output']>;
};

/** A traveler to add. */
export type CreateTravelerInput = {
  /** Special assistance, as airline codes (`WCHR`). */
  assistance?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Custom fields, each key once. */
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  /** Day of birth, in the past. */
  dateOfBirth: Scalars['Date']['input'];
  /** The driver's license. */
  driverLicense?: InputMaybe<DriverLicenseInput>;
  /** Email address. */
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  /** Frequent-flyer numbers by airline. */
  frequentFlyer?: InputMaybe<Array<LoyaltyNumberInput>>;
  /** Gender, as in the travel document. */
  gender: Gender;
  /** Given name, as in the travel document. */
  givenName: Scalars['String']['input'];
  /** Hotel loyalty numbers by program. */
  hotelLoyalty?: InputMaybe<Array<LoyaltyNumberInput>>;
  /**
   * A UUID that the client makes once for one traveler to add, and sends again with every attempt: the traveler that it has
   * added is then replaced by the input. Without a key each request adds a traveler.
   */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Known traveler number of the US Transportation Security Administration. */
  knownTravelerNumber?: InputMaybe<Scalars['String']['input']>;
  /** Country of nationality as two capital letters. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** The country that issued the passport; it is saved only if it has exactly two letters. */
  passportCountryOfIssue?: InputMaybe<Scalars['String']['input']>;
  /** Family name, as in the travel document. */
  surname: Scalars['String']['input'];
  /** Redress number of the US Transportation Security Administration. */
  tsaRedressNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of adding a traveler. */
export type CreateTravelerResult = TravelerRefused | TravelerSaved;

/** A wishlist to start. */
export type CreateWishlistInput = {
  /** Its name, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** The outcome of starting a wishlist. */
export type CreateWishlistResult = WishlistCreated | WishlistRefused;

/** Travel credits: a certain amount, or the most that is possible. */
export type CreditInput =
  /** The amount. Less is used where the offer or the total allows less. More than the balance is a problem of the plan. */
  { amount: MoneyInput; take?: never; }
  |  /** The rule to choose the amount by. */
  { amount?: never; take: AmountToTake; };

/** ISO 4217 codes of the currencies that the platform sells in. */
export type CurrencyCode =
  /** Australian dollar. */
  | 'AUD'
  /** Canadian dollar. */
  | 'CAD'
  /** Chilean peso (no minor unit). */
  | 'CLP'
  /** Chinese yuan. */
  | 'CNY'
  /** Colombian peso. */
  | 'COP'
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** Indian rupee. */
  | 'INR'
  /** Japanese yen (no minor unit). */
  | 'JPY'
  /** Mexican peso. */
  | 'MXN'
  /** New Zealand dollar. */
  | 'NZD'
  /** Peruvian sol. */
  | 'PEN'
  /** United States dollar. */
  | 'USD';

/** A field of a traveler that the user has named. */
export type CustomField = {
  __typename?: 'CustomField';
  /** The name of the field: letters and digits. */
  key: Scalars['String']['output'];
  /** The value: letters, digits, spaces, and the characters `@ / . _ + -`; may be empty. */
  value: Scalars['String']['output'];
};

/** A field of a traveler that the user has named. */
export type CustomFieldInput = {
  /** The name of the field: letters and digits. */
  key: Scalars['String']['input'];
  /** The value: letters, digits, spaces, and the characters `@ / . _ + -`; may be empty. */
  value: Scalars['String']['input'];
};

/** A cardholder's role in an account. */
export type CustomerAccountRole =
  /** The user manages the account for its owner. */
  | 'ACCOUNT_MANAGER'
  /** The user may pay with the account. */
  | 'AUTHORIZED_USER'
  /** The user sees the account, but may not spend its money. */
  | 'NON_FINANCIAL_USER'
  /** The user owns the account. */
  | 'PRIMARY'
  /** A role that this graph does not know yet. */
  | 'UNKNOWN';

/** The traveler is the one who is chosen first. */
export type DefaultTravelerAssigned = {
  __typename?: 'DefaultTravelerAssigned';
  /** The id of the profile that is chosen first from now on. */
  id: Scalars['ID']['output'];
  /** All travelers after the change; null with an error when they could not be read again. */
  travelers: Maybe<Array<Traveler>>;
};

/** A card to remove. */
export type DeletePaymentMethodInput = {
  /** The card, from `paymentMethods`. */
  id: Scalars['ID']['input'];
};

/** The outcome of removing a card. */
export type DeletePaymentMethodResult = PaymentMethodDeleted | PaymentMethodRefused;

/** A traveler to remove. */
export type DeleteTravelerInput = {
  /** The traveler, from `travelers`. */
  id: Scalars['ID']['input'];
};

/** The outcome of removing a traveler. */
export type DeleteTravelerResult = TravelerDeleted | TravelerRefused;

/** A wishlist to remove. */
export type DeleteWishlistInput = {
  /** The id of the wishlist, as `wishlists` lists it. */
  id: Scalars['ID']['input'];
};

/** The outcome of removing a wishlist. */
export type DeleteWishlistResult = WishlistDeleted | WishlistRefused;

/** A person of the demonstration, ready to sign in. */
export type DemoPersona = {
  __typename?: 'DemoPersona';
  /** The code to sign in with. */
  code: Scalars['String']['output'];
  /** The parts of the portal that this person shows. */
  description: Scalars['String']['output'];
  /** The address to sign in with. */
  emailAddress: Scalars['String']['output'];
  /** The person's full name. */
  name: Scalars['String']['output'];
  /** The person's role, in a few words (`Primary cardholder`). */
  role: Scalars['String']['output'];
};

/** A quote to discard. */
export type DiscardPriceQuoteInput = {
  /** The token from `schedulePriceQuote`. */
  token: Scalars['ID']['input'];
};

/** Money taken off a price. */
export type Discount = {
  __typename?: 'Discount';
  /** How much is taken off, as a positive amount. */
  amount: Money;
  /** Whether the platform, the host, or both pay for the discount. */
  funding: DiscountFunding;
  /** The part of it that the host pays; null if the platform does not provide it. */
  hostAmount: Maybe<Money>;
  /** The name to show next to the amount. */
  label: Scalars['String']['output'];
  /** The part of it that the platform pays; null if the platform does not provide it. */
  platformAmount: Maybe<Money>;
  /** The platform's own name of the funding. */
  rawFunding: Scalars['String']['output'];
};

/** Who pays for a discount. */
export type DiscountFunding =
  /** The host pays all of it. */
  | 'HOST_FUNDED'
  /** The platform and the host each pay a part. */
  | 'JOINT_FUNDED'
  /** The platform pays all of it. */
  | 'PLATFORM_FUNDED'
  /** A party that this graph does not know yet. */
  | 'UNKNOWN';

/** Events of a flight. */
export type DisruptionReason =
  /** The airline has canceled it. */
  | 'AIRLINE_CANCELLATION'
  /** It departs late. */
  | 'DELAYED'
  /** An earlier flight arrives after it has departed. */
  | 'MISSED_CONNECTION'
  /** A reason that this graph does not know yet. */
  | 'UNKNOWN';

/** A driver's license. */
export type DriverLicense = {
  __typename?: 'DriverLicense';
  /** The country that issued it, as two letters; null when it is not known. */
  countryOfIssue: Maybe<Scalars['String']['output']>;
  /** The number of the license. */
  number: Scalars['String']['output'];
};

/** A driver's license. */
export type DriverLicenseInput = {
  /** The country that issued it, as two capital letters. */
  countryOfIssue?: InputMaybe<Scalars['String']['input']>;
  /** The number of the license. */
  number: Scalars['String']['input'];
};

/** How many times its price each product earns. */
export type EarnMultipliers = {
  __typename?: 'EarnMultipliers';
  /** For rental cars: how many times the price the account earns in rewards. */
  cars: Scalars['Float']['output'];
  /** For flights: how many times the price the account earns in rewards. */
  flights: Scalars['Float']['output'];
  /** For vacation rentals: how many times the price the account earns in rewards. */
  homes: Scalars['Float']['output'];
  /** For hotels: how many times the price the account earns in rewards. */
  hotels: Scalars['Float']['output'];
};

/** A protection of a trip at this moment. */
export type ElsewhereProtection = {
  __typename?: 'ElsewhereProtection';
  /** The outcomes of using it now; empty unless `state` is `EXERCISABLE`. */
  choices: Array<ProtectionChoice>;
  /** A delay of more minutes than this is a disruption; null for other kinds. */
  delayThresholdMinutes: Maybe<Scalars['Int']['output']>;
  /** The event of the flight; null while there is none, and for other kinds. */
  disruption: Maybe<FlightDisruption>;
  /** The last moment to use it; null when none is set yet. */
  exerciseUntil: Maybe<Scalars['DateTime']['output']>;
  /** A new flight costs less than this for each traveler; null for other kinds. */
  fareCap: Maybe<Money>;
  /** The id, as `exerciseProtection` takes it. */
  id: Scalars['ID']['output'];
  /** The kind of protection. */
  kind: ProtectionKind;
  /** The largest credit; null for other kinds, and when there is no largest one. */
  maxCredit: Maybe<Money>;
  /** The last day of watching the price; null for other kinds. */
  monitoredUntil: Maybe<Scalars['Date']['output']>;
  /** Its name, to be shown. */
  name: Scalars['String']['output'];
  /** The last day for the departure of a changed flight; null for other kinds. */
  newDepartureBy: Maybe<Scalars['Date']['output']>;
  /** The price; null when it is free, or the amount cannot be read. */
  price: Maybe<Money>;
  /** The price in percent of the total; null when it is free. */
  pricePercent: Maybe<Scalars['Int']['output']>;
  /** Why it has ended or cannot be used; null while it is in force. */
  reason: Maybe<ProtectionEndReason>;
  /** The reason in a sentence, to be shown; null when there is none. */
  reasonText: Maybe<Scalars['String']['output']>;
  /** The refunded share of base fare and taxes, in percent; null for other kinds. */
  refundPercent: Maybe<Scalars['Int']['output']>;
  /** The day by which a change is reimbursed; null unless the flight was changed. */
  reimbursedBy: Maybe<Scalars['Date']['output']>;
  /** Whether it can be used. */
  state: ProtectionState;
  /** The coverage and its limits, as a text to show. */
  summary: Scalars['String']['output'];
  /** How it was used; null until it is. */
  used: Maybe<ProtectionUse>;
};

/**
 * The values of `extensions.code` of an error in `errors`: what each means, what to do, and whether the same request may be sent again.
 * Failures that a traveler can act on are not among them:
 * they are data, with a `FailureCode`. `extensions.retryAfterSeconds` is sent where the wait is known; `extensions.httpStatus` and
 * `extensions.upstreamCode` describe the platform's response and are meant for logs. A program that meets a code that is not listed here
 * should treat it as `INTERNAL_SERVER_ERROR`.
 */
export type ErrorCode =
  /**
   * The session may not do this, or the page is on an origin that may not use the graph.
   * Do not repeat it. `extensions.upstreamCode` has the reason of the platform.
   * Repeat: no.
   */
  | 'ACCESS_DENIED'
  /**
   * The request cannot be read, or the platform refused it as invalid.
   * Correct the request; `message` describes the error, unless the platform refused the request.
   * Repeat: no.
   */
  | 'BAD_REQUEST'
  /**
   * A variable or an argument has a value that cannot be used.
   * Correct the value; `message` names the argument.
   * Repeat: no.
   */
  | 'BAD_USER_INPUT'
  /**
   * It is not possible in the current state.
   * Read the state again, and decide from that.
   * Repeat: after reading the state.
   */
  | 'CONFLICT'
  /**
   * The anti-forgery token was refused, and the gateway could not get another.
   * Send the `csrfToken` of `signIn` as `H-Csrf-Token`, or sign in again.
   * Repeat: with the token of the session.
   */
  | 'CSRF_TOKEN_INVALID'
  /**
   * The gateway runs registered documents only, and this is none of them.
   * Have the operator add your manifest to `TRUSTED_DOCUMENTS`.
   * Repeat: no.
   */
  | 'DOCUMENT_NOT_TRUSTED'
  /**
   * The document is not GraphQL, or is too large.
   * Correct the document.
   * Repeat: no.
   */
  | 'GRAPHQL_PARSE_FAILED'
  /**
   * The document does not fit the graph, or costs more than an operation may.
   * Compare it with `/graphql/schema.graphql`; `message` names the member or the limit.
   * Repeat: no.
   */
  | 'GRAPHQL_VALIDATION_FAILED'
  /**
   * The OpenID provider that the gateway is configured with cannot be reached, or failed.
   * Try again in a few seconds, or sign in in another way.
   * Repeat: with a new authorization code.
   */
  | 'IDENTITY_PROVIDER_UNAVAILABLE'
  /**
   * A defect of the gateway. Its cause is in the log, not in the response.
   * Report it with `x-request-id`.
   * Repeat: queries yes, with increasing delays; mutations only with the same `idempotencyKey`.
   */
  | 'INTERNAL_SERVER_ERROR'
  /**
   * The requested object does not exist, or does not belong to the user.
   * Check the id or token. Another user of the same token gets this error too.
   * Repeat: no.
   */
  | 'NOT_FOUND'
  /**
   * The document has several operations and the request names none, or the request names one that the document does not have.
   * Send the `operationName` of one of them.
   * Repeat: no.
   */
  | 'OPERATION_RESOLUTION_FAILURE'
  /**
   * The request has a hash instead of a document.
   * Send the document. Clients that try automatic persisted queries do so by themselves.
   * Repeat: with the document.
   */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /**
   * The travel platform returned a response that violates its contract.
   * Report it with `x-request-id`; the log of the gateway names the field.
   * Repeat: no.
   */
  | 'PLATFORM_CONTRACT'
  /**
   * The travel platform failed.
   * Try again later; report it with `x-request-id` when it lasts.
   * Repeat: queries yes, with increasing delays; mutations only with the same `idempotencyKey`.
   */
  | 'PLATFORM_ERROR'
  /**
   * The travel platform did not respond in time. A mutation may have had its effect.
   * Repeat a query. After a mutation, read its outcome first.
   * Repeat: queries yes, with increasing delays; mutations only with the same `idempotencyKey`.
   */
  | 'PLATFORM_TIMEOUT'
  /**
   * The travel platform cannot be reached, or the gateway is stopping.
   * Try again in a few seconds; `/readyz` says when the platform is back.
   * Repeat: queries yes, with increasing delays; mutations only with the same `idempotencyKey`.
   */
  | 'PLATFORM_UNAVAILABLE'
  /**
   * The caller has used its points or mutations of the minute, or too many calls of the caller wait.
   * Wait for `extensions.retryAfterSeconds` (over HTTP and SSE also `Retry-After`).
   * Repeat: after the wait; nothing was done.
   */
  | 'RATE_LIMITED'
  /**
   * The client ended the request before the response.
   * Nothing; the client has disconnected.
   * Repeat: yes.
   */
  | 'REQUEST_ABORTED'
  /**
   * The caller has too many running operations, connections, or followed quotes, bookings and cancellations.
   * End some of them. Follow each quote only once, and share its events within the program.
   * Repeat: after something has ended.
   */
  | 'TOO_MANY_OPERATIONS'
  /**
   * The bearer token is missing, has expired, or was revoked.
   * Sign in, and send the new token. A WebSocket is closed with 4403, an event stream ends.
   * Repeat: with a new token.
   */
  | 'UNAUTHENTICATED';

/** The gateway has accepted the events. */
export type EventsTracked = {
  __typename?: 'EventsTracked';
  /** Whether all of them are recorded. */
  areAllRecorded: Scalars['Boolean']['output'];
};

/** A choice that the traveler has made. */
export type ExerciseProtectionInput = {
  /** The token of the choice that the traveler has accepted (`ProtectionChoice.token`). */
  choice: Scalars['ID']['input'];
  /**
   * A UUID that the client makes once for one intent, and sends again with every attempt. The same key with another input is refused as
   * `IDEMPOTENCY_CONFLICT`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The protection (`ElsewhereProtection.id`). */
  protectionId: Scalars['ID']['input'];
  /** The trip (`Trip.id`). */
  tripId: Scalars['ID']['input'];
};

/** The outcome of using a protection. */
export type ExerciseProtectionResult = ProtectionExercised | ProtectionNotExercised;

/** Something to do that is led by a guide: a walk, a class, a tasting. */
export type Experience = Node & {
  __typename?: 'Experience';
  /** Who can take part; what this graph does not know yet is left out. */
  accessibility: Array<ExperienceAccess>;
  /** The consequence of canceling. */
  cancellation: ExperienceCancellationTerms;
  /** The category that it belongs to. */
  category: ExperienceCategory;
  /** What happens, paragraph by paragraph. */
  description: Array<Scalars['String']['output']>;
  /** How long it takes. */
  durationMinutes: Scalars['Int']['output'];
  /** The id, as `Query.experience` takes it. */
  id: Scalars['ID']['output'];
  /** The items that the price includes. */
  included: Array<Scalars['String']['output']>;
  /** The languages of the guide, in English (`Spanish`). */
  languages: Array<Scalars['String']['output']>;
  /** The maximum group size; null if the platform does not provide it. */
  maximumGroupSize: Maybe<Scalars['Int']['output']>;
  /** Where it begins. */
  meetingPoint: MeetingPoint;
  /** The youngest age of those who take part; null for all ages. */
  minimumAge: Maybe<Scalars['Int']['output']>;
  /** The city and state that it is in. */
  placeName: Scalars['String']['output'];
  /** The price, taxes included; null when it could not be read. */
  price: Maybe<Money>;
  /** The unit that the price applies to. */
  pricing: ExperiencePricing;
  /** The mean of the ratings by travelers, 0 to 5; null without reviews. */
  rating: Maybe<Scalars['Float']['output']>;
  /** The number of reviews; 0 without any. */
  reviewCount: Scalars['Int']['output'];
  /** One sentence on it. */
  summary: Scalars['String']['output'];
  /** The kind of ticket. */
  ticket: ExperienceTicket;
  /** The name of the experience. */
  title: Scalars['String']['output'];
  /** Things that travelers bring along. */
  toBring: Array<Scalars['String']['output']>;
};

/** Who can take part in an experience. */
export type ExperienceAccess =
  /** It takes some fitness. */
  | 'ACTIVE_PACE'
  /** It takes no effort. */
  | 'EASY_PACE'
  /** Service animals can come along. */
  | 'SERVICE_ANIMALS'
  /** There are no steps. */
  | 'STEP_FREE'
  /** Strollers can come along. */
  | 'STROLLERS'
  /** Wheelchair users can take part in all of it. */
  | 'WHEELCHAIR_ACCESSIBLE';

/** Terms of canceling an experience. */
export type ExperienceCancellation =
  /** It is canceled already. */
  | 'ALREADY_CANCELED'
  /** The booking is still pending. */
  | 'BOOKING_PENDING'
  /** An earlier request to cancel is still being processed. */
  | 'CANCELLATION_PENDING'
  /** Customer service has to cancel it. */
  | 'CONTACT_CUSTOMER_SERVICE'
  /** All of it is refunded. */
  | 'FULLY_REFUNDABLE'
  /** It cannot be canceled. */
  | 'NON_CANCELLABLE'
  /** Nothing is refunded. */
  | 'NON_REFUNDABLE'
  /** A part is refunded. */
  | 'PARTIALLY_REFUNDABLE'
  /** It has begun. */
  | 'PAST_ACTIVITY_START'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN';

/** The terms of canceling an experience, with their deadline. */
export type ExperienceCancellationTerms = {
  __typename?: 'ExperienceCancellationTerms';
  /** The share that is refunded, in percent, for `PARTIALLY_REFUNDABLE`; null otherwise. */
  refundPercent: Maybe<Scalars['Int']['output']>;
  /** The kind of refund. */
  status: ExperienceCancellation;
  /** The deadline in hours before the start; null if the platform does not provide it. */
  untilHoursBefore: Maybe<Scalars['Int']['output']>;
};

/** The theme of an experience. */
export type ExperienceCategory =
  /** Crafts, stories, and cooking. */
  | 'ARTS_AND_CULTURE'
  /** On the sand or just off it. */
  | 'BEACH'
  /** The streets, the kitchens, and the nights of a place. */
  | 'CITY'
  /** Trails, water, sky. */
  | 'OUTDOORS'
  /** A category that this graph does not know yet. */
  | 'UNKNOWN'
  /** Rest and movement. */
  | 'WELLNESS';

/** How many experiences a category has. */
export type ExperienceCategoryCount = {
  __typename?: 'ExperienceCategoryCount';
  /** The category that is counted. */
  category: ExperienceCategory;
  /** How many experiences. */
  count: Scalars['Int']['output'];
};

/** A page of the experiences that a search found. */
export type ExperienceConnection = {
  __typename?: 'ExperienceConnection';
  /**
   * How many experiences each category has, alongside all other filters; categories without any are absent, and so are those
   * that this graph does not know.
   */
  categories: Array<ExperienceCategoryCount>;
  /** The experiences, each with its cursor. */
  edges: Array<ExperienceEdge>;
  /** The experiences, without their cursors. */
  nodes: Array<Experience>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** The place that was searched; null when no place has the name. */
  place: Maybe<ExperiencePlace>;
  /** How many experiences there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Days, both ends included. */
export type ExperienceDatesInput = {
  /** The first day, today or later. */
  fromDate: Scalars['Date']['input'];
  /** The last day, not before `fromDate`, and at most 30 days after it. */
  untilDate: Scalars['Date']['input'];
};

/** A day on which an experience starts. */
export type ExperienceDay = {
  __typename?: 'ExperienceDay';
  /** The day (`YYYY-MM-DD`), by the calendar of the place. */
  date: Scalars['Date']['output'];
  /** The starts with places left, the earliest first. */
  starts: Array<ExperienceStart>;
};

/** An experience and its position in the results. */
export type ExperienceEdge = {
  __typename?: 'ExperienceEdge';
  /** The position of this experience in the list, opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  /** The experience at this position. */
  node: Experience;
};

/** A city or a region with experiences. */
export type ExperiencePlace = {
  __typename?: 'ExperiencePlace';
  /** The middle of the place, to center a map on. */
  center: Coordinates;
  /** The country that it is in. */
  country: Scalars['String']['output'];
  /** How many experiences there are. */
  experienceCount: Scalars['Int']['output'];
  /** The name to show (`Asheville, North Carolina`), which `ExperienceSearchInput.locationName` takes. */
  label: Scalars['String']['output'];
  /** The id of the place, the same as that of the `Place` with its listings. */
  placeId: Scalars['ID']['output'];
};

/** The unit that the price of an experience applies to. */
export type ExperiencePricing =
  /** A group together, up to `maximumGroupSize`. */
  | 'PER_GROUP'
  /** Each person. */
  | 'PER_PERSON'
  /** The platform says what this graph does not know yet. */
  | 'UNKNOWN';

/** The least score that travelers have given, of 5. */
export type ExperienceRating =
  /** Any score, and none. */
  | 'ANY'
  /** 3.5 or more. */
  | 'GOOD'
  /** 4.5 or more. */
  | 'GREAT'
  /** 4 or more. */
  | 'VERY_GOOD';

/** A place, days, and how the experiences are chosen and ordered. */
export type ExperienceSearchInput = {
  /** The category; null for all. `UNKNOWN` cannot be searched for. */
  category?: InputMaybe<ExperienceCategory>;
  /** The days on which an experience has to start. */
  dates: ExperienceDatesInput;
  /** The name of a place; the place that it means best is searched. */
  locationName: Scalars['String']['input'];
  /** The least score from travelers. */
  rating?: ExperienceRating;
  /** The order of the results. */
  sortOrder?: ExperienceSortOrder;
  /** Parts of the day, one of which it has to start in; empty for any. */
  timesOfDay?: Array<ExperienceTimeOfDay>;
};

/** The orders that experiences can have. */
export type ExperienceSortOrder =
  /** The shortest first. */
  | 'DURATION_ASCENDING'
  /** The longest first. */
  | 'DURATION_DESCENDING'
  /** The lowest price first. */
  | 'PRICE_ASCENDING'
  /** The highest price first. */
  | 'PRICE_DESCENDING'
  /** The best score from travelers first. */
  | 'RATING'
  /** The order of the platform. */
  | 'RECOMMENDED';

/** A start of an experience. */
export type ExperienceStart = {
  __typename?: 'ExperienceStart';
  /** How many can still take part; with `PER_GROUP`, how many groups. */
  placesLeft: Scalars['Int']['output'];
  /** When, on the clock of the place. */
  time: Scalars['LocalTime']['output'];
  /** The part of the day that it is in. */
  timeOfDay: ExperienceTimeOfDay;
};

/** A kind of ticket. */
export type ExperienceTicket =
  /** A ticket that is shown on a phone. */
  | 'MOBILE_ONLY'
  /** A printed ticket. */
  | 'PAPER'
  /** A kind that this graph does not know yet, or none that the platform says. */
  | 'UNKNOWN';

/** Parts of the day, by the clock of the place. */
export type ExperienceTimeOfDay =
  /** From noon to 5 PM. */
  | 'AFTERNOON'
  /** From 5 PM to 5 AM. */
  | 'EVENING_AND_NIGHT'
  /** From 5 AM to noon. */
  | 'MORNING';

/** An experience that was booked elsewhere. */
export type ExperienceTrip = Node & Trip & TripElsewhere & {
  __typename?: 'ExperienceTrip';
  /** When it was booked; never null. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it was booked, to be shown. */
  bookedWith: Scalars['String']['output'];
  /** The code of the booking where it was made, to be shown; null if the platform does not provide it. */
  confirmationCode: Maybe<Scalars['String']['output']>;
  /** The experience that was booked. */
  experience: BookedExperience;
  /** The first day (`YYYY-MM-DD`), where it begins. */
  fromDate: Scalars['Date']['output'];
  /** The id, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The protections of the trip; empty without any. */
  protections: Array<ElsewhereProtection>;
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** The kind of trip in a few words, to be shown (`Round trip`). */
  subtitle: Scalars['String']['output'];
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The title to show (`Toronto to Lisbon`). */
  title: Scalars['String']['output'];
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where it ends. */
  untilDate: Scalars['Date']['output'];
  /** Whether the price is watched after the booking. */
  watchState: WatchState;
};

/** A feature that is tried out, and the variant that this user sees. */
export type Experiment = {
  __typename?: 'Experiment';
  /** Data of the variant; null when it has none. */
  data: Maybe<Scalars['JSON']['output']>;
  /** The name of the experiment (`stays-booking`). */
  id: Scalars['ID']['output'];
  /** The variant; only `available` turns a feature on. An unreadable one is `control`. */
  variant: Scalars['String']['output'];
};

/** The action of a failure's button. */
export type FailureAction =
  /** Accept the new price, and quote again if the booking is valid. */
  | 'ACKNOWLEDGE_PRICE_DIFFERENCE'
  /** Accept the changed terms and continue. */
  | 'ACKNOWLEDGE_TERMS'
  /** Forget the failure and go back to the options of the stay. */
  | 'CHANGE_ADD_ONS'
  /** Forget the failure and go to the results `/stays/availability/`. */
  | 'CHOOSE_ANOTHER_PROPERTY'
  /** Continue without resolving the failure. */
  | 'CONTINUE_ANYWAY'
  /** Forget the failure and stay on the payment step. */
  | 'EDIT_PAYMENT'
  /** Go to the page that the traveler came from. */
  | 'GO_BACK'
  /** Go to the portal's first page. */
  | 'GO_HOME'
  /** Forget the failure and go back to the listing. */
  | 'GO_TO_LISTING'
  /** Go to the trips, where the outcome will show. */
  | 'GO_TO_TRIPS'
  /** Forget the failure and stay. */
  | 'RESET'
  /** Forget the failure and bring the travelers into view. */
  | 'SCROLL_TO_TRAVELERS'
  /** Forget the failure and go to the search page `/stays/`. */
  | 'SEARCH_AGAIN';

/** A button that a failure offers. */
export type FailureButton = {
  __typename?: 'FailureButton';
  /** The action that the client takes when the button is pressed. */
  action: FailureAction;
  /** The text on the button, to show as it is. */
  label: Scalars['String']['output'];
};

/** The failures that a traveler has to know of. */
export type FailureCode =
  /** The stay is canceled already, or is being canceled. */
  | 'ALREADY_CANCELED'
  /** The amount due is not the one that was accepted. */
  | 'AMOUNT_DUE_CHANGED'
  /** The protection that was to be bought with the stay is no longer sold. */
  | 'ANCILLARY_NOT_AVAILABLE'
  /** The sign-in matches no user, or the checkout could not be authorized. */
  | 'AUTH_ERROR'
  /** The booking session is closed. */
  | 'BOOKING_SESSION_CLOSED'
  /** There is no booking session. */
  | 'BOOKING_SESSION_MISSING'
  /** The booking session was refused. */
  | 'BOOKING_SESSION_REFUSED'
  /** The booking failed at the platform. */
  | 'BOOK_ERROR'
  /** The provider does not accept the request. */
  | 'BOOK_EXT_BAD_REQUEST'
  /** The provider has changed its amounts. */
  | 'BOOK_EXT_PRICE_CHANGED'
  /** The service of the provider is not available. */
  | 'BOOK_EXT_SERVICE_UNAVAILABLE'
  /** The provider did not respond in time. */
  | 'BOOK_EXT_TIMEOUT'
  /** The provider no longer has the booked item. */
  | 'BOOK_EXT_UNAVAILABILITY'
  /** The booking failed at the provider. */
  | 'BOOK_FAILED'
  /** The provider is not available. */
  | 'BOOK_PROVIDER_UNAVAILABLE'
  /** The attempt to cancel failed. */
  | 'CANCELLATION_ATTEMPT_FAILED'
  /** The provider keeps a fee that was not in the terms. */
  | 'CANCELLATION_FEES_APPLICABLE'
  /** The stay cannot be canceled here. */
  | 'CANCELLATION_NOT_POSSIBLE'
  /** The terms of the cancellation are not those that were accepted. */
  | 'CANCELLATION_TERMS_CHANGED'
  /** The booking cannot be resumed. */
  | 'CANNOT_RESUME'
  /** The card was declined when it was verified. */
  | 'CARD_DECLINED'
  /** The card belongs to none of the rewards accounts. */
  | 'CARD_NOT_FROM_ISSUER'
  /** The items in the cart cannot be combined. */
  | 'CART_VALIDATION_ERROR'
  /** The guest is too young to check in. */
  | 'CHECK_IN_MINIMUM_AGE_NOT_MET'
  /** The confirmation was sent too often, or a moment ago. */
  | 'CONFIRMATION_SENT_TOO_OFTEN'
  /** The stay is not confirmed, so that there is no confirmation to send. */
  | 'CONFIRMATION_UNAVAILABLE'
  /** The card was declined. */
  | 'CREDIT_CARD_DECLINED'
  /** The card has expired. */
  | 'CREDIT_CARD_EXPIRED'
  /** The card was reported lost or stolen. */
  | 'CREDIT_CARD_LOST_STOLEN'
  /** Cards of this kind are not accepted. */
  | 'CREDIT_CARD_NOT_SUPPORTED'
  /** The stay is booked already. */
  | 'DUPLICATE_BOOKING'
  /** Too many cards, or codes of a sign-in, were tried in a short time. */
  | 'EXCESSIVE_USER_ACTIVITY'
  /** A step took too long. */
  | 'EXECUTION_TIMEOUT'
  /** The booking was confirmed too late. */
  | 'EXPIRED_FULFILL_TOKEN'
  /** The quote has expired. */
  | 'EXPIRED_QUOTE_TOKEN'
  /** Rejected as fraud. */
  | 'FRAUD'
  /** Rejected by the fraud check. */
  | 'FRAUD_AUTO_REJECT'
  /** The card could not be verified, or the traveler not saved or added, and no reason was given. */
  | 'GENERIC_ERROR'
  /** The whole booking took too long. */
  | 'HARD_TIMEOUT'
  /** The idempotency key was already used with different input. */
  | 'IDEMPOTENCY_CONFLICT'
  /** Nothing happened for too long. */
  | 'INACTIVITY'
  /** An installment failed. */
  | 'INSTALLMENT_PAYMENT_FAILED'
  /** The card has insufficient funds. */
  | 'INSUFFICIENT_FUNDS'
  /** The zip code or the country of the card is wrong. */
  | 'INVALID_ADDRESS'
  /** The country of the card is wrong. */
  | 'INVALID_CARD_COUNTRY_CODE'
  /** Something about the card is wrong. */
  | 'INVALID_CARD_INFORMATION'
  /** The card number is wrong. */
  | 'INVALID_CARD_NUMBER'
  /** The security code of the card is wrong. */
  | 'INVALID_CARD_VERIFICATION_NUMBER'
  /** The zip code of the card is wrong. */
  | 'INVALID_CARD_ZIP_CODE'
  /** The customer is not valid. */
  | 'INVALID_CUSTOMER'
  /** The security code is wrong. */
  | 'INVALID_CVV'
  /** The platform does not accept the booking's input. */
  | 'INVALID_FULFILLMENT_INPUT'
  /** Guests from that country are not accepted. */
  | 'INVALID_GUEST_COUNTRY'
  /** The travelers are not valid. */
  | 'INVALID_PASSENGERS'
  /** The quote cannot be booked. */
  | 'INVALID_QUOTE'
  /** The request is not valid, by the rules of the gateway or of the platform; nothing was done. */
  | 'INVALID_REQUEST'
  /** The checkout session is not valid. */
  | 'INVALID_SESSION'
  /** The provider has none left. */
  | 'LACK_OF_INVENTORY'
  /** Held as suspected fraud. */
  | 'LIKELY_FRAUD'
  /** There is no such listing. */
  | 'LISTING_MISSING'
  /** The price has risen further than allowed. */
  | 'MAXIMUM_PRICE_INCREASE_REACHED'
  /** The airline gave no locator. */
  | 'MISSING_AIRLINE_LOCATOR'
  /** The stay is not available any more. */
  | 'NOT_AVAILABLE'
  /** Nothing is available. */
  | 'NO_AVAILABILITY'
  /** The offer is not valid. */
  | 'OFFER_INVALID'
  /** The payment failed. */
  | 'PAYMENT_ERROR'
  /** The platform waited too long for its provider. */
  | 'POLLING_TIMEOUT'
  /** The price is not the one that was accepted. */
  | 'PRICE_CHANGED'
  /** The price could not be frozen, or the deposit not refunded. */
  | 'PRICE_FREEZE_FAILED'
  /** The frozen price is not the user's, has expired, was used or refunded, or its stay is no longer available. */
  | 'PRICE_FREEZE_UNUSABLE'
  /** There is no price for a driver under 25. */
  | 'PRICE_UNAVAILABLE_UNDER25'
  /** The product could not be booked. */
  | 'PRODUCT_ERROR'
  /** The choice of a protection is not offered any more. */
  | 'PROTECTION_CHOICE_GONE'
  /** The refund of a protection was refused; the stay is still booked. */
  | 'PROTECTION_REFUND_FAILED'
  /** The provider failed. */
  | 'PROVIDER_ERROR'
  /** The quote failed. */
  | 'QUOTE_ERROR'
  /** The quote took longer than the portal waits. */
  | 'QUOTE_TIMEOUT'
  /** The rate is not available any more. */
  | 'RATE_NOT_AVAILABLE'
  /** The rewards could not be redeemed. */
  | 'REDEMPTION_FAILURE'
  /** The rewards could not be converted. */
  | 'REWARDS_CONVERSION_FAILED'
  /** The payment with rewards failed. */
  | 'REWARDS_PAYMENT_ERROR'
  /** The session is closed. */
  | 'SESSION_CLOSED'
  /** The outcome is not known yet. */
  | 'STILL_PROCESSING'
  /** The terms are not those that were accepted. */
  | 'TERMS_CHANGED'
  /** Ticketing has not begun. */
  | 'TICKETING_NOT_STARTED'
  /** The ticket is not confirmed. */
  | 'TICKETING_UNCONFIRMED'
  /** The outcome of ticketing is not known. */
  | 'TICKETING_UNKNOWN'
  /** An operation timed out. */
  | 'TIMEOUT'
  /** The platform failed for a moment. */
  | 'TRANSIENT_SERVER_ERROR'
  /** The user has no such trip. */
  | 'TRIP_MISSING'
  /** The trip has begun, is over or is canceled, so that its price cannot be watched. */
  | 'TRIP_NOT_WATCHABLE'
  /** The platform failed without a reason. */
  | 'UNCAUGHT_EXCEPTION'
  /** A failure that this graph does not know yet; `rawCode` names it. */
  | 'UNKNOWN'
  /** The vault does not know the card. */
  | 'UNKNOWN_CARD'
  /** This kind of payment is not supported. */
  | 'UNSUPPORTED_PAYMENT_KIND'
  /** The quote is for something other than a home. */
  | 'UNSUPPORTED_QUOTE'
  /** The client is too old. */
  | 'UPGRADE_REQUIRED'
  /** The saved card was not found. */
  | 'USER_CARD_NOT_FOUND'
  /** No virtual card could be made to pay the provider. */
  | 'VCC_GENERATION_FAILURE'
  /** The booking could not be voided. */
  | 'VOID_FAILED'
  /** The user has as many homes on wishlists as the platform keeps. */
  | 'WISHLISTS_FULL'
  /** The wishlist does not exist, or no longer does. */
  | 'WISHLIST_MISSING'
  /** A wishlist cannot have that name. */
  | 'WISHLIST_NAME_INVALID'
  /** The user has another wishlist of that name. */
  | 'WISHLIST_NAME_TAKEN';

/** The pictures that clients show next to the headline of a failure. */
export type FailureIcon =
  /** For failures without a special picture. */
  | 'GENERIC_ERROR'
  /** The quote is lower than the price that the traveler saw. */
  | 'PRICE_DROP'
  /** The quote is higher than the price that the traveler saw. */
  | 'PRICE_INCREASE'
  /** A card or a redemption could not be processed. */
  | 'UNABLE_TO_PROCESS';

/** The tag that a failure is tracked under. */
export type FailureTrackingTag =
  /** The main guest could not be added. */
  | 'ADD_MAIN_GUEST_FAILED'
  /** The booking failed while it was being confirmed. */
  | 'CONFIRMATION_DETAILS_FAILED'
  /** A card was not verified. */
  | 'PAYMENT_VERIFICATION_FAILED'
  /** The price differs from the one seen. */
  | 'PC_PRICE_DIFFERENCE'
  /** The quote failed. */
  | 'POLL_PRICE_QUOTE_FAILED'
  /** The booking could not be started. */
  | 'SCHEDULE_BOOK_FAILED'
  /** The quote could not be started. */
  | 'SCHEDULE_PRICE_QUOTE_FAILED';

/** A fare's rule for cancellations or changes. */
export type FarePenalty = {
  __typename?: 'FarePenalty';
  /** The fee of `WITH_FEE`; null for other kinds, and when it cannot be read. */
  fee: Maybe<Money>;
  /** The kind of penalty. */
  kind: FarePenaltyKind;
  /** The penalty in words, to be shown. */
  text: Scalars['String']['output'];
};

/** The kinds of penalty of a fare. */
export type FarePenaltyKind =
  /** The airline knows. */
  | 'CONTACT_AIRLINE'
  /** Customer support knows. */
  | 'CONTACT_SUPPORT'
  /** It is not possible, or refunds nothing. */
  | 'NOT_POSSIBLE'
  /** It costs nothing. */
  | 'NO_PENALTY'
  /** The steps of canceling the flight show it. */
  | 'SEE_CANCEL_FLIGHT'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN'
  /** It costs a fee. */
  | 'WITH_FEE';

/** A home that is on a wishlist: an entry of the map from home to wishlist. */
export type Favorite = {
  __typename?: 'Favorite';
  /** The home for a stay; null when it is not offered any more, and null with an error when it could not be read. */
  listing: Maybe<ListingSummary>;
  /** The id of the home's listing, as `Query.listing` takes it. */
  listingId: Scalars['ID']['output'];
  /** That wishlist; null with an error when it could not be read. */
  wishlist: Maybe<Wishlist>;
  /** The wishlist that it is on; the one that it was put on last, when it is on several. */
  wishlistId: Scalars['ID']['output'];
};


/** A home that is on a wishlist: an entry of the map from home to wishlist. */
export type FavoriteListingArgs = {
  stay: StayInput;
};

/** Guests, and how long they stay in which months, instead of two dates. */
export type FlexibleStayInput = {
  /** Guests of 18 years or more, 1 to 50. */
  adults?: Scalars['Int']['input'];
  /** The age of each child, 0 to 17; 50 children at most. */
  children?: Array<Scalars['Int']['input']>;
  /** How long the stay is. */
  length: FlexibleStayLength;
  /**
   * The months in which it may begin, from the current one up to eleven months later; it may end in the month after. Each
   * has to have a day left on which such a stay can begin.
   */
  months: Array<Scalars['YearMonth']['input']>;
  /** How many pets come along, 0 to 50. Service animals are not pets. */
  pets?: Scalars['Int']['input'];
};

/** How long a stay with flexible dates is. */
export type FlexibleStayLength =
  /** Twenty-eight nights, from any day. */
  | 'MONTH'
  /** Seven nights, from any day. */
  | 'WEEK'
  /** Two nights, from a Friday to a Sunday. */
  | 'WEEKEND';

/** Terms of canceling a flight. */
export type FlightCancellation = {
  __typename?: 'FlightCancellation';
  /** The class of the outcome. */
  outcome: FlightCancellationOutcome;
  /** The text to show: the outcome and the next step. */
  text: Scalars['String']['output'];
};

/** The possible outcomes of canceling a flight. */
export type FlightCancellationOutcome =
  /** The airline has taken control of the booking. */
  | 'AIRLINE_CONTROL'
  /** The airline refunds the price. */
  | 'AIRLINE_REFUND'
  /** Canceling it has failed. */
  | 'CANCELLATION_FAILURE'
  /** An earlier request to cancel is still being processed. */
  | 'CANCELLATION_PENDING'
  /** The airline has to cancel it. */
  | 'CONTACT_AIRLINE'
  /** Customer service has to cancel it. */
  | 'CONTACT_CUSTOMER_SERVICE'
  /** It is canceled once the ticket is issued. */
  | 'DELAYED_TICKETING_CANCEL'
  /** The price becomes credit for a future trip. */
  | 'FTC'
  /** The price less a fee becomes credit for a future trip. */
  | 'FTC_WITH_PENALTY'
  /** All of it is refunded. */
  | 'FULL_REFUND'
  /** Several providers have to cancel it. */
  | 'MULTI_PROVIDER'
  /** Several tickets have to be canceled one by one. */
  | 'MULTI_TICKET'
  /** It cannot be canceled. */
  | 'NON_CANCELLABLE'
  /** Nothing is refunded. */
  | 'NON_REFUNDABLE'
  /** A part is refunded. */
  | 'PARTIAL_REFUND'
  /** The outcome is not known yet. */
  | 'PENDING'
  /** It refunds an amount that an agent has to work out. */
  | 'REFUNDABLE_COMPLEX'
  /** The ticket can be voided. */
  | 'TICKETED_VOID'
  /** The ticket may be voided; until when is unknown. */
  | 'TICKETED_VOID_UNKNOWN_WINDOW'
  /** No ticket is issued yet; the booking can be voided. */
  | 'TICKETLESS_VOID'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN';

/** An event of a flight. */
export type FlightDisruption = {
  __typename?: 'FlightDisruption';
  /** By how many minutes a delayed flight departs late; null for other reasons. */
  delayMinutes: Maybe<Scalars['Int']['output']>;
  /** The kind of event. */
  reason: DisruptionReason;
  /** The flight of the slice, from 0. */
  segment: Scalars['Int']['output'];
  /** The slice that it happened to, from 0. */
  slice: Scalars['Int']['output'];
};

/** Whether a flight can be exchanged. */
export type FlightExchange = {
  __typename?: 'FlightExchange';
  /** The exchange tag of the booking. */
  tag: FlightExchangeTag;
  /** The consequence for the traveler, to be shown. */
  text: Scalars['String']['output'];
};

/** A tag of a booking that concerns an exchange. */
export type FlightExchangeTag =
  /** The airline has taken control of the booking. */
  | 'AIRLINE_CONTROL'
  /** The booking is still pending. */
  | 'BOOKING_PENDING'
  /** It is canceled. */
  | 'CANCELED'
  /** It is being canceled. */
  | 'CANCELLATION_PENDING'
  /** It has change for any reason. */
  | 'CHFAR'
  /** The airline has to exchange it. */
  | 'CONTACT_AIRLINE'
  /** Customer service has to exchange it. */
  | 'CONTACT_CUSTOMER_SERVICE'
  /** It has departed. */
  | 'DEPARTED'
  /** It can be exchanged. */
  | 'EXCHANGEABLE'
  /** It is credit for a future trip. */
  | 'FTC'
  /** Several providers have to exchange it. */
  | 'MULTI_PROVIDER'
  /** It does not have change for any reason. */
  | 'NON_CHFAR'
  /** It cannot be exchanged. */
  | 'NON_EXCHANGEABLE'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN';

/** The components of a flight's total. */
export type FlightFare = {
  __typename?: 'FlightFare';
  /** The base fare of all passengers. */
  base: Money;
  /** Taxes and fees of all passengers. */
  taxes: Money;
};

/** A person who flies. */
export type FlightPassenger = {
  __typename?: 'FlightPassenger';
  /** The kind of passenger. */
  kind: PassengerKind;
  /** The name on the ticket. */
  name: Scalars['String']['output'];
  /** The number of the ticket; null until it is issued. */
  ticketNumber: Maybe<Scalars['String']['output']>;
};

/** A flight without a change of planes. */
export type FlightSegment = {
  __typename?: 'FlightSegment';
  /** The airline that sells it. */
  airline: Airline;
  /** When it arrives. */
  arrival: FlightTime;
  /** The cabin that was booked. */
  cabin: CabinClass;
  /** When it departs. */
  departure: FlightTime;
  /** Where it arrives. */
  destination: Airport;
  /** From departure to arrival as they are expected now, in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** The airline's code and the number, to be shown (`LK 214`). */
  flightNumber: Scalars['String']['output'];
  /** Whether the traveler collects bags and checks in again before the next flight. */
  isSelfTransfer: Scalars['Boolean']['output'];
  /** The airline that flies it; null when that is the one that sells it. */
  operatedBy: Maybe<Airline>;
  /** Where it departs. */
  origin: Airport;
  /** Whether the airline has confirmed it. */
  state: SegmentState;
};

/** A journey from one place to another, of one flight or of several. */
export type FlightSlice = {
  __typename?: 'FlightSlice';
  /** The prices of checked bags, as texts to show (`Bag 1 at $35.00 USD`); empty if the platform does not provide them. */
  bags: Array<Scalars['String']['output']>;
  /** The part of the day that it departs in. */
  departsIn: TimeOfDay;
  /** From the first departure to the last arrival as they are expected now, in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** The short name of the fare's brand; null if the platform does not provide it. */
  fareBrand: Maybe<Scalars['String']['output']>;
  /** Its place among the slices, from 0. */
  index: Scalars['Int']['output'];
  /** Whether it arrived more than 24 hours ago, so that nothing can be claimed for it any more. */
  isExpired: Scalars['Boolean']['output'];
  /** How many days after the departure it arrives, by the calendars of the airports. */
  plusDays: Scalars['Int']['output'];
  /** Its flights; never empty. */
  segments: Array<FlightSegment>;
  /** How many times the traveler changes planes. */
  stops: Scalars['Int']['output'];
};

/** Whether one ticket covers all slices of a flight. */
export type FlightTicketing =
  /** Separate tickets of separate fares. */
  | 'HACKER_FARE'
  /** One ticket. */
  | 'SINGLE'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN'
  /** Separate tickets of airlines that do not work together. */
  | 'VIRTUAL_INTERLINE';

/** When a flight departs or arrives. */
export type FlightTime = {
  __typename?: 'FlightTime';
  /** By how many minutes it is late now; 0 when it is not. */
  delayMinutes: Scalars['Int']['output'];
  /** As the airline says now; the same as `scheduledAt` while nothing has changed. */
  expectedAt: Scalars['DateTime']['output'];
  /** As it was booked. */
  scheduledAt: Scalars['DateTime']['output'];
  /** The zone of the airport in the IANA database, to show the time in. */
  timeZone: Scalars['String']['output'];
};

/** A flight that was booked elsewhere. */
export type FlightTrip = Node & Trip & TripElsewhere & {
  __typename?: 'FlightTrip';
  /** When it was booked; never null. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it was booked, to be shown. */
  bookedWith: Scalars['String']['output'];
  /** The code of the booking where it was made, to be shown; null if the platform does not provide it. */
  confirmationCode: Maybe<Scalars['String']['output']>;
  /** The flight that was booked, with its segments. */
  flight: BookedFlight;
  /** The first day (`YYYY-MM-DD`), where it begins. */
  fromDate: Scalars['Date']['output'];
  /** The id, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The protections of the trip; empty without any. */
  protections: Array<ElsewhereProtection>;
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** The kind of trip in a few words, to be shown (`Round trip`). */
  subtitle: Scalars['String']['output'];
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The title to show (`Toronto to Lisbon`). */
  title: Scalars['String']['output'];
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where it ends. */
  untilDate: Scalars['Date']['output'];
  /** Whether the price is watched after the booking. */
  watchState: WatchState;
};

/** The shape of a journey. */
export type FlightTripType =
  /** Over several cities. */
  | 'MULTI_CITY'
  /** A flight without a return flight. */
  | 'ONE_WAY'
  /** A flight, and a return flight from or to another place. */
  | 'OPEN_JAW'
  /** A flight and its return flight. */
  | 'ROUND_TRIP'
  /** A shape that this graph does not know yet. */
  | 'UNKNOWN';

/** A price to freeze, and who pays. */
export type FreezePriceInput = {
  /**
   * A UUID that the client makes once for one intent to freeze, and sends again with every attempt. The same key with another
   * input is refused as `IDEMPOTENCY_CONFLICT`.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** The terms that the traveler has accepted (`PriceFreezeOption.id`). */
  optionId: Scalars['ID']['input'];
  /** The saved card that pays the deposit. */
  paymentMethodId: Scalars['ID']['input'];
};

/** The outcome of freezing a price. */
export type FreezePriceResult = PriceFreezePending | PriceFrozen | PriceNotFrozen;

/** A price that was frozen for a deposit, and the vouchers to use it with. */
export type FrozenPrice = Node & {
  __typename?: 'FrozenPrice';
  /** Whether it can be used. */
  activity: PriceFreezeActivity;
  /** The most of a rise that is covered; null when it cannot be read. */
  cap: Maybe<Money>;
  /** The deposit that was paid; null when it cannot be read. */
  deposit: Maybe<Money>;
  /** Its total duration in days: its hours divided by 24. */
  durationDays: Scalars['Float']['output'];
  /** Its total duration in hours. */
  durationHours: Scalars['Int']['output'];
  /** Whether it can be used now, and if not, why; read from the platform for each frozen price. Null with an error when it could not be read. */
  exercise: Maybe<FrozenPriceExercise>;
  /** When it ends, or has ended. */
  expiresAt: Scalars['DateTime']['output'];
  /** The day of arrival (`YYYY-MM-DD`); it cannot change. */
  fromDate: Scalars['Date']['output'];
  /** The party that the price was frozen for. All of them have to come; more guests pay the price of today. */
  guests: FrozenPriceGuests;
  /** Its id, opaque; `StayInput.frozenPriceId` takes it to book with it. */
  id: Scalars['ID']['output'];
  /** The kind of price that is frozen. */
  kind: PriceFreezeKind;
  /** The home whose price is frozen. */
  listing: Listing;
  /** The frozen price for a night; null when it cannot be read. */
  nightly: Maybe<Money>;
  /** The card that paid the deposit, to be shown (`Visa ending in 4242`). */
  paidWith: Scalars['String']['output'];
  /** When it was bought. */
  purchasedAt: Scalars['DateTime']['output'];
  /** When its deposit was refunded; null unless it was. */
  refundedAt: Maybe<Scalars['DateTime']['output']>;
  /** The state of the frozen price. */
  state: PriceFreezeState;
  /** The stay as it is sold now; null once the price cannot be used any more. */
  today: Maybe<FrozenPriceToday>;
  /** The frozen price of the whole stay, fees and taxes included; null when it cannot be read. */
  total: Maybe<Money>;
  /** The number of the reservation that it was used for (`Trip.id`); null unless it was. */
  tripId: Maybe<Scalars['ID']['output']>;
  /** The day of departure (`YYYY-MM-DD`); it cannot change. */
  untilDate: Scalars['Date']['output'];
  /** Its vouchers, which are used together; a long stay has several. */
  vouchers: Array<PriceFreezeVoucher>;
};


/** A price that was frozen for a deposit, and the vouchers to use it with. */
export type FrozenPriceExerciseArgs = {
  guests?: InputMaybe<FrozenPriceGuestsInput>;
};

/** Whether a frozen price can be used now. */
export type FrozenPriceExercise = {
  __typename?: 'FrozenPriceExercise';
  /** Why the stay cannot be booked with it; null when it can, and when something is wrong with its vouchers. */
  exerciseError: Maybe<PriceFreezeExerciseError>;
  /** Whether it can: then the stay is booked with `StayInput.frozenPriceId`. */
  isPossible: Scalars['Boolean']['output'];
  /** Whether `refundFrozenPrice` gives the deposit back. */
  isRefundable: Scalars['Boolean']['output'];
  /** Whether similar homes are worth a look, because this one is no longer available. */
  offersSimilarHomes: Scalars['Boolean']['output'];
  /** What happened and what to do next; null without an error. */
  text: Maybe<Scalars['String']['output']>;
  /** The headline of the error; null without one. */
  title: Maybe<Scalars['String']['output']>;
  /** The price of the stay with the frozen price applied; null when it cannot be used. */
  today: Maybe<FrozenPriceToday>;
  /** The error of its vouchers; null without one. */
  voucherError: Maybe<PriceFreezeVoucherError>;
};

/** The party of a frozen price. */
export type FrozenPriceGuests = {
  __typename?: 'FrozenPriceGuests';
  /** Guests of 18 years or more. */
  adults: Scalars['Int']['output'];
  /** The age of each child. */
  children: Array<Scalars['Int']['output']>;
  /** Whether pets come along. */
  petsIncluded: Scalars['Boolean']['output'];
};

/** A party that wants to use a frozen price. */
export type FrozenPriceGuestsInput = {
  /** Guests of 18 years or more, 1 to 50. */
  adults: Scalars['Int']['input'];
  /** The age of each child, 0 to 17; 50 children at most. */
  children?: Array<Scalars['Int']['input']>;
  /** Whether pets come along. */
  petsIncluded?: Scalars['Boolean']['input'];
};

/** A deposit that is not refunded. */
export type FrozenPriceNotRefunded = UserFacingError & {
  __typename?: 'FrozenPriceNotRefunded';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** Why the deposit is not refunded; null when the input was refused before the platform received it. */
  refundError: Maybe<PriceFreezeRefundError>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The deposit is refunded. */
export type FrozenPriceRefunded = {
  __typename?: 'FrozenPriceRefunded';
  /** The frozen price as it is now; still `VALID` while the refund is under way. */
  frozenPrice: FrozenPrice;
};

/** The current offer for a frozen stay, and its price with the frozen price applied. */
export type FrozenPriceToday = {
  __typename?: 'FrozenPriceToday';
  /** Whether it can be booked. */
  availability: PriceFreezeAvailability;
  /** The part that the deposit pays; null unless it is available. */
  deposit: Maybe<Money>;
  /** The rise that the frozen price covers; null unless it is available. */
  discount: Maybe<Money>;
  /** The amount still to pay; null unless it is available. */
  due: Maybe<Money>;
  /** Its price of today; null unless it is available. */
  total: Maybe<Money>;
};

/** The genders that the platform saves. */
export type Gender =
  /** Female, as the travel document says. */
  | 'F'
  /** Male, as the travel document says. */
  | 'M';

/** The consequence of canceling a rental car. */
export type GroundCancellation =
  /** It depends on the terms of the company. */
  | 'CONDITIONAL'
  /** It costs nothing. */
  | 'FREE_CANCELLATION'
  /** Nothing is refunded. */
  | 'NON_REFUNDABLE'
  /** A part is refunded. */
  | 'PARTIALLY_REFUNDABLE'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN';

/** The kinds of home that a search can be limited to. */
export type HomeKind =
  /** An apartment in a larger building. */
  | 'APARTMENT'
  /** A cabin or a chalet. */
  | 'CABIN'
  /** A cottage. */
  | 'COTTAGE'
  /** A house on a farm. */
  | 'FARMHOUSE'
  /** A house. */
  | 'HOUSE'
  /** A house in a row. */
  | 'TOWNHOUSE'
  /** An unusual one: a tree house, a tiny house, a boathouse. */
  | 'UNIQUE'
  /** A villa. */
  | 'VILLA';

/** Listings of a kind. */
export type HomeKindCount = {
  __typename?: 'HomeKindCount';
  /** The number of listings. */
  count: Scalars['Int']['output'];
  /** The kind that is counted. */
  kind: HomeKind;
};

/**
 * A booked stay. The trip of a `BookingSuccess` reads what only the list of trips has when it is selected: `state`, `timeState`,
 * `guestCount`, `guests`, `mainGuestName`, `total`, `payments`, `priceGroups`, `protection`, `protectionOffer`,
 * `cancellation`, `cancellationAttempt`, `cancellationQuote` and `bookedAt`.
 */
export type HomeTrip = Node & Trip & {
  __typename?: 'HomeTrip';
  /** The exact address of the home; null unless the platform discloses its street, as it does for confirmed stays. */
  address: Maybe<TripAddress>;
  /** When it was booked; null for a trip that is not in the list yet, and null with an error when it could not be read. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The token to follow the booking with, by the subscription `bookingStatus`, while it is being confirmed; null afterwards, and
   * when the platform does not say.
   */
  bookingToken: Maybe<Scalars['ID']['output']>;
  /** How it was canceled; null unless it was. */
  cancellation: Maybe<TripCancellation>;
  /** The last attempt to cancel it; null when there was none. */
  cancellationAttempt: Maybe<CancellationAttempt>;
  /** The refund when the traveler cancels. */
  cancellationPolicy: CancellationPolicy;
  /**
   * The refund of canceling it now, for `cancelTrip`; read from the platform for each trip. Null with an error when it could
   * not be read.
   */
  cancellationQuote: Maybe<CancellationQuote>;
  /** How guests get in, such as the code of the door; null unless the stay is confirmed and the host has written it. */
  checkInInstructions: Maybe<Scalars['String']['output']>;
  /** The email address that the confirmation was sent to; null if the platform does not provide it. */
  confirmationEmailAddress: Maybe<Scalars['String']['output']>;
  /** The point of the home on a map: the exact one where `address` has a street, otherwise one nearby; null when unknown. */
  coordinates: Maybe<Coordinates>;
  /** The answers to the business that it was booked with; null without any, and for a trip that is not in the list yet. */
  corporate: Maybe<CorporateBookingDetails>;
  /** The day of arrival (`YYYY-MM-DD`), without a time zone. */
  fromDate: Scalars['Date']['output'];
  /** The number of guests; null if the platform does not provide it. */
  guestCount: Maybe<Scalars['Int']['output']>;
  /** The guests by age group, and whether pets travel with them; null if the platform does not provide it. */
  guests: Maybe<TripGuests>;
  /** The phone number of the host, with `+` and the country code; null unless the stay is confirmed and the host names one. */
  hostPhoneNumber: Maybe<Scalars['String']['output']>;
  /** The number of the reservation, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The booked listing. Its address is exact, because the stay is booked. */
  listing: Listing;
  /** The name of the main guest; null if the platform does not provide it. */
  mainGuestName: Maybe<Scalars['String']['output']>;
  /** How it was paid; null for a trip that is not in the list yet, and null with an error when it could not be read. */
  payments: Maybe<Array<TripPayment>>;
  /**
   * The receipt: what the total is made of, as it was quoted. Null when the platform does not keep it or one of its amounts cannot be
   * read, for a trip that is not in the list yet, and null with an error when it could not be read.
   */
  priceGroups: Maybe<Array<TripPriceGroup>>;
  /** Cancel for any reason as it was bought; null when it was not, and for a trip that is not in the list yet. */
  protection: Maybe<TripProtection>;
  /**
   * The protection that `buyProtection` sells for it; read from the platform for each trip. Null when nothing is for sale: the stay is protected or
   * not confirmed, or it is too late. Null with an error when it could not be read.
   */
  protectionOffer: Maybe<ProtectionOffer>;
  /** Additional information from the provider, to be shown; null without any. */
  providerAdditionalInformation: Maybe<Scalars['String']['output']>;
  /** Whether the reservation is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** When it is; `UNKNOWN` also for a trip that is not in the list yet. */
  timeState: TripTimeState;
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The properties for trackers, opaque; null if the platform does not provide it. */
  trackingProperties: Maybe<Scalars['JSON']['output']>;
  /** The day of departure (`YYYY-MM-DD`); the night before it is the last one of the stay. */
  untilDate: Scalars['Date']['output'];
};

/** Who rents a listing out. */
export type Host = {
  __typename?: 'Host';
  /** The host's picture; null when there is none. */
  imageUrl: Maybe<Scalars['Url']['output']>;
  /** The name that the host gives to guests. */
  name: Scalars['String']['output'];
};

/** How a reservation stands with a hotel. */
export type HotelBookingStatus =
  /** It is canceled. */
  | 'CANCELLED'
  /** It is canceled, and something about the cancellation went wrong. */
  | 'CANCELLED_WITH_ERRORS'
  /** The hotel has confirmed it. */
  | 'CONFIRMED'
  /** It could not be made. */
  | 'FAILURE'
  /** A part of it is paid. */
  | 'PARTIALLY_PAID'
  /** The hotel has not confirmed it yet. */
  | 'PENDING_CONFIRM'
  /** The hotel has received it. */
  | 'RECEIVED'
  /** A status that this graph does not know yet. */
  | 'UNKNOWN';

/** Whether canceling a hotel refunds the price. */
export type HotelRefundability =
  /** The whole price is refunded. */
  | 'FULLY_REFUNDABLE'
  /** Nothing is refunded. */
  | 'NON_REFUNDABLE'
  /** A part of the price is refunded. */
  | 'PARTIALLY_REFUNDABLE'
  /** Not provided by the platform, or a value that this graph does not know yet. */
  | 'UNKNOWN';

/** A hotel that was booked elsewhere. */
export type HotelTrip = Node & Trip & TripElsewhere & {
  __typename?: 'HotelTrip';
  /** When it was booked; never null. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it was booked, to be shown. */
  bookedWith: Scalars['String']['output'];
  /** The code of the booking where it was made, to be shown; null if the platform does not provide it. */
  confirmationCode: Maybe<Scalars['String']['output']>;
  /** The first day (`YYYY-MM-DD`), where it begins. */
  fromDate: Scalars['Date']['output'];
  /** The hotel and the room that were booked. */
  hotel: BookedHotel;
  /** The id, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The protections of the trip; empty without any. */
  protections: Array<ElsewhereProtection>;
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** The kind of trip in a few words, to be shown (`Round trip`). */
  subtitle: Scalars['String']['output'];
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The title to show (`Toronto to Lisbon`). */
  title: Scalars['String']['output'];
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where it ends. */
  untilDate: Scalars['Date']['output'];
  /** Whether the price is watched after the booking. */
  watchState: WatchState;
};

/** Something wrong with a field of an input. */
export type InputError = {
  __typename?: 'InputError';
  /** The error of the field, as a code from a closed list. */
  code: InputErrorCode;
  /** The message to show at the field. */
  message: Scalars['String']['output'];
  /** The field, from the arguments of the mutation down (`["input", "dateOfBirth"]`), with places in lists as numbers from 0; it ends at `input` for errors of the input as a whole. */
  path: Array<Scalars['String']['output']>;
  /** The platform's own name of the broken rule; null when this graph found the error. */
  rawCode: Maybe<Scalars['String']['output']>;
};

/** An error in a field of an input. */
export type InputErrorCode =
  /** The passport has expired. */
  | 'EXPIRED_PASSPORT'
  /** An infant on a lap has a known traveler number. */
  | 'ILLEGAL_KNOWN_TRAVELER_NUMBER'
  /** An infant on a lap has a redress number. */
  | 'ILLEGAL_REDRESS_NUMBER'
  /** It is not a code of special assistance. */
  | 'INVALID_ASSISTANCE'
  /** It is not a country of two capital letters (ISO 3166). */
  | 'INVALID_COUNTRY_CODE'
  /** The key of a custom field has something other than letters and digits, or nothing. */
  | 'INVALID_CUSTOM_FIELD_KEY'
  /** The value of a custom field has something other than letters, digits, spaces, and the characters `@ / . _ + -`. */
  | 'INVALID_CUSTOM_FIELD_VALUE'
  /** It is not a day of birth: it does not lie in the past, or lies before 1900. */
  | 'INVALID_DATE_OF_BIRTH'
  /** It is not an email address. */
  | 'INVALID_EMAIL_ADDRESS'
  /** It is not a key that the platform accepts. */
  | 'INVALID_IDEMPOTENCY_KEY'
  /** It is not a passport number. */
  | 'INVALID_PASSPORT_NUMBER'
  /** It is not a phone number with its country code. */
  | 'INVALID_PHONE_NUMBER'
  /** It is not the id of a rate, or the stay of the rate begins in the past. */
  | 'INVALID_RATE'
  /** Infants cannot travel on a lap. */
  | 'LAP_INFANTS_UNSUPPORTED'
  /** The child is too old to travel on a lap. */
  | 'LAP_INFANT_TOO_OLD'
  /** It is not a known traveler number. */
  | 'MALFORMED_KNOWN_TRAVELER_NUMBER'
  /** It is not a redress number. */
  | 'MALFORMED_REDRESS_NUMBER'
  /** The minimum is above the maximum. */
  | 'MINIMUM_ABOVE_MAXIMUM'
  /** A nationality is required. */
  | 'MISSING_NATIONALITY'
  /** A passport is required. */
  | 'MISSING_PASSPORT'
  /** A passport number is required. */
  | 'MISSING_PASSPORT_NUMBER'
  /** It names nothing that belongs to the user. */
  | 'NOT_FOUND'
  /** No traveler is an adult. */
  | 'NO_ADULT_PASSENGER'
  /** There is no way to reach the traveler. */
  | 'NO_CONTACT_INFORMATION'
  /** It is below the lowest value that is accepted, or above the highest. */
  | 'OUT_OF_RANGE'
  /** The payment does not fit the quote. */
  | 'PAYMENT_MISMATCH'
  /** The list has it more than once. */
  | 'REPEATED'
  /** Two custom fields of the traveler have this key. */
  | 'REPEATED_CUSTOM_FIELD_KEY'
  /** The field is empty, or has only white space. */
  | 'REQUIRED'
  /** Infants cannot have their own seat. */
  | 'SEATED_INFANTS_UNSUPPORTED'
  /** The text has more characters than the field takes. */
  | 'TOO_LONG'
  /** There are too many infants on laps. */
  | 'TOO_MANY_LAP_INFANTS'
  /** There are too many travelers. */
  | 'TOO_MANY_PASSENGERS'
  /** A rule that this graph does not know yet; `rawCode` names it. */
  | 'UNKNOWN'
  /** The name has characters that bookings do not support. */
  | 'UNSUPPORTED_NAME_CHARACTERS'
  /** It is a value that results can have and inputs cannot. */
  | 'UNSUPPORTED_VALUE';

/** The role of a user with the issuer of the cards. */
export type IssuerRole =
  /** A manager of a business's account. */
  | 'ACCOUNT_MANAGER'
  /** A person with a card for another holder's account. */
  | 'AUTHORIZED_USER'
  /** A person without access to the money of the account. */
  | 'NON_FINANCIAL_USER'
  /** The holder of the account. */
  | 'PRIMARY'
  /** A role that this gateway does not know yet. */
  | 'UNKNOWN';

/** The state of a trip. */
export type ItineraryState =
  /** The reservation was canceled. */
  | 'CANCELED'
  /** It is booked and takes place. */
  | 'CONFIRMED'
  /** It is on, and was changed. */
  | 'MODIFIED'
  /** It is being confirmed, or being canceled (`HomeTrip.cancellationAttempt`). */
  | 'PENDING'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN';

/** The bedrooms and bathrooms of a listing. */
export type Layout = {
  __typename?: 'Layout';
  /** The bathrooms and their features; may be empty when the host states only the number. */
  bathrooms: Array<Bathroom>;
  /** The bedrooms with their beds; may be empty when the host gives only the number. */
  bedrooms: Array<Bedroom>;
  /** How many bathrooms; halves are toilets without a bath. */
  numberOfBathrooms: Scalars['Float']['output'];
  /** How many bedrooms, as the listing says it. */
  numberOfBedrooms: Scalars['Int']['output'];
};

/** A vacation rental. */
export type Listing = {
  __typename?: 'Listing';
  /** Where the home is; `kind` says how exactly. */
  address: Address;
  /** The amenities, in the platform's order; empty when it lists none. */
  amenities: Array<Amenity>;
  /** Whether a stay can be booked, and at what price, or why not. */
  availability: Availability;
  /** The collection that it belongs to. */
  collection: ListingCollection;
  /** The exact point, or one nearby when the address is obfuscated; null when unknown. */
  coordinates: Maybe<Coordinates>;
  /** Whether it complies with the travel policy of the user's business; null for consumers. */
  corporateTravel: Maybe<ListingCorporateTravel>;
  /** The host's description; null without one. */
  description: Maybe<Scalars['String']['output']>;
  /** The person or company that rents the home out. */
  host: Host;
  /** The platform's id of the listing, the same in searches, wishlists and trips. */
  id: Scalars['ID']['output'];
  /** Its bedrooms and bathrooms. */
  layout: Layout;
  /** The market that it belongs to. */
  market: Market;
  /** The name of the home, as its host wrote it. */
  name: Scalars['String']['output'];
  /** Its photos in the host's order, the cover first. */
  photos: Array<Photo>;
  /** Who lists it on the platform. */
  provider: ListingProvider;
  /** The number that the authorities registered it under; null where none is needed. */
  registrationId: Maybe<Scalars['String']['output']>;
  /** Reviews by guests, newest first, a page at a time. */
  reviews: ReviewConnection;
  /** Stars, 0 when it has none. */
  starRating: Scalars['Float']['output'];
  /** Arrival and departure times, how many guests may stay, and the house rules. */
  terms: ListingTerms;
  /** The properties for trackers, opaque; null if the platform does not provide it. */
  trackingProperties: Maybe<Scalars['JSON']['output']>;
  /** The average guest rating, 0 to 5; null without reviews. */
  userRating: Maybe<Scalars['Float']['output']>;
};


/** A vacation rental. */
export type ListingAvailabilityArgs = {
  stay: StayInput;
};


/** A vacation rental. */
export type ListingCorporateTravelArgs = {
  stay: StayInput;
};


/** A vacation rental. */
export type ListingPhotosArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A vacation rental. */
export type ListingReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The collections that listings are chosen into. */
export type ListingCollection =
  /** Homes chosen for their character. */
  | 'LIFESTYLE'
  /** The home is in no collection. */
  | 'NO_COLLECTION'
  /** Homes of the highest standard. */
  | 'PREMIER'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** How a listing complies with a travel policy. */
export type ListingCorporateTravel = {
  __typename?: 'ListingCorporateTravel';
  /**
   * Whether booking out of policy takes the approval of the traveler's business, and so a message to the approver; true also
   * while the platform does not say.
   */
  isApprovalRequired: Scalars['Boolean']['output'];
  /** Whether the stay complies with the policy; null when it is unknown, which is not a yes: approval is required as out of policy. */
  isInPolicy: Maybe<Scalars['Boolean']['output']>;
  /** The most that a night may cost; null without a limit, and when it is unknown. */
  maxPricePerNight: Maybe<Money>;
};

/** Who lists a listing on the platform. */
export type ListingProvider = {
  __typename?: 'ListingProvider';
  /** The provider's id of the listing. */
  listingProviderId: Scalars['ID']['output'];
  /** The name of the provider, to be shown. */
  name: Scalars['String']['output'];
};

/** A listing as a list of results shows it, with its price for the stay searched. */
export type ListingSummary = {
  __typename?: 'ListingSummary';
  /** The city and state that it is in. */
  address: Address;
  /** The collection that it belongs to. */
  collection: ListingCollection;
  /** Where it is; rounded when its address is obfuscated; null when unknown. */
  coordinates: Maybe<Coordinates>;
  /** The listing's id, as `Query.listing` takes it. */
  id: Scalars['ID']['output'];
  /** Whether guests may bring pets. */
  isPetFriendly: Scalars['Boolean']['output'];
  /** The maximum number of guests; null if the host does not state it. */
  maxOccupancy: Maybe<Scalars['Int']['output']>;
  /** The name of the home, as its host wrote it. */
  name: Scalars['String']['output'];
  /** How many bathrooms; halves are toilets without a bath. */
  numberOfBathrooms: Scalars['Float']['output'];
  /** How many bedrooms, as the listing says it. */
  numberOfBedrooms: Scalars['Int']['output'];
  /** The first photos, the cover first; empty when there are none. */
  photos: Array<Photo>;
  /** The price for `stay`; null when it could not be read, or when the stay cannot be booked. */
  price: Maybe<StayPriceSummary>;
  /** How many reviews the home has; 0 when it has none. */
  reviewCount: Scalars['Int']['output'];
  /** Stars, 0 when it has none. */
  starRating: Scalars['Float']['output'];
  /** The stay that it is priced for: the one searched, or one of those that flexible dates mean. */
  stay: StayDates;
  /** The average guest rating, 0 to 5; null without reviews. */
  userRating: Maybe<Scalars['Float']['output']>;
};

/** Arrival and departure times, how many guests may stay, and the house rules. */
export type ListingTerms = {
  __typename?: 'ListingTerms';
  /** The check-in times; null if the host does not state it. */
  checkInTimes: Maybe<TimeWindow>;
  /** The check-out times; null if the host does not state it. */
  checkOutTimes: Maybe<TimeWindow>;
  /** How to get in; null when there is no text. */
  checkinInformation: Maybe<Scalars['String']['output']>;
  /** The rules that the host asks guests to keep, in the host's words. */
  houseRules: Array<Scalars['String']['output']>;
  /** Other information for guests; null when there is no text. */
  importantInformation: Maybe<Scalars['String']['output']>;
  /** Whether guests may bring pets. */
  isPetFriendly: Scalars['Boolean']['output'];
  /** The maximum number of guests, children included; null if the host does not state it. */
  maxOccupancy: Maybe<Scalars['Int']['output']>;
  /** The rules for pets; null when there is no text. */
  petsPolicy: Maybe<Scalars['String']['output']>;
  /** The terms of service that a booking agrees to; null when the listing has none. */
  termsOfService: Maybe<TermsOfService>;
};

/**
 * The fields that all states of a quote, a booking, and a cancellation share. A subscriber that reads slowly may skip states in
 * between, but never the last one.
 */
export type LiveStatus = {
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** Something that went wrong on a page. */
export type LogClientEventInput = {
  /** Facts about it, as an object; never card data, tokens or texts that a traveler wrote. Anything else counts as none. */
  event: Scalars['JSON']['input'];
  /** Distinguishes the pages of one browser session from those of others: letters, digits, `_`, `.`, `:` and `-`, 128 at most. */
  sessionId: Scalars['String']['input'];
  /** Address of the page, of which the first 2000 characters are kept. */
  url: Scalars['String']['input'];
};

/** A number in a loyalty program. */
export type LoyaltyNumber = {
  __typename?: 'LoyaltyNumber';
  /** The membership number in the program. */
  number: Scalars['String']['output'];
  /** The code of the airline or of the hotel program, as the platform knows it. */
  program: Scalars['String']['output'];
};

/** A number in a loyalty program. */
export type LoyaltyNumberInput = {
  /** The membership number in the program. */
  number: Scalars['String']['input'];
  /** The code of the airline or of the hotel program, as the platform knows it. */
  program: Scalars['String']['input'];
};

/** The traveler is the main guest of the quote. */
export type MainGuestAdded = {
  __typename?: 'MainGuestAdded';
  /** The product that the guest was added to. */
  orderedProductId: Scalars['ID']['output'];
};

/** A rectangle on the map, in degrees (WGS 84). */
export type MapBoundsInput = {
  /** The eastern longitude; west of `west` in a rectangle over the date line. */
  east: Scalars['Float']['input'];
  /** The greatest latitude. */
  north: Scalars['Float']['input'];
  /** The smallest latitude. */
  south: Scalars['Float']['input'];
  /** The western longitude. */
  west: Scalars['Float']['input'];
};

/** A city or region in which the platform has listings. */
export type Market = {
  __typename?: 'Market';
  /** The platform's id of the market. */
  id: Scalars['ID']['output'];
  /** The name of the city or region. */
  name: Scalars['String']['output'];
};

/** The meals that the price of a room includes. */
export type MealPlan =
  /** All meals and drinks. */
  | 'ALL_INCLUSIVE'
  /** Breakfast. */
  | 'BREAKFAST'
  /** Breakfast for one guest. */
  | 'BREAKFAST_FOR1'
  /** Breakfast for two guests. */
  | 'BREAKFAST_FOR2'
  /** Dinner. */
  | 'DINNER'
  /** Breakfast, lunch and dinner. */
  | 'FULL_BOARD'
  /** Breakfast and one other meal. */
  | 'HALF_BOARD'
  /** Lunch. */
  | 'LUNCH'
  /** No meals. */
  | 'ROOM_ONLY'
  /** A plan that this graph does not know yet, or none that the platform says. */
  | 'UNKNOWN';

/** Where an experience begins. */
export type MeetingPoint = {
  __typename?: 'MeetingPoint';
  /** Where the place is on a map. */
  coordinates: Coordinates;
  /** How to find it. */
  directions: Scalars['String']['output'];
  /** The name of the place. */
  name: Scalars['String']['output'];
};

/** Listings with at least a number of something. */
export type MinimumCount = {
  __typename?: 'MinimumCount';
  /** The number of listings. */
  count: Scalars['Int']['output'];
  /** The least number of something, as the filter takes it. */
  minimum: Scalars['Float']['output'];
};

/** An exact amount of real money. */
export type Money = {
  __typename?: 'Money';
  /** The currency of the amount, which also says how many decimals it has. */
  currencyCode: CurrencyCode;
  /** The symbol to print before the amount, one for each currency (`$`). */
  currencySymbol: Scalars['String']['output'];
  /** The amount in the smallest unit of the currency (cents for USD, yen for JPY). Compute with this one. */
  minorUnits: Scalars['MinorUnits']['output'];
  /** The same amount as an exact decimal of the currency's main unit. */
  value: Scalars['Decimal']['output'];
};

/** An exact amount of real money, as an argument. */
export type MoneyInput = {
  /** The currency of the amount, which also says how many decimals it has. */
  currencyCode: CurrencyCode;
  /** An exact decimal of the currency's main unit, with at most as many decimals as the currency has. */
  value: Scalars['Decimal']['input'];
};

/** Everything that changes something. An operation contains one mutation. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Names the traveler in whose name the stay is reserved. It succeeds only when it returns an ordered product, which `book`
   * requires.
   *
   * Codes of `TravelerRefused`: `INVALID_REQUEST`, `INVALID_PASSENGERS`, `INVALID_SESSION`, `INVALID_QUOTE`,
   * `EXPIRED_QUOTE_TOKEN`, `GENERIC_ERROR`.
   */
  addMainGuest: AddMainGuestResult;
  /**
   * Puts a home on a wishlist. A home that is on it already stays there once.
   *
   * Codes of `WishlistRefused`: `LISTING_MISSING`, `WISHLIST_MISSING`, `WISHLISTS_FULL`.
   */
  addToWishlist: AddToWishlistResult;
  /**
   * Makes a traveler the one who is chosen first.
   *
   * Codes of `TravelerRefused`: `INVALID_PASSENGERS`.
   */
  assignDefaultTraveler: AssignDefaultTravelerResult;
  /**
   * Books a quoted stay. Everything that the client has checked is checked again before money moves. One idempotency key has
   * one outcome, and so has one quote: a repeated call returns the first booking's token. When a fact that the payment uses
   * could not be read, that is an error and nothing is booked; the same key may be sent again. Follow the booking with the
   * subscription `bookingStatus`.
   *
   * Codes of `BookingRefused`: `INVALID_REQUEST`, `IDEMPOTENCY_CONFLICT`, `UNSUPPORTED_QUOTE`, `PRICE_FREEZE_UNUSABLE`,
   * `INVALID_QUOTE`, `NOT_AVAILABLE`, `NO_AVAILABILITY`, `RATE_NOT_AVAILABLE`, `CREDIT_CARD_DECLINED`, `INSUFFICIENT_FUNDS`,
   * `CREDIT_CARD_EXPIRED`, `CREDIT_CARD_LOST_STOLEN`, `CREDIT_CARD_NOT_SUPPORTED`, `INVALID_CARD_NUMBER`,
   * `INVALID_CARD_INFORMATION`, `INVALID_CARD_VERIFICATION_NUMBER`, `INVALID_CARD_COUNTRY_CODE`, `INVALID_CARD_ZIP_CODE`,
   * `FRAUD`, `INVALID_GUEST_COUNTRY`, `INVALID_FULFILLMENT_INPUT`, `FRAUD_AUTO_REJECT`, `LIKELY_FRAUD`, `REDEMPTION_FAILURE`,
   * `USER_CARD_NOT_FOUND`, `INVALID_CVV`, `INVALID_ADDRESS`, `EXPIRED_QUOTE_TOKEN`, `EXPIRED_FULFILL_TOKEN`,
   * `INVALID_SESSION`, `CART_VALIDATION_ERROR`, `AUTH_ERROR`, `OFFER_INVALID`, `BOOK_ERROR`, `PROVIDER_ERROR`,
   * `TRANSIENT_SERVER_ERROR`, `EXECUTION_TIMEOUT`, `UNKNOWN`.
   * Codes of `BookingBlocked`: `CART_VALIDATION_ERROR`.
   * Codes of `PriceChanged`: `PRICE_CHANGED`, `TERMS_CHANGED`.
   * Codes of `AmountDueChanged`: `AMOUNT_DUE_CHANGED`.
   */
  book: BookResult;
  /**
   * Buys a protection for a stay that was booked without one; a saved card pays the premium. One idempotency key has one outcome: a
   * repeated call returns the first one. An unknown outcome is `ProtectionPending`, never a failure.
   *
   * Codes of `ProtectionNotBought`: `INVALID_REQUEST`, `TRIP_MISSING`, `IDEMPOTENCY_CONFLICT`, `ANCILLARY_NOT_AVAILABLE`,
   * `PRICE_CHANGED`, `USER_CARD_NOT_FOUND`, `CREDIT_CARD_DECLINED`, `INSUFFICIENT_FUNDS`, `CREDIT_CARD_EXPIRED`,
   * `CREDIT_CARD_LOST_STOLEN`, `CREDIT_CARD_NOT_SUPPORTED`, `INVALID_CARD_NUMBER`, `INVALID_CARD_INFORMATION`,
   * `INVALID_CARD_VERIFICATION_NUMBER`, `INVALID_CARD_COUNTRY_CODE`, `INVALID_CARD_ZIP_CODE`, `FRAUD`, `FRAUD_AUTO_REJECT`,
   * `LIKELY_FRAUD`, `UNKNOWN`.
   */
  buyProtection: BuyProtectionResult;
  /**
   * Cancels a booked stay on the terms of a quote. When the terms have changed since the quote, nothing is canceled and the
   * result has the new terms. One idempotency key has one outcome, and so has one quote: a repeated call returns the outcome
   * of the first attempt. When the platform does not say what became of the attempt, that is an error, and the same key may be
   * sent again.
   *
   * Codes of `CancellationRefused`: `INVALID_REQUEST`, `TRIP_MISSING`, `IDEMPOTENCY_CONFLICT`, `ALREADY_CANCELED`,
   * `CANCELLATION_NOT_POSSIBLE`.
   * Codes of `CancellationTermsChanged`: `CANCELLATION_TERMS_CHANGED`.
   */
  cancelTrip: CancelTripResult;
  /**
   * Adds a traveler.
   *
   * Codes of `TravelerRefused`: `INVALID_PASSENGERS`.
   */
  createTraveler: CreateTravelerResult;
  /**
   * Starts a wishlist.
   *
   * Codes of `WishlistRefused`: `WISHLIST_NAME_INVALID`, `WISHLIST_NAME_TAKEN`.
   */
  createWishlist: CreateWishlistResult;
  /**
   * Removes a saved card.
   *
   * Codes of `PaymentMethodRefused`: `USER_CARD_NOT_FOUND`.
   */
  deletePaymentMethod: DeletePaymentMethodResult;
  /**
   * Removes a traveler.
   *
   * Codes of `TravelerRefused`: `INVALID_PASSENGERS`.
   */
  deleteTraveler: DeleteTravelerResult;
  /**
   * Removes a wishlist and everything on it.
   *
   * Codes of `WishlistRefused`: `WISHLIST_MISSING`.
   */
  deleteWishlist: DeleteWishlistResult;
  /** Discards a quote. */
  discardPriceQuote: PriceQuoteDiscarded;
  /**
   * Uses a protection of a trip that was booked elsewhere. It cannot be reversed. The same key, and another key for the same choice, has
   * the outcome of the first request.
   *
   * Codes of `ProtectionNotExercised`: `INVALID_REQUEST`, `TRIP_MISSING`, `IDEMPOTENCY_CONFLICT`, `PROTECTION_CHOICE_GONE`.
   */
  exerciseProtection: ExerciseProtectionResult;
  /**
   * Freezes the price of a stay for a deposit, which a saved card pays. One idempotency key has one outcome: a repeated call
   * returns the first one. An unknown outcome is `PriceFreezePending`, never a failure.
   *
   * Codes of `PriceNotFrozen`: `INVALID_REQUEST`, `IDEMPOTENCY_CONFLICT`, `PRICE_FREEZE_FAILED`, `PRICE_CHANGED`,
   * `NO_AVAILABILITY`, `USER_CARD_NOT_FOUND`, `CREDIT_CARD_DECLINED`, `INSUFFICIENT_FUNDS`, `CREDIT_CARD_EXPIRED`,
   * `CREDIT_CARD_LOST_STOLEN`, `CREDIT_CARD_NOT_SUPPORTED`, `INVALID_CARD_NUMBER`, `INVALID_CARD_INFORMATION`,
   * `INVALID_CARD_VERIFICATION_NUMBER`, `INVALID_CARD_COUNTRY_CODE`, `INVALID_CARD_ZIP_CODE`, `FRAUD`, `FRAUD_AUTO_REJECT`,
   * `LIKELY_FRAUD`, `UNKNOWN`.
   */
  freezePrice: FreezePriceResult;
  /** Writes something that went wrong on a page into the platform's log. A log that cannot be written is an error. */
  logClientEvent: ClientEventLogged;
  /**
   * Gives the deposit of a frozen price back whose stay is no longer available, to the card that paid it. A repeated call returns
   * the first refund.
   *
   * Codes of `FrozenPriceNotRefunded`: `INVALID_REQUEST`, `PRICE_FREEZE_UNUSABLE`.
   */
  refundFrozenPrice: RefundFrozenPriceResult;
  /** Removes a home from all wishlists of the user. A home that is on none is no failure. */
  removeFromWishlists: RemovedFromWishlists;
  /**
   * Gives a wishlist another name.
   *
   * Codes of `WishlistRefused`: `WISHLIST_NAME_INVALID`, `WISHLIST_NAME_TAKEN`, `WISHLIST_MISSING`.
   */
  renameWishlist: RenameWishlistResult;
  /**
   * Sends the confirmation of a booked stay again, to the email address that the stay was reserved with. The platform limits
   * how often.
   *
   * Codes of `ConfirmationNotResent`: `TRIP_MISSING`, `CONFIRMATION_UNAVAILABLE`, `CONFIRMATION_SENT_TOO_OFTEN`.
   */
  resendConfirmation: ResendConfirmationResult;
  /**
   * Requests a binding price. The quote that it replaces is discarded first. Follow the token with the subscription
   * `priceQuoteStatus`.
   *
   * Codes of `PriceQuoteRefused`: `INVALID_REQUEST`, `NOT_AVAILABLE`, `PRICE_FREEZE_UNUSABLE`, `INVALID_QUOTE`.
   */
  schedulePriceQuote: SchedulePriceQuoteResult;
  /**
   * Signs in with an email address and a code. Over HTTP the response also sets the anti-forgery cookie.
   *
   * Codes of `SignInRefused`: `AUTH_ERROR`, `EXCESSIVE_USER_ACTIVITY`, `INVALID_REQUEST`.
   */
  signIn: SignInResult;
  /**
   * Signs in with the parameters that an OpenID provider returned: an authorization code, for which the gateway gets and verifies the ID
   * token. Over HTTP the response also sets the anti-forgery cookie.
   *
   * Codes of `SignInRefused`: `AUTH_ERROR`, `EXCESSIVE_USER_ACTIVITY`, `INVALID_REQUEST`.
   */
  signInWithOpenId: SignInResult;
  /** Signs out: the token of this request stops working, here and everywhere else it is stored. */
  signOut: SignedOut;
  /**
   * Ends watching the price of a trip that was booked elsewhere. Repeated, it changes nothing.
   *
   * Codes of `TripWatchRefused`: `TRIP_MISSING`, `TRIP_NOT_WATCHABLE`.
   */
  stopWatchingTrip: WatchTripResult;
  /**
   * Records what happened on a page, with the user's experiments. Never an error, because no traveler has to know. Send
   * several events at once rather than one at a time.
   */
  trackEvents: EventsTracked;
  /** Remembers which introductions the user has seen. Flags that are left out keep their value. */
  updatePreferenceMetadata: PreferenceMetadata;
  /**
   * Changes a traveler, and adds the profile of a user of the business who has none yet. Fields that the input leaves out stay unchanged.
   *
   * Codes of `TravelerRefused`: `INVALID_PASSENGERS`.
   * Codes of `TravelerHalfSaved`: `GENERIC_ERROR`.
   */
  updateTraveler: UpdateTravelerResult;
  /**
   * Has a new card verified and saved.
   *
   * Codes of `PaymentMethodRefused`: `INVALID_REQUEST`, `CARD_DECLINED`, `UNKNOWN_CARD`, `EXCESSIVE_USER_ACTIVITY`,
   * `GENERIC_ERROR`, `INVALID_CVV`, `INVALID_ADDRESS`, `UNKNOWN`.
   */
  verifyPaymentMethod: VerifyPaymentMethodResult;
  /**
   * Watches the price of a trip that was booked elsewhere. Repeated, it changes nothing.
   *
   * Codes of `TripWatchRefused`: `TRIP_MISSING`, `TRIP_NOT_WATCHABLE`.
   */
  watchTrip: WatchTripResult;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationAddMainGuestArgs = {
  input: AddMainGuestInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationAddToWishlistArgs = {
  input: AddToWishlistInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationAssignDefaultTravelerArgs = {
  input: AssignDefaultTravelerInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationBookArgs = {
  input: BookInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationBuyProtectionArgs = {
  input: BuyProtectionInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationCancelTripArgs = {
  input: CancelTripInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationCreateTravelerArgs = {
  input: CreateTravelerInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationDeletePaymentMethodArgs = {
  input: DeletePaymentMethodInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationDeleteTravelerArgs = {
  input: DeleteTravelerInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationDeleteWishlistArgs = {
  input: DeleteWishlistInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationDiscardPriceQuoteArgs = {
  input: DiscardPriceQuoteInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationExerciseProtectionArgs = {
  input: ExerciseProtectionInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationFreezePriceArgs = {
  input: FreezePriceInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationLogClientEventArgs = {
  input: LogClientEventInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationRefundFrozenPriceArgs = {
  input: RefundFrozenPriceInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationRemoveFromWishlistsArgs = {
  input: RemoveFromWishlistsInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationRenameWishlistArgs = {
  input: RenameWishlistInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationResendConfirmationArgs = {
  input: ResendConfirmationInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationSchedulePriceQuoteArgs = {
  input: SchedulePriceQuoteInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationSignInWithOpenIdArgs = {
  input: SignInWithOpenIdInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationStopWatchingTripArgs = {
  input: WatchTripInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationTrackEventsArgs = {
  input: TrackEventsInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationUpdatePreferenceMetadataArgs = {
  input: UpdatePreferenceMetadataInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationUpdateTravelerArgs = {
  input: UpdateTravelerInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationVerifyPaymentMethodArgs = {
  input: VerifyPaymentMethodInput;
};


/** Everything that changes something. An operation contains one mutation. */
export type MutationWatchTripArgs = {
  input: WatchTripInput;
};

/** An object with an id, by which a client can cache it once and read it again. */
export type Node = {
  /** The id, unique among those of the same type. */
  id: Scalars['ID']['output'];
};

/** The types of object that `node` reads by id. */
export type NodeType =
  /** An experience. */
  | 'EXPERIENCE'
  /** A frozen price. */
  | 'FROZEN_PRICE'
  /** A saved card. */
  | 'PAYMENT_METHOD'
  /** A place. */
  | 'PLACE'
  /** A rewards account. */
  | 'REWARDS_ACCOUNT'
  /** A traveler. */
  | 'TRAVELER'
  /** A trip of any kind. */
  | 'TRIP'
  /** A wishlist. */
  | 'WISHLIST';

/** A condition of an offer. `AND`, `OR` and `NOT` are made of the conditions that follow them, one level deeper. */
export type OfferCondition = {
  __typename?: 'OfferCondition';
  /** The IATA codes of the airlines; empty for other kinds. */
  airlineCodes: Array<Scalars['String']['output']>;
  /** The least total of a booking; null for other kinds. */
  atLeast: Maybe<Money>;
  /** Its level: 0 for the outermost. */
  depth: Scalars['Int']['output'];
  /** Whether a stay meets it; null when that depends on the price of the stay, and when the graph does not know the condition. */
  isMetByStays: Maybe<Scalars['Boolean']['output']>;
  /** How the condition is checked, or how it joins others. */
  kind: OfferConditionKind;
  /** The condition in words. */
  text: Scalars['String']['output'];
};

/** The kinds of condition of an offer. */
export type OfferConditionKind =
  /** The booking is a flight with one of some airlines. */
  | 'AIRLINE'
  /** The total of the booking is at least an amount. */
  | 'AMOUNT_COMPARISON'
  /** All of the following conditions that are one level deeper. */
  | 'AND'
  /** The booking is the first flight that the user books. */
  | 'FIRST_FLIGHT_BOOKING'
  /** The opposite of the condition that follows one level deeper. */
  | 'NOT'
  /** One of the conditions that follow one level deeper. */
  | 'OR'
  /** A condition that this graph does not know yet. */
  | 'UNKNOWN';

/** The products that an offer can be used on. */
export type OfferFunnel =
  /** Cars. */
  | 'CARS'
  /** Flights. */
  | 'FLIGHTS'
  /** Vacation rentals. */
  | 'HOMES'
  /** Hotels. */
  | 'HOTELS'
  /** A product that this graph does not know yet. */
  | 'UNKNOWN';

/** A travel offer: a certain one, or the best one. */
export type OfferInput =
  /** The id of one offer, from `Wallet.offers`. */
  { id: Scalars['ID']['input']; take?: never; }
  |  /** The rule to choose the offer by. */
  { id?: never; take: OfferToTake; };

/** A rule to choose a travel offer by. */
export type OfferToTake =
  /** The offer that takes most off this stay; none when no offer can be used on it. */
  | 'BEST';

/**
 * An OpenID provider. A client sends users to it with: `authorizationUrl` with `response_type=code`, `client_id`, `scope`,
 * `redirect_uri`, `state`, `nonce`, `code_challenge` and `code_challenge_method=S256`.
 */
export type OpenIdProvider = {
  __typename?: 'OpenIdProvider';
  /** The provider's authorization endpoint. */
  authorizationUrl: Scalars['Url']['output'];
  /** The client that this graph is to it. */
  clientId: Scalars['String']['output'];
  /** Its name for users, to be shown (`Travel ID`). */
  name: Scalars['String']['output'];
  /** The scopes to request. */
  scope: Scalars['String']['output'];
};

/** Days on which more listings can be booked. */
export type OtherStayDates = {
  __typename?: 'OtherStayDates';
  /** How many listings can be booked for them. */
  count: Scalars['Int']['output'];
  /** The day of arrival (`YYYY-MM-DD`), without a time zone. */
  fromDate: Scalars['Date']['output'];
  /** The lowest price of a night among them, on average and before fees and taxes; null when the platform does not provide it. */
  lowestNightly: Maybe<Money>;
  /** The day of departure (`YYYY-MM-DD`); the night before it is the last one of the stay. */
  untilDate: Scalars['Date']['output'];
};

/** A flight and a hotel that were booked elsewhere as one. */
export type PackageTrip = Node & Trip & TripElsewhere & {
  __typename?: 'PackageTrip';
  /** When it was booked; never null. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it was booked, to be shown. */
  bookedWith: Scalars['String']['output'];
  /** The code of the booking where it was made, to be shown; null if the platform does not provide it. */
  confirmationCode: Maybe<Scalars['String']['output']>;
  /** The flights; null for the part of a package that is the hotel alone. */
  flight: Maybe<BookedFlight>;
  /** The first day (`YYYY-MM-DD`), where it begins. */
  fromDate: Scalars['Date']['output'];
  /** The hotel; null for the part of a package that is the flight alone. */
  hotel: Maybe<BookedHotel>;
  /** The id, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The protections of the trip; empty without any. */
  protections: Array<ElsewhereProtection>;
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** The kind of trip in a few words, to be shown (`Round trip`). */
  subtitle: Scalars['String']['output'];
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The title to show (`Toronto to Lisbon`). */
  title: Scalars['String']['output'];
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where it ends. */
  untilDate: Scalars['Date']['output'];
  /** Whether the price is watched after the booking. */
  watchState: WatchState;
};

/** The position of a page in a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last entry, for requesting the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is a page after this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a page before this one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A kind of passenger. */
export type PassengerKind =
  /** An adult. */
  | 'ADULT'
  /** A child. */
  | 'CHILD'
  /** An infant on the lap of an adult. */
  | 'LAP_INFANT'
  /** An infant with a seat. */
  | 'SEATED_INFANT'
  /** A kind that this graph does not know yet. */
  | 'UNKNOWN';

/** A part of a payment that a problem can be about. */
export type PaymentField =
  /** The saved card. */
  | 'CARD'
  /** The travel credits. */
  | 'CREDIT'
  /** The travel offer. */
  | 'OFFER'
  /** The rewards account or the number of rewards. */
  | 'REWARDS';

/**
 * How a stay is paid, for `paymentPlan` and `book` alike. The parts pay in the order of the fields. A part that is left out
 * or null is not used, and nothing is used in its place.
 */
export type PaymentInput = {
  /** The travel credits to use; none when left out. */
  credit?: InputMaybe<CreditInput>;
  /** The travel offer to use; none when left out. */
  offer?: InputMaybe<OfferInput>;
  /** The saved card to charge for the rest. It is not charged when nothing is left to pay. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** The rewards to redeem for the amount that offer and credits leave to pay. */
  rewards?: InputMaybe<RewardsInput>;
};

/** A saved card. Its number is at the vault and nowhere else. */
export type PaymentMethod = Node & {
  __typename?: 'PaymentMethod';
  /** The rewards account of the card; null when it has none. */
  accountReferenceId: Maybe<Scalars['ID']['output']>;
  /** The network of the card; `UNKNOWN` for one that this graph does not know, named by `rawBrand`. */
  brand: CardBrand;
  /** The month of expiry; null if the platform does not provide it. */
  expiresOn: Maybe<Scalars['YearMonth']['output']>;
  /** The id of the saved card on the platform, as `paymentMethods` lists it; not its number. */
  id: Scalars['ID']['output'];
  /** The last four digits of the card number, as text. */
  lastFour: Scalars['String']['output'];
  /** The platform's own name of the brand. */
  rawBrand: Scalars['String']['output'];
};

/** The card was deleted. */
export type PaymentMethodDeleted = {
  __typename?: 'PaymentMethodDeleted';
  /** The card that was removed. */
  id: Scalars['ID']['output'];
  /** The remaining cards; null with an error when they could not be read again. */
  paymentMethods: Maybe<Array<PaymentMethod>>;
};

/** A card that was not verified, or could not be removed. */
export type PaymentMethodRefused = UserFacingError & {
  __typename?: 'PaymentMethodRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The card is verified and saved. */
export type PaymentMethodVerified = {
  __typename?: 'PaymentMethodVerified';
  /** The saved card, which can pay from now on. */
  paymentMethod: PaymentMethod;
  /** All saved cards after the change; null with an error when they could not be read again. */
  paymentMethods: Maybe<Array<PaymentMethod>>;
};

/** The combination of means that pays for a stay. */
export type PaymentMode =
  /** The card pays everything. */
  | 'CARD_ONLY'
  /** Travel credits pay everything. */
  | 'CREDITS_ONLY'
  /** A card is needed for the amount due, and the payment names none of the user's cards. */
  | 'INCOMPLETE'
  /** With a travel offer and travel credits. */
  | 'OFFER_AND_CREDITS'
  /** A travel offer covers everything. */
  | 'OFFER_ONLY'
  /** Rewards pay everything. */
  | 'REWARDS_ONLY'
  /** With rewards, and the rest by card. */
  | 'SPLIT';

/** The price of a stay and how it would be paid. */
export type PaymentPlan = {
  __typename?: 'PaymentPlan';
  /**
   * Each rewards account, and whether it can be used here. Null with an error when the accounts could not be read: a card, an
   * offer and credits still pay.
   */
  accounts: Maybe<Array<PaymentPlanAccount>>;
  /** The amount to charge to the card, never below 0. */
  amountDue: Money;
  /** The deduction for the credits; null without any. */
  credit: Maybe<Money>;
  /** Whether a card has to be chosen. */
  isCardRequired: Scalars['Boolean']['output'];
  /** The lines to show, in order (`Travel offer applied:`). */
  lines: Array<PaymentPlanLine>;
  /** The notice on minimum redemption; null without one, and null with an error when the accounts could not be read. */
  minimumRedemptionNotice: Maybe<Scalars['String']['output']>;
  /** The combination of means; `INCOMPLETE` while a part of the price is not covered. */
  mode: PaymentMode;
  /** The deduction for the offer; null without one. */
  offer: Maybe<AppliedOffer>;
  /** The part that the frozen price of the quote pays; null without one. */
  priceFreeze: Maybe<AppliedPriceFreeze>;
  /** The parts of the payment that cannot be used as requested, to be shown where they are chosen; empty when all can. */
  problems: Array<PaymentProblem>;
  /** The rewards that are used; null without any. */
  rewards: Maybe<AppliedRewards>;
  /** The total of the quote, the agent fee included. */
  total: Money;
};

/** A rewards account in a payment plan. */
export type PaymentPlanAccount = {
  __typename?: 'PaymentPlanAccount';
  /** The account, by its `RewardsAccount.accountReferenceId`. */
  accountReferenceId: Scalars['ID']['output'];
  /** Why it cannot be used, to be shown next to it; null when it can. */
  disabledReason: Maybe<Scalars['String']['output']>;
  /** Whether rewards of this account can be redeemed for this stay. */
  isEnabled: Scalars['Boolean']['output'];
  /** The whole trip in rewards of this account; null when the platform has not converted it. */
  tripTotal: Maybe<RewardsAmount>;
};

/** A line of a payment plan. */
export type PaymentPlanLine = {
  __typename?: 'PaymentPlanLine';
  /** The amount; null for a line of rewards without a value in money. */
  amount: Maybe<Money>;
  /** The label to show, with its colon (`Amount due:`). */
  label: Scalars['String']['output'];
};

/** How much the traveler pays at booking and later, and when. */
export type PaymentPolicy = {
  __typename?: 'PaymentPolicy';
  /** The small print, in the platform's order. */
  clauses: Array<Scalars['String']['output']>;
  /** The payments and their due dates, in the platform's order. */
  schedule: Array<PaymentScheduleEntry>;
  /** The headline; the platform's own, or that full payment is due at the time of booking. */
  text: Scalars['String']['output'];
};

/** A part of a payment that cannot be used as requested. The plan is what remains without it. */
export type PaymentProblem = {
  __typename?: 'PaymentProblem';
  /** Why, as a code from a closed list. */
  code: PaymentProblemCode;
  /** The part of the payment that cannot be used. */
  field: PaymentField;
  /** The message to show. */
  message: Scalars['String']['output'];
};

/** Why a part of a payment cannot be used as requested. */
export type PaymentProblemCode =
  /** The card is not, or no longer, a saved card of the user. */
  | 'CARD_NOT_USABLE'
  /** The experiment that opens travel credits is off for the user. */
  | 'CREDITS_NOT_OPEN'
  /** More travel credits than the user has. */
  | 'CREDIT_NOT_ENOUGH'
  /** An amount of travel credits of zero or less. */
  | 'CREDIT_NOT_POSITIVE'
  /** More travel credits than can be spent: the others are on hold. `WalletCredit.hold` has the reason of each. */
  | 'CREDIT_ON_HOLD'
  /** The user cannot combine travel credits with an offer. */
  | 'CREDIT_WITH_OFFER'
  /** The offer is not one of the user's, has ended, has not begun, or is not for this stay. */
  | 'OFFER_NOT_USABLE'
  /** More rewards than the balance. */
  | 'REWARDS_ABOVE_BALANCE'
  /** The number of rewards is not a number that can be redeemed. */
  | 'REWARDS_AMOUNT_NOT_VALID'
  /** The balance, or the amount due, is below the minimum redemption of the account. */
  | 'REWARDS_BELOW_MINIMUM'
  /** The platform did not convert the rewards to money. */
  | 'REWARDS_NOT_CONVERTED'
  /** Rewards of this account cannot be redeemed, or not for this stay. */
  | 'REWARDS_NOT_USABLE';

/** A part of the price and when it is due. */
export type PaymentScheduleEntry = {
  __typename?: 'PaymentScheduleEntry';
  /** The amount; null if the platform does not provide it. */
  amount: Maybe<Money>;
  /** When it is due, as a text to show (`At booking`). */
  due: Scalars['String']['output'];
};

/** When a booking is paid. */
export type PaymentTiming =
  /** At the property. */
  | 'PAY_LATER'
  /** With the booking. */
  | 'PAY_NOW'
  /** A time that this graph does not know yet. */
  | 'UNKNOWN';

/** A photo of a listing. */
export type Photo = {
  __typename?: 'Photo';
  /** The text alternative; empty when there is none. */
  alt: Scalars['String']['output'];
  /** The color to show until it has loaded, as `#rrggbb`; null when unknown. */
  dominantColor: Maybe<Scalars['String']['output']>;
  /**
   * The files of the photo in ascending width, for the `srcset` of an image. At least one; exactly one, with `url` as its
   * address, when the platform offers one size.
   */
  sources: Array<PhotoSource>;
  /** The room that it shows; null when it is not tagged. */
  tag: Maybe<PhotoTag>;
  /** The address of the largest file. It identifies the photo within its listing. */
  url: Scalars['Url']['output'];
};

/** One file of a photo; all sources show the same picture in other sizes. */
export type PhotoSource = {
  __typename?: 'PhotoSource';
  /** The address of the file. */
  url: Scalars['Url']['output'];
  /** Its width in pixels; null when the platform offers one size and does not state its width. */
  width: Maybe<Scalars['Int']['output']>;
};

/** A room, or another thing, that a photo shows. */
export type PhotoTag =
  /** A part that has no tag. */
  | 'ADDITIONAL'
  /** A bathroom. */
  | 'BATHROOM'
  /** A bedroom. */
  | 'BEDROOM'
  /** A dining area. */
  | 'DINING_AREA'
  /** The house or its grounds from outside. */
  | 'EXTERIOR'
  /** A kitchen. */
  | 'KITCHEN'
  /** A living area. */
  | 'LIVING_AREA';

/** A city or a region in which listings can be searched. */
export type Place = Node & {
  __typename?: 'Place';
  /** The middle of the place, to center a map on. */
  center: Coordinates;
  /** The id of the place, which `StaySearchInput.placeId` takes. */
  id: Scalars['ID']['output'];
  /** The name to show (`Asheville, North Carolina`). */
  label: Scalars['String']['output'];
  /** The number of listings; null if the platform does not provide it. */
  listingCount: Maybe<Scalars['Int']['output']>;
  /** The name of the city or region, without its state or country. */
  name: Scalars['String']['output'];
  /** A picture of the place; null when there is none. */
  photo: Maybe<Photo>;
  /** The state or the country that the city or region is in. */
  region: Scalars['String']['output'];
};

/** The portal as configured by its operator. */
export type Portal = {
  __typename?: 'Portal';
  /** Base address of the business administrators' own site, to which a business that is not yet set up is sent; null where there is none. */
  adminPortalUrl: Maybe<Scalars['Url']['output']>;
  /** The titles of failures in the agent portal, in place of those for travelers; empty unless the operator has configured some. */
  agentTitles: Array<AgentTitle>;
  /** The brand that the portal shows. */
  brandName: Scalars['String']['output'];
  /** How the tenant names its cards, for rules that depend on the product. */
  cardNames: CardNames;
  /** The attribution that the source of the tiles requires; null without tiles. */
  mapAttribution: Maybe<Scalars['String']['output']>;
  /** Address template of map tiles with `{z}`, `{x}` and `{y}`; null for a map without tiles. */
  mapTileUrl: Maybe<Scalars['String']['output']>;
  /** When the number is answered, as words that follow a verb (`day and night`); null if the operator has not configured them. */
  supportHours: Maybe<Scalars['String']['output']>;
  /** The number that travelers call for help. */
  supportPhone: Scalars['String']['output'];
  /** Which of the two variants of the portal this gateway serves. */
  tenant: Tenant;
  /** Last four digits of test cards, which count as cards of the user's first account; empty in production. */
  testCardLastFours: Array<Scalars['String']['output']>;
  /** Today in the portal's zone; the first day that can be picked. */
  today: Scalars['Date']['output'];
};

/** Which introductions the user has seen: once for a user, on all devices. */
export type PreferenceMetadata = {
  __typename?: 'PreferenceMetadata';
  /** Whether the introduction to activities was seen. */
  hasSeenActivitiesFtux: Scalars['Boolean']['output'];
  /** Whether the packages test was seen. */
  hasSeenPackageSmokeTest: Scalars['Boolean']['output'];
  /** Whether the introduction to packages was seen. */
  hasSeenPackagesFtux: Scalars['Boolean']['output'];
  /** Whether the introduction to the stay type filter was seen. */
  hasSeenStayTypeVrFtux: Scalars['Boolean']['output'];
  /** Whether the introduction to vacation rentals was seen. */
  hasSeenStaysVrFtux: Scalars['Boolean']['output'];
  /** Whether the introduction to wishlists was seen. */
  hasSeenWishlistsFtux: Scalars['Boolean']['output'];
};

/** The premium of a protection. */
export type PremiumPrices = {
  __typename?: 'PremiumPrices';
  /** For each night, rounded up. */
  perNight: Money;
  /** For the whole stay. */
  total: Price;
};

/** A price: the amount in real money, and its equivalent in rewards of each of the signed-in user's accounts. */
export type Price = {
  __typename?: 'Price';
  /** The amount in real money. */
  fiat: Money;
  /** The price in rewards, one entry for each rewards account that the platform has converted it for; empty when signed out. */
  rewards: Array<RewardsAmount>;
};

/** Which price of a listing is meant. */
export type PriceBasis =
  /** A night on average, before fees and taxes. */
  | 'NIGHT'
  /** All of the stay, taxes and fees included. */
  | 'STAY_TOTAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Listings with a price in a range. */
export type PriceBucket = {
  __typename?: 'PriceBucket';
  /** The number of listings. */
  count: Scalars['Int']['output'];
  /** Where it starts, inclusive. */
  from: Money;
  /** Where it ends, exclusive. */
  until: Money;
};

/** Whether a price has risen or dropped. */
export type PriceChange =
  /** The quote is lower than the total seen. */
  | 'DECREASE'
  /** The quote is higher than the total seen. */
  | 'INCREASE';

/** The price or the terms are not those that were accepted. No money has moved. */
export type PriceChanged = UserFacingError & {
  __typename?: 'PriceChanged';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The current price and terms. */
  quote: PriceQuote;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A price that has changed, to be accepted before the stay can be booked. */
export type PriceDifference = UserFacingError & {
  __typename?: 'PriceDifference';
  /** By how much, as a positive amount. */
  amount: Money;
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** Whether the quote is higher or lower than the total seen. */
  change: PriceChange;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** How many listings there are at which price. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** Which price: that of the price filter, else `STAY_TOTAL`. */
  basis: PriceBasis;
  /** Ranges of the same width, the lowest first, without gaps. */
  buckets: Array<PriceBucket>;
  /** The highest price. */
  highest: Money;
  /** The lowest price. */
  lowest: Money;
};

/** Limits of a price, both inclusive. Prices in another currency are converted before they are compared. */
export type PriceFilterInput = {
  /** The price that is compared. */
  basis: PriceBasis;
  /** The currency of the limits. */
  currencyCode: CurrencyCode;
  /** The maximum, in the currency's main unit, from `minimum` to 1,000,000,000; null for none. */
  maximum?: InputMaybe<Scalars['Decimal']['input']>;
  /** The least, in the currency's main unit, 0 to 1,000,000,000; null for none. */
  minimum?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Whether a frozen price can be used. */
export type PriceFreezeActivity =
  /** It can still be used. */
  | 'IS_ACTIVE'
  /** It can no longer be used. */
  | 'IS_EXPIRED'
  /** Not provided by the platform. */
  | 'UNKNOWN';

/** Whether a frozen stay can be booked now. */
export type PriceFreezeAvailability =
  /** It can be booked. */
  | 'AVAILABLE'
  /** Not provided by the provider. */
  | 'FAILURE'
  /** It cannot be booked. */
  | 'UNAVAILABLE'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Why a stay cannot be booked with its frozen price: the errors of flights and of hotels in one list. */
export type PriceFreezeExerciseError =
  /** It failed, and no reason was given. */
  | 'GENERIC_FAILED'
  /** Held as suspected fraud. */
  | 'LIKELY_FRAUD'
  /** The provider does not respond. */
  | 'PROVIDER_ERROR'
  /** It is no longer available, and the deposit is refunded. */
  | 'REFUND'
  /** The booking could not be prepared. */
  | 'SET_BOOK_PARAMS_FAILED'
  /** It is no longer available; similar ones are offered, or the deposit is refunded. For homes, similar homes. */
  | 'SIMILAR_FLIGHTS_AND_REFUND'
  /** An error that this graph does not know yet. */
  | 'UNKNOWN';

/** The ways to freeze the price of a stay. */
export type PriceFreezeKind =
  /** The lowest price that the home has when the stay is booked. Its nights stay for sale. */
  | 'BEST_AVAILABLE'
  /** The price, and the nights are held: nobody else can book them. */
  | 'HOLD_THE_ROOM'
  /** The price of this home. Its nights stay for sale. */
  | 'ROOM_TYPE'
  /** A kind that this graph does not know yet. */
  | 'UNKNOWN';

/** A way to freeze the price of a stay, on the terms that `freezePrice` accepts. */
export type PriceFreezeOption = {
  __typename?: 'PriceFreezeOption';
  /** The most of a rise of the price that is covered. */
  cap: Money;
  /** The price of freezing it; it pays a part of the stay when the stay is booked with the frozen price. */
  deposit: Money;
  /** How long the price is frozen, in days: its hours divided by 24. */
  durationDays: Scalars['Float']['output'];
  /** How long the price is frozen, in hours. */
  durationHours: Scalars['Int']['output'];
  /** The token of these terms, opaque; `freezePrice` takes it. */
  id: Scalars['ID']['output'];
  /** The kind of price that is frozen. */
  kind: PriceFreezeKind;
  /** The frozen price for a night: the total divided by the nights, rounded. */
  nightly: Money;
  /** The explanation to show to the traveler. */
  text: Scalars['String']['output'];
  /** The title to show. */
  title: Scalars['String']['output'];
  /** The frozen price of the whole stay, fees and taxes included. */
  total: Money;
};

/** The outcome is not known yet. Follow it with the subscription `priceFreezePurchase`; the price may be frozen, and the deposit paid. */
export type PriceFreezePending = {
  __typename?: 'PriceFreezePending';
  /** The key of the purchase. */
  idempotencyKey: Scalars['ID']['output'];
};

/** The amounts of a voucher. */
export type PriceFreezePricings = {
  __typename?: 'PriceFreezePricings';
  /** The most of a rise that it covers. */
  cap: Money;
  /** The frozen price for a night. */
  nightly: Money;
  /** The frozen price of its nights, fees and taxes included. */
  total: Money;
};

/** Why a price was not frozen. */
export type PriceFreezePurchaseError =
  /** The price is lower than the one in the request. */
  | 'FROZEN_PRICE_DECREASED'
  /** The price fell before the deposit was paid. */
  | 'FROZEN_PRICE_DECREASED_DURING_PAYMENT'
  /** The price is higher than the one in the request. */
  | 'FROZEN_PRICE_INCREASED'
  /** The price rose before the deposit was paid. */
  | 'FROZEN_PRICE_INCREASED_DURING_PAYMENT'
  /** The price can no longer be frozen. */
  | 'GENERATE_CUSTOM_OFFER_FAILED'
  /** It failed, for a reason that has no code of this list; a declined card for one (`PriceNotFrozen.code`). */
  | 'GENERIC_FAILED'
  /** The stay is no longer available. */
  | 'NO_AVAILABILITY'
  /** The terms of the request are not those of the offer. */
  | 'SET_BOOK_PARAMS_FAILED'
  /** An error that this graph does not know yet. */
  | 'UNKNOWN';

/** Why a deposit is not refunded. */
export type PriceFreezeRefundError =
  /** The price was exchanged for another one, which the deposit counts for. */
  | 'ALREADY_EXCHANGED'
  /** A stay was booked with it, and the deposit paid a part of the stay. */
  | 'ALREADY_EXERCISED'
  /** It was refunded before. */
  | 'ALREADY_REFUNDED'
  /** The user has no such frozen price. */
  | 'NOT_FOUND'
  /** The platform gives no reason; the stay is available, or the price has expired. */
  | 'UNKNOWN';

/** The state of a frozen price, and of each of its vouchers. */
export type PriceFreezeState =
  /** It was exchanged for another one. */
  | 'EXCHANGED'
  /** A stay was booked with it. */
  | 'EXERCISED'
  /** Its time has ended. */
  | 'EXPIRED'
  /** Its deposit was refunded. */
  | 'REFUNDED'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN'
  /** It can be used. */
  | 'VALID';

/** A voucher for some nights of a frozen stay. */
export type PriceFreezeVoucher = {
  __typename?: 'PriceFreezeVoucher';
  /** Whether it can be used. */
  action: PriceFreezeVoucherAction;
  /** Its part of the deposit; null when it cannot be read. */
  deposit: Maybe<Money>;
  /** Its total duration in hours. */
  durationHours: Scalars['Int']['output'];
  /** Its first night (`YYYY-MM-DD`). */
  fromDate: Scalars['Date']['output'];
  /** The id of the voucher. */
  id: Scalars['ID']['output'];
  /** Its part of the frozen price; null when it cannot be read. */
  pricings: Maybe<PriceFreezePricings>;
  /** Its state, which is that of its frozen price. */
  state: PriceFreezeState;
  /** The day after its last night (`YYYY-MM-DD`). */
  untilDate: Scalars['Date']['output'];
};

/** The use of a voucher. */
export type PriceFreezeVoucherAction = {
  __typename?: 'PriceFreezeVoucherAction';
  /** Until when it can be used. */
  expiration: Scalars['DateTime']['output'];
};

/** An error of vouchers. */
export type PriceFreezeVoucherError =
  /** The exchange rates could not be read. */
  | 'EXCHANGE_RATES_FAILED'
  /** The home could not be priced. */
  | 'HOTEL_SHOP_FAILED'
  /** The home is no longer offered. */
  | 'LODGING_NOT_AVAILABLE'
  /** They are for other dates, or for guests who do not come. */
  | 'MISMATCHED_QUOTE_FOR_VOUCHER'
  /** The home no longer has the frozen room. */
  | 'NO_MATCHING_ROOM_FOR_VOUCHER'
  /** The quote is still pending. */
  | 'QUOTE_PENDING'
  /** There is no quote. */
  | 'QUOTE_UNAVAILABLE'
  /** The rewards accounts could not be read. */
  | 'REWARDS_ACCOUNTS_FAILED'
  /** They are for another home. */
  | 'ROOM_TYPE_MISMATCH'
  /** An error that this graph does not know yet. */
  | 'UNKNOWN'
  /** They cannot be used like this: all vouchers of a purchase are used together, and no others. */
  | 'VOUCHERS_FAILED'
  /** The user lacks one of the vouchers. */
  | 'VOUCHERS_NOT_FOUND'
  /** It cannot be used: it has expired, or was used or refunded. */
  | 'VOUCHER_FAILED'
  /** The user has no such voucher. */
  | 'VOUCHER_NOT_FOUND';

/** The price is frozen, and the deposit is paid. */
export type PriceFrozen = {
  __typename?: 'PriceFrozen';
  /** The frozen price. */
  frozenPrice: FrozenPrice;
};

/** Parts of a price that belong together. */
export type PriceGroup = {
  __typename?: 'PriceGroup';
  /** The sum of the parts in the group. */
  amount: Money;
  /** Which parts of the price the group adds up. */
  kind: PriceGroupKind;
  /** The name of the group (`2 nights`). */
  label: Scalars['String']['output'];
};

/** The contents of a group of price lines. The lines of fees and taxes are also listed one by one, as `PriceQuote.fees`. */
export type PriceGroupKind =
  /** The fee of an agent who books for the traveler. */
  | 'AGENT_FEE'
  /** Deductions from the price of the nights. */
  | 'DISCOUNTS'
  /** Fees that are part of the price. */
  | 'FEES'
  /** The premium of a protection. */
  | 'PROTECTIONS'
  /** The price of the nights. */
  | 'RENT'
  /** Taxes that are due on the stay. */
  | 'TAXES'
  /** A group that this graph does not know yet. */
  | 'UNKNOWN';

/** A fee or a tax, for the whole stay. */
export type PriceLine = {
  __typename?: 'PriceLine';
  /** The amount for the whole stay. */
  amount: Money;
  /** An explanation of the fee or tax; null without one. */
  description: Maybe<Scalars['String']['output']>;
  /** The label to show (`Cleaning Fee`). */
  label: Scalars['String']['output'];
  /** The platform's own name of its kind. */
  rawKind: Scalars['String']['output'];
};

/** A price that was not frozen. Nothing was charged. */
export type PriceNotFrozen = UserFacingError & {
  __typename?: 'PriceNotFrozen';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** The error of the purchase; null when the input was refused before the platform received it. */
  error: Maybe<PriceFreezePurchaseError>;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** All ways to freeze the price as it is now, where it or its terms have changed; empty otherwise. */
  options: Array<PriceFreezeOption>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A binding price for a stay. */
export type PriceQuote = {
  __typename?: 'PriceQuote';
  /** The refund when the traveler cancels. */
  cancellationPolicy: CancellationPolicy;
  /** The complimentary fourth night: its amount is a part of the group of discounts; null where the home does not take part in the promotion. */
  complimentaryNight: Maybe<ComplimentaryNight>;
  /** All fees and taxes, one by one: the same money as the groups of these kinds. */
  fees: Array<PriceLine>;
  /** The parts of the price, grouped as the platform groups them. */
  groupedItems: Array<PriceGroup>;
  /** The product to book, after the main guest is added to it. */
  orderedProductId: Scalars['ID']['output'];
  /** The price of the whole stay, before rewards, credits, and offers. */
  payNowTotal: Price;
  /** How much the traveler pays at booking and later, and when. */
  paymentPolicy: PaymentPolicy;
  /** How the price differs from a total seen before; null when it differs by less than 1. */
  priceDifference: Maybe<PriceDifference>;
  /** The deduction for the frozen price that the stay is booked with; null without one. */
  priceFreeze: Maybe<QuotedPriceFreeze>;
  /** The protection that is bought with the stay, whose premium is a part of the price; null without one. */
  protection: Maybe<RefundableVariant>;
  /** The price before fees that are not part of it; null when the platform does not separate it. */
  sellPrice: Maybe<Price>;
  /** A digest of the two policies; `book` requires it as the terms that were accepted. */
  termsDigest: Scalars['String']['output'];
  /** The token to follow, discard, or book the quote with, from `schedulePriceQuote`. */
  token: Scalars['ID']['output'];
  /** The time until which the price is valid; null if the platform does not provide it. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
};


/** A binding price for a stay. */
export type PriceQuotePriceDifferenceArgs = {
  seenTotal: MoneyInput;
};

/** The quote is no longer valid, or is being booked; either way, nothing is left to discard. */
export type PriceQuoteDiscarded = {
  __typename?: 'PriceQuoteDiscarded';
  /** Whether there was a quote to discard; false for one that is unknown, has failed or expired, was discarded before, or is being booked. */
  wasHeld: Scalars['Boolean']['output'];
};

/** The platform could not quote the stay; another quote can be requested. */
export type PriceQuoteError = UserFacingError & {
  __typename?: 'PriceQuoteError';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The quote failed. This is the last state. */
export type PriceQuoteFailure = LiveStatus & {
  __typename?: 'PriceQuoteFailure';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** Why: the one to show first; empty when the platform gave no reason. */
  errors: Array<PriceQuoteError>;
  /** Whether there is a reason that can be handled. When not, show the default failure. */
  isHandleable: Scalars['Boolean']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** How long a quote is still valid. */
export type PriceQuoteFreshness = LiveStatus & {
  __typename?: 'PriceQuoteFreshness';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** Whether it is valid, and for how long. */
  kind: PriceQuoteFreshnessKind;
  /** How many minutes are left, the one that has begun included: 3, 2 or 1; null unless the quote is ending. */
  minutesLeft: Maybe<Scalars['Int']['output']>;
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
  /** Until when it is valid; null while it is pending and when it is no longer valid. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** How long a quote is still valid. */
export type PriceQuoteFreshnessKind =
  /** The quote is valid for three minutes or less. */
  | 'ENDING'
  /** It is no longer valid: it has expired, was discarded, or never existed. This is the last state. */
  | 'EXPIRED'
  /** It is valid for more than three minutes, or the platform does not provide its end. */
  | 'LASTING'
  /** The platform is still working on the quote. */
  | 'PENDING';

/** The platform is still working on the quote. */
export type PriceQuotePending = LiveStatus & {
  __typename?: 'PriceQuotePending';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** A quote that could not be requested. */
export type PriceQuoteRefused = UserFacingError & {
  __typename?: 'PriceQuoteRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A quote is on its way. */
export type PriceQuoteScheduled = {
  __typename?: 'PriceQuoteScheduled';
  /** The token to follow the quote with, and to book it with. */
  token: Scalars['ID']['output'];
};

/** The state of a quote, as the platform last reported it. */
export type PriceQuoteStatus = PriceQuoteFailure | PriceQuotePending | PriceQuoteSuccess;

/** The quote is ready. This is the last state. */
export type PriceQuoteSuccess = LiveStatus & {
  __typename?: 'PriceQuoteSuccess';
  /** The number of polls so far, including failed ones. */
  attempt: Scalars['Int']['output'];
  /** How long the gateway has followed the work, in milliseconds. */
  elapsedMs: Scalars['Int']['output'];
  /** When the gateway learned this state. */
  occurredAt: Scalars['DateTime']['output'];
  /** The binding price with its terms, valid until `validUntil`. */
  quote: PriceQuote;
  /** A number that grows with each state of the same work. */
  sequence: Scalars['Int']['output'];
};

/** States of a protection. */
export type ProtectionAction =
  /** It was changed. */
  | 'AMEND'
  /** The stay was canceled on the terms of the home, without it. */
  | 'CANCEL'
  /** It has canceled the stay. */
  | 'EXERCISE'
  /** It is being used. */
  | 'PENDING'
  /** It was bought. */
  | 'PURCHASE'
  /** An action that this graph does not know yet. */
  | 'UNKNOWN'
  /** Not provided by the platform. */
  | 'UNSPECIFIED';

/** The stay is protected, and the premium is paid. */
export type ProtectionBought = {
  __typename?: 'ProtectionBought';
  /** The trip with its protection. */
  trip: HomeTrip;
};

/** A possible outcome of using a protection. */
export type ProtectionChoice = {
  __typename?: 'ProtectionChoice';
  /** How much; zero for a new flight, which costs nothing. */
  amount: Money;
  /** The new flight of `REBOOK`; null for other kinds. */
  flight: Maybe<RebookingFlight>;
  /** The outcome for the traveler. */
  kind: ProtectionChoiceKind;
  /** Identifies this choice with the terms shown; `exerciseProtection` requires it. */
  token: Scalars['ID']['output'];
};

/** The outcome of a protection for the traveler. */
export type ProtectionChoiceKind =
  /** Credit that the airline keeps. */
  | 'AIRLINE_CREDIT'
  /** A change that an agent made. */
  | 'CHANGE'
  /** A new flight. */
  | 'REBOOK'
  /** Money back to where the trip was paid from. */
  | 'REFUND'
  /** Credit in the travel wallet. */
  | 'TRAVEL_CREDIT'
  /** A kind that this graph does not know yet. */
  | 'UNKNOWN';

/** How much of the price of a stay a protection refunds. */
export type ProtectionCoverage =
  /** The whole price. */
  | 'FULL'
  /** A part of the price. */
  | 'PARTIAL'
  /** A coverage that this graph does not know yet. */
  | 'UNKNOWN';

/** Why a protection has ended or cannot be used. */
export type ProtectionEndReason =
  /** The airline has canceled the flight. */
  | 'AIRLINE_CANCELLATION'
  /** The airline offers a reasonable flight. */
  | 'AIRLINE_REBOOKS'
  /** The airline refunds the price. */
  | 'AIRLINE_REFUNDS'
  /** It was used, and is for one use. */
  | 'ALREADY_USED'
  /** It was bought less than 24 hours before departure. */
  | 'BOOKED_TOO_LATE'
  /** The booking was canceled within the void window of the airline. */
  | 'CANCELED_IN_VOID_WINDOW'
  /** The traveler canceled the flight with the airline. */
  | 'CANCELED_WITH_AIRLINE'
  /** The traveler has changed the flight with the airline. */
  | 'CHANGED_WITH_AIRLINE'
  /** Its last moment has passed. */
  | 'DEADLINE_PASSED'
  /** A government has declared an emergency or an alert for the destination. */
  | 'GOVERNMENT_ALERT'
  /** Not all original travelers still fly. */
  | 'NOT_ALL_TRAVELERS'
  /** No flight qualifies. */
  | 'NO_FLIGHTS'
  /** The price has not dropped. */
  | 'NO_PRICE_DROP'
  /** The trip is canceled. */
  | 'TRIP_CANCELED'
  /** A reason that this graph does not know yet. */
  | 'UNKNOWN'
  /** Cancel for any reason was used. */
  | 'USED_CANCEL_FOR_ANY_REASON'
  /** Disruption assistance was used. */
  | 'USED_DISRUPTION_ASSISTANCE'
  /** The World Health Organization has made a COVID-19 designation. */
  | 'WHO_DESIGNATION';

/** The protection is used. The trip, the wallet and the credit of airlines have changed with it. */
export type ProtectionExercised = {
  __typename?: 'ProtectionExercised';
  /** The trip as it is now. */
  trip: TripElsewhere;
};

/** Events that end a protection before it is used. */
export type ProtectionExpiry =
  /** The home has canceled the stay. */
  | 'CANCELED_BY_HOME'
  /** The traveler has changed the stay with the home. */
  | 'CHANGED_WITH_HOME'
  /** The check-in time has passed. */
  | 'CHECK_IN_TIME'
  /** A government has issued an alert about the destination. */
  | 'GOVERNMENT_ALERT'
  /** A government has declared an emergency at the destination. */
  | 'GOVERNMENT_EMERGENCY'
  /** An event that this graph does not know yet. */
  | 'UNKNOWN'
  /** The World Health Organization has declared an emergency. */
  | 'WHO_DESIGNATION';

/** A protection to buy with a stay. */
export type ProtectionInput = {
  /** The premium that the traveler was shown (`RefundableVariant.premiumPrices`). */
  premium: MoneyInput;
  /** The variant (`RefundableVariant.quoteId`). */
  quoteId: Scalars['ID']['input'];
};

/** The kinds of protection. */
export type ProtectionKind =
  /** The traveler cancels a flight for whatever reason, for a part of its price or for credit. */
  | 'CANCEL_FOR_ANY_REASON'
  /** The traveler changes a flight once for whatever reason. */
  | 'CHANGE_FOR_ANY_REASON'
  /** A disrupted flight is replaced or refunded. */
  | 'DISRUPTION_ASSISTANCE'
  /** A missed connection is rebooked, free on certain bookings. */
  | 'MISSED_CONNECTION_REBOOKING'
  /** The price is watched for a while, and a drop becomes credit. */
  | 'PRICE_DROP'
  /** A kind that this graph does not know yet. */
  | 'UNKNOWN';

/** A protection that was not bought. Nothing was charged, or the premium is refunded. */
export type ProtectionNotBought = UserFacingError & {
  __typename?: 'ProtectionNotBought';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The premium as it is now, where it has changed; null otherwise. */
  premium: Maybe<Money>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A protection that was not used. Nothing has changed. */
export type ProtectionNotExercised = UserFacingError & {
  __typename?: 'ProtectionNotExercised';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The protection on sale for a booked stay without one. */
export type ProtectionOffer = {
  __typename?: 'ProtectionOffer';
  /** Whether it can be bought now. */
  availability: AddOnAvailability;
  /** When the sale ends; null if the platform does not provide it. */
  purchasableUntil: Maybe<Scalars['DateTime']['output']>;
  /** The variants for sale, chosen as in `CancelForAnyReasonOffer.variants`; empty unless `AVAILABLE`. */
  variants: Array<RefundableVariant>;
};

/** The outcome is not known yet. Follow it with the subscription `protectionPurchase`; the stay may be protected, and the premium paid. */
export type ProtectionPending = {
  __typename?: 'ProtectionPending';
  /** The key of the purchase. */
  idempotencyKey: Scalars['ID']['output'];
};

/** The refund of a protection. */
export type ProtectionRefund = {
  __typename?: 'ProtectionRefund';
  /** The refunded amount; zero when it failed, null when it cannot be read. */
  amount: Maybe<Money>;
  /** How far the refund has come. */
  state: ProtectionRefundState;
};

/** How far the refund of a protection is. */
export type ProtectionRefundState =
  /** It was refused; the stay is still booked. */
  | 'FAILED'
  /** It is not decided yet; the stay is still booked. */
  | 'PENDING'
  /** The stay is canceled, and the refund is on its way. */
  | 'SUCCESS'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN';

/** Whether a protection can be used. */
export type ProtectionState =
  /** It is in force, and waits for its occasion. */
  | 'ACTIVE'
  /** It can be used now. */
  | 'EXERCISABLE'
  /** It was used. */
  | 'EXERCISED'
  /** Its time is over. */
  | 'EXPIRED'
  /** The booking never met its conditions. */
  | 'NOT_ELIGIBLE'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN'
  /** Something that happened has ended it. */
  | 'VOID';

/** The refund of canceling a stay with its protection, instead of the terms of the home. */
export type ProtectionTerms = {
  __typename?: 'ProtectionTerms';
  /** Whether it gives more back than the terms of the home; true also where those do not cancel the stay here. */
  isBetter: Scalars['Boolean']['output'];
  /** The refund to each part of the payment; parts without a refund are left out. */
  lines: Array<CancellationRefund>;
  /** The whole refund, rewards by their worth. */
  refund: Money;
  /** The token to accept these terms with, in `cancelTrip`. */
  token: Scalars['ID']['output'];
  /** The check-in time at the home: until then it can be used. */
  validUntil: Scalars['DateTime']['output'];
};

/** How a protection was used. */
export type ProtectionUse = {
  __typename?: 'ProtectionUse';
  /** The amount; null when it cannot be read. */
  amount: Maybe<Money>;
  /** When the protection was used. */
  at: Scalars['DateTime']['output'];
  /** The traveler's choice. */
  kind: ProtectionChoiceKind;
};

/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type Query = {
  __typename?: 'Query';
  /** The credit that airlines keep for the user, the first to expire first. Null with an error when it could not be read. */
  airlineCredits: Maybe<Array<AirlineCredit>>;
  /**
   * The state of a booking now; the same union as the subscription `bookingStatus`, for clients that cannot subscribe. Null
   * with an error when it could not be read; the code is `NOT_FOUND` for a token that is not a booking of the user.
   */
  bookingStatus: Maybe<BookingStatus>;
  /**
   * The days of a listing on which guests may arrive, stay or leave. A day that is not in the response is not available. Null
   * with an error when the days could not be read.
   */
  calendar: Maybe<Array<CalendarDay>>;
  /**
   * The state of the last attempt to cancel a stay; the same union as the subscription `cancellationStatus`, for clients that
   * cannot subscribe. Null with an error when it could not be read; the code is `NOT_FOUND` when the user has no such trip, or has
   * never tried to cancel it.
   */
  cancellationStatus: Maybe<CancellationStatus>;
  /**
   * The credentials for exchanging a card for a token at the vault. Send card numbers to `url`, never to this graph, and do not keep
   * the credentials. Null with an error when they could not be read.
   */
  cardVaultCredentials: Maybe<CardVaultCredentials>;
  /**
   * The demo users to sign in as while the portal runs as a demonstration; empty otherwise. Needs no sign-in. Null with an
   * error when they could not be read.
   */
  demoPersonas: Maybe<Array<DemoPersona>>;
  /** An experience by its id; null when there is none, and null with an error when it could not be read. */
  experience: Maybe<Experience>;
  /**
   * The days on which an experience starts and has places left; null when there is no such experience, and null with an error
   * when the days could not be read.
   */
  experienceDays: Maybe<Array<ExperienceDay>>;
  /** Places with experiences whose names match a text, best first; null with an error when they could not be read. */
  experiencePlaces: Maybe<Array<ExperiencePlace>>;
  /**
   * Experiences in a place that start on certain days, a page at a time; null with an error when they could not be read. Nothing
   * can be booked over this graph: a traveler books by phone.
   */
  experiences: Maybe<ExperienceConnection>;
  /**
   * The map from home to wishlist: every home that is on a wishlist of the user, once. A home that is missing here is no
   * favorite. The platform keeps at most 1,000. Null with an error when it could not be read.
   */
  favorites: Maybe<Array<Favorite>>;
  /** One of them; null when the user has no such frozen price, and null with an error when it could not be read. */
  frozenPrice: Maybe<FrozenPrice>;
  /**
   * The prices that the user has frozen, the newest first; all of them, also those that were used, refunded, or have expired. Null
   * with an error when they could not be read.
   */
  frozenPrices: Maybe<Array<FrozenPrice>>;
  /**
   * A listing with its availability and price for a stay; null when the platform has no such listing, and null with an error
   * when it could not be read. Ask for `calendar` in the same operation: both are read in parallel.
   */
  listing: Maybe<Listing>;
  /**
   * Listings by their ids, in the order of the ids, each with its price for a stay; null for a listing that the platform does
   * not offer, and all null with an error when they could not be read.
   */
  listings: Maybe<Array<Maybe<ListingSummary>>>;
  /**
   * Something by its type and id, for clients that read it again in one way whatever it is. Null when the user has no such thing,
   * and null with an error when it could not be read. Listings are not among them: what they cost depends on a stay, so they are
   * read by `listing` and `listings`.
   */
  node: Maybe<Node>;
  /**
   * The OpenID provider that users may sign in with, besides `signIn`; null when the operator has configured none, and null with an
   * error when it could not be reached. Needs no session.
   */
  openIdProvider: Maybe<OpenIdProvider>;
  /** One of them. Null with an error when it could not be read; the error of a card that is not the user's is a `NOT_FOUND`. */
  paymentMethod: Maybe<PaymentMethod>;
  /** The user's saved cards; null with an error when they could not be read. */
  paymentMethods: Maybe<Array<PaymentMethod>>;
  /**
   * Previews a payment. `book` follows the same rules: it accepts a payment whose plan has no problems and a mode other than
   * `INCOMPLETE`, and charges the `amountDue` of the plan to the card. Reads the quote, the wallet, the rewards accounts and
   * the cards in parallel. Null with an error when what the payment uses could not be read; what it does not use is not needed.
   */
  paymentPlan: Maybe<PaymentPlan>;
  /** A place by its id; null when there is none, and null with an error when it could not be read. */
  place: Maybe<Place>;
  /** Places whose names match a text, best first; null with an error when they could not be read. */
  places: Maybe<Array<Place>>;
  /** The configuration of the portal: its tenant, its brand and the addresses of its services. Needs no sign-in. */
  portal: Portal;
  /** Which introductions the user has seen; null with an error when that could not be read. */
  preferenceMetadata: Maybe<PreferenceMetadata>;
  /**
   * How far a purchase is, by the idempotency key that it was made with; the same union as the subscription `priceFreezePurchase`, for
   * clients that cannot subscribe. Null when the platform has received no purchase with this key, and null with an error when it could not be read.
   */
  priceFreezePurchase: Maybe<FreezePriceResult>;
  /**
   * How long a quote is still valid; the same as the subscription `priceQuoteFreshness`, for clients that cannot subscribe.
   * Null with an error when it could not be read.
   */
  priceQuoteFreshness: Maybe<PriceQuoteFreshness>;
  /**
   * The state of a quote now; the same union as the subscription `priceQuoteStatus`, for clients that cannot subscribe. Null
   * with an error when it could not be read.
   */
  priceQuoteStatus: Maybe<PriceQuoteStatus>;
  /**
   * How far a purchase of `buyProtection` is, by its idempotency key; the same union as the subscription `protectionPurchase`, for
   * clients that cannot subscribe. Null when the platform has received no purchase with this key, and null with an error when it
   * could not be read.
   */
  protectionPurchase: Maybe<BuyProtectionResult>;
  /** The user's rewards accounts; null with an error when they could not be read. */
  rewardsAccounts: Maybe<Array<RewardsAccount>>;
  /**
   * The rewards that a stay of a price would earn in some accounts, or in all. The platform counts US dollars: a price in another currency
   * is what its quote is worth in them by the platform's own conversion, and without such a quote the result is empty. Null
   * with an error when it could not be read.
   */
  rewardsEarned: Maybe<Array<RewardsAmount>>;
  /** The worth of an amount of rewards in real money, 0 for rewards of less than a cent; null with an error when that could not be read. */
  rewardsToCash: Maybe<RewardsToCashResult>;
  /**
   * The signed-in user's session; null without a signed-in user, and null with an error when it could not be read. An expired
   * token is an error with code `UNAUTHENTICATED`.
   */
  session: Maybe<Session>;
  /** Listings in a place that can be booked for a stay, a page at a time; null with an error when they could not be read. */
  stays: Maybe<StayConnection>;
  /**
   * The travelers that the user may book for; for a corporate user who may view users, the company's people too. Null with an
   * error when they could not be read.
   */
  travelers: Maybe<Array<Traveler>>;
  /** One of them; null when the user has no such trip, and null with an error when it could not be read. */
  trip: Maybe<Trip>;
  /**
   * The user's trips, a page at a time: the next first day first, then those that need attention, then the past, then
   * what was canceled. Null with an error when they could not be read.
   */
  trips: Maybe<TripConnection>;
  /**
   * The user's travel wallet; null when the experiments that open it are off, and null with an error when it could not be
   * read.
   */
  wallet: Maybe<Wallet>;
  /** A wishlist by its id; null when the user has no such wishlist, and null with an error when it could not be read. */
  wishlist: Maybe<Wishlist>;
  /** The user's wishlists, newest first, a page at a time; null with an error when they could not be read. */
  wishlists: Maybe<WishlistConnection>;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryBookingStatusArgs = {
  token: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryCalendarArgs = {
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  listingId: Scalars['ID']['input'];
  untilDate?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryCancellationStatusArgs = {
  tripId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryExperienceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryExperienceDaysArgs = {
  dates: ExperienceDatesInput;
  experienceId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryExperiencePlacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryExperiencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search: ExperienceSearchInput;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryFrozenPriceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
  stay: StayInput;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryListingsArgs = {
  ids: Array<Scalars['ID']['input']>;
  stay: StayInput;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
  type: NodeType;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPaymentPlanArgs = {
  payment: PaymentInput;
  quoteToken: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPlaceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPlacesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPriceFreezePurchaseArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPriceQuoteFreshnessArgs = {
  token: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryPriceQuoteStatusArgs = {
  token: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryProtectionPurchaseArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryRewardsEarnedArgs = {
  accountReferenceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  amount: MoneyInput;
  earnOfferDescription?: InputMaybe<Scalars['String']['input']>;
  quoteToken?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryRewardsToCashArgs = {
  accountReferenceId: Scalars['ID']['input'];
  rewardsAmount: Scalars['Decimal']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryStaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search: StaySearchInput;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryTripArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryTripsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  section?: InputMaybe<TripSection>;
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryWishlistArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. Fields that read several platform resources read them in parallel. A field that could not be
 * read is null, with an error in `errors`, and does not affect other fields; null without an error means that there is
 * nothing.
 */
export type QueryWishlistsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The deduction for a frozen price in a quote. */
export type QuotedPriceFreeze = {
  __typename?: 'QuotedPriceFreeze';
  /** The part of the price that the deposit pays. */
  deposit: Money;
  /** The rise of the price that is covered. */
  discount: Money;
  /** The frozen price (`FrozenPrice.id`). */
  frozenPriceId: Scalars['ID']['output'];
  /** The frozen price of the stay. */
  frozenTotal: Money;
  /** The kind of price that is frozen. */
  kind: PriceFreezeKind;
};

/** The price and the terms of a stay. */
export type Rate = {
  __typename?: 'Rate';
  /** Cancel for any reason as it can be bought with the stay; null where the home does not sell it. */
  cancelForAnyReason: Maybe<CancelForAnyReasonOffer>;
  /** The terms on which the traveler can cancel. */
  cancellationPolicy: CancellationPolicy;
  /** The complimentary fourth night: whether the stay has it, and how many nights are missing; null where the home does not take part in the promotion. */
  complimentaryNight: Maybe<ComplimentaryNight>;
  /** The discounts, and who funds them. */
  discounts: Array<Discount>;
  /** Whether prices are shown with taxes and fees in them. */
  displaysTaxesAndFeesIncluded: Scalars['Boolean']['output'];
  /** The fees by kind, for the whole stay; empty when there are none. */
  fees: Array<PriceLine>;
  /** The ways to freeze this price for some days; empty where it cannot be frozen. */
  freezeOptions: Array<PriceFreezeOption>;
  /** The rate to pass to `schedulePriceQuote`. Opaque; it changes with the stay and the price. */
  id: Scalars['ID']['output'];
  /** A night's price on average, before fees and taxes. */
  nightly: Price;
  /** A night's price before discounts, to be struck through; null without discounts. */
  nightlyBeforeDiscounts: Maybe<Money>;
  /** The number of nights from arrival to departure, at least 1. */
  nights: Scalars['Int']['output'];
  /** How much the traveler pays at booking and later, and when. */
  paymentPolicy: PaymentPolicy;
  /** The total of all nights, before fees and taxes. */
  rentTotal: Price;
  /** The taxes by kind, for the whole stay; empty when there are none. */
  taxes: Array<PriceLine>;
  /** A digest of the two policies. When that of a quote differs, the terms have changed and must be accepted again. */
  termsDigest: Scalars['String']['output'];
  /** The trip total that is shown before a quote. */
  total: Price;
};

/** A flight that can replace one that was disrupted. */
export type RebookingFlight = {
  __typename?: 'RebookingFlight';
  /** The fare for each traveler without the protection; null when it cannot be read. */
  farePerTraveler: Maybe<Money>;
  /** The flight that would replace the disrupted one. */
  segment: FlightSegment;
};

/** The frozen price whose deposit is to be refunded. */
export type RefundFrozenPriceInput = {
  /** Its id (`FrozenPrice.id`). */
  frozenPriceId: Scalars['ID']['input'];
};

/** The outcome of asking for a deposit back. */
export type RefundFrozenPriceResult = FrozenPriceNotRefunded | FrozenPriceRefunded;

/** The kinds of payment that a cancellation refunds. */
export type RefundKind =
  /** The deposit of a frozen price, which is refunded to the card that paid it. */
  | 'HOTEL_PRICE_FREEZE_DEPOSIT'
  /** The rewards account that paid. */
  | 'REWARDS'
  /** The travel credits that the stay was paid from. */
  | 'TRAVEL_WALLET_CREDIT'
  /** A travel offer, which can be used again. */
  | 'TRAVEL_WALLET_OFFER'
  /** A kind that this graph does not know yet. */
  | 'UNKNOWN'
  /** The saved card that paid. */
  | 'USER_CARD';

/** The refund for canceling before a time. */
export type RefundStep = {
  __typename?: 'RefundStep';
  /** The part of the total that is refunded, in percent: 100 for all of it. */
  percent: Scalars['Float']['output'];
  /** Applies to cancellations before this time. */
  until: Scalars['DateTime']['output'];
};

/**
 * A stay that can be canceled for any reason until the check-in time. All nights and guests are canceled, and the coverage is
 * refunded. The premium is never refunded.
 */
export type RefundableVariant = {
  __typename?: 'RefundableVariant';
  /** Whether it refunds a part of the price of the stay or all of it. */
  coverage: ProtectionCoverage;
  /** The refund for a stay that is paid without travel offers; it excludes the premium and an agent fee. */
  coverageAmount: Money;
  /** The part of the price of the stay that it refunds, in percent: 100 for all of it. */
  coveragePercentage: Scalars['Float']['output'];
  /** The check-in time at the home: until then the stay can be canceled. */
  exercisableUntil: Scalars['DateTime']['output'];
  /** What the protection costs, in all and per night. */
  premiumPrices: PremiumPrices;
  /** The price as a text to show (`$17.27 per night, $51.80 in all`). */
  pricingDescription: Scalars['String']['output'];
  /** Identifies the variant: `schedulePriceQuote` takes it to buy it with a stay, and `buyProtection` for a booked one. Opaque. */
  quoteId: Scalars['ID']['output'];
};

/** A home to remove from all wishlists. */
export type RemoveFromWishlistsInput = {
  /** The id of the home's listing, as `Query.listing` takes it. */
  listingId: Scalars['ID']['input'];
};

/** The home is on no wishlist of the user. */
export type RemovedFromWishlists = {
  __typename?: 'RemovedFromWishlists';
  /** The map from home to wishlist, as it is now. */
  favorites: Array<Favorite>;
  /** The id of the home's listing, as `Query.listing` takes it. */
  listingId: Scalars['ID']['output'];
};

/** A wishlist to rename. */
export type RenameWishlistInput = {
  /** The id of the wishlist, as `wishlists` lists it. */
  id: Scalars['ID']['input'];
  /** Its new name, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** The outcome of renaming a wishlist. */
export type RenameWishlistResult = WishlistRefused | WishlistRenamed;

/** A confirmation to send again. */
export type ResendConfirmationInput = {
  /** The number of the reservation (`HomeTrip.id`). */
  tripId: Scalars['ID']['input'];
};

/** The outcome of sending a confirmation again. */
export type ResendConfirmationResult = ConfirmationNotResent | ConfirmationResent;

/** A guest's review after a stay. */
export type Review = {
  __typename?: 'Review';
  /** The name that the guest signs with. */
  author: Scalars['String']['output'];
  /** The day on which the guest wrote it. */
  date: Scalars['Date']['output'];
  /** The id of the review, unique on the platform. */
  id: Scalars['ID']['output'];
  /** The guest's score, 0 to 5; null when none was given. */
  score: Maybe<Scalars['Float']['output']>;
  /** The text of the review, as plain text. */
  text: Scalars['String']['output'];
  /** The headline; null when there is none. */
  title: Maybe<Scalars['String']['output']>;
};

/** A page of the reviews of a listing. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The reviews, without their cursors. */
  nodes: Array<Review>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** How many reviews there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A review and its position in the list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Names this review, opaque; `after` takes it, also when the list has changed since. */
  cursor: Scalars['String']['output'];
  /** The review at this position. */
  node: Review;
};

/** An account that earns rewards and pays with them. */
export type RewardsAccount = Node & {
  __typename?: 'RewardsAccount';
  /** The account, by the name that amounts and arguments refer to it. */
  accountReferenceId: Scalars['ID']['output'];
  /** The use of the account. */
  accountUseType: AccountUseType;
  /** Whether rewards of this account can be redeemed at all by this user. */
  allowRewardsRedemption: Scalars['Boolean']['output'];
  /** The user's role in the account. */
  customerAccountRole: CustomerAccountRole;
  /** How many times the price each product earns. */
  earn: EarnMultipliers;
  /** Why rewards cannot be redeemed, to be shown instead of them; null when they can. */
  hiddenRewardsText: Maybe<Scalars['String']['output']>;
  /** The account: the same as `accountReferenceId`. */
  id: Scalars['ID']['output'];
  /** Whether the account has tiers. */
  isTiered: Scalars['Boolean']['output'];
  /** The last four digits of the card. */
  lastFour: Scalars['String']['output'];
  /** The last four digits of its virtual cards. */
  lastFourVirtualCardNumbers: Array<Scalars['String']['output']>;
  /** The name of the card product. */
  productDisplayName: Scalars['String']['output'];
  /** The least that can be redeemed, in the account's unit. */
  redemptionMin: Scalars['Decimal']['output'];
  /** How many rewards the account has, and in which unit. */
  rewardsBalance: RewardsBalance;
  /** The value of the balance in real money; null if the platform does not provide it. */
  rewardsCashEquivalent: Maybe<Money>;
};

/** An amount of rewards in the unit of one rewards account (points, miles or cash back). */
export type RewardsAmount = {
  __typename?: 'RewardsAmount';
  /** The rewards account whose unit this is. */
  accountReferenceId: Scalars['ID']['output'];
  /** The unit, as the platform writes it (`Points`, `Miles`, `Cash`, or the code of a currency). */
  currency: Scalars['String']['output'];
  /** How many points, miles or units of cash back; at most two decimals. */
  value: Scalars['Decimal']['output'];
};

/** How many rewards an account has. */
export type RewardsBalance = {
  __typename?: 'RewardsBalance';
  /** The unit, as the platform writes it (`Points`, `Miles`, `Cash`, or the code of a currency). */
  currency: Scalars['String']['output'];
  /** The unit, to be shown (`Venture Miles`). */
  currencyDescription: Scalars['String']['output'];
  /** The balance, to be shown: cash as money of its currency, other units rounded up. */
  formatted: Scalars['String']['output'];
  /** How many; at most two decimals. */
  value: Scalars['Decimal']['output'];
};

/** A conversion that failed. The balance stays as it was. */
export type RewardsConversionRefused = UserFacingError & {
  __typename?: 'RewardsConversionRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** Rewards and their value in money. */
export type RewardsInCash = {
  __typename?: 'RewardsInCash';
  /** The worth of these rewards in real money. */
  cash: Money;
  /** The rewards that were converted, in the unit of their account. */
  rewards: RewardsAmount;
};

/** Rewards of one account to pay with. */
export type RewardsInput = {
  /** The account that the rewards are taken from, by its `accountReferenceId`. */
  accountReferenceId: Scalars['ID']['input'];
  /** How many rewards to redeem, in the unit of the account. */
  quantity: RewardsQuantityInput;
};

/** A number of rewards: a certain one, or the most that is possible. */
export type RewardsQuantityInput =
  /** The rule to choose the number by. */
  { take: AmountToTake; value?: never; }
  |  /**
   * How many points, miles or units of cash back; at most two decimals. Fewer are used where fewer cover what is left to
   * pay. More than the balance, or fewer than the account's minimum redemption, are a problem of the plan.
   */
  { take?: never; value: Scalars['Decimal']['input']; };

/** Rewards that were spent on a stay, or are refunded when it is canceled. */
export type RewardsSpent = {
  __typename?: 'RewardsSpent';
  /** The unit, as the platform writes it (`Points`, `Miles`, `Cash`, or the code of a currency). */
  currency: Scalars['String']['output'];
  /** How many points, miles or units of cash back; at most two decimals. */
  value: Scalars['Decimal']['output'];
};

/** The worth of rewards in real money, or why the platform does not convert them. */
export type RewardsToCashResult = RewardsConversionRefused | RewardsInCash;

/** A stay to quote, and the contact. */
export type SchedulePriceQuoteInput = {
  /** The total that the traveler has accepted instead of the rate's, after a quote that differed; null for the rate's own. */
  acceptedTotal?: InputMaybe<MoneyInput>;
  /** The email address that the platform sends the confirmation to. */
  emailAddress: Scalars['String']['input'];
  /** Whether an agent books in the agent portal, which adds the agent fee to the rate's total. */
  isAgentPortal?: InputMaybe<Scalars['Boolean']['input']>;
  /** The protection to buy with the stay; none when left out. */
  protection?: InputMaybe<ProtectionInput>;
  /** The rate that the traveler was shown (`Rate.id`). It says which listing is quoted, for which stay, and at what total. */
  rateId: Scalars['ID']['input'];
  /** The token of the quote that this one replaces. */
  replacesToken?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of requesting a quote. */
export type SchedulePriceQuoteResult = PriceQuoteRefused | PriceQuoteScheduled;

/** Whether an airline has confirmed a flight. */
export type SegmentState =
  /** The airline has canceled the flight. */
  | 'CANCELED'
  /** The airline has confirmed it. */
  | 'CONFIRMED'
  /** It has, and a change of the flight awaits acceptance. */
  | 'CONFIRMED_PENDING_NEW_CHANGE'
  /** It has declined. */
  | 'DECLINED'
  /** It has not yet. */
  | 'PENDING'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN'
  /** The airline's response could not be read. */
  | 'UN_MAPPED'
  /** The airline's response could not be read, and was stored. */
  | 'UN_MAPPED_PERSISTED';

/** A signed-in user's session. */
export type Session = {
  __typename?: 'Session';
  /** The business side of the session; null for a consumer. */
  corporate: Maybe<CorporateSession>;
  /** The anti-forgery token of the session, which clients need not send; null when the platform does not provide it. */
  csrfToken: Maybe<Scalars['String']['output']>;
  /** The user's email address; null when the platform has none. */
  emailAddress: Maybe<Scalars['String']['output']>;
  /** The experiments that are running for this user. */
  experiments: Array<Experiment>;
  /** When the session ends; null if the platform does not provide it. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The user's given name. */
  givenName: Scalars['String']['output'];
  /** Whether the user is an agent, who may book in the agent portal. */
  isAgent: Scalars['Boolean']['output'];
  /** Whether another person acts on the user's behalf. */
  isDelegated: Scalars['Boolean']['output'];
  /** Whether this is the user's first session. */
  isFirstSession: Scalars['Boolean']['output'];
  /** The phone number saved with the user, with country code; null when there is none. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** The user's family name. */
  surname: Scalars['String']['output'];
  /** The platform's id of the user. */
  userId: Scalars['ID']['output'];
};

/** The account to sign in to, and the code that proves it. */
export type SignInInput = {
  /** The code that proves that the address is the user's. */
  code: Scalars['String']['input'];
  /** The email address of the account. */
  emailAddress: Scalars['String']['input'];
};

/** A sign-in that did not work. */
export type SignInRefused = UserFacingError & {
  __typename?: 'SignInRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A session for the user, or why there is none. */
export type SignInResult = SignInRefused | SignedIn;

/** The values that an OpenID provider returned, and those that the user was sent to it with. */
export type SignInWithOpenIdInput = {
  /** The parameter `code` of the address that the user returned to. */
  authorizationCode: Scalars['String']['input'];
  /** The value whose SHA-256 was sent as `code_challenge`, 43 to 128 characters. */
  codeVerifier: Scalars['String']['input'];
  /** The parameter `iss` of that address; null when there is none. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** The value that was sent as `nonce`. */
  nonce: Scalars['String']['input'];
  /** The value that was sent as `redirect_uri`. */
  redirectUri: Scalars['Url']['input'];
};

/** A session was started. */
export type SignedIn = {
  __typename?: 'SignedIn';
  /**
   * The session's anti-forgery token. Sending it is optional, as the header `H-Csrf-Token` or as `csrfToken` in the payload of
   * `connection_init`: the gateway obtains it itself for requests with a bearer token.
   */
  csrfToken: Scalars['String']['output'];
  /** When the session token expires; sign in again then. */
  expiresAt: Scalars['DateTime']['output'];
  /**
   * The session that was opened, read with its own credentials. Null, with an error in `errors`, when it could not be read;
   * the sign-in is still valid.
   */
  session: Maybe<Session>;
  /**
   * The bearer token, all that a client needs. Send it as `Authorization: Bearer <token>`, or with the same value as
   * `authorization` in the payload of `connection_init`.
   */
  token: Scalars['String']['output'];
};

/** The session has ended. */
export type SignedOut = {
  __typename?: 'SignedOut';
  /** Whether a session was ended; false without a signed-in user, or the session had ended before. */
  endedSession: Scalars['Boolean']['output'];
};

/** Events that change the standing of an account, and its travel credits with it. */
export type StandingChange =
  /** The account fell into bad standing. */
  | 'BAD_STANDING'
  /** The account changed to a product with fewer benefits. */
  | 'DOWNGRADE'
  /** The account returned to good standing. */
  | 'GOOD_STANDING'
  /** The account moved to another product. */
  | 'MIGRATION'
  /** The account was opened. */
  | 'NEW_ACCOUNT_OPENING'
  /** A year of benefits began. */
  | 'NEW_BENEFIT_PERIOD'
  /** A change that this graph does not know yet. */
  | 'UNKNOWN'
  /** The account changed to a product with more benefits. */
  | 'UPGRADE';

/** A page of the listings that a search found. */
export type StayConnection = {
  __typename?: 'StayConnection';
  /** The listings, each with its cursor. */
  edges: Array<StayEdge>;
  /**
   * The number of homes for each choice of a filter, and the prices; null when the platform does not count, and on every page but the
   * first.
   */
  facets: Maybe<StayFacets>;
  /**
   * Errors of the filters, the part of the map, the months, or of the choice between `stay` and `flexibleStay`, by field; empty
   * otherwise. With any, nothing is searched, and there are no listings. Impossible dates or guests are an error instead, with
   * code `BAD_USER_INPUT`, as in `listing`.
   */
  inputErrors: Array<InputError>;
  /** The listings that cannot be booked for this search; null when the platform does not provide them, and on every page but the first. */
  leftOut: Maybe<StaysLeftOut>;
  /** The listings, without their cursors. */
  nodes: Array<ListingSummary>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** How many listings there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The days of a stay. */
export type StayDates = {
  __typename?: 'StayDates';
  /** The day of arrival (`YYYY-MM-DD`), without a time zone. */
  fromDate: Scalars['Date']['output'];
  /** The day of departure (`YYYY-MM-DD`); the night before it is the last one of the stay. */
  untilDate: Scalars['Date']['output'];
};

/** A listing and its position in the results. */
export type StayEdge = {
  __typename?: 'StayEdge';
  /** The position of this listing in the list, opaque; `after` takes it. */
  cursor: Scalars['String']['output'];
  /** The listing at this position. */
  node: ListingSummary;
};

/**
 * How many listings the search would find with each choice of a filter in place of what that filter has now, alongside all other
 * filters. An amenity counts in addition to the amenities that are chosen.
 */
export type StayFacets = {
  __typename?: 'StayFacets';
  /** By amenity; amenities that find nothing and are not chosen are absent, and so are amenities that this graph does not know. */
  amenities: Array<AmenityCount>;
  /** By the least number of bathrooms, from 1 up to the most that a listing has. */
  bathrooms: Array<MinimumCount>;
  /** By the least number of bedrooms, from 1 up to the most that a listing has. */
  bedrooms: Array<MinimumCount>;
  /** By the least number of beds, from 1 up to the most that a listing has. */
  beds: Array<MinimumCount>;
  /** By collection, each alone; collections that find nothing and are not chosen are absent, and so are unknown ones. */
  collections: Array<CollectionCount>;
  /** How many can be canceled free of charge. */
  freeCancellationCount: Scalars['Int']['output'];
  /** By kind, each alone; kinds that find nothing and are not chosen are absent, and so are kinds that this graph does not know. */
  homeKinds: Array<HomeKindCount>;
  /** How many take pets. */
  petFriendlyCount: Scalars['Int']['output'];
  /** How many listings there are at which price; null without listings, or when the prices could not be read. */
  price: Maybe<PriceFacet>;
  /** By the least score from guests, the lowest first. */
  userRatings: Array<MinimumCount>;
  /** The result of the search without each of its filters in turn. */
  withoutFilters: Array<WithoutFilter>;
};

/** The filters of a search. */
export type StayFilter =
  /** One of the amenities. */
  | 'AMENITY'
  /** The number of bathrooms. */
  | 'BATHROOMS'
  /** The number of bedrooms. */
  | 'BEDROOMS'
  /** The number of beds. */
  | 'BEDS'
  /** The collections, all together. */
  | 'COLLECTIONS'
  /** Free cancellation. */
  | 'FREE_CANCELLATION'
  /** The kinds of home, all together. */
  | 'HOME_KINDS'
  /** That pets may come along. */
  | 'PET_FRIENDLY'
  /** The price. */
  | 'PRICE'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** The score from guests. */
  | 'USER_RATING';

/** The filters of a search. A listing must pass every filter. */
export type StayFiltersInput = {
  /** All of these amenities; `OTHER` cannot be searched for. */
  amenities?: InputMaybe<Array<AmenityKind>>;
  /** In one of these collections. */
  collections?: InputMaybe<Array<ListingCollection>>;
  /** True for listings with the cancellation policy `FULLY_REFUNDABLE`. */
  hasFreeCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of these kinds. */
  homeKinds?: InputMaybe<Array<HomeKind>>;
  /** True for listings that take pets. */
  isPetFriendly?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least as many bathrooms, 0 to 30. */
  minimumBathrooms?: InputMaybe<Scalars['Float']['input']>;
  /** At least as many bedrooms, 0 to 30. */
  minimumBedrooms?: InputMaybe<Scalars['Int']['input']>;
  /** At least as many beds, 0 to 60. */
  minimumBeds?: InputMaybe<Scalars['Int']['input']>;
  /** At least this score from guests, 0 to 5. */
  minimumUserRating?: InputMaybe<Scalars['Float']['input']>;
  /** A price within limits. */
  price?: InputMaybe<PriceFilterInput>;
};

/** Dates and guests of a stay. */
export type StayInput = {
  /** Guests of 18 years or more, 1 to 50. */
  adults?: Scalars['Int']['input'];
  /** The age of each child, 0 to 17; 50 children at most. */
  children?: Array<Scalars['Int']['input']>;
  /** The day of arrival, today or later. */
  fromDate: Scalars['Date']['input'];
  /**
   * The frozen price that the stay is booked with (`FrozenPrice.id`): its nights are available although it holds them, and a quote of the
   * rate has its price. Left out to pay the price of today. Searches do not use it.
   */
  frozenPriceId?: InputMaybe<Scalars['ID']['input']>;
  /** How many pets come along, 0 to 50. Service animals are not pets. */
  pets?: Scalars['Int']['input'];
  /** The day of departure, after `fromDate`. */
  untilDate: Scalars['Date']['input'];
};

/** The price of a stay in a list of results. */
export type StayPriceSummary = {
  __typename?: 'StayPriceSummary';
  /** How much a traveler who cancels gets back. */
  cancellationPolicy: CancellationPolicyKind;
  /** The complimentary fourth night: whether the stay has it, and how many nights are missing; null where the home does not take part in the promotion. */
  complimentaryNight: Maybe<ComplimentaryNight>;
  /** Whether `total` includes taxes and fees. */
  includesTaxesAndFees: Scalars['Boolean']['output'];
  /** Whether it complies with the travel policy of the user's business; null for consumers, and when it is unknown. */
  isInPolicy: Maybe<Scalars['Boolean']['output']>;
  /** A night's price on average, before fees and taxes. */
  nightly: Price;
  /** A night's price before discounts, to be struck through; null without discounts. */
  nightlyBeforeDiscounts: Maybe<Money>;
  /** The price of all nights; `includesTaxesAndFees` says whether taxes and fees are part of it. */
  total: Price;
};

/** A place, a stay, and how the results are chosen and ordered. */
export type StaySearchInput = {
  /** A part of the map to search instead of the whole place; null for the place. */
  bounds?: InputMaybe<MapBoundsInput>;
  /** The filters; null for none. */
  filters?: InputMaybe<StayFiltersInput>;
  /** Which stays and which guests: each result is priced for its cheapest stay among them that can be booked. Either this or `stay`. */
  flexibleStay?: InputMaybe<FlexibleStayInput>;
  /** The id of the place to search in, from `places`. The error of an unknown one is a `NOT_FOUND`. */
  placeId: Scalars['ID']['input'];
  /** The order of the results. */
  sortOrder?: InputMaybe<StaySortOrder>;
  /** The dates and the guests, which the results are priced for. Either this or `flexibleStay`. */
  stay?: InputMaybe<StayInput>;
};

/** The orders that results can have. */
export type StaySortOrder =
  /** The nearest to the middle of the place, or of the part of the map, first. */
  | 'DISTANCE'
  /** The lowest total for the stay first. */
  | 'PRICE'
  /** The order of the platform. */
  | 'RECOMMENDED'
  /** The most stars first. */
  | 'STAR_RATING'
  /** The best score from guests first. */
  | 'USER_RATING';

/** Listings of a place that a search leaves out because they cannot be booked for its stay, and what would bring them back. */
export type StaysLeftOut = {
  __typename?: 'StaysLeftOut';
  /** How many listings of the place are left out. */
  count: Scalars['Int']['output'];
  /** Stays of as many nights on days near by for which more listings can be booked, the nearest first; empty with flexible dates. */
  otherDates: Array<OtherStayDates>;
  /** Why, the most frequent reason first. Each listing counts once, under its primary reason. */
  reasons: Array<StaysLeftOutReason>;
};

/** Listings that are left out for one reason. */
export type StaysLeftOutReason = {
  __typename?: 'StaysLeftOutReason';
  /** How many listings it leaves out. */
  count: Scalars['Int']['output'];
  /** The most guests that one of the listings without another reason takes; null for other reasons. */
  maximumGuests: Maybe<Scalars['Int']['output']>;
  /** How many of them have no other reason: as many can be booked once this one is resolved. */
  mendedCount: Scalars['Int']['output'];
  /** The platform's own name of it; null when it gave none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** The rule that the stay breaks. */
  violation: AvailabilityViolation;
};

/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Follows a booking: emits the current state, then every change and one final state, and completes. An unknown outcome is
   * never reported as a failure. A token that is not a booking of the user is an error with code `NOT_FOUND`.
   */
  bookingStatus: BookingStatus;
  /**
   * Follows the last attempt to cancel a stay: emits the current state, then every change and one final state, and completes. An
   * unknown outcome is never reported as a failure. A trip that is not the user's, or without an attempt to cancel it, is an error
   * with code `NOT_FOUND`.
   */
  cancellationStatus: CancellationStatus;
  /**
   * Follows a purchase: emits `PriceFreezePending` while its outcome is not known, then `PriceFrozen` or `PriceNotFrozen`, and
   * completes. However long that takes, an unknown outcome is never reported as a failure. A key that the platform has received no
   * purchase with is an error with code `NOT_FOUND`.
   */
  priceFreezePurchase: FreezePriceResult;
  /**
   * How long a quote is still valid, by the portal's clock rather than the device's: the current state at once, each of the
   * last three minutes as it begins, one last state when the quote is no longer valid, and the end. In between the state comes
   * again every half a minute.
   */
  priceQuoteFreshness: PriceQuoteFreshness;
  /**
   * Follows a quote: emits the current state, then every change and one final state, and completes. The gateway polls the
   * platform every second, once for all subscribers. A token that is not a quote of the user is a failure with code
   * `INVALID_QUOTE`.
   */
  priceQuoteStatus: PriceQuoteStatus;
  /**
   * Follows a purchase of `buyProtection`: emits `ProtectionPending` while its outcome is not known, then `ProtectionBought` or
   * `ProtectionNotBought`, and completes. However long that takes, an unknown outcome is never reported as a failure. A key that the
   * platform has received no purchase with is an error with code `NOT_FOUND`.
   */
  protectionPurchase: BuyProtectionResult;
};


/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type SubscriptionBookingStatusArgs = {
  token: Scalars['ID']['input'];
  untilKnown?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type SubscriptionCancellationStatusArgs = {
  tripId: Scalars['ID']['input'];
  untilKnown?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type SubscriptionPriceFreezePurchaseArgs = {
  idempotencyKey: Scalars['ID']['input'];
};


/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type SubscriptionPriceQuoteFreshnessArgs = {
  token: Scalars['ID']['input'];
};


/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type SubscriptionPriceQuoteStatusArgs = {
  token: Scalars['ID']['input'];
};


/**
 * Live updates on long-running work. Each subscription emits the current state, then every change and one final event, and
 * completes.
 */
export type SubscriptionProtectionPurchaseArgs = {
  idempotencyKey: Scalars['ID']['input'];
};

/** The two variants that the portal runs as. */
export type Tenant =
  /** The portal for cardholders. */
  | 'CONSUMER'
  /** For businesses and their travelers. */
  | 'CORPORATE';

/** Terms of service of a listing, or of the provider that lists it. */
export type TermsOfService = {
  __typename?: 'TermsOfService';
  /** The name to show (`Terms of Service`). */
  name: Scalars['String']['output'];
  /** The address of their text. */
  url: Scalars['Url']['output'];
};

/** A part of the day. */
export type TimeOfDay =
  /** From noon. */
  | 'AFTERNOON'
  /** Before 5:00 AM. */
  | 'EARLY_MORNING'
  /** From 5:00 PM. */
  | 'EVENING'
  /** From 5:00 AM. */
  | 'MORNING';

/** Hours between which something is possible; either end may be open. */
export type TimeWindow = {
  __typename?: 'TimeWindow';
  /** The latest time; null when open. */
  endTime: Maybe<Scalars['LocalTime']['output']>;
  /** The earliest time; null when open. */
  startTime: Maybe<Scalars['LocalTime']['output']>;
};

/** Events of one page, in the order in which they happened. */
export type TrackEventsInput = {
  /** The events; those beyond the first 50 are left out. */
  events: Array<TrackedEventInput>;
};

/** Something that happened on a page. */
export type TrackedEventInput = {
  /** Its name (`date_picked`), of at most 100 characters. */
  name: Scalars['String']['input'];
  /** Facts about it, as an object; never card data, tokens or texts that a traveler wrote. Anything else counts as none. */
  properties?: InputMaybe<Scalars['JSON']['input']>;
};

/** A person with a profile, for whom the user may book. */
export type Traveler = Node & {
  __typename?: 'Traveler';
  /** Special assistance, as airline codes (`WCHR`). */
  assistance: Array<Scalars['String']['output']>;
  /** When the profile was created; null if the platform does not provide it. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Further facts that a host or a business requires, by key. */
  customFields: Array<CustomField>;
  /** Day of birth; null when it is not known, and of a colleague whose profile is private. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** The driver's license; null when there is none. */
  driverLicense: Maybe<DriverLicense>;
  /** Email address; null when it is not known. */
  emailAddress: Maybe<Scalars['String']['output']>;
  /** Frequent-flyer numbers by airline. */
  frequentFlyer: Array<LoyaltyNumber>;
  /** Gender; null when the profile has none, or one that this graph does not know, or is a private one of a colleague. */
  gender: Maybe<Gender>;
  /** Given name, as in the travel document. */
  givenName: Scalars['String']['output'];
  /** Hotel loyalty numbers by program. */
  hotelLoyalty: Array<LoyaltyNumber>;
  /** The platform's id of the profile. */
  id: Scalars['ID']['output'];
  /** Whether this is the traveler who is chosen first. */
  isDefaultProfile: Scalars['Boolean']['output'];
  /** Whether the profile was derived from a user of the business who has no profile yet. */
  isGhostUser: Scalars['Boolean']['output'];
  /** Whether something that a booking needs is missing. */
  isMissingInfo: Scalars['Boolean']['output'];
  /** Whether the profile is private: of a colleague with a private profile only the name is returned. */
  isPrivateProfile: Scalars['Boolean']['output'];
  /** Known traveler number of the US Transportation Security Administration; null when there is none. */
  knownTravelerNumber: Maybe<Scalars['String']['output']>;
  /** The user of the business who is this traveler; null when there is none. */
  linkedUserId: Maybe<Scalars['ID']['output']>;
  /** Country of nationality as two letters; null when it is not known. */
  nationality: Maybe<Scalars['String']['output']>;
  /** The country that issued the passport, as two letters; null when there is none. */
  passportCountryOfIssue: Maybe<Scalars['String']['output']>;
  /** Family name, as in the travel document. */
  surname: Scalars['String']['output'];
  /** Redress number of the US Transportation Security Administration; null when there is none. */
  tsaRedressNumber: Maybe<Scalars['String']['output']>;
};

/** The traveler was deleted. */
export type TravelerDeleted = {
  __typename?: 'TravelerDeleted';
  /** The id of the profile that was removed. */
  id: Scalars['ID']['output'];
  /** The remaining travelers; null with an error when they could not be read again. */
  travelers: Maybe<Array<Traveler>>;
};

/**
 * A traveler whose profile was added, but not linked to their user of the business, or not under the name that was entered.
 * Saving again with the same input completes it without adding a second traveler.
 */
export type TravelerHalfSaved = UserFacingError & {
  __typename?: 'TravelerHalfSaved';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
  /** The traveler as far as they are saved. */
  traveler: Traveler;
};

/** A traveler who could not be saved, removed, chosen first, or named as the main guest. */
export type TravelerRefused = UserFacingError & {
  __typename?: 'TravelerRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The profile was added or changed. */
export type TravelerSaved = {
  __typename?: 'TravelerSaved';
  /** The profile as it is now. */
  traveler: Traveler;
  /** All travelers after the change; null with an error when they could not be read again. */
  travelers: Maybe<Array<Traveler>>;
};

/** A trip of the user, of any kind. */
export type Trip = {
  /** When it was booked; null for a stay that is not in the list yet, and null with an error when it could not be read. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** The first day (`YYYY-MM-DD`), where the trip begins. */
  fromDate: Scalars['Date']['output'];
  /** The id, as `trips` lists it; of a booked stay, the number of the reservation. */
  id: Scalars['ID']['output'];
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where the trip ends. */
  untilDate: Scalars['Date']['output'];
};

/** The exact address of a booked home. */
export type TripAddress = {
  __typename?: 'TripAddress';
  /** The city; null if the platform does not provide it. */
  city: Maybe<Scalars['String']['output']>;
  /** The country, two letters of ISO 3166; null if the platform does not provide it. */
  countryCode: Maybe<Scalars['String']['output']>;
  /** The ZIP or postal code; null if the platform does not provide it. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** The state or province; null if the platform does not provide it. */
  state: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street: Scalars['String']['output'];
};

/** The stay is canceled. The wallet, the rewards and the nights have changed with it. */
export type TripCanceled = {
  __typename?: 'TripCanceled';
  /** The trip as it is now. */
  trip: HomeTrip;
};

/** The end of a stay that was canceled. */
export type TripCancellation = {
  __typename?: 'TripCancellation';
  /** When the platform canceled the reservation. */
  canceledAt: Scalars['DateTime']['output'];
  /** The whole refund, rewards by their worth; zero when the terms refund nothing, null when it cannot be read. */
  refund: Maybe<Money>;
};

/** A page of the user's trips. */
export type TripConnection = {
  __typename?: 'TripConnection';
  /** The trips, each with its cursor. */
  edges: Array<TripEdge>;
  /** The trips, without their cursors. */
  nodes: Array<Trip>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** How many trips there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A trip and its position in the list. */
export type TripEdge = {
  __typename?: 'TripEdge';
  /** Names this trip, opaque; `after` takes it, also when the list has changed since. */
  cursor: Scalars['String']['output'];
  /** The trip at this position. */
  node: Trip;
};

/** A trip that was booked outside of the homes of this graph: by phone, or with an airline, a hotel or another company. */
export type TripElsewhere = {
  /** When it was booked; never null. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it was booked, to be shown. */
  bookedWith: Scalars['String']['output'];
  /** The code of the booking where it was made, to be shown; null if the platform does not provide it. */
  confirmationCode: Maybe<Scalars['String']['output']>;
  /** The first day (`YYYY-MM-DD`), where it begins. */
  fromDate: Scalars['Date']['output'];
  /** The id, as `trips` lists it. */
  id: Scalars['ID']['output'];
  /** The protections of the trip; empty without any. */
  protections: Array<ElsewhereProtection>;
  /** Whether the booking is confirmed, pending, or canceled. */
  state: ItineraryState;
  /** The kind of trip in a few words, to be shown (`Round trip`). */
  subtitle: Scalars['String']['output'];
  /** Whether it is upcoming, current, or past. */
  timeState: TripTimeState;
  /** The title to show (`Toronto to Lisbon`). */
  title: Scalars['String']['output'];
  /** The total price; null when it cannot be read. */
  total: Maybe<Money>;
  /** The last day (`YYYY-MM-DD`), where it ends. */
  untilDate: Scalars['Date']['output'];
  /** Whether the price is watched after the booking. */
  watchState: WatchState;
};

/** The party of a booked stay. */
export type TripGuests = {
  __typename?: 'TripGuests';
  /** Guests of 18 years or more. */
  adults: Scalars['Int']['output'];
  /** Guests under 18. */
  children: Scalars['Int']['output'];
  /** Whether pets come along. */
  petsIncluded: Scalars['Boolean']['output'];
};

/** A part of how a stay was paid. */
export type TripPayment = {
  __typename?: 'TripPayment';
  /** The amount of this part; of rewards, their worth in money. */
  amount: Money;
  /** The means of payment, to be shown (`Visa ending in 4242`). */
  label: Scalars['String']['output'];
  /** The rewards that were used; null for other payments. */
  rewards: Maybe<RewardsSpent>;
};

/** A part of a receipt. */
export type TripPriceGroup = {
  __typename?: 'TripPriceGroup';
  /** The sum of its lines; negative for discounts. */
  amount: Money;
  /** The kind of lines in the group. */
  kind: PriceGroupKind;
  /** The name of the group. */
  label: Scalars['String']['output'];
  /** The lines that the amount adds up. */
  lines: Array<TripPriceLine>;
};

/** A line of a receipt. */
export type TripPriceLine = {
  __typename?: 'TripPriceLine';
  /** How much; negative for discounts. */
  amount: Money;
  /** The label of the line (`3 nights`, `Cleaning Fee`). */
  label: Scalars['String']['output'];
};

/** Cancel for any reason as it was bought with a stay, or for a booked one. */
export type TripProtection = {
  __typename?: 'TripProtection';
  /** The latest action on it. */
  action: ProtectionAction;
  /** When it was bought; null when it was bought with the stay. */
  boughtAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it refunds a part of the price of the stay or all of it. */
  coverage: ProtectionCoverage;
  /** The refund for a stay that is paid without travel offers; null when it cannot be read. */
  coverageAmount: Maybe<Money>;
  /** The part of the price of the stay that it refunds, in percent. */
  coveragePercentage: Scalars['Float']['output'];
  /** The check-in time at the home: until then the stay can be canceled. */
  exercisableUntil: Scalars['DateTime']['output'];
  /** The reason why it expired before it was used; null while it can be used, and after it was used. */
  expiredBy: Maybe<ProtectionExpiry>;
  /** The card that paid the premium, to be shown (`Visa ending in 4242`); null when it was bought with the stay. */
  paidWith: Maybe<Scalars['String']['output']>;
  /** The premium; null when it cannot be read. It is never refunded. */
  premium: Maybe<Money>;
  /** Its refund; null until it is used. */
  refund: Maybe<ProtectionRefund>;
};

/** The parts of the list of trips. */
export type TripSection =
  /** Trips that were canceled. */
  | 'CANCELED'
  /** Trips that could not be canceled, and trips whose state or time state is unknown; they may or may not take place. */
  | 'NEEDS_ATTENTION'
  /** Trips that have ended, were not used, or are no longer valid. */
  | 'PAST'
  /** Upcoming trips and trips in progress. */
  | 'UPCOMING'
  /** Trips whose price is watched, of those that are upcoming or need attention; they are in those sections, too. */
  | 'WATCHED'
  /** Trips with a protection that can be used now, of those that are upcoming or need attention; they are in those sections, too. */
  | 'WITH_OFFERS';

/** Whether a trip is ahead, under way, or over. */
export type TripTimeState =
  /** The reservation was canceled. */
  | 'CANCELED'
  /** It was to be canceled, and that failed. */
  | 'CANCELLATION_FAILURE'
  /** Its first day is ahead. */
  | 'FUTURE'
  /** The platform does not regard the reservation as valid. */
  | 'INVALID'
  /** Its last day has passed. */
  | 'PAST'
  /** It has begun and has not ended. */
  | 'PRESENT'
  /** A time state that this graph does not know yet. */
  | 'UNKNOWN'
  /** It was booked and not used. */
  | 'UNUSED';

/** The price is now watched, or no longer watched, as requested. */
export type TripWatchChanged = {
  __typename?: 'TripWatchChanged';
  /** The trip as it is now. */
  trip: TripElsewhere;
};

/** A watch that was not changed. */
export type TripWatchRefused = UserFacingError & {
  __typename?: 'TripWatchRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The stay cannot be booked. */
export type Unavailable = {
  __typename?: 'Unavailable';
  /** All reasons, the primary one first; never empty. */
  reasons: Array<AvailabilityReason>;
};

/** The flags to set; those that are left out keep their values. */
export type UpdatePreferenceMetadataInput = {
  /** Whether the introduction to activities was seen. */
  hasSeenActivitiesFtux?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the packages test was seen. */
  hasSeenPackageSmokeTest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the introduction to packages was seen. */
  hasSeenPackagesFtux?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the introduction to the stay type filter was seen. */
  hasSeenStayTypeVrFtux?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the introduction to vacation rentals was seen. */
  hasSeenStaysVrFtux?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the introduction to wishlists was seen. */
  hasSeenWishlistsFtux?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A traveler to change. A field that is left out stays as it is. */
export type UpdateTravelerInput = {
  /** Special assistance, as airline codes (`WCHR`); null changes nothing. */
  assistance?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All custom fields, each key once; null changes nothing. */
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  /** Day of birth, in the past; null changes nothing. Required for a traveler who has none yet. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The driver's license; null removes it. */
  driverLicense?: InputMaybe<DriverLicenseInput>;
  /** Email address; null removes it. */
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  /** All frequent-flyer numbers by airline; null changes nothing. */
  frequentFlyer?: InputMaybe<Array<LoyaltyNumberInput>>;
  /** Gender, as in the travel document; null changes nothing. Required for a traveler who has none yet. */
  gender?: InputMaybe<Gender>;
  /** Given name, as in the travel document; null changes nothing. */
  givenName?: InputMaybe<Scalars['String']['input']>;
  /** All hotel loyalty numbers by program; null changes nothing. */
  hotelLoyalty?: InputMaybe<Array<LoyaltyNumberInput>>;
  /** The traveler, from `travelers`. */
  id: Scalars['ID']['input'];
  /** Known traveler number of the US Transportation Security Administration; null removes it. */
  knownTravelerNumber?: InputMaybe<Scalars['String']['input']>;
  /** Country of nationality as two capital letters; null changes nothing. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** The country that issued the passport; it is saved only if it has exactly two letters. */
  passportCountryOfIssue?: InputMaybe<Scalars['String']['input']>;
  /** Family name, as in the travel document; null changes nothing. */
  surname?: InputMaybe<Scalars['String']['input']>;
  /** Redress number of the US Transportation Security Administration; null removes it. */
  tsaRedressNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing a traveler. */
export type UpdateTravelerResult = TravelerHalfSaved | TravelerRefused | TravelerSaved;

/**
 * A failure that the traveler has to know of and can act on, with its texts. All texts come from one table, so every client
 * shows the same ones.
 */
export type UserFacingError = {
  /** The suggested next steps, the primary one first; never empty. */
  buttons: Array<FailureButton>;
  /** The failure, from a closed list; `UNKNOWN` for a code that this graph does not know yet. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null for failures that are not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** A card whose number is at the vault, to be verified and saved. */
export type VerifyPaymentMethodInput = {
  /** The rewards account that the card belongs to, found by its last four digits. */
  accountReferenceId: Scalars['ID']['input'];
  /** Whether the digits matched a virtual card number of the account. */
  isVirtualCardNumber?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token that the vault returned for the card number. */
  vaultToken: Scalars['ID']['input'];
};

/** The outcome of verifying a card. */
export type VerifyPaymentMethodResult = PaymentMethodRefused | PaymentMethodVerified;

/** Travel credits and offers of a user. */
export type Wallet = {
  __typename?: 'Wallet';
  /** The accounts that the user is the primary holder of: their cards can come with travel credits. */
  accounts: Array<WalletAccount>;
  /** Events of the credit, newest first, a page at a time. */
  activity: WalletEventConnection;
  /**
   * Every offer of the user that is not void: those that can be used on a stay now, those that start later, and those for
   * other products.
   */
  allOffers: Array<WalletOffer>;
  /** The offer that is worth most; null without offers. */
  bestOffer: Maybe<WalletOffer>;
  /** The user's travel credits, added up. */
  credit: Money;
  /** The credits one by one, and how much of each can be used. */
  creditBreakdown: Array<WalletCredit>;
  /**
   * The worth of all credit in the rewards of an account: 100 points or miles for each currency unit, cash rewards one to one;
   * null when the user has no such account.
   */
  creditInRewards: Maybe<RewardsAmount>;
  /** The offers that can be used on a stay now. */
  offers: Array<WalletOffer>;
};


/** Travel credits and offers of a user. */
export type WalletActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Travel credits and offers of a user. */
export type WalletCreditInRewardsArgs = {
  accountReferenceId: Scalars['ID']['input'];
};

/** An account whose card can come with travel credits. */
export type WalletAccount = {
  __typename?: 'WalletAccount';
  /** The account, as `RewardsAccount.accountReferenceId` names it. */
  accountReferenceId: Scalars['ID']['output'];
  /** Its events, newest first. */
  changes: Array<AccountChange>;
  /** The last four digits of the card; null if the platform does not provide it. */
  lastFour: Maybe<Scalars['String']['output']>;
  /** When it was opened; null if the platform does not provide it. */
  openedOn: Maybe<Scalars['Date']['output']>;
  /** The name of the card product. */
  productDisplayName: Scalars['String']['output'];
  /** Whether travel credits that its card comes with can be spent. */
  standing: AccountStanding;
};

/** An amount of money in the wallet that pays for stays. */
export type WalletCredit = {
  __typename?: 'WalletCredit';
  /** The account whose card comes with it; null for a credit that comes with none. */
  account: Maybe<WalletAccount>;
  /** When it expires; null when it does not. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** The whole credit as it was granted; null if the platform does not provide it. */
  grantedAmount: Maybe<Money>;
  /** Why the remaining amount cannot be used at the moment; null when it can. */
  hold: Maybe<WalletCreditHold>;
  /** The platform's id of the credit. */
  id: Scalars['ID']['output'];
  /** The kind of credit. */
  kind: WalletCreditKind;
  /** The name of the credit, to be shown. */
  name: Scalars['String']['output'];
  /** The platform's own name of its kind. */
  rawKind: Scalars['String']['output'];
  /** The remaining amount, also while it is on hold; null if the platform does not provide it. */
  remainingAmount: Maybe<Money>;
  /** Whether it can be spent. */
  state: WalletCreditState;
  /**
   * The stays that it has paid a part of, newest first; stays that the user's trips do not have are left out. Null with an error
   * when the trips could not be read.
   */
  trips: Maybe<Array<HomeTrip>>;
  /** How much of it can be used now. */
  usableAmount: Money;
};

/** Why the rest of a travel credit cannot be spent at the moment. */
export type WalletCreditHold =
  /** The account that it was granted for is in bad standing. It can be spent again once the account is in good standing. */
  | 'BAD_STANDING'
  /** It is a promotion for one booking, and a booking has used it. It can be spent again when that booking is canceled. */
  | 'PROMOTION_USED'
  /** A reason that this graph does not know yet. */
  | 'UNKNOWN';

/** On what occasion travel credits are granted. */
export type WalletCreditKind =
  /** Granted to the user each year. */
  | 'ANNUAL_TRAVEL_CREDIT'
  /** Granted when a booking was canceled with cancel for any reason. */
  | 'CANCEL_FOR_ANY_REASON_CREDIT'
  /** Granted to make up for something. */
  | 'GOODWILL_CREDIT'
  /** The deposit of a hotel's price freeze. */
  | 'HOTEL_PRICE_FREEZE_DEPOSIT'
  /** The discount of a hotel's price freeze. */
  | 'HOTEL_PRICE_FREEZE_DISCOUNT'
  /** Granted when a hotel's price freeze was used. */
  | 'HOTEL_PRICE_FREEZE_EXERCISE'
  /** Granted to the user in a campaign of limited time. */
  | 'LIMITED_OFFER_TRAVEL_CREDIT'
  /** Granted to the user once. */
  | 'ONE_TIME_TRAVEL_CREDIT'
  /** Granted for a price freeze. */
  | 'PRICE_FREEZE_CREDIT'
  /** A kind that this graph does not know yet. */
  | 'UNKNOWN';

/** Whether a travel credit can be spent. */
export type WalletCreditState =
  /** Some of it can be spent. */
  | 'AVAILABLE'
  /** The last day of the credit has passed. */
  | 'EXPIRED'
  /** All of it has been spent. */
  | 'REDEEMED'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN';

/** Something that happened to a travel credit. */
export type WalletEvent = {
  __typename?: 'WalletEvent';
  /** How the credit changed: positive when it grew. */
  amount: Money;
  /** The event as a text of the platform to show. */
  description: Scalars['String']['output'];
  /** The platform's id of the event. */
  id: Scalars['ID']['output'];
  /** The kind of event, from a closed list. */
  kind: WalletEventKind;
  /** When it happened, by the clock of the platform. */
  occurredAt: Scalars['DateTime']['output'];
  /** The change of the account that caused it; null for other causes. */
  standingChange: Maybe<StandingChange>;
  /**
   * The stay that it was about; null for other events, and null when the user's trips do not have it. Null with an error when the
   * trips could not be read.
   */
  trip: Maybe<HomeTrip>;
};

/** A page of wallet events. */
export type WalletEventConnection = {
  __typename?: 'WalletEventConnection';
  /** The events, each with its cursor. */
  edges: Array<WalletEventEdge>;
  /** The events, without their cursors. */
  nodes: Array<WalletEvent>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** How many events there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A wallet event on a page. */
export type WalletEventEdge = {
  __typename?: 'WalletEventEdge';
  /** Names this event, opaque; `after` takes it, also when the list has changed since. */
  cursor: Scalars['String']['output'];
  /** The event at this position. */
  node: WalletEvent;
};

/** Events of a travel credit. */
export type WalletEventKind =
  /** The platform took the credit back. */
  | 'CANCELED'
  /** The credit was granted to the user. */
  | 'CREATED'
  /** The rest of the credit expired. */
  | 'EXPIRED'
  /** A booking used the credit or a part of it. */
  | 'REDEEMED'
  /** Something that this graph does not know yet. */
  | 'UNKNOWN';

/** A discount in the wallet that one booking can use. */
export type WalletOffer = {
  __typename?: 'WalletOffer';
  /** How much the offer takes off the price, as a positive amount. */
  amount: Money;
  /** The conditions that a booking must meet, in reading order; empty without any. */
  conditions: Array<OfferCondition>;
  /** The description, one line each. */
  descriptions: Array<Scalars['String']['output']>;
  /** The last day to use it; null when it has none. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** The products that it can be used on; empty for all. */
  funnels: Array<OfferFunnel>;
  /** The platform's id of the offer, which `OfferInput.id` takes. */
  id: Scalars['ID']['output'];
  /** The most credit that can be used with it; null without a limit. */
  maxApplicableCredit: Maybe<Money>;
  /** When it starts to count; null when it always has. */
  saleEventStartOn: Maybe<Scalars['DateTime']['output']>;
  /** When and where it can be used. */
  stage: WalletOfferStage;
  /** The properties for analytics events about the offer, opaque; null if the platform does not provide it. */
  trackingProperties: Maybe<Scalars['JSON']['output']>;
};

/** When and where an offer can be used. */
export type WalletOfferStage =
  /** On a stay, once the offer starts. */
  | 'COMING'
  /** On a stay, now, when the stay meets its conditions. */
  | 'OPEN'
  /** On other products only, or with conditions that no stay meets. */
  | 'OTHER_PRODUCTS';

/** Whether the price of a trip is watched. */
export type WatchState =
  /** The watch is being started or ended. */
  | 'IN_PROCESS'
  /** The watch has just begun. */
  | 'JUST_WATCHED'
  /** It is not watched. */
  | 'NOT_WATCHING'
  /** A state that this graph does not know yet. */
  | 'UNKNOWN'
  /** The price is watched. */
  | 'WATCHING';

/** A trip to watch, or to stop watching. */
export type WatchTripInput = {
  /** Its id (`TripElsewhere.id`). */
  tripId: Scalars['ID']['input'];
};

/** The outcome of watching a trip, or of ending that. */
export type WatchTripResult = TripWatchChanged | TripWatchRefused;

/** A list of homes that the user saved. */
export type Wishlist = Node & {
  __typename?: 'Wishlist';
  /** When the user created the wishlist. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the wishlist, as `wishlists` lists it. */
  id: Scalars['ID']['output'];
  /** The homes on it, the one added last first, a page at a time. */
  items: WishlistItemConnection;
  /** The name that the user gave it. */
  name: Scalars['String']['output'];
};


/** A list of homes that the user saved. */
export type WishlistItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of the user's wishlists. */
export type WishlistConnection = {
  __typename?: 'WishlistConnection';
  /** The wishlists, each with its cursor. */
  edges: Array<WishlistEdge>;
  /** The wishlists, without their cursors. */
  nodes: Array<Wishlist>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** How many wishlists there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The wishlist was created. */
export type WishlistCreated = {
  __typename?: 'WishlistCreated';
  /** The wishlist, with nothing on it. */
  wishlist: Wishlist;
};

/** The wishlist was deleted. */
export type WishlistDeleted = {
  __typename?: 'WishlistDeleted';
  /** The map from home to wishlist, as it is now. */
  favorites: Array<Favorite>;
  /** The id of the wishlist that was deleted. */
  id: Scalars['ID']['output'];
};

/** A wishlist and its position in the list. */
export type WishlistEdge = {
  __typename?: 'WishlistEdge';
  /** Names this wishlist, opaque; `after` takes it, also when the list has changed since. */
  cursor: Scalars['String']['output'];
  /** The wishlist at this position. */
  node: Wishlist;
};

/** A home that the user saved to a wishlist. */
export type WishlistItem = {
  __typename?: 'WishlistItem';
  /** When it was put on the wishlist. */
  addedAt: Scalars['DateTime']['output'];
  /**
   * The listing for a stay: all that an operation wants for a stay with one call, at most a hundred in one operation. Its
   * `price` is null when the stay cannot be booked. Null when the listing is not offered any more.
   */
  listing: Maybe<ListingSummary>;
  /** The listing's id, as `Query.listing` takes it. */
  listingId: Scalars['ID']['output'];
};


/** A home that the user saved to a wishlist. */
export type WishlistItemListingArgs = {
  stay: StayInput;
};

/** A page of homes on a wishlist. */
export type WishlistItemConnection = {
  __typename?: 'WishlistItemConnection';
  /** The homes, each with its cursor. */
  edges: Array<WishlistItemEdge>;
  /** The homes, without their cursors. */
  nodes: Array<WishlistItem>;
  /** Whether pages precede and follow this one, and the cursors to request them with. */
  pageInfo: PageInfo;
  /** How many homes there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A home on a page of a wishlist. */
export type WishlistItemEdge = {
  __typename?: 'WishlistItemEdge';
  /** Names this home, opaque; `after` takes it, also when the list has changed since. */
  cursor: Scalars['String']['output'];
  /** The home at this position. */
  node: WishlistItem;
};

/** A change of a wishlist that could not be made. */
export type WishlistRefused = UserFacingError & {
  __typename?: 'WishlistRefused';
  /** The suggested next steps, the primary one first. */
  buttons: Array<FailureButton>;
  /** The failure as a code from a closed list, for clients that act on it; `rawCode` has the platform's own code. */
  code: FailureCode;
  /** Which picture a client shows next to the headline. */
  icon: FailureIcon;
  /** The invalid fields of the input; empty when the failure does not concern a field. */
  inputErrors: Array<InputError>;
  /** The platform's own code; null when it sent none. */
  rawCode: Maybe<Scalars['String']['output']>;
  /** What happened and what to do next. */
  text: Scalars['String']['output'];
  /** The headline, a short sentence to show as it is. */
  title: Scalars['String']['output'];
  /** The tag to track it under; null when it is not tracked. */
  trackingTag: Maybe<FailureTrackingTag>;
};

/** The wishlist has its new name. */
export type WishlistRenamed = {
  __typename?: 'WishlistRenamed';
  /** The wishlist with its new name. */
  wishlist: Wishlist;
};

/** The result of the search without one of its filters. */
export type WithoutFilter = {
  __typename?: 'WithoutFilter';
  /** Which amenity, for `AMENITY`; null otherwise. */
  amenity: Maybe<AmenityKind>;
  /** The number of listings. */
  count: Scalars['Int']['output'];
  /** The filter that was left out. */
  filter: StayFilter;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddMainGuestResult:
    | ( MainGuestAdded & { __typename: 'MainGuestAdded' } )
    | ( TravelerRefused & { __typename: 'TravelerRefused' } )
  ;
  AddToWishlistResult:
    | ( Omit<AddedToWishlist, 'favorites' | 'wishlist'> & { favorites: Array<_RefType['Favorite']>, wishlist: _RefType['Wishlist'] } & { __typename: 'AddedToWishlist' } )
    | ( WishlistRefused & { __typename: 'WishlistRefused' } )
  ;
  AssignDefaultTravelerResult:
    | ( DefaultTravelerAssignedModel & { __typename: 'DefaultTravelerAssigned' } )
    | ( TravelerRefused & { __typename: 'TravelerRefused' } )
  ;
  Availability:
    | ( Available & { __typename: 'Available' } )
    | ( Unavailable & { __typename: 'Unavailable' } )
  ;
  BookResult:
    | ( Omit<AmountDueChanged, 'plan'> & { plan: _RefType['PaymentPlan'] } & { __typename: 'AmountDueChanged' } )
    | ( BookingBlocked & { __typename: 'BookingBlocked' } )
    | ( BookingRefused & { __typename: 'BookingRefused' } )
    | ( BookingScheduled & { __typename: 'BookingScheduled' } )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['PriceQuote'] } & { __typename: 'PriceChanged' } )
  ;
  BookingStatus:
    | ( BookingFailure & { __typename: 'BookingFailure' } )
    | ( BookingPending & { __typename: 'BookingPending' } )
    | ( BookingStillProcessing & { __typename: 'BookingStillProcessing' } )
    | ( Omit<BookingSuccess, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'BookingSuccess' } )
  ;
  BuyProtectionResult:
    | ( Omit<ProtectionBought, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'ProtectionBought' } )
    | ( ProtectionNotBought & { __typename: 'ProtectionNotBought' } )
    | ( ProtectionPending & { __typename: 'ProtectionPending' } )
  ;
  CancelTripResult:
    | ( Omit<CancellationFailed, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'CancellationFailed' } )
    | ( CancellationRefused & { __typename: 'CancellationRefused' } )
    | ( Omit<CancellationStarted, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'CancellationStarted' } )
    | ( CancellationTermsChanged & { __typename: 'CancellationTermsChanged' } )
    | ( Omit<TripCanceled, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'TripCanceled' } )
  ;
  CancellationStatus:
    | ( Omit<CancellationFailure, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'CancellationFailure' } )
    | ( CancellationPending & { __typename: 'CancellationPending' } )
    | ( CancellationStillProcessing & { __typename: 'CancellationStillProcessing' } )
    | ( Omit<CancellationSuccess, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'CancellationSuccess' } )
  ;
  CreateTravelerResult:
    | ( TravelerRefused & { __typename: 'TravelerRefused' } )
    | ( TravelerSavedModel & { __typename: 'TravelerSaved' } )
  ;
  CreateWishlistResult:
    | ( Omit<WishlistCreated, 'wishlist'> & { wishlist: _RefType['Wishlist'] } & { __typename: 'WishlistCreated' } )
    | ( WishlistRefused & { __typename: 'WishlistRefused' } )
  ;
  DeletePaymentMethodResult:
    | ( PaymentMethodDeletedModel & { __typename: 'PaymentMethodDeleted' } )
    | ( PaymentMethodRefused & { __typename: 'PaymentMethodRefused' } )
  ;
  DeleteTravelerResult:
    | ( TravelerDeletedModel & { __typename: 'TravelerDeleted' } )
    | ( TravelerRefused & { __typename: 'TravelerRefused' } )
  ;
  DeleteWishlistResult:
    | ( Omit<WishlistDeleted, 'favorites'> & { favorites: Array<_RefType['Favorite']> } & { __typename: 'WishlistDeleted' } )
    | ( WishlistRefused & { __typename: 'WishlistRefused' } )
  ;
  ExerciseProtectionResult:
    | ( Omit<ProtectionExercised, 'trip'> & { trip: _RefType['TripElsewhere'] } & { __typename: 'ProtectionExercised' } )
    | ( ProtectionNotExercised & { __typename: 'ProtectionNotExercised' } )
  ;
  FreezePriceResult:
    | ( PriceFreezePending & { __typename: 'PriceFreezePending' } )
    | ( Omit<PriceFrozen, 'frozenPrice'> & { frozenPrice: _RefType['FrozenPrice'] } & { __typename: 'PriceFrozen' } )
    | ( PriceNotFrozen & { __typename: 'PriceNotFrozen' } )
  ;
  PriceQuoteStatus:
    | ( PriceQuoteFailure & { __typename: 'PriceQuoteFailure' } )
    | ( PriceQuotePending & { __typename: 'PriceQuotePending' } )
    | ( Omit<PriceQuoteSuccess, 'quote'> & { quote: _RefType['PriceQuote'] } & { __typename: 'PriceQuoteSuccess' } )
  ;
  RefundFrozenPriceResult:
    | ( FrozenPriceNotRefunded & { __typename: 'FrozenPriceNotRefunded' } )
    | ( Omit<FrozenPriceRefunded, 'frozenPrice'> & { frozenPrice: _RefType['FrozenPrice'] } & { __typename: 'FrozenPriceRefunded' } )
  ;
  RenameWishlistResult:
    | ( WishlistRefused & { __typename: 'WishlistRefused' } )
    | ( Omit<WishlistRenamed, 'wishlist'> & { wishlist: _RefType['Wishlist'] } & { __typename: 'WishlistRenamed' } )
  ;
  ResendConfirmationResult:
    | ( ConfirmationNotResent & { __typename: 'ConfirmationNotResent' } )
    | ( ConfirmationResent & { __typename: 'ConfirmationResent' } )
  ;
  RewardsToCashResult:
    | ( RewardsConversionRefused & { __typename: 'RewardsConversionRefused' } )
    | ( RewardsInCash & { __typename: 'RewardsInCash' } )
  ;
  SchedulePriceQuoteResult:
    | ( PriceQuoteRefused & { __typename: 'PriceQuoteRefused' } )
    | ( PriceQuoteScheduled & { __typename: 'PriceQuoteScheduled' } )
  ;
  SignInResult:
    | ( SignInRefused & { __typename: 'SignInRefused' } )
    | ( SignedInModel & { __typename: 'SignedIn' } )
  ;
  UpdateTravelerResult:
    | ( TravelerHalfSaved & { __typename: 'TravelerHalfSaved' } )
    | ( TravelerRefused & { __typename: 'TravelerRefused' } )
    | ( TravelerSavedModel & { __typename: 'TravelerSaved' } )
  ;
  VerifyPaymentMethodResult:
    | ( PaymentMethodRefused & { __typename: 'PaymentMethodRefused' } )
    | ( PaymentMethodVerifiedModel & { __typename: 'PaymentMethodVerified' } )
  ;
  WatchTripResult:
    | ( Omit<TripWatchChanged, 'trip'> & { trip: _RefType['TripElsewhere'] } & { __typename: 'TripWatchChanged' } )
    | ( TripWatchRefused & { __typename: 'TripWatchRefused' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  LiveStatus:
    | ( BookingFailure & { __typename: 'BookingFailure' } )
    | ( BookingPending & { __typename: 'BookingPending' } )
    | ( BookingStillProcessing & { __typename: 'BookingStillProcessing' } )
    | ( Omit<BookingSuccess, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'BookingSuccess' } )
    | ( Omit<CancellationFailure, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'CancellationFailure' } )
    | ( CancellationPending & { __typename: 'CancellationPending' } )
    | ( CancellationStillProcessing & { __typename: 'CancellationStillProcessing' } )
    | ( Omit<CancellationSuccess, 'trip'> & { trip: _RefType['HomeTrip'] } & { __typename: 'CancellationSuccess' } )
    | ( PriceQuoteFailure & { __typename: 'PriceQuoteFailure' } )
    | ( PriceQuoteFreshness & { __typename: 'PriceQuoteFreshness' } )
    | ( PriceQuotePending & { __typename: 'PriceQuotePending' } )
    | ( Omit<PriceQuoteSuccess, 'quote'> & { quote: _RefType['PriceQuote'] } & { __typename: 'PriceQuoteSuccess' } )
  ;
  Node:
    | ( CarTrip & { __typename: 'CarTrip' } )
    | ( Experience & { __typename: 'Experience' } )
    | ( ExperienceTrip & { __typename: 'ExperienceTrip' } )
    | ( FlightTrip & { __typename: 'FlightTrip' } )
    | ( FrozenPriceModel & { __typename: 'FrozenPrice' } )
    | ( TripModel & { __typename: 'HomeTrip' } )
    | ( HotelTrip & { __typename: 'HotelTrip' } )
    | ( PackageTrip & { __typename: 'PackageTrip' } )
    | ( PaymentMethod & { __typename: 'PaymentMethod' } )
    | ( Place & { __typename: 'Place' } )
    | ( RewardsAccount & { __typename: 'RewardsAccount' } )
    | ( Traveler & { __typename: 'Traveler' } )
    | ( WishlistModel & { __typename: 'Wishlist' } )
  ;
  Trip:
    | ( CarTrip & { __typename: 'CarTrip' } )
    | ( ExperienceTrip & { __typename: 'ExperienceTrip' } )
    | ( FlightTrip & { __typename: 'FlightTrip' } )
    | ( TripModel & { __typename: 'HomeTrip' } )
    | ( HotelTrip & { __typename: 'HotelTrip' } )
    | ( PackageTrip & { __typename: 'PackageTrip' } )
  ;
  TripElsewhere:
    | ( CarTrip & { __typename: 'CarTrip' } )
    | ( ExperienceTrip & { __typename: 'ExperienceTrip' } )
    | ( FlightTrip & { __typename: 'FlightTrip' } )
    | ( HotelTrip & { __typename: 'HotelTrip' } )
    | ( PackageTrip & { __typename: 'PackageTrip' } )
  ;
  UserFacingError:
    | ( Omit<AmountDueChanged, 'plan'> & { plan: _RefType['PaymentPlan'] } & { __typename: 'AmountDueChanged' } )
    | ( BookingBlocked & { __typename: 'BookingBlocked' } )
    | ( BookingError & { __typename: 'BookingError' } )
    | ( BookingRefused & { __typename: 'BookingRefused' } )
    | ( CancellationError & { __typename: 'CancellationError' } )
    | ( CancellationRefused & { __typename: 'CancellationRefused' } )
    | ( CancellationTermsChanged & { __typename: 'CancellationTermsChanged' } )
    | ( ConfirmationNotResent & { __typename: 'ConfirmationNotResent' } )
    | ( FrozenPriceNotRefunded & { __typename: 'FrozenPriceNotRefunded' } )
    | ( PaymentMethodRefused & { __typename: 'PaymentMethodRefused' } )
    | ( Omit<PriceChanged, 'quote'> & { quote: _RefType['PriceQuote'] } & { __typename: 'PriceChanged' } )
    | ( PriceDifference & { __typename: 'PriceDifference' } )
    | ( PriceNotFrozen & { __typename: 'PriceNotFrozen' } )
    | ( PriceQuoteError & { __typename: 'PriceQuoteError' } )
    | ( PriceQuoteRefused & { __typename: 'PriceQuoteRefused' } )
    | ( ProtectionNotBought & { __typename: 'ProtectionNotBought' } )
    | ( ProtectionNotExercised & { __typename: 'ProtectionNotExercised' } )
    | ( RewardsConversionRefused & { __typename: 'RewardsConversionRefused' } )
    | ( SignInRefused & { __typename: 'SignInRefused' } )
    | ( TravelerHalfSaved & { __typename: 'TravelerHalfSaved' } )
    | ( TravelerRefused & { __typename: 'TravelerRefused' } )
    | ( TripWatchRefused & { __typename: 'TripWatchRefused' } )
    | ( WishlistRefused & { __typename: 'WishlistRefused' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountChange: ResolverTypeWrapper<AccountChange>;
  AccountStanding: AccountStanding;
  AccountUseType: AccountUseType;
  AddMainGuestInput: AddMainGuestInput;
  AddMainGuestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddMainGuestResult']>;
  AddOnAvailability: AddOnAvailability;
  AddToWishlistInput: AddToWishlistInput;
  AddToWishlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToWishlistResult']>;
  AddedToWishlist: ResolverTypeWrapper<Omit<AddedToWishlist, 'favorites' | 'wishlist'> & { favorites: Array<ResolversTypes['Favorite']>, wishlist: ResolversTypes['Wishlist'] }>;
  Address: ResolverTypeWrapper<Address>;
  AddressKind: AddressKind;
  AgentTitle: ResolverTypeWrapper<AgentTitle>;
  Airline: ResolverTypeWrapper<Airline>;
  AirlineCredit: ResolverTypeWrapper<AirlineCredit>;
  AirlineLocator: ResolverTypeWrapper<AirlineLocator>;
  Airport: ResolverTypeWrapper<Airport>;
  Amenity: ResolverTypeWrapper<Amenity>;
  AmenityCount: ResolverTypeWrapper<AmenityCount>;
  AmenityKind: AmenityKind;
  AmountDueChanged: ResolverTypeWrapper<Omit<AmountDueChanged, 'plan'> & { plan: ResolversTypes['PaymentPlan'] }>;
  AmountToTake: AmountToTake;
  AppliedOffer: ResolverTypeWrapper<AppliedOffer>;
  AppliedPriceFreeze: ResolverTypeWrapper<AppliedPriceFreeze>;
  AppliedRewards: ResolverTypeWrapper<AppliedRewards>;
  AssignDefaultTravelerInput: AssignDefaultTravelerInput;
  AssignDefaultTravelerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AssignDefaultTravelerResult']>;
  Availability: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Availability']>;
  AvailabilityAction: AvailabilityAction;
  AvailabilityReason: ResolverTypeWrapper<AvailabilityReason>;
  AvailabilityViolation: AvailabilityViolation;
  Available: ResolverTypeWrapper<Available>;
  Bathroom: ResolverTypeWrapper<Bathroom>;
  Bed: ResolverTypeWrapper<Bed>;
  BedType: BedType;
  Bedroom: ResolverTypeWrapper<Bedroom>;
  BookInput: BookInput;
  BookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookResult']>;
  BookedBed: ResolverTypeWrapper<BookedBed>;
  BookedCar: ResolverTypeWrapper<BookedCar>;
  BookedExperience: ResolverTypeWrapper<BookedExperience>;
  BookedFlight: ResolverTypeWrapper<BookedFlight>;
  BookedHotel: ResolverTypeWrapper<BookedHotel>;
  BookedRoom: ResolverTypeWrapper<BookedRoom>;
  BookingBlocked: ResolverTypeWrapper<BookingBlocked>;
  BookingBlocker: ResolverTypeWrapper<BookingBlocker>;
  BookingBlockerCode: BookingBlockerCode;
  BookingError: ResolverTypeWrapper<BookingError>;
  BookingFailure: ResolverTypeWrapper<BookingFailure>;
  BookingPending: ResolverTypeWrapper<BookingPending>;
  BookingRefused: ResolverTypeWrapper<BookingRefused>;
  BookingScheduled: ResolverTypeWrapper<BookingScheduled>;
  BookingStatus: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookingStatus']>;
  BookingStillProcessing: ResolverTypeWrapper<BookingStillProcessing>;
  BookingSuccess: ResolverTypeWrapper<Omit<BookingSuccess, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Business: ResolverTypeWrapper<Business>;
  BusinessAccount: ResolverTypeWrapper<BusinessAccount>;
  BusinessLogo: ResolverTypeWrapper<BusinessLogo>;
  BusinessLoyaltyProgram: ResolverTypeWrapper<BusinessLoyaltyProgram>;
  BuyProtectionInput: BuyProtectionInput;
  BuyProtectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BuyProtectionResult']>;
  CabinClass: CabinClass;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  CancelForAnyReasonOffer: ResolverTypeWrapper<CancelForAnyReasonOffer>;
  CancelTripInput: CancelTripInput;
  CancelTripResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelTripResult']>;
  CancellationAttempt: ResolverTypeWrapper<CancellationAttemptModel>;
  CancellationAttemptState: CancellationAttemptState;
  CancellationError: ResolverTypeWrapper<CancellationError>;
  CancellationFailed: ResolverTypeWrapper<Omit<CancellationFailed, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  CancellationFailure: ResolverTypeWrapper<Omit<CancellationFailure, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  CancellationNextStep: CancellationNextStep;
  CancellationOutcome: CancellationOutcome;
  CancellationPending: ResolverTypeWrapper<CancellationPending>;
  CancellationPolicy: ResolverTypeWrapper<CancellationPolicy>;
  CancellationPolicyKind: CancellationPolicyKind;
  CancellationQuote: ResolverTypeWrapper<CancellationQuote>;
  CancellationRefund: ResolverTypeWrapper<CancellationRefund>;
  CancellationRefused: ResolverTypeWrapper<CancellationRefused>;
  CancellationStarted: ResolverTypeWrapper<Omit<CancellationStarted, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  CancellationStatus: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancellationStatus']>;
  CancellationStillProcessing: ResolverTypeWrapper<CancellationStillProcessing>;
  CancellationSuccess: ResolverTypeWrapper<Omit<CancellationSuccess, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  CancellationTermsChanged: ResolverTypeWrapper<CancellationTermsChanged>;
  CarHandover: ResolverTypeWrapper<CarHandover>;
  CarMileage: CarMileage;
  CarTransmission: CarTransmission;
  CarTrip: ResolverTypeWrapper<CarTrip>;
  CardBrand: CardBrand;
  CardFamily: CardFamily;
  CardFamilyWords: ResolverTypeWrapper<CardFamilyWords>;
  CardNames: ResolverTypeWrapper<CardNames>;
  CardVaultCredentials: ResolverTypeWrapper<CardVaultCredentials>;
  ClientEventLogged: ResolverTypeWrapper<ClientEventLogged>;
  CollectionCount: ResolverTypeWrapper<CollectionCount>;
  ComplimentaryNight: ResolverTypeWrapper<ComplimentaryNight>;
  ConfirmationNotResent: ResolverTypeWrapper<ConfirmationNotResent>;
  ConfirmationResent: ResolverTypeWrapper<ConfirmationResent>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CorporateBookingDetails: ResolverTypeWrapper<CorporateBookingDetails>;
  CorporateBookingInput: CorporateBookingInput;
  CorporateSession: ResolverTypeWrapper<CorporateSession>;
  CreateTravelerInput: CreateTravelerInput;
  CreateTravelerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateTravelerResult']>;
  CreateWishlistInput: CreateWishlistInput;
  CreateWishlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateWishlistResult']>;
  CreditInput: CreditInput;
  CurrencyCode: CurrencyCode;
  CustomField: ResolverTypeWrapper<CustomField>;
  CustomFieldInput: CustomFieldInput;
  CustomerAccountRole: CustomerAccountRole;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DefaultTravelerAssigned: ResolverTypeWrapper<DefaultTravelerAssignedModel>;
  DeletePaymentMethodInput: DeletePaymentMethodInput;
  DeletePaymentMethodResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePaymentMethodResult']>;
  DeleteTravelerInput: DeleteTravelerInput;
  DeleteTravelerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteTravelerResult']>;
  DeleteWishlistInput: DeleteWishlistInput;
  DeleteWishlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteWishlistResult']>;
  DemoPersona: ResolverTypeWrapper<DemoPersona>;
  DiscardPriceQuoteInput: DiscardPriceQuoteInput;
  Discount: ResolverTypeWrapper<Discount>;
  DiscountFunding: DiscountFunding;
  DisruptionReason: DisruptionReason;
  DriverLicense: ResolverTypeWrapper<DriverLicense>;
  DriverLicenseInput: DriverLicenseInput;
  EarnMultipliers: ResolverTypeWrapper<EarnMultipliers>;
  ElsewhereProtection: ResolverTypeWrapper<ElsewhereProtection>;
  ErrorCode: ErrorCode;
  EventsTracked: ResolverTypeWrapper<EventsTracked>;
  ExerciseProtectionInput: ExerciseProtectionInput;
  ExerciseProtectionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExerciseProtectionResult']>;
  Experience: ResolverTypeWrapper<Experience>;
  ExperienceAccess: ExperienceAccess;
  ExperienceCancellation: ExperienceCancellation;
  ExperienceCancellationTerms: ResolverTypeWrapper<ExperienceCancellationTerms>;
  ExperienceCategory: ExperienceCategory;
  ExperienceCategoryCount: ResolverTypeWrapper<ExperienceCategoryCount>;
  ExperienceConnection: ResolverTypeWrapper<ExperienceConnection>;
  ExperienceDatesInput: ExperienceDatesInput;
  ExperienceDay: ResolverTypeWrapper<ExperienceDay>;
  ExperienceEdge: ResolverTypeWrapper<ExperienceEdge>;
  ExperiencePlace: ResolverTypeWrapper<ExperiencePlace>;
  ExperiencePricing: ExperiencePricing;
  ExperienceRating: ExperienceRating;
  ExperienceSearchInput: ExperienceSearchInput;
  ExperienceSortOrder: ExperienceSortOrder;
  ExperienceStart: ResolverTypeWrapper<ExperienceStart>;
  ExperienceTicket: ExperienceTicket;
  ExperienceTimeOfDay: ExperienceTimeOfDay;
  ExperienceTrip: ResolverTypeWrapper<ExperienceTrip>;
  Experiment: ResolverTypeWrapper<Experiment>;
  FailureAction: FailureAction;
  FailureButton: ResolverTypeWrapper<FailureButton>;
  FailureCode: FailureCode;
  FailureIcon: FailureIcon;
  FailureTrackingTag: FailureTrackingTag;
  FarePenalty: ResolverTypeWrapper<FarePenalty>;
  FarePenaltyKind: FarePenaltyKind;
  Favorite: ResolverTypeWrapper<FavoriteEntry>;
  FlexibleStayInput: FlexibleStayInput;
  FlexibleStayLength: FlexibleStayLength;
  FlightCancellation: ResolverTypeWrapper<FlightCancellation>;
  FlightCancellationOutcome: FlightCancellationOutcome;
  FlightDisruption: ResolverTypeWrapper<FlightDisruption>;
  FlightExchange: ResolverTypeWrapper<FlightExchange>;
  FlightExchangeTag: FlightExchangeTag;
  FlightFare: ResolverTypeWrapper<FlightFare>;
  FlightPassenger: ResolverTypeWrapper<FlightPassenger>;
  FlightSegment: ResolverTypeWrapper<FlightSegment>;
  FlightSlice: ResolverTypeWrapper<FlightSlice>;
  FlightTicketing: FlightTicketing;
  FlightTime: ResolverTypeWrapper<FlightTime>;
  FlightTrip: ResolverTypeWrapper<FlightTrip>;
  FlightTripType: FlightTripType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreezePriceInput: FreezePriceInput;
  FreezePriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FreezePriceResult']>;
  FrozenPrice: ResolverTypeWrapper<FrozenPriceModel>;
  FrozenPriceExercise: ResolverTypeWrapper<FrozenPriceExercise>;
  FrozenPriceGuests: ResolverTypeWrapper<FrozenPriceGuests>;
  FrozenPriceGuestsInput: FrozenPriceGuestsInput;
  FrozenPriceNotRefunded: ResolverTypeWrapper<FrozenPriceNotRefunded>;
  FrozenPriceRefunded: ResolverTypeWrapper<Omit<FrozenPriceRefunded, 'frozenPrice'> & { frozenPrice: ResolversTypes['FrozenPrice'] }>;
  FrozenPriceToday: ResolverTypeWrapper<FrozenPriceToday>;
  Gender: Gender;
  GroundCancellation: GroundCancellation;
  HomeKind: HomeKind;
  HomeKindCount: ResolverTypeWrapper<HomeKindCount>;
  HomeTrip: ResolverTypeWrapper<TripModel>;
  Host: ResolverTypeWrapper<Host>;
  HotelBookingStatus: HotelBookingStatus;
  HotelRefundability: HotelRefundability;
  HotelTrip: ResolverTypeWrapper<HotelTrip>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InputError: ResolverTypeWrapper<InputError>;
  InputErrorCode: InputErrorCode;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssuerRole: IssuerRole;
  ItineraryState: ItineraryState;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Layout: ResolverTypeWrapper<Layout>;
  Listing: ResolverTypeWrapper<ListingModel>;
  ListingCollection: ListingCollection;
  ListingCorporateTravel: ResolverTypeWrapper<CorporateTravelModel>;
  ListingProvider: ResolverTypeWrapper<ListingProvider>;
  ListingSummary: ResolverTypeWrapper<ListingSummary>;
  ListingTerms: ResolverTypeWrapper<ListingTermsModel>;
  LiveStatus: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LiveStatus']>;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LogClientEventInput: LogClientEventInput;
  LoyaltyNumber: ResolverTypeWrapper<LoyaltyNumber>;
  LoyaltyNumberInput: LoyaltyNumberInput;
  MainGuestAdded: ResolverTypeWrapper<MainGuestAdded>;
  MapBoundsInput: MapBoundsInput;
  Market: ResolverTypeWrapper<Market>;
  MealPlan: MealPlan;
  MeetingPoint: ResolverTypeWrapper<MeetingPoint>;
  MinimumCount: ResolverTypeWrapper<MinimumCount>;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NodeType: NodeType;
  OfferCondition: ResolverTypeWrapper<OfferCondition>;
  OfferConditionKind: OfferConditionKind;
  OfferFunnel: OfferFunnel;
  OfferInput: OfferInput;
  OfferToTake: OfferToTake;
  OpenIdProvider: ResolverTypeWrapper<OpenIdProvider>;
  OtherStayDates: ResolverTypeWrapper<OtherStayDates>;
  PackageTrip: ResolverTypeWrapper<PackageTrip>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PassengerKind: PassengerKind;
  PaymentField: PaymentField;
  PaymentInput: PaymentInput;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentMethodDeleted: ResolverTypeWrapper<PaymentMethodDeletedModel>;
  PaymentMethodRefused: ResolverTypeWrapper<PaymentMethodRefused>;
  PaymentMethodVerified: ResolverTypeWrapper<PaymentMethodVerifiedModel>;
  PaymentMode: PaymentMode;
  PaymentPlan: ResolverTypeWrapper<PaymentPlanModel>;
  PaymentPlanAccount: ResolverTypeWrapper<PaymentPlanAccount>;
  PaymentPlanLine: ResolverTypeWrapper<PaymentPlanLine>;
  PaymentPolicy: ResolverTypeWrapper<PaymentPolicy>;
  PaymentProblem: ResolverTypeWrapper<PaymentProblem>;
  PaymentProblemCode: PaymentProblemCode;
  PaymentScheduleEntry: ResolverTypeWrapper<PaymentScheduleEntry>;
  PaymentTiming: PaymentTiming;
  Photo: ResolverTypeWrapper<Photo>;
  PhotoSource: ResolverTypeWrapper<PhotoSource>;
  PhotoTag: PhotoTag;
  Place: ResolverTypeWrapper<Place>;
  Portal: ResolverTypeWrapper<Portal>;
  PreferenceMetadata: ResolverTypeWrapper<PreferenceMetadata>;
  PremiumPrices: ResolverTypeWrapper<PremiumPrices>;
  Price: ResolverTypeWrapper<Price>;
  PriceBasis: PriceBasis;
  PriceBucket: ResolverTypeWrapper<PriceBucket>;
  PriceChange: PriceChange;
  PriceChanged: ResolverTypeWrapper<Omit<PriceChanged, 'quote'> & { quote: ResolversTypes['PriceQuote'] }>;
  PriceDifference: ResolverTypeWrapper<PriceDifference>;
  PriceFacet: ResolverTypeWrapper<PriceFacet>;
  PriceFilterInput: PriceFilterInput;
  PriceFreezeActivity: PriceFreezeActivity;
  PriceFreezeAvailability: PriceFreezeAvailability;
  PriceFreezeExerciseError: PriceFreezeExerciseError;
  PriceFreezeKind: PriceFreezeKind;
  PriceFreezeOption: ResolverTypeWrapper<PriceFreezeOption>;
  PriceFreezePending: ResolverTypeWrapper<PriceFreezePending>;
  PriceFreezePricings: ResolverTypeWrapper<PriceFreezePricings>;
  PriceFreezePurchaseError: PriceFreezePurchaseError;
  PriceFreezeRefundError: PriceFreezeRefundError;
  PriceFreezeState: PriceFreezeState;
  PriceFreezeVoucher: ResolverTypeWrapper<PriceFreezeVoucher>;
  PriceFreezeVoucherAction: ResolverTypeWrapper<PriceFreezeVoucherAction>;
  PriceFreezeVoucherError: PriceFreezeVoucherError;
  PriceFrozen: ResolverTypeWrapper<Omit<PriceFrozen, 'frozenPrice'> & { frozenPrice: ResolversTypes['FrozenPrice'] }>;
  PriceGroup: ResolverTypeWrapper<PriceGroup>;
  PriceGroupKind: PriceGroupKind;
  PriceLine: ResolverTypeWrapper<PriceLine>;
  PriceNotFrozen: ResolverTypeWrapper<PriceNotFrozen>;
  PriceQuote: ResolverTypeWrapper<QuoteModel>;
  PriceQuoteDiscarded: ResolverTypeWrapper<PriceQuoteDiscarded>;
  PriceQuoteError: ResolverTypeWrapper<PriceQuoteError>;
  PriceQuoteFailure: ResolverTypeWrapper<PriceQuoteFailure>;
  PriceQuoteFreshness: ResolverTypeWrapper<PriceQuoteFreshness>;
  PriceQuoteFreshnessKind: PriceQuoteFreshnessKind;
  PriceQuotePending: ResolverTypeWrapper<PriceQuotePending>;
  PriceQuoteRefused: ResolverTypeWrapper<PriceQuoteRefused>;
  PriceQuoteScheduled: ResolverTypeWrapper<PriceQuoteScheduled>;
  PriceQuoteStatus: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PriceQuoteStatus']>;
  PriceQuoteSuccess: ResolverTypeWrapper<Omit<PriceQuoteSuccess, 'quote'> & { quote: ResolversTypes['PriceQuote'] }>;
  ProtectionAction: ProtectionAction;
  ProtectionBought: ResolverTypeWrapper<Omit<ProtectionBought, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  ProtectionChoice: ResolverTypeWrapper<ProtectionChoice>;
  ProtectionChoiceKind: ProtectionChoiceKind;
  ProtectionCoverage: ProtectionCoverage;
  ProtectionEndReason: ProtectionEndReason;
  ProtectionExercised: ResolverTypeWrapper<Omit<ProtectionExercised, 'trip'> & { trip: ResolversTypes['TripElsewhere'] }>;
  ProtectionExpiry: ProtectionExpiry;
  ProtectionInput: ProtectionInput;
  ProtectionKind: ProtectionKind;
  ProtectionNotBought: ResolverTypeWrapper<ProtectionNotBought>;
  ProtectionNotExercised: ResolverTypeWrapper<ProtectionNotExercised>;
  ProtectionOffer: ResolverTypeWrapper<ProtectionOffer>;
  ProtectionPending: ResolverTypeWrapper<ProtectionPending>;
  ProtectionRefund: ResolverTypeWrapper<ProtectionRefund>;
  ProtectionRefundState: ProtectionRefundState;
  ProtectionState: ProtectionState;
  ProtectionTerms: ResolverTypeWrapper<ProtectionTerms>;
  ProtectionUse: ResolverTypeWrapper<ProtectionUse>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuotedPriceFreeze: ResolverTypeWrapper<QuotedPriceFreeze>;
  Rate: ResolverTypeWrapper<Rate>;
  RebookingFlight: ResolverTypeWrapper<RebookingFlight>;
  RefundFrozenPriceInput: RefundFrozenPriceInput;
  RefundFrozenPriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundFrozenPriceResult']>;
  RefundKind: RefundKind;
  RefundStep: ResolverTypeWrapper<RefundStep>;
  RefundableVariant: ResolverTypeWrapper<RefundableVariant>;
  RemoveFromWishlistsInput: RemoveFromWishlistsInput;
  RemovedFromWishlists: ResolverTypeWrapper<Omit<RemovedFromWishlists, 'favorites'> & { favorites: Array<ResolversTypes['Favorite']> }>;
  RenameWishlistInput: RenameWishlistInput;
  RenameWishlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenameWishlistResult']>;
  ResendConfirmationInput: ResendConfirmationInput;
  ResendConfirmationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResendConfirmationResult']>;
  Review: ResolverTypeWrapper<Review>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnection>;
  ReviewEdge: ResolverTypeWrapper<ReviewEdge>;
  RewardsAccount: ResolverTypeWrapper<RewardsAccount>;
  RewardsAmount: ResolverTypeWrapper<RewardsAmount>;
  RewardsBalance: ResolverTypeWrapper<RewardsBalance>;
  RewardsConversionRefused: ResolverTypeWrapper<RewardsConversionRefused>;
  RewardsInCash: ResolverTypeWrapper<RewardsInCash>;
  RewardsInput: RewardsInput;
  RewardsQuantityInput: RewardsQuantityInput;
  RewardsSpent: ResolverTypeWrapper<RewardsSpent>;
  RewardsToCashResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RewardsToCashResult']>;
  SchedulePriceQuoteInput: SchedulePriceQuoteInput;
  SchedulePriceQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SchedulePriceQuoteResult']>;
  SegmentState: SegmentState;
  Session: ResolverTypeWrapper<SessionModel>;
  SignInInput: SignInInput;
  SignInRefused: ResolverTypeWrapper<SignInRefused>;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignInWithOpenIdInput: SignInWithOpenIdInput;
  SignedIn: ResolverTypeWrapper<SignedInModel>;
  SignedOut: ResolverTypeWrapper<SignedOut>;
  StandingChange: StandingChange;
  StayConnection: ResolverTypeWrapper<StayConnection>;
  StayDates: ResolverTypeWrapper<StayDates>;
  StayEdge: ResolverTypeWrapper<StayEdge>;
  StayFacets: ResolverTypeWrapper<StayFacets>;
  StayFilter: StayFilter;
  StayFiltersInput: StayFiltersInput;
  StayInput: StayInput;
  StayPriceSummary: ResolverTypeWrapper<StayPriceSummary>;
  StaySearchInput: StaySearchInput;
  StaySortOrder: StaySortOrder;
  StaysLeftOut: ResolverTypeWrapper<StaysLeftOut>;
  StaysLeftOutReason: ResolverTypeWrapper<StaysLeftOutReason>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Tenant: Tenant;
  TermsOfService: ResolverTypeWrapper<TermsOfService>;
  TimeOfDay: TimeOfDay;
  TimeWindow: ResolverTypeWrapper<TimeWindow>;
  TrackEventsInput: TrackEventsInput;
  TrackedEventInput: TrackedEventInput;
  Traveler: ResolverTypeWrapper<Traveler>;
  TravelerDeleted: ResolverTypeWrapper<TravelerDeletedModel>;
  TravelerHalfSaved: ResolverTypeWrapper<TravelerHalfSaved>;
  TravelerRefused: ResolverTypeWrapper<TravelerRefused>;
  TravelerSaved: ResolverTypeWrapper<TravelerSavedModel>;
  Trip: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Trip']>;
  TripAddress: ResolverTypeWrapper<TripAddress>;
  TripCanceled: ResolverTypeWrapper<Omit<TripCanceled, 'trip'> & { trip: ResolversTypes['HomeTrip'] }>;
  TripCancellation: ResolverTypeWrapper<TripCancellation>;
  TripConnection: ResolverTypeWrapper<Omit<TripConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TripEdge']>, nodes: Array<ResolversTypes['Trip']> }>;
  TripEdge: ResolverTypeWrapper<Omit<TripEdge, 'node'> & { node: ResolversTypes['Trip'] }>;
  TripElsewhere: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TripElsewhere']>;
  TripGuests: ResolverTypeWrapper<TripGuests>;
  TripPayment: ResolverTypeWrapper<TripPayment>;
  TripPriceGroup: ResolverTypeWrapper<TripPriceGroup>;
  TripPriceLine: ResolverTypeWrapper<TripPriceLine>;
  TripProtection: ResolverTypeWrapper<TripProtection>;
  TripSection: TripSection;
  TripTimeState: TripTimeState;
  TripWatchChanged: ResolverTypeWrapper<Omit<TripWatchChanged, 'trip'> & { trip: ResolversTypes['TripElsewhere'] }>;
  TripWatchRefused: ResolverTypeWrapper<TripWatchRefused>;
  Unavailable: ResolverTypeWrapper<Unavailable>;
  UpdatePreferenceMetadataInput: UpdatePreferenceMetadataInput;
  UpdateTravelerInput: UpdateTravelerInput;
  UpdateTravelerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateTravelerResult']>;
  Url: ResolverTypeWrapper<Scalars['Url']['output']>;
  UserFacingError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserFacingError']>;
  VerifyPaymentMethodInput: VerifyPaymentMethodInput;
  VerifyPaymentMethodResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyPaymentMethodResult']>;
  Wallet: ResolverTypeWrapper<WalletModel>;
  WalletAccount: ResolverTypeWrapper<WalletAccount>;
  WalletCredit: ResolverTypeWrapper<WalletCreditModel>;
  WalletCreditHold: WalletCreditHold;
  WalletCreditKind: WalletCreditKind;
  WalletCreditState: WalletCreditState;
  WalletEvent: ResolverTypeWrapper<WalletEventModel>;
  WalletEventConnection: ResolverTypeWrapper<Omit<WalletEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WalletEventEdge']>, nodes: Array<ResolversTypes['WalletEvent']> }>;
  WalletEventEdge: ResolverTypeWrapper<Omit<WalletEventEdge, 'node'> & { node: ResolversTypes['WalletEvent'] }>;
  WalletEventKind: WalletEventKind;
  WalletOffer: ResolverTypeWrapper<WalletOffer>;
  WalletOfferStage: WalletOfferStage;
  WatchState: WatchState;
  WatchTripInput: WatchTripInput;
  WatchTripResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WatchTripResult']>;
  Wishlist: ResolverTypeWrapper<WishlistModel>;
  WishlistConnection: ResolverTypeWrapper<Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WishlistEdge']>, nodes: Array<ResolversTypes['Wishlist']> }>;
  WishlistCreated: ResolverTypeWrapper<Omit<WishlistCreated, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishlistDeleted: ResolverTypeWrapper<Omit<WishlistDeleted, 'favorites'> & { favorites: Array<ResolversTypes['Favorite']> }>;
  WishlistEdge: ResolverTypeWrapper<Omit<WishlistEdge, 'node'> & { node: ResolversTypes['Wishlist'] }>;
  WishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  WishlistItemConnection: ResolverTypeWrapper<Omit<WishlistItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WishlistItemEdge']>, nodes: Array<ResolversTypes['WishlistItem']> }>;
  WishlistItemEdge: ResolverTypeWrapper<Omit<WishlistItemEdge, 'node'> & { node: ResolversTypes['WishlistItem'] }>;
  WishlistRefused: ResolverTypeWrapper<WishlistRefused>;
  WishlistRenamed: ResolverTypeWrapper<Omit<WishlistRenamed, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WithoutFilter: ResolverTypeWrapper<WithoutFilter>;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountChange: AccountChange;
  AddMainGuestInput: AddMainGuestInput;
  AddMainGuestResult: ResolversUnionTypes<ResolversParentTypes>['AddMainGuestResult'];
  AddToWishlistInput: AddToWishlistInput;
  AddToWishlistResult: ResolversUnionTypes<ResolversParentTypes>['AddToWishlistResult'];
  AddedToWishlist: Omit<AddedToWishlist, 'favorites' | 'wishlist'> & { favorites: Array<ResolversParentTypes['Favorite']>, wishlist: ResolversParentTypes['Wishlist'] };
  Address: Address;
  AgentTitle: AgentTitle;
  Airline: Airline;
  AirlineCredit: AirlineCredit;
  AirlineLocator: AirlineLocator;
  Airport: Airport;
  Amenity: Amenity;
  AmenityCount: AmenityCount;
  AmountDueChanged: Omit<AmountDueChanged, 'plan'> & { plan: ResolversParentTypes['PaymentPlan'] };
  AppliedOffer: AppliedOffer;
  AppliedPriceFreeze: AppliedPriceFreeze;
  AppliedRewards: AppliedRewards;
  AssignDefaultTravelerInput: AssignDefaultTravelerInput;
  AssignDefaultTravelerResult: ResolversUnionTypes<ResolversParentTypes>['AssignDefaultTravelerResult'];
  Availability: ResolversUnionTypes<ResolversParentTypes>['Availability'];
  AvailabilityReason: AvailabilityReason;
  Available: Available;
  Bathroom: Bathroom;
  Bed: Bed;
  Bedroom: Bedroom;
  BookInput: BookInput;
  BookResult: ResolversUnionTypes<ResolversParentTypes>['BookResult'];
  BookedBed: BookedBed;
  BookedCar: BookedCar;
  BookedExperience: BookedExperience;
  BookedFlight: BookedFlight;
  BookedHotel: BookedHotel;
  BookedRoom: BookedRoom;
  BookingBlocked: BookingBlocked;
  BookingBlocker: BookingBlocker;
  BookingError: BookingError;
  BookingFailure: BookingFailure;
  BookingPending: BookingPending;
  BookingRefused: BookingRefused;
  BookingScheduled: BookingScheduled;
  BookingStatus: ResolversUnionTypes<ResolversParentTypes>['BookingStatus'];
  BookingStillProcessing: BookingStillProcessing;
  BookingSuccess: Omit<BookingSuccess, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  Boolean: Scalars['Boolean']['output'];
  Business: Business;
  BusinessAccount: BusinessAccount;
  BusinessLogo: BusinessLogo;
  BusinessLoyaltyProgram: BusinessLoyaltyProgram;
  BuyProtectionInput: BuyProtectionInput;
  BuyProtectionResult: ResolversUnionTypes<ResolversParentTypes>['BuyProtectionResult'];
  CalendarDay: CalendarDay;
  CancelForAnyReasonOffer: CancelForAnyReasonOffer;
  CancelTripInput: CancelTripInput;
  CancelTripResult: ResolversUnionTypes<ResolversParentTypes>['CancelTripResult'];
  CancellationAttempt: CancellationAttemptModel;
  CancellationError: CancellationError;
  CancellationFailed: Omit<CancellationFailed, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  CancellationFailure: Omit<CancellationFailure, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  CancellationPending: CancellationPending;
  CancellationPolicy: CancellationPolicy;
  CancellationQuote: CancellationQuote;
  CancellationRefund: CancellationRefund;
  CancellationRefused: CancellationRefused;
  CancellationStarted: Omit<CancellationStarted, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  CancellationStatus: ResolversUnionTypes<ResolversParentTypes>['CancellationStatus'];
  CancellationStillProcessing: CancellationStillProcessing;
  CancellationSuccess: Omit<CancellationSuccess, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  CancellationTermsChanged: CancellationTermsChanged;
  CarHandover: CarHandover;
  CarTrip: CarTrip;
  CardFamilyWords: CardFamilyWords;
  CardNames: CardNames;
  CardVaultCredentials: CardVaultCredentials;
  ClientEventLogged: ClientEventLogged;
  CollectionCount: CollectionCount;
  ComplimentaryNight: ComplimentaryNight;
  ConfirmationNotResent: ConfirmationNotResent;
  ConfirmationResent: ConfirmationResent;
  Coordinates: Coordinates;
  CorporateBookingDetails: CorporateBookingDetails;
  CorporateBookingInput: CorporateBookingInput;
  CorporateSession: CorporateSession;
  CreateTravelerInput: CreateTravelerInput;
  CreateTravelerResult: ResolversUnionTypes<ResolversParentTypes>['CreateTravelerResult'];
  CreateWishlistInput: CreateWishlistInput;
  CreateWishlistResult: ResolversUnionTypes<ResolversParentTypes>['CreateWishlistResult'];
  CreditInput: CreditInput;
  CustomField: CustomField;
  CustomFieldInput: CustomFieldInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DefaultTravelerAssigned: DefaultTravelerAssignedModel;
  DeletePaymentMethodInput: DeletePaymentMethodInput;
  DeletePaymentMethodResult: ResolversUnionTypes<ResolversParentTypes>['DeletePaymentMethodResult'];
  DeleteTravelerInput: DeleteTravelerInput;
  DeleteTravelerResult: ResolversUnionTypes<ResolversParentTypes>['DeleteTravelerResult'];
  DeleteWishlistInput: DeleteWishlistInput;
  DeleteWishlistResult: ResolversUnionTypes<ResolversParentTypes>['DeleteWishlistResult'];
  DemoPersona: DemoPersona;
  DiscardPriceQuoteInput: DiscardPriceQuoteInput;
  Discount: Discount;
  DriverLicense: DriverLicense;
  DriverLicenseInput: DriverLicenseInput;
  EarnMultipliers: EarnMultipliers;
  ElsewhereProtection: ElsewhereProtection;
  EventsTracked: EventsTracked;
  ExerciseProtectionInput: ExerciseProtectionInput;
  ExerciseProtectionResult: ResolversUnionTypes<ResolversParentTypes>['ExerciseProtectionResult'];
  Experience: Experience;
  ExperienceCancellationTerms: ExperienceCancellationTerms;
  ExperienceCategoryCount: ExperienceCategoryCount;
  ExperienceConnection: ExperienceConnection;
  ExperienceDatesInput: ExperienceDatesInput;
  ExperienceDay: ExperienceDay;
  ExperienceEdge: ExperienceEdge;
  ExperiencePlace: ExperiencePlace;
  ExperienceSearchInput: ExperienceSearchInput;
  ExperienceStart: ExperienceStart;
  ExperienceTrip: ExperienceTrip;
  Experiment: Experiment;
  FailureButton: FailureButton;
  FarePenalty: FarePenalty;
  Favorite: FavoriteEntry;
  FlexibleStayInput: FlexibleStayInput;
  FlightCancellation: FlightCancellation;
  FlightDisruption: FlightDisruption;
  FlightExchange: FlightExchange;
  FlightFare: FlightFare;
  FlightPassenger: FlightPassenger;
  FlightSegment: FlightSegment;
  FlightSlice: FlightSlice;
  FlightTime: FlightTime;
  FlightTrip: FlightTrip;
  Float: Scalars['Float']['output'];
  FreezePriceInput: FreezePriceInput;
  FreezePriceResult: ResolversUnionTypes<ResolversParentTypes>['FreezePriceResult'];
  FrozenPrice: FrozenPriceModel;
  FrozenPriceExercise: FrozenPriceExercise;
  FrozenPriceGuests: FrozenPriceGuests;
  FrozenPriceGuestsInput: FrozenPriceGuestsInput;
  FrozenPriceNotRefunded: FrozenPriceNotRefunded;
  FrozenPriceRefunded: Omit<FrozenPriceRefunded, 'frozenPrice'> & { frozenPrice: ResolversParentTypes['FrozenPrice'] };
  FrozenPriceToday: FrozenPriceToday;
  HomeKindCount: HomeKindCount;
  HomeTrip: TripModel;
  Host: Host;
  HotelTrip: HotelTrip;
  ID: Scalars['ID']['output'];
  InputError: InputError;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Layout: Layout;
  Listing: ListingModel;
  ListingCorporateTravel: CorporateTravelModel;
  ListingProvider: ListingProvider;
  ListingSummary: ListingSummary;
  ListingTerms: ListingTermsModel;
  LiveStatus: ResolversInterfaceTypes<ResolversParentTypes>['LiveStatus'];
  LocalTime: Scalars['LocalTime']['output'];
  LogClientEventInput: LogClientEventInput;
  LoyaltyNumber: LoyaltyNumber;
  LoyaltyNumberInput: LoyaltyNumberInput;
  MainGuestAdded: MainGuestAdded;
  MapBoundsInput: MapBoundsInput;
  Market: Market;
  MeetingPoint: MeetingPoint;
  MinimumCount: MinimumCount;
  MinorUnits: Scalars['MinorUnits']['output'];
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OfferCondition: OfferCondition;
  OfferInput: OfferInput;
  OpenIdProvider: OpenIdProvider;
  OtherStayDates: OtherStayDates;
  PackageTrip: PackageTrip;
  PageInfo: PageInfo;
  PaymentInput: PaymentInput;
  PaymentMethod: PaymentMethod;
  PaymentMethodDeleted: PaymentMethodDeletedModel;
  PaymentMethodRefused: PaymentMethodRefused;
  PaymentMethodVerified: PaymentMethodVerifiedModel;
  PaymentPlan: PaymentPlanModel;
  PaymentPlanAccount: PaymentPlanAccount;
  PaymentPlanLine: PaymentPlanLine;
  PaymentPolicy: PaymentPolicy;
  PaymentProblem: PaymentProblem;
  PaymentScheduleEntry: PaymentScheduleEntry;
  Photo: Photo;
  PhotoSource: PhotoSource;
  Place: Place;
  Portal: Portal;
  PreferenceMetadata: PreferenceMetadata;
  PremiumPrices: PremiumPrices;
  Price: Price;
  PriceBucket: PriceBucket;
  PriceChanged: Omit<PriceChanged, 'quote'> & { quote: ResolversParentTypes['PriceQuote'] };
  PriceDifference: PriceDifference;
  PriceFacet: PriceFacet;
  PriceFilterInput: PriceFilterInput;
  PriceFreezeOption: PriceFreezeOption;
  PriceFreezePending: PriceFreezePending;
  PriceFreezePricings: PriceFreezePricings;
  PriceFreezeVoucher: PriceFreezeVoucher;
  PriceFreezeVoucherAction: PriceFreezeVoucherAction;
  PriceFrozen: Omit<PriceFrozen, 'frozenPrice'> & { frozenPrice: ResolversParentTypes['FrozenPrice'] };
  PriceGroup: PriceGroup;
  PriceLine: PriceLine;
  PriceNotFrozen: PriceNotFrozen;
  PriceQuote: QuoteModel;
  PriceQuoteDiscarded: PriceQuoteDiscarded;
  PriceQuoteError: PriceQuoteError;
  PriceQuoteFailure: PriceQuoteFailure;
  PriceQuoteFreshness: PriceQuoteFreshness;
  PriceQuotePending: PriceQuotePending;
  PriceQuoteRefused: PriceQuoteRefused;
  PriceQuoteScheduled: PriceQuoteScheduled;
  PriceQuoteStatus: ResolversUnionTypes<ResolversParentTypes>['PriceQuoteStatus'];
  PriceQuoteSuccess: Omit<PriceQuoteSuccess, 'quote'> & { quote: ResolversParentTypes['PriceQuote'] };
  ProtectionBought: Omit<ProtectionBought, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  ProtectionChoice: ProtectionChoice;
  ProtectionExercised: Omit<ProtectionExercised, 'trip'> & { trip: ResolversParentTypes['TripElsewhere'] };
  ProtectionInput: ProtectionInput;
  ProtectionNotBought: ProtectionNotBought;
  ProtectionNotExercised: ProtectionNotExercised;
  ProtectionOffer: ProtectionOffer;
  ProtectionPending: ProtectionPending;
  ProtectionRefund: ProtectionRefund;
  ProtectionTerms: ProtectionTerms;
  ProtectionUse: ProtectionUse;
  Query: Record<PropertyKey, never>;
  QuotedPriceFreeze: QuotedPriceFreeze;
  Rate: Rate;
  RebookingFlight: RebookingFlight;
  RefundFrozenPriceInput: RefundFrozenPriceInput;
  RefundFrozenPriceResult: ResolversUnionTypes<ResolversParentTypes>['RefundFrozenPriceResult'];
  RefundStep: RefundStep;
  RefundableVariant: RefundableVariant;
  RemoveFromWishlistsInput: RemoveFromWishlistsInput;
  RemovedFromWishlists: Omit<RemovedFromWishlists, 'favorites'> & { favorites: Array<ResolversParentTypes['Favorite']> };
  RenameWishlistInput: RenameWishlistInput;
  RenameWishlistResult: ResolversUnionTypes<ResolversParentTypes>['RenameWishlistResult'];
  ResendConfirmationInput: ResendConfirmationInput;
  ResendConfirmationResult: ResolversUnionTypes<ResolversParentTypes>['ResendConfirmationResult'];
  Review: Review;
  ReviewConnection: ReviewConnection;
  ReviewEdge: ReviewEdge;
  RewardsAccount: RewardsAccount;
  RewardsAmount: RewardsAmount;
  RewardsBalance: RewardsBalance;
  RewardsConversionRefused: RewardsConversionRefused;
  RewardsInCash: RewardsInCash;
  RewardsInput: RewardsInput;
  RewardsQuantityInput: RewardsQuantityInput;
  RewardsSpent: RewardsSpent;
  RewardsToCashResult: ResolversUnionTypes<ResolversParentTypes>['RewardsToCashResult'];
  SchedulePriceQuoteInput: SchedulePriceQuoteInput;
  SchedulePriceQuoteResult: ResolversUnionTypes<ResolversParentTypes>['SchedulePriceQuoteResult'];
  Session: SessionModel;
  SignInInput: SignInInput;
  SignInRefused: SignInRefused;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignInWithOpenIdInput: SignInWithOpenIdInput;
  SignedIn: SignedInModel;
  SignedOut: SignedOut;
  StayConnection: StayConnection;
  StayDates: StayDates;
  StayEdge: StayEdge;
  StayFacets: StayFacets;
  StayFiltersInput: StayFiltersInput;
  StayInput: StayInput;
  StayPriceSummary: StayPriceSummary;
  StaySearchInput: StaySearchInput;
  StaysLeftOut: StaysLeftOut;
  StaysLeftOutReason: StaysLeftOutReason;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TermsOfService: TermsOfService;
  TimeWindow: TimeWindow;
  TrackEventsInput: TrackEventsInput;
  TrackedEventInput: TrackedEventInput;
  Traveler: Traveler;
  TravelerDeleted: TravelerDeletedModel;
  TravelerHalfSaved: TravelerHalfSaved;
  TravelerRefused: TravelerRefused;
  TravelerSaved: TravelerSavedModel;
  Trip: ResolversInterfaceTypes<ResolversParentTypes>['Trip'];
  TripAddress: TripAddress;
  TripCanceled: Omit<TripCanceled, 'trip'> & { trip: ResolversParentTypes['HomeTrip'] };
  TripCancellation: TripCancellation;
  TripConnection: Omit<TripConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TripEdge']>, nodes: Array<ResolversParentTypes['Trip']> };
  TripEdge: Omit<TripEdge, 'node'> & { node: ResolversParentTypes['Trip'] };
  TripElsewhere: ResolversInterfaceTypes<ResolversParentTypes>['TripElsewhere'];
  TripGuests: TripGuests;
  TripPayment: TripPayment;
  TripPriceGroup: TripPriceGroup;
  TripPriceLine: TripPriceLine;
  TripProtection: TripProtection;
  TripWatchChanged: Omit<TripWatchChanged, 'trip'> & { trip: ResolversParentTypes['TripElsewhere'] };
  TripWatchRefused: TripWatchRefused;
  Unavailable: Unavailable;
  UpdatePreferenceMetadataInput: UpdatePreferenceMetadataInput;
  UpdateTravelerInput: UpdateTravelerInput;
  UpdateTravelerResult: ResolversUnionTypes<ResolversParentTypes>['UpdateTravelerResult'];
  Url: Scalars['Url']['output'];
  UserFacingError: ResolversInterfaceTypes<ResolversParentTypes>['UserFacingError'];
  VerifyPaymentMethodInput: VerifyPaymentMethodInput;
  VerifyPaymentMethodResult: ResolversUnionTypes<ResolversParentTypes>['VerifyPaymentMethodResult'];
  Wallet: WalletModel;
  WalletAccount: WalletAccount;
  WalletCredit: WalletCreditModel;
  WalletEvent: WalletEventModel;
  WalletEventConnection: Omit<WalletEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WalletEventEdge']>, nodes: Array<ResolversParentTypes['WalletEvent']> };
  WalletEventEdge: Omit<WalletEventEdge, 'node'> & { node: ResolversParentTypes['WalletEvent'] };
  WalletOffer: WalletOffer;
  WatchTripInput: WatchTripInput;
  WatchTripResult: ResolversUnionTypes<ResolversParentTypes>['WatchTripResult'];
  Wishlist: WishlistModel;
  WishlistConnection: Omit<WishlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WishlistEdge']>, nodes: Array<ResolversParentTypes['Wishlist']> };
  WishlistCreated: Omit<WishlistCreated, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WishlistDeleted: Omit<WishlistDeleted, 'favorites'> & { favorites: Array<ResolversParentTypes['Favorite']> };
  WishlistEdge: Omit<WishlistEdge, 'node'> & { node: ResolversParentTypes['Wishlist'] };
  WishlistItem: WishlistItemModel;
  WishlistItemConnection: Omit<WishlistItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WishlistItemEdge']>, nodes: Array<ResolversParentTypes['WishlistItem']> };
  WishlistItemEdge: Omit<WishlistItemEdge, 'node'> & { node: ResolversParentTypes['WishlistItem'] };
  WishlistRefused: WishlistRefused;
  WishlistRenamed: Omit<WishlistRenamed, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WithoutFilter: WithoutFilter;
  YearMonth: Scalars['YearMonth']['output'];
};

export type AccountChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountChange'] = ResolversParentTypes['AccountChange']> = {
  kind?: Resolver<ResolversTypes['StandingChange'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddMainGuestResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddMainGuestResult'] = ResolversParentTypes['AddMainGuestResult']> = {
  __resolveType: TypeResolveFn<'MainGuestAdded' | 'TravelerRefused', ParentType, ContextType>;
};

export type AddToWishlistResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddToWishlistResult'] = ResolversParentTypes['AddToWishlistResult']> = {
  __resolveType: TypeResolveFn<'AddedToWishlist' | 'WishlistRefused', ParentType, ContextType>;
};

export type AddedToWishlistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddedToWishlist'] = ResolversParentTypes['AddedToWishlist']> = {
  favorites?: Resolver<Array<ResolversTypes['Favorite']>, ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AddressKind'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgentTitleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentTitle'] = ResolversParentTypes['AgentTitle']> = {
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AirlineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Airline'] = ResolversParentTypes['Airline']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AirlineCreditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AirlineCredit'] = ResolversParentTypes['AirlineCredit']> = {
  airline?: Resolver<ResolversTypes['Airline'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tripId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AirlineLocatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AirlineLocator'] = ResolversParentTypes['AirlineLocator']> = {
  airline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AirportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Airport'] = ResolversParentTypes['Airport']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AmenityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Amenity'] = ResolversParentTypes['Amenity']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHighlight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AmenityKind'], ParentType, ContextType>;
  rawKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AmenityCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AmenityCount'] = ResolversParentTypes['AmenityCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AmenityKind'], ParentType, ContextType>;
};

export type AmountDueChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AmountDueChanged'] = ResolversParentTypes['AmountDueChanged']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PaymentPlan'], ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppliedOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedOffer'] = ResolversParentTypes['AppliedOffer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AppliedPriceFreezeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedPriceFreeze'] = ResolversParentTypes['AppliedPriceFreeze']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AppliedRewardsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedRewards'] = ResolversParentTypes['AppliedRewards']> = {
  cash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['RewardsAmount'], ParentType, ContextType>;
};

export type AssignDefaultTravelerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssignDefaultTravelerResult'] = ResolversParentTypes['AssignDefaultTravelerResult']> = {
  __resolveType: TypeResolveFn<'DefaultTravelerAssigned' | 'TravelerRefused', ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  __resolveType: TypeResolveFn<'Available' | 'Unavailable', ParentType, ContextType>;
};

export type AvailabilityReasonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvailabilityReason'] = ResolversParentTypes['AvailabilityReason']> = {
  action?: Resolver<ResolversTypes['AvailabilityAction'], ParentType, ContextType>;
  earliestCheckIn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  maximumGuests?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumNights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumNights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  violation?: Resolver<ResolversTypes['AvailabilityViolation'], ParentType, ContextType>;
};

export type AvailableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Available'] = ResolversParentTypes['Available']> = {
  rate?: Resolver<ResolversTypes['Rate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BathroomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bathroom'] = ResolversParentTypes['Bathroom']> = {
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bed'] = ResolversParentTypes['Bed']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BedroomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bedroom'] = ResolversParentTypes['Bedroom']> = {
  beds?: Resolver<Array<ResolversTypes['Bed']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookResult'] = ResolversParentTypes['BookResult']> = {
  __resolveType: TypeResolveFn<'AmountDueChanged' | 'BookingBlocked' | 'BookingRefused' | 'BookingScheduled' | 'PriceChanged', ParentType, ContextType>;
};

export type BookedBedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedBed'] = ResolversParentTypes['BookedBed']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BedType'], ParentType, ContextType>;
};

export type BookedCarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedCar'] = ResolversParentTypes['BookedCar']> = {
  cancellation?: Resolver<ResolversTypes['GroundCancellation'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dropOff?: Resolver<ResolversTypes['CarHandover'], ParentType, ContextType>;
  mileage?: Resolver<ResolversTypes['CarMileage'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickUp?: Resolver<ResolversTypes['CarHandover'], ParentType, ContextType>;
  transmission?: Resolver<ResolversTypes['CarTransmission'], ParentType, ContextType>;
};

export type BookedExperienceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedExperience'] = ResolversParentTypes['BookedExperience']> = {
  cancellation?: Resolver<ResolversTypes['ExperienceCancellation'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingPoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['ExperienceTicket'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookedFlightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedFlight'] = ResolversParentTypes['BookedFlight']> = {
  cancelPenalty?: Resolver<ResolversTypes['FarePenalty'], ParentType, ContextType>;
  cancellation?: Resolver<ResolversTypes['FlightCancellation'], ParentType, ContextType>;
  changePenalty?: Resolver<ResolversTypes['FarePenalty'], ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['FlightExchange'], ParentType, ContextType>;
  fare?: Resolver<Maybe<ResolversTypes['FlightFare']>, ParentType, ContextType>;
  locators?: Resolver<Array<ResolversTypes['AirlineLocator']>, ParentType, ContextType>;
  passengers?: Resolver<Array<ResolversTypes['FlightPassenger']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['FlightSlice']>, ParentType, ContextType>;
  ticketing?: Resolver<ResolversTypes['FlightTicketing'], ParentType, ContextType>;
  tripType?: Resolver<ResolversTypes['FlightTripType'], ParentType, ContextType>;
};

export type BookedHotelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedHotel'] = ResolversParentTypes['BookedHotel']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkIn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkOut?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTiming?: Resolver<ResolversTypes['PaymentTiming'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundability?: Resolver<ResolversTypes['HotelRefundability'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['BookedRoom']>, ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HotelBookingStatus'], ParentType, ContextType>;
};

export type BookedRoomResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookedRoom'] = ResolversParentTypes['BookedRoom']> = {
  beds?: Resolver<Array<ResolversTypes['BookedBed']>, ParentType, ContextType>;
  guestName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mealPlan?: Resolver<ResolversTypes['MealPlan'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingBlockedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingBlocked'] = ResolversParentTypes['BookingBlocked']> = {
  blockers?: Resolver<Array<ResolversTypes['BookingBlocker']>, ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingBlockerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingBlocker'] = ResolversParentTypes['BookingBlocker']> = {
  code?: Resolver<ResolversTypes['BookingBlockerCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentProblem?: Resolver<Maybe<ResolversTypes['PaymentProblemCode']>, ParentType, ContextType>;
};

export type BookingErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingError'] = ResolversParentTypes['BookingError']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingFailure'] = ResolversParentTypes['BookingFailure']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['BookingError']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingPendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingPending'] = ResolversParentTypes['BookingPending']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingRefused'] = ResolversParentTypes['BookingRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingScheduledResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingScheduled'] = ResolversParentTypes['BookingScheduled']> = {
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingStatus'] = ResolversParentTypes['BookingStatus']> = {
  __resolveType: TypeResolveFn<'BookingFailure' | 'BookingPending' | 'BookingStillProcessing' | 'BookingSuccess', ParentType, ContextType>;
};

export type BookingStillProcessingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingStillProcessing'] = ResolversParentTypes['BookingStillProcessing']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redirectTo?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookingSuccess'] = ResolversParentTypes['BookingSuccess']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Business'] = ResolversParentTypes['Business']> = {
  accountReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BusinessAccount'] = ResolversParentTypes['BusinessAccount']> = {
  accountReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessLogoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BusinessLogo'] = ResolversParentTypes['BusinessLogo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type BusinessLoyaltyProgramResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BusinessLoyaltyProgram'] = ResolversParentTypes['BusinessLoyaltyProgram']> = {
  membershipNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuyProtectionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BuyProtectionResult'] = ResolversParentTypes['BuyProtectionResult']> = {
  __resolveType: TypeResolveFn<'ProtectionBought' | 'ProtectionNotBought' | 'ProtectionPending', ParentType, ContextType>;
};

export type CalendarDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarDay'] = ResolversParentTypes['CalendarDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAvailableForCheckout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCheckInAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumStay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumStay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nightlyPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CancelForAnyReasonOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelForAnyReasonOffer'] = ResolversParentTypes['CancelForAnyReasonOffer']> = {
  availability?: Resolver<ResolversTypes['AddOnAvailability'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['RefundableVariant']>, ParentType, ContextType>;
};

export type CancelTripResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelTripResult'] = ResolversParentTypes['CancelTripResult']> = {
  __resolveType: TypeResolveFn<'CancellationFailed' | 'CancellationRefused' | 'CancellationStarted' | 'CancellationTermsChanged' | 'TripCanceled', ParentType, ContextType>;
};

export type CancellationAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationAttempt'] = ResolversParentTypes['CancellationAttempt']> = {
  errors?: Resolver<Array<ResolversTypes['CancellationError']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CancellationAttemptState'], ParentType, ContextType>;
};

export type CancellationErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationError'] = ResolversParentTypes['CancellationError']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['CancellationNextStep'], ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationFailedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationFailed'] = ResolversParentTypes['CancellationFailed']> = {
  errors?: Resolver<Array<ResolversTypes['CancellationError']>, ParentType, ContextType>;
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationFailure'] = ResolversParentTypes['CancellationFailure']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CancellationError']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationPendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationPending'] = ResolversParentTypes['CancellationPending']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationPolicyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationPolicy'] = ResolversParentTypes['CancellationPolicy']> = {
  kind?: Resolver<ResolversTypes['CancellationPolicyKind'], ParentType, ContextType>;
  primaryText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundSteps?: Resolver<Maybe<Array<ResolversTypes['RefundStep']>>, ParentType, ContextType>;
  secondaryText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsFreeCancellationBadge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CancellationQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationQuote'] = ResolversParentTypes['CancellationQuote']> = {
  lines?: Resolver<Array<ResolversTypes['CancellationRefund']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CancellationOutcome'], ParentType, ContextType>;
  protection?: Resolver<Maybe<ResolversTypes['ProtectionTerms']>, ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CancellationRefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationRefund'] = ResolversParentTypes['CancellationRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RefundKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewards?: Resolver<Maybe<ResolversTypes['RewardsSpent']>, ParentType, ContextType>;
};

export type CancellationRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationRefused'] = ResolversParentTypes['CancellationRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CancellationOutcome']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationStartedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationStarted'] = ResolversParentTypes['CancellationStarted']> = {
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationStatus'] = ResolversParentTypes['CancellationStatus']> = {
  __resolveType: TypeResolveFn<'CancellationFailure' | 'CancellationPending' | 'CancellationStillProcessing' | 'CancellationSuccess', ParentType, ContextType>;
};

export type CancellationStillProcessingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationStillProcessing'] = ResolversParentTypes['CancellationStillProcessing']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redirectTo?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationSuccess'] = ResolversParentTypes['CancellationSuccess']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancellationTermsChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancellationTermsChanged'] = ResolversParentTypes['CancellationTermsChanged']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['CancellationQuote'], ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarHandoverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarHandover'] = ResolversParentTypes['CarHandover']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarTrip'] = ResolversParentTypes['CarTrip']> = {
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookedWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  car?: Resolver<ResolversTypes['BookedCar'], ParentType, ContextType>;
  confirmationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protections?: Resolver<Array<ResolversTypes['ElsewhereProtection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItineraryState'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeState?: Resolver<ResolversTypes['TripTimeState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  watchState?: Resolver<ResolversTypes['WatchState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardFamilyWordsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardFamilyWords'] = ResolversParentTypes['CardFamilyWords']> = {
  family?: Resolver<ResolversTypes['CardFamily'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardNamesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardNames'] = ResolversParentTypes['CardNames']> = {
  businessCardPrefixes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productFamilies?: Resolver<Array<ResolversTypes['CardFamilyWords']>, ParentType, ContextType>;
  unservicedProduct?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardVaultCredentialsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardVaultCredentials'] = ResolversParentTypes['CardVaultCredentials']> = {
  environmentKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type ClientEventLoggedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientEventLogged'] = ResolversParentTypes['ClientEventLogged']> = {
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectionCount'] = ResolversParentTypes['CollectionCount']> = {
  collection?: Resolver<ResolversTypes['ListingCollection'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComplimentaryNightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ComplimentaryNight'] = ResolversParentTypes['ComplimentaryNight']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmationNotResentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmationNotResent'] = ResolversParentTypes['ConfirmationNotResent']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmationResentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmationResent'] = ResolversParentTypes['ConfirmationResent']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CorporateBookingDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorporateBookingDetails'] = ResolversParentTypes['CorporateBookingDetails']> = {
  approvalRequestReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outOfPolicyReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tripPurpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorporateSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorporateSession'] = ResolversParentTypes['CorporateSession']> = {
  accountReferenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  businessId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businesses?: Resolver<Array<ResolversTypes['Business']>, ParentType, ContextType>;
  canViewAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canViewUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultTravelerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eligibleAccounts?: Resolver<Array<ResolversTypes['BusinessAccount']>, ParentType, ContextType>;
  hiddenTravelerIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isBusinessLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuerRole?: Resolver<Maybe<ResolversTypes['IssuerRole']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['BusinessLogo']>, ParentType, ContextType>;
  loyaltyPrograms?: Resolver<Array<ResolversTypes['BusinessLoyaltyProgram']>, ParentType, ContextType>;
  policyTier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seenDialogs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateTravelerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateTravelerResult'] = ResolversParentTypes['CreateTravelerResult']> = {
  __resolveType: TypeResolveFn<'TravelerRefused' | 'TravelerSaved', ParentType, ContextType>;
};

export type CreateWishlistResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateWishlistResult'] = ResolversParentTypes['CreateWishlistResult']> = {
  __resolveType: TypeResolveFn<'WishlistCreated' | 'WishlistRefused', ParentType, ContextType>;
};

export type CustomFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DefaultTravelerAssignedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DefaultTravelerAssigned'] = ResolversParentTypes['DefaultTravelerAssigned']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelers?: Resolver<Maybe<Array<ResolversTypes['Traveler']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePaymentMethodResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletePaymentMethodResult'] = ResolversParentTypes['DeletePaymentMethodResult']> = {
  __resolveType: TypeResolveFn<'PaymentMethodDeleted' | 'PaymentMethodRefused', ParentType, ContextType>;
};

export type DeleteTravelerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteTravelerResult'] = ResolversParentTypes['DeleteTravelerResult']> = {
  __resolveType: TypeResolveFn<'TravelerDeleted' | 'TravelerRefused', ParentType, ContextType>;
};

export type DeleteWishlistResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteWishlistResult'] = ResolversParentTypes['DeleteWishlistResult']> = {
  __resolveType: TypeResolveFn<'WishlistDeleted' | 'WishlistRefused', ParentType, ContextType>;
};

export type DemoPersonaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoPersona'] = ResolversParentTypes['DemoPersona']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  funding?: Resolver<ResolversTypes['DiscountFunding'], ParentType, ContextType>;
  hostAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rawFunding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DriverLicenseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DriverLicense'] = ResolversParentTypes['DriverLicense']> = {
  countryOfIssue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarnMultipliersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarnMultipliers'] = ResolversParentTypes['EarnMultipliers']> = {
  cars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  flights?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  homes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hotels?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ElsewhereProtectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ElsewhereProtection'] = ResolversParentTypes['ElsewhereProtection']> = {
  choices?: Resolver<Array<ResolversTypes['ProtectionChoice']>, ParentType, ContextType>;
  delayThresholdMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disruption?: Resolver<Maybe<ResolversTypes['FlightDisruption']>, ParentType, ContextType>;
  exerciseUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fareCap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProtectionKind'], ParentType, ContextType>;
  maxCredit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monitoredUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newDepartureBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pricePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ProtectionEndReason']>, ParentType, ContextType>;
  reasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reimbursedBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProtectionState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['ProtectionUse']>, ParentType, ContextType>;
};

export type EventsTrackedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EventsTracked'] = ResolversParentTypes['EventsTracked']> = {
  areAllRecorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExerciseProtectionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExerciseProtectionResult'] = ResolversParentTypes['ExerciseProtectionResult']> = {
  __resolveType: TypeResolveFn<'ProtectionExercised' | 'ProtectionNotExercised', ParentType, ContextType>;
};

export type ExperienceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Experience'] = ResolversParentTypes['Experience']> = {
  accessibility?: Resolver<Array<ResolversTypes['ExperienceAccess']>, ParentType, ContextType>;
  cancellation?: Resolver<ResolversTypes['ExperienceCancellationTerms'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ExperienceCategory'], ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  included?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maximumGroupSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meetingPoint?: Resolver<ResolversTypes['MeetingPoint'], ParentType, ContextType>;
  minimumAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['ExperiencePricing'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['ExperienceTicket'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toBring?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExperienceCancellationTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceCancellationTerms'] = ResolversParentTypes['ExperienceCancellationTerms']> = {
  refundPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExperienceCancellation'], ParentType, ContextType>;
  untilHoursBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ExperienceCategoryCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceCategoryCount'] = ResolversParentTypes['ExperienceCategoryCount']> = {
  category?: Resolver<ResolversTypes['ExperienceCategory'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExperienceConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceConnection'] = ResolversParentTypes['ExperienceConnection']> = {
  categories?: Resolver<Array<ResolversTypes['ExperienceCategoryCount']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ExperienceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Experience']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['ExperiencePlace']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExperienceDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceDay'] = ResolversParentTypes['ExperienceDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  starts?: Resolver<Array<ResolversTypes['ExperienceStart']>, ParentType, ContextType>;
};

export type ExperienceEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceEdge'] = ResolversParentTypes['ExperienceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Experience'], ParentType, ContextType>;
};

export type ExperiencePlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperiencePlace'] = ResolversParentTypes['ExperiencePlace']> = {
  center?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experienceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExperienceStartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceStart'] = ResolversParentTypes['ExperienceStart']> = {
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  timeOfDay?: Resolver<ResolversTypes['ExperienceTimeOfDay'], ParentType, ContextType>;
};

export type ExperienceTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExperienceTrip'] = ResolversParentTypes['ExperienceTrip']> = {
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookedWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experience?: Resolver<ResolversTypes['BookedExperience'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protections?: Resolver<Array<ResolversTypes['ElsewhereProtection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItineraryState'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeState?: Resolver<ResolversTypes['TripTimeState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  watchState?: Resolver<ResolversTypes['WatchState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExperimentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Experiment'] = ResolversParentTypes['Experiment']> = {
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailureButtonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailureButton'] = ResolversParentTypes['FailureButton']> = {
  action?: Resolver<ResolversTypes['FailureAction'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FarePenaltyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FarePenalty'] = ResolversParentTypes['FarePenalty']> = {
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FarePenaltyKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  listing?: Resolver<Maybe<ResolversTypes['ListingSummary']>, ParentType, ContextType, RequireFields<FavoriteListingArgs, 'stay'>>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FlightCancellationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightCancellation'] = ResolversParentTypes['FlightCancellation']> = {
  outcome?: Resolver<ResolversTypes['FlightCancellationOutcome'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlightDisruptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightDisruption'] = ResolversParentTypes['FlightDisruption']> = {
  delayMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DisruptionReason'], ParentType, ContextType>;
  segment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlightExchangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightExchange'] = ResolversParentTypes['FlightExchange']> = {
  tag?: Resolver<ResolversTypes['FlightExchangeTag'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlightFareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightFare'] = ResolversParentTypes['FlightFare']> = {
  base?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FlightPassengerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightPassenger'] = ResolversParentTypes['FlightPassenger']> = {
  kind?: Resolver<ResolversTypes['PassengerKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticketNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlightSegmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightSegment'] = ResolversParentTypes['FlightSegment']> = {
  airline?: Resolver<ResolversTypes['Airline'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['FlightTime'], ParentType, ContextType>;
  cabin?: Resolver<ResolversTypes['CabinClass'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['FlightTime'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flightNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSelfTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operatedBy?: Resolver<Maybe<ResolversTypes['Airline']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SegmentState'], ParentType, ContextType>;
};

export type FlightSliceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightSlice'] = ResolversParentTypes['FlightSlice']> = {
  bags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departsIn?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fareBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plusDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['FlightSegment']>, ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlightTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightTime'] = ResolversParentTypes['FlightTime']> = {
  delayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scheduledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlightTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlightTrip'] = ResolversParentTypes['FlightTrip']> = {
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookedWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flight?: Resolver<ResolversTypes['BookedFlight'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protections?: Resolver<Array<ResolversTypes['ElsewhereProtection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItineraryState'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeState?: Resolver<ResolversTypes['TripTimeState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  watchState?: Resolver<ResolversTypes['WatchState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreezePriceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreezePriceResult'] = ResolversParentTypes['FreezePriceResult']> = {
  __resolveType: TypeResolveFn<'PriceFreezePending' | 'PriceFrozen' | 'PriceNotFrozen', ParentType, ContextType>;
};

export type FrozenPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FrozenPrice'] = ResolversParentTypes['FrozenPrice']> = {
  activity?: Resolver<ResolversTypes['PriceFreezeActivity'], ParentType, ContextType>;
  cap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  durationDays?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  durationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exercise?: Resolver<Maybe<ResolversTypes['FrozenPriceExercise']>, ParentType, ContextType, Partial<FrozenPriceExerciseArgs>>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  guests?: Resolver<ResolversTypes['FrozenPriceGuests'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceFreezeKind'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  nightly?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paidWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchasedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PriceFreezeState'], ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['FrozenPriceToday']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tripId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  vouchers?: Resolver<Array<ResolversTypes['PriceFreezeVoucher']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FrozenPriceExerciseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FrozenPriceExercise'] = ResolversParentTypes['FrozenPriceExercise']> = {
  exerciseError?: Resolver<Maybe<ResolversTypes['PriceFreezeExerciseError']>, ParentType, ContextType>;
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offersSimilarHomes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['FrozenPriceToday']>, ParentType, ContextType>;
  voucherError?: Resolver<Maybe<ResolversTypes['PriceFreezeVoucherError']>, ParentType, ContextType>;
};

export type FrozenPriceGuestsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FrozenPriceGuests'] = ResolversParentTypes['FrozenPriceGuests']> = {
  adults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  petsIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FrozenPriceNotRefundedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FrozenPriceNotRefunded'] = ResolversParentTypes['FrozenPriceNotRefunded']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundError?: Resolver<Maybe<ResolversTypes['PriceFreezeRefundError']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FrozenPriceRefundedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FrozenPriceRefunded'] = ResolversParentTypes['FrozenPriceRefunded']> = {
  frozenPrice?: Resolver<ResolversTypes['FrozenPrice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FrozenPriceTodayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FrozenPriceToday'] = ResolversParentTypes['FrozenPriceToday']> = {
  availability?: Resolver<ResolversTypes['PriceFreezeAvailability'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type HomeKindCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeKindCount'] = ResolversParentTypes['HomeKindCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HomeKind'], ParentType, ContextType>;
};

export type HomeTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeTrip'] = ResolversParentTypes['HomeTrip']> = {
  address?: Resolver<Maybe<ResolversTypes['TripAddress']>, ParentType, ContextType>;
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookingToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['TripCancellation']>, ParentType, ContextType>;
  cancellationAttempt?: Resolver<Maybe<ResolversTypes['CancellationAttempt']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicy'], ParentType, ContextType>;
  cancellationQuote?: Resolver<Maybe<ResolversTypes['CancellationQuote']>, ParentType, ContextType>;
  checkInInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmationEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  corporate?: Resolver<Maybe<ResolversTypes['CorporateBookingDetails']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  guestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  guests?: Resolver<Maybe<ResolversTypes['TripGuests']>, ParentType, ContextType>;
  hostPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  mainGuestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['TripPayment']>>, ParentType, ContextType>;
  priceGroups?: Resolver<Maybe<Array<ResolversTypes['TripPriceGroup']>>, ParentType, ContextType>;
  protection?: Resolver<Maybe<ResolversTypes['TripProtection']>, ParentType, ContextType>;
  protectionOffer?: Resolver<Maybe<ResolversTypes['ProtectionOffer']>, ParentType, ContextType>;
  providerAdditionalInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItineraryState'], ParentType, ContextType>;
  timeState?: Resolver<ResolversTypes['TripTimeState'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  trackingProperties?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Host'] = ResolversParentTypes['Host']> = {
  imageUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HotelTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HotelTrip'] = ResolversParentTypes['HotelTrip']> = {
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookedWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['BookedHotel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protections?: Resolver<Array<ResolversTypes['ElsewhereProtection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItineraryState'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeState?: Resolver<ResolversTypes['TripTimeState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  watchState?: Resolver<ResolversTypes['WatchState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InputErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = {
  code?: Resolver<ResolversTypes['InputErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Layout'] = ResolversParentTypes['Layout']> = {
  bathrooms?: Resolver<Array<ResolversTypes['Bathroom']>, ParentType, ContextType>;
  bedrooms?: Resolver<Array<ResolversTypes['Bedroom']>, ParentType, ContextType>;
  numberOfBathrooms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  numberOfBedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['Amenity']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, RequireFields<ListingAvailabilityArgs, 'stay'>>;
  collection?: Resolver<ResolversTypes['ListingCollection'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  corporateTravel?: Resolver<Maybe<ResolversTypes['ListingCorporateTravel']>, ParentType, ContextType, RequireFields<ListingCorporateTravelArgs, 'stay'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Host'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['Layout'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType, Partial<ListingPhotosArgs>>;
  provider?: Resolver<ResolversTypes['ListingProvider'], ParentType, ContextType>;
  registrationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<ListingReviewsArgs, 'first'>>;
  starRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ListingTerms'], ParentType, ContextType>;
  trackingProperties?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ListingCorporateTravelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListingCorporateTravel'] = ResolversParentTypes['ListingCorporateTravel']> = {
  isApprovalRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInPolicy?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxPricePerNight?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ListingProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListingProvider'] = ResolversParentTypes['ListingProvider']> = {
  listingProviderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListingSummary'] = ResolversParentTypes['ListingSummary']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['ListingCollection'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPetFriendly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxOccupancy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfBathrooms?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  numberOfBedrooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['StayPriceSummary']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stay?: Resolver<ResolversTypes['StayDates'], ParentType, ContextType>;
  userRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ListingTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListingTerms'] = ResolversParentTypes['ListingTerms']> = {
  checkInTimes?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType>;
  checkOutTimes?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType>;
  checkinInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseRules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  importantInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPetFriendly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxOccupancy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  petsPolicy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsOfService?: Resolver<Maybe<ResolversTypes['TermsOfService']>, ParentType, ContextType>;
};

export type LiveStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LiveStatus'] = ResolversParentTypes['LiveStatus']> = {
  __resolveType: TypeResolveFn<'BookingFailure' | 'BookingPending' | 'BookingStillProcessing' | 'BookingSuccess' | 'CancellationFailure' | 'CancellationPending' | 'CancellationStillProcessing' | 'CancellationSuccess' | 'PriceQuoteFailure' | 'PriceQuoteFreshness' | 'PriceQuotePending' | 'PriceQuoteSuccess', ParentType, ContextType>;
};

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LoyaltyNumberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoyaltyNumber'] = ResolversParentTypes['LoyaltyNumber']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MainGuestAddedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MainGuestAdded'] = ResolversParentTypes['MainGuestAdded']> = {
  orderedProductId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Market'] = ResolversParentTypes['Market']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MeetingPoint'] = ResolversParentTypes['MeetingPoint']> = {
  coordinates?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  directions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MinimumCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MinimumCount'] = ResolversParentTypes['MinimumCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minorUnits?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addMainGuest?: Resolver<ResolversTypes['AddMainGuestResult'], ParentType, ContextType, RequireFields<MutationAddMainGuestArgs, 'input'>>;
  addToWishlist?: Resolver<ResolversTypes['AddToWishlistResult'], ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'input'>>;
  assignDefaultTraveler?: Resolver<ResolversTypes['AssignDefaultTravelerResult'], ParentType, ContextType, RequireFields<MutationAssignDefaultTravelerArgs, 'input'>>;
  book?: Resolver<ResolversTypes['BookResult'], ParentType, ContextType, RequireFields<MutationBookArgs, 'input'>>;
  buyProtection?: Resolver<ResolversTypes['BuyProtectionResult'], ParentType, ContextType, RequireFields<MutationBuyProtectionArgs, 'input'>>;
  cancelTrip?: Resolver<ResolversTypes['CancelTripResult'], ParentType, ContextType, RequireFields<MutationCancelTripArgs, 'input'>>;
  createTraveler?: Resolver<ResolversTypes['CreateTravelerResult'], ParentType, ContextType, RequireFields<MutationCreateTravelerArgs, 'input'>>;
  createWishlist?: Resolver<ResolversTypes['CreateWishlistResult'], ParentType, ContextType, RequireFields<MutationCreateWishlistArgs, 'input'>>;
  deletePaymentMethod?: Resolver<ResolversTypes['DeletePaymentMethodResult'], ParentType, ContextType, RequireFields<MutationDeletePaymentMethodArgs, 'input'>>;
  deleteTraveler?: Resolver<ResolversTypes['DeleteTravelerResult'], ParentType, ContextType, RequireFields<MutationDeleteTravelerArgs, 'input'>>;
  deleteWishlist?: Resolver<ResolversTypes['DeleteWishlistResult'], ParentType, ContextType, RequireFields<MutationDeleteWishlistArgs, 'input'>>;
  discardPriceQuote?: Resolver<ResolversTypes['PriceQuoteDiscarded'], ParentType, ContextType, RequireFields<MutationDiscardPriceQuoteArgs, 'input'>>;
  exerciseProtection?: Resolver<ResolversTypes['ExerciseProtectionResult'], ParentType, ContextType, RequireFields<MutationExerciseProtectionArgs, 'input'>>;
  freezePrice?: Resolver<ResolversTypes['FreezePriceResult'], ParentType, ContextType, RequireFields<MutationFreezePriceArgs, 'input'>>;
  logClientEvent?: Resolver<ResolversTypes['ClientEventLogged'], ParentType, ContextType, RequireFields<MutationLogClientEventArgs, 'input'>>;
  refundFrozenPrice?: Resolver<ResolversTypes['RefundFrozenPriceResult'], ParentType, ContextType, RequireFields<MutationRefundFrozenPriceArgs, 'input'>>;
  removeFromWishlists?: Resolver<ResolversTypes['RemovedFromWishlists'], ParentType, ContextType, RequireFields<MutationRemoveFromWishlistsArgs, 'input'>>;
  renameWishlist?: Resolver<ResolversTypes['RenameWishlistResult'], ParentType, ContextType, RequireFields<MutationRenameWishlistArgs, 'input'>>;
  resendConfirmation?: Resolver<ResolversTypes['ResendConfirmationResult'], ParentType, ContextType, RequireFields<MutationResendConfirmationArgs, 'input'>>;
  schedulePriceQuote?: Resolver<ResolversTypes['SchedulePriceQuoteResult'], ParentType, ContextType, RequireFields<MutationSchedulePriceQuoteArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithOpenId?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithOpenIdArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignedOut'], ParentType, ContextType>;
  stopWatchingTrip?: Resolver<ResolversTypes['WatchTripResult'], ParentType, ContextType, RequireFields<MutationStopWatchingTripArgs, 'input'>>;
  trackEvents?: Resolver<ResolversTypes['EventsTracked'], ParentType, ContextType, RequireFields<MutationTrackEventsArgs, 'input'>>;
  updatePreferenceMetadata?: Resolver<ResolversTypes['PreferenceMetadata'], ParentType, ContextType, RequireFields<MutationUpdatePreferenceMetadataArgs, 'input'>>;
  updateTraveler?: Resolver<ResolversTypes['UpdateTravelerResult'], ParentType, ContextType, RequireFields<MutationUpdateTravelerArgs, 'input'>>;
  verifyPaymentMethod?: Resolver<ResolversTypes['VerifyPaymentMethodResult'], ParentType, ContextType, RequireFields<MutationVerifyPaymentMethodArgs, 'input'>>;
  watchTrip?: Resolver<ResolversTypes['WatchTripResult'], ParentType, ContextType, RequireFields<MutationWatchTripArgs, 'input'>>;
};

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'CarTrip' | 'Experience' | 'ExperienceTrip' | 'FlightTrip' | 'FrozenPrice' | 'HomeTrip' | 'HotelTrip' | 'PackageTrip' | 'PaymentMethod' | 'Place' | 'RewardsAccount' | 'Traveler' | 'Wishlist', ParentType, ContextType>;
};

export type OfferConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferCondition'] = ResolversParentTypes['OfferCondition']> = {
  airlineCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  atLeast?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMetByStays?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferConditionKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenIdProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenIdProvider'] = ResolversParentTypes['OpenIdProvider']> = {
  authorizationUrl?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherStayDatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtherStayDates'] = ResolversParentTypes['OtherStayDates']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lowestNightly?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PackageTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PackageTrip'] = ResolversParentTypes['PackageTrip']> = {
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bookedWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flight?: Resolver<Maybe<ResolversTypes['BookedFlight']>, ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hotel?: Resolver<Maybe<ResolversTypes['BookedHotel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  protections?: Resolver<Array<ResolversTypes['ElsewhereProtection']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ItineraryState'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeState?: Resolver<ResolversTypes['TripTimeState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  watchState?: Resolver<ResolversTypes['WatchState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  accountReferenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['CardBrand'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['YearMonth']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rawBrand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodDeletedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethodDeleted'] = ResolversParentTypes['PaymentMethodDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethodRefused'] = ResolversParentTypes['PaymentMethodRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodVerifiedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethodVerified'] = ResolversParentTypes['PaymentMethodVerified']> = {
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlan'] = ResolversParentTypes['PaymentPlan']> = {
  accounts?: Resolver<Maybe<Array<ResolversTypes['PaymentPlanAccount']>>, ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isCardRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PaymentPlanLine']>, ParentType, ContextType>;
  minimumRedemptionNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['AppliedOffer']>, ParentType, ContextType>;
  priceFreeze?: Resolver<Maybe<ResolversTypes['AppliedPriceFreeze']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['PaymentProblem']>, ParentType, ContextType>;
  rewards?: Resolver<Maybe<ResolversTypes['AppliedRewards']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PaymentPlanAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlanAccount'] = ResolversParentTypes['PaymentPlanAccount']> = {
  accountReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tripTotal?: Resolver<Maybe<ResolversTypes['RewardsAmount']>, ParentType, ContextType>;
};

export type PaymentPlanLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPlanLine'] = ResolversParentTypes['PaymentPlanLine']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentPolicyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentPolicy'] = ResolversParentTypes['PaymentPolicy']> = {
  clauses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['PaymentScheduleEntry']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentProblem'] = ResolversParentTypes['PaymentProblem']> = {
  code?: Resolver<ResolversTypes['PaymentProblemCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['PaymentField'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentScheduleEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentScheduleEntry'] = ResolversParentTypes['PaymentScheduleEntry']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dominantColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PhotoSource']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['PhotoTag']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type PhotoSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PhotoSource'] = ResolversParentTypes['PhotoSource']> = {
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  center?: Resolver<ResolversTypes['Coordinates'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PortalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Portal'] = ResolversParentTypes['Portal']> = {
  adminPortalUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  agentTitles?: Resolver<Array<ResolversTypes['AgentTitle']>, ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardNames?: Resolver<ResolversTypes['CardNames'], ParentType, ContextType>;
  mapAttribution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mapTileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  testCardLastFours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PreferenceMetadataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PreferenceMetadata'] = ResolversParentTypes['PreferenceMetadata']> = {
  hasSeenActivitiesFtux?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSeenPackageSmokeTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSeenPackagesFtux?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSeenStayTypeVrFtux?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSeenStaysVrFtux?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSeenWishlistsFtux?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PremiumPricesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PremiumPrices'] = ResolversParentTypes['PremiumPrices']> = {
  perNight?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  fiat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['RewardsAmount']>, ParentType, ContextType>;
};

export type PriceBucketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceBucket'] = ResolversParentTypes['PriceBucket']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['PriceQuote'], ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceDifferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceDifference'] = ResolversParentTypes['PriceDifference']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['PriceChange'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  basis?: Resolver<ResolversTypes['PriceBasis'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['PriceBucket']>, ParentType, ContextType>;
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceFreezeOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFreezeOption'] = ResolversParentTypes['PriceFreezeOption']> = {
  cap?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  durationDays?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  durationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceFreezeKind'], ParentType, ContextType>;
  nightly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceFreezePendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFreezePending'] = ResolversParentTypes['PriceFreezePending']> = {
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceFreezePricingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFreezePricings'] = ResolversParentTypes['PriceFreezePricings']> = {
  cap?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nightly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceFreezeVoucherResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFreezeVoucher'] = ResolversParentTypes['PriceFreezeVoucher']> = {
  action?: Resolver<ResolversTypes['PriceFreezeVoucherAction'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  durationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pricings?: Resolver<Maybe<ResolversTypes['PriceFreezePricings']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PriceFreezeState'], ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PriceFreezeVoucherActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFreezeVoucherAction'] = ResolversParentTypes['PriceFreezeVoucherAction']> = {
  expiration?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PriceFrozenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceFrozen'] = ResolversParentTypes['PriceFrozen']> = {
  frozenPrice?: Resolver<ResolversTypes['FrozenPrice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceGroup'] = ResolversParentTypes['PriceGroup']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceGroupKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rawKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceNotFrozenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceNotFrozen'] = ResolversParentTypes['PriceNotFrozen']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['PriceFreezePurchaseError']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PriceFreezeOption']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuote'] = ResolversParentTypes['PriceQuote']> = {
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicy'], ParentType, ContextType>;
  complimentaryNight?: Resolver<Maybe<ResolversTypes['ComplimentaryNight']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  groupedItems?: Resolver<Array<ResolversTypes['PriceGroup']>, ParentType, ContextType>;
  orderedProductId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payNowTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  paymentPolicy?: Resolver<ResolversTypes['PaymentPolicy'], ParentType, ContextType>;
  priceDifference?: Resolver<Maybe<ResolversTypes['PriceDifference']>, ParentType, ContextType, RequireFields<PriceQuotePriceDifferenceArgs, 'seenTotal'>>;
  priceFreeze?: Resolver<Maybe<ResolversTypes['QuotedPriceFreeze']>, ParentType, ContextType>;
  protection?: Resolver<Maybe<ResolversTypes['RefundableVariant']>, ParentType, ContextType>;
  sellPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  termsDigest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PriceQuoteDiscardedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteDiscarded'] = ResolversParentTypes['PriceQuoteDiscarded']> = {
  wasHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PriceQuoteErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteError'] = ResolversParentTypes['PriceQuoteError']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuoteFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteFailure'] = ResolversParentTypes['PriceQuoteFailure']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['PriceQuoteError']>, ParentType, ContextType>;
  isHandleable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuoteFreshnessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteFreshness'] = ResolversParentTypes['PriceQuoteFreshness']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceQuoteFreshnessKind'], ParentType, ContextType>;
  minutesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuotePendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuotePending'] = ResolversParentTypes['PriceQuotePending']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuoteRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteRefused'] = ResolversParentTypes['PriceQuoteRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuoteScheduledResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteScheduled'] = ResolversParentTypes['PriceQuoteScheduled']> = {
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceQuoteStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteStatus'] = ResolversParentTypes['PriceQuoteStatus']> = {
  __resolveType: TypeResolveFn<'PriceQuoteFailure' | 'PriceQuotePending' | 'PriceQuoteSuccess', ParentType, ContextType>;
};

export type PriceQuoteSuccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceQuoteSuccess'] = ResolversParentTypes['PriceQuoteSuccess']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['PriceQuote'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectionBoughtResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionBought'] = ResolversParentTypes['ProtectionBought']> = {
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectionChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionChoice'] = ResolversParentTypes['ProtectionChoice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  flight?: Resolver<Maybe<ResolversTypes['RebookingFlight']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProtectionChoiceKind'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProtectionExercisedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionExercised'] = ResolversParentTypes['ProtectionExercised']> = {
  trip?: Resolver<ResolversTypes['TripElsewhere'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectionNotBoughtResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionNotBought'] = ResolversParentTypes['ProtectionNotBought']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectionNotExercisedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionNotExercised'] = ResolversParentTypes['ProtectionNotExercised']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectionOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionOffer'] = ResolversParentTypes['ProtectionOffer']> = {
  availability?: Resolver<ResolversTypes['AddOnAvailability'], ParentType, ContextType>;
  purchasableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['RefundableVariant']>, ParentType, ContextType>;
};

export type ProtectionPendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionPending'] = ResolversParentTypes['ProtectionPending']> = {
  idempotencyKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProtectionRefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionRefund'] = ResolversParentTypes['ProtectionRefund']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProtectionRefundState'], ParentType, ContextType>;
};

export type ProtectionTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionTerms'] = ResolversParentTypes['ProtectionTerms']> = {
  isBetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CancellationRefund']>, ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProtectionUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProtectionUse'] = ResolversParentTypes['ProtectionUse']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProtectionChoiceKind'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  airlineCredits?: Resolver<Maybe<Array<ResolversTypes['AirlineCredit']>>, ParentType, ContextType>;
  bookingStatus?: Resolver<Maybe<ResolversTypes['BookingStatus']>, ParentType, ContextType, RequireFields<QueryBookingStatusArgs, 'token'>>;
  calendar?: Resolver<Maybe<Array<ResolversTypes['CalendarDay']>>, ParentType, ContextType, RequireFields<QueryCalendarArgs, 'listingId'>>;
  cancellationStatus?: Resolver<Maybe<ResolversTypes['CancellationStatus']>, ParentType, ContextType, RequireFields<QueryCancellationStatusArgs, 'tripId'>>;
  cardVaultCredentials?: Resolver<Maybe<ResolversTypes['CardVaultCredentials']>, ParentType, ContextType>;
  demoPersonas?: Resolver<Maybe<Array<ResolversTypes['DemoPersona']>>, ParentType, ContextType>;
  experience?: Resolver<Maybe<ResolversTypes['Experience']>, ParentType, ContextType, RequireFields<QueryExperienceArgs, 'id'>>;
  experienceDays?: Resolver<Maybe<Array<ResolversTypes['ExperienceDay']>>, ParentType, ContextType, RequireFields<QueryExperienceDaysArgs, 'dates' | 'experienceId'>>;
  experiencePlaces?: Resolver<Maybe<Array<ResolversTypes['ExperiencePlace']>>, ParentType, ContextType, RequireFields<QueryExperiencePlacesArgs, 'first' | 'text'>>;
  experiences?: Resolver<Maybe<ResolversTypes['ExperienceConnection']>, ParentType, ContextType, RequireFields<QueryExperiencesArgs, 'first' | 'search'>>;
  favorites?: Resolver<Maybe<Array<ResolversTypes['Favorite']>>, ParentType, ContextType>;
  frozenPrice?: Resolver<Maybe<ResolversTypes['FrozenPrice']>, ParentType, ContextType, RequireFields<QueryFrozenPriceArgs, 'id'>>;
  frozenPrices?: Resolver<Maybe<Array<ResolversTypes['FrozenPrice']>>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'id' | 'stay'>>;
  listings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ListingSummary']>>>, ParentType, ContextType, RequireFields<QueryListingsArgs, 'ids' | 'stay'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id' | 'type'>>;
  openIdProvider?: Resolver<Maybe<ResolversTypes['OpenIdProvider']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryPaymentMethodArgs, 'id'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  paymentPlan?: Resolver<Maybe<ResolversTypes['PaymentPlan']>, ParentType, ContextType, RequireFields<QueryPaymentPlanArgs, 'payment' | 'quoteToken'>>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceArgs, 'id'>>;
  places?: Resolver<Maybe<Array<ResolversTypes['Place']>>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'first' | 'text'>>;
  portal?: Resolver<ResolversTypes['Portal'], ParentType, ContextType>;
  preferenceMetadata?: Resolver<Maybe<ResolversTypes['PreferenceMetadata']>, ParentType, ContextType>;
  priceFreezePurchase?: Resolver<Maybe<ResolversTypes['FreezePriceResult']>, ParentType, ContextType, RequireFields<QueryPriceFreezePurchaseArgs, 'idempotencyKey'>>;
  priceQuoteFreshness?: Resolver<Maybe<ResolversTypes['PriceQuoteFreshness']>, ParentType, ContextType, RequireFields<QueryPriceQuoteFreshnessArgs, 'token'>>;
  priceQuoteStatus?: Resolver<Maybe<ResolversTypes['PriceQuoteStatus']>, ParentType, ContextType, RequireFields<QueryPriceQuoteStatusArgs, 'token'>>;
  protectionPurchase?: Resolver<Maybe<ResolversTypes['BuyProtectionResult']>, ParentType, ContextType, RequireFields<QueryProtectionPurchaseArgs, 'idempotencyKey'>>;
  rewardsAccounts?: Resolver<Maybe<Array<ResolversTypes['RewardsAccount']>>, ParentType, ContextType>;
  rewardsEarned?: Resolver<Maybe<Array<ResolversTypes['RewardsAmount']>>, ParentType, ContextType, RequireFields<QueryRewardsEarnedArgs, 'amount'>>;
  rewardsToCash?: Resolver<Maybe<ResolversTypes['RewardsToCashResult']>, ParentType, ContextType, RequireFields<QueryRewardsToCashArgs, 'accountReferenceId' | 'rewardsAmount'>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  stays?: Resolver<Maybe<ResolversTypes['StayConnection']>, ParentType, ContextType, RequireFields<QueryStaysArgs, 'first' | 'search'>>;
  travelers?: Resolver<Maybe<Array<ResolversTypes['Traveler']>>, ParentType, ContextType>;
  trip?: Resolver<Maybe<ResolversTypes['Trip']>, ParentType, ContextType, RequireFields<QueryTripArgs, 'id'>>;
  trips?: Resolver<Maybe<ResolversTypes['TripConnection']>, ParentType, ContextType, RequireFields<QueryTripsArgs, 'first'>>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<QueryWishlistArgs, 'id'>>;
  wishlists?: Resolver<Maybe<ResolversTypes['WishlistConnection']>, ParentType, ContextType, RequireFields<QueryWishlistsArgs, 'first'>>;
};

export type QuotedPriceFreezeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuotedPriceFreeze'] = ResolversParentTypes['QuotedPriceFreeze']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  frozenPriceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  frozenTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceFreezeKind'], ParentType, ContextType>;
};

export type RateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  cancelForAnyReason?: Resolver<Maybe<ResolversTypes['CancelForAnyReasonOffer']>, ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicy'], ParentType, ContextType>;
  complimentaryNight?: Resolver<Maybe<ResolversTypes['ComplimentaryNight']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  displaysTaxesAndFeesIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  freezeOptions?: Resolver<Array<ResolversTypes['PriceFreezeOption']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nightly?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  nightlyBeforeDiscounts?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentPolicy?: Resolver<ResolversTypes['PaymentPolicy'], ParentType, ContextType>;
  rentTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  termsDigest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type RebookingFlightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RebookingFlight'] = ResolversParentTypes['RebookingFlight']> = {
  farePerTraveler?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  segment?: Resolver<ResolversTypes['FlightSegment'], ParentType, ContextType>;
};

export type RefundFrozenPriceResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundFrozenPriceResult'] = ResolversParentTypes['RefundFrozenPriceResult']> = {
  __resolveType: TypeResolveFn<'FrozenPriceNotRefunded' | 'FrozenPriceRefunded', ParentType, ContextType>;
};

export type RefundStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundStep'] = ResolversParentTypes['RefundStep']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RefundableVariantResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefundableVariant'] = ResolversParentTypes['RefundableVariant']> = {
  coverage?: Resolver<ResolversTypes['ProtectionCoverage'], ParentType, ContextType>;
  coverageAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coveragePercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exercisableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  premiumPrices?: Resolver<ResolversTypes['PremiumPrices'], ParentType, ContextType>;
  pricingDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemovedFromWishlistsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovedFromWishlists'] = ResolversParentTypes['RemovedFromWishlists']> = {
  favorites?: Resolver<Array<ResolversTypes['Favorite']>, ParentType, ContextType>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RenameWishlistResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenameWishlistResult'] = ResolversParentTypes['RenameWishlistResult']> = {
  __resolveType: TypeResolveFn<'WishlistRefused' | 'WishlistRenamed', ParentType, ContextType>;
};

export type ResendConfirmationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendConfirmationResult'] = ResolversParentTypes['ResendConfirmationResult']> = {
  __resolveType: TypeResolveFn<'ConfirmationNotResent' | 'ConfirmationResent', ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type RewardsAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsAccount'] = ResolversParentTypes['RewardsAccount']> = {
  accountReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accountUseType?: Resolver<ResolversTypes['AccountUseType'], ParentType, ContextType>;
  allowRewardsRedemption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerAccountRole?: Resolver<ResolversTypes['CustomerAccountRole'], ParentType, ContextType>;
  earn?: Resolver<ResolversTypes['EarnMultipliers'], ParentType, ContextType>;
  hiddenRewardsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTiered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFourVirtualCardNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redemptionMin?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rewardsBalance?: Resolver<ResolversTypes['RewardsBalance'], ParentType, ContextType>;
  rewardsCashEquivalent?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardsAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsAmount'] = ResolversParentTypes['RewardsAmount']> = {
  accountReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RewardsBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsBalance'] = ResolversParentTypes['RewardsBalance']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RewardsConversionRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsConversionRefused'] = ResolversParentTypes['RewardsConversionRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardsInCashResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsInCash'] = ResolversParentTypes['RewardsInCash']> = {
  cash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['RewardsAmount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardsSpentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsSpent'] = ResolversParentTypes['RewardsSpent']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RewardsToCashResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsToCashResult'] = ResolversParentTypes['RewardsToCashResult']> = {
  __resolveType: TypeResolveFn<'RewardsConversionRefused' | 'RewardsInCash', ParentType, ContextType>;
};

export type SchedulePriceQuoteResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SchedulePriceQuoteResult'] = ResolversParentTypes['SchedulePriceQuoteResult']> = {
  __resolveType: TypeResolveFn<'PriceQuoteRefused' | 'PriceQuoteScheduled', ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  corporate?: Resolver<Maybe<ResolversTypes['CorporateSession']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experiments?: Resolver<Array<ResolversTypes['Experiment']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDelegated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFirstSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SignInRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInRefused'] = ResolversParentTypes['SignInRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'SignInRefused' | 'SignedIn', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  csrfToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignedOutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedOut'] = ResolversParentTypes['SignedOut']> = {
  endedSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StayConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StayConnection'] = ResolversParentTypes['StayConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StayEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['StayFacets']>, ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['StaysLeftOut']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ListingSummary']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StayDatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StayDates'] = ResolversParentTypes['StayDates']> = {
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  untilDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type StayEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StayEdge'] = ResolversParentTypes['StayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListingSummary'], ParentType, ContextType>;
};

export type StayFacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StayFacets'] = ResolversParentTypes['StayFacets']> = {
  amenities?: Resolver<Array<ResolversTypes['AmenityCount']>, ParentType, ContextType>;
  bathrooms?: Resolver<Array<ResolversTypes['MinimumCount']>, ParentType, ContextType>;
  bedrooms?: Resolver<Array<ResolversTypes['MinimumCount']>, ParentType, ContextType>;
  beds?: Resolver<Array<ResolversTypes['MinimumCount']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['CollectionCount']>, ParentType, ContextType>;
  freeCancellationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homeKinds?: Resolver<Array<ResolversTypes['HomeKindCount']>, ParentType, ContextType>;
  petFriendlyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceFacet']>, ParentType, ContextType>;
  userRatings?: Resolver<Array<ResolversTypes['MinimumCount']>, ParentType, ContextType>;
  withoutFilters?: Resolver<Array<ResolversTypes['WithoutFilter']>, ParentType, ContextType>;
};

export type StayPriceSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StayPriceSummary'] = ResolversParentTypes['StayPriceSummary']> = {
  cancellationPolicy?: Resolver<ResolversTypes['CancellationPolicyKind'], ParentType, ContextType>;
  complimentaryNight?: Resolver<Maybe<ResolversTypes['ComplimentaryNight']>, ParentType, ContextType>;
  includesTaxesAndFees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInPolicy?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nightly?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  nightlyBeforeDiscounts?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type StaysLeftOutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaysLeftOut'] = ResolversParentTypes['StaysLeftOut']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherDates?: Resolver<Array<ResolversTypes['OtherStayDates']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['StaysLeftOutReason']>, ParentType, ContextType>;
};

export type StaysLeftOutReasonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaysLeftOutReason'] = ResolversParentTypes['StaysLeftOutReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumGuests?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mendedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  violation?: Resolver<ResolversTypes['AvailabilityViolation'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  bookingStatus?: SubscriptionResolver<ResolversTypes['BookingStatus'], "bookingStatus", ParentType, ContextType, RequireFields<SubscriptionBookingStatusArgs, 'token' | 'untilKnown'>>;
  cancellationStatus?: SubscriptionResolver<ResolversTypes['CancellationStatus'], "cancellationStatus", ParentType, ContextType, RequireFields<SubscriptionCancellationStatusArgs, 'tripId' | 'untilKnown'>>;
  priceFreezePurchase?: SubscriptionResolver<ResolversTypes['FreezePriceResult'], "priceFreezePurchase", ParentType, ContextType, RequireFields<SubscriptionPriceFreezePurchaseArgs, 'idempotencyKey'>>;
  priceQuoteFreshness?: SubscriptionResolver<ResolversTypes['PriceQuoteFreshness'], "priceQuoteFreshness", ParentType, ContextType, RequireFields<SubscriptionPriceQuoteFreshnessArgs, 'token'>>;
  priceQuoteStatus?: SubscriptionResolver<ResolversTypes['PriceQuoteStatus'], "priceQuoteStatus", ParentType, ContextType, RequireFields<SubscriptionPriceQuoteStatusArgs, 'token'>>;
  protectionPurchase?: SubscriptionResolver<ResolversTypes['BuyProtectionResult'], "protectionPurchase", ParentType, ContextType, RequireFields<SubscriptionProtectionPurchaseArgs, 'idempotencyKey'>>;
};

export type TermsOfServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TermsOfService'] = ResolversParentTypes['TermsOfService']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
};

export type TimeWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeWindow'] = ResolversParentTypes['TimeWindow']> = {
  endTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
};

export type TravelerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Traveler'] = ResolversParentTypes['Traveler']> = {
  assistance?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  driverLicense?: Resolver<Maybe<ResolversTypes['DriverLicense']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frequentFlyer?: Resolver<Array<ResolversTypes['LoyaltyNumber']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hotelLoyalty?: Resolver<Array<ResolversTypes['LoyaltyNumber']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefaultProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGhostUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMissingInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivateProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownTravelerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passportCountryOfIssue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tsaRedressNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelerDeletedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TravelerDeleted'] = ResolversParentTypes['TravelerDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  travelers?: Resolver<Maybe<Array<ResolversTypes['Traveler']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelerHalfSavedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TravelerHalfSaved'] = ResolversParentTypes['TravelerHalfSaved']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  traveler?: Resolver<ResolversTypes['Traveler'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelerRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TravelerRefused'] = ResolversParentTypes['TravelerRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelerSavedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TravelerSaved'] = ResolversParentTypes['TravelerSaved']> = {
  traveler?: Resolver<ResolversTypes['Traveler'], ParentType, ContextType>;
  travelers?: Resolver<Maybe<Array<ResolversTypes['Traveler']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Trip'] = ResolversParentTypes['Trip']> = {
  __resolveType: TypeResolveFn<'CarTrip' | 'ExperienceTrip' | 'FlightTrip' | 'HomeTrip' | 'HotelTrip' | 'PackageTrip', ParentType, ContextType>;
};

export type TripAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripAddress'] = ResolversParentTypes['TripAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TripCanceledResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripCanceled'] = ResolversParentTypes['TripCanceled']> = {
  trip?: Resolver<ResolversTypes['HomeTrip'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripCancellationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripCancellation'] = ResolversParentTypes['TripCancellation']> = {
  canceledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TripConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripConnection'] = ResolversParentTypes['TripConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TripEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Trip']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TripEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripEdge'] = ResolversParentTypes['TripEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Trip'], ParentType, ContextType>;
};

export type TripElsewhereResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripElsewhere'] = ResolversParentTypes['TripElsewhere']> = {
  __resolveType: TypeResolveFn<'CarTrip' | 'ExperienceTrip' | 'FlightTrip' | 'HotelTrip' | 'PackageTrip', ParentType, ContextType>;
};

export type TripGuestsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripGuests'] = ResolversParentTypes['TripGuests']> = {
  adults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  petsIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TripPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripPayment'] = ResolversParentTypes['TripPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewards?: Resolver<Maybe<ResolversTypes['RewardsSpent']>, ParentType, ContextType>;
};

export type TripPriceGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripPriceGroup'] = ResolversParentTypes['TripPriceGroup']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PriceGroupKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TripPriceLine']>, ParentType, ContextType>;
};

export type TripPriceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripPriceLine'] = ResolversParentTypes['TripPriceLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TripProtectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripProtection'] = ResolversParentTypes['TripProtection']> = {
  action?: Resolver<ResolversTypes['ProtectionAction'], ParentType, ContextType>;
  boughtAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['ProtectionCoverage'], ParentType, ContextType>;
  coverageAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  coveragePercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exercisableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiredBy?: Resolver<Maybe<ResolversTypes['ProtectionExpiry']>, ParentType, ContextType>;
  paidWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['ProtectionRefund']>, ParentType, ContextType>;
};

export type TripWatchChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripWatchChanged'] = ResolversParentTypes['TripWatchChanged']> = {
  trip?: Resolver<ResolversTypes['TripElsewhere'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripWatchRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TripWatchRefused'] = ResolversParentTypes['TripWatchRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnavailableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Unavailable'] = ResolversParentTypes['Unavailable']> = {
  reasons?: Resolver<Array<ResolversTypes['AvailabilityReason']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateTravelerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateTravelerResult'] = ResolversParentTypes['UpdateTravelerResult']> = {
  __resolveType: TypeResolveFn<'TravelerHalfSaved' | 'TravelerRefused' | 'TravelerSaved', ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Url'], any> {
  name: 'Url';
}

export type UserFacingErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserFacingError'] = ResolversParentTypes['UserFacingError']> = {
  __resolveType: TypeResolveFn<'AmountDueChanged' | 'BookingBlocked' | 'BookingError' | 'BookingRefused' | 'CancellationError' | 'CancellationRefused' | 'CancellationTermsChanged' | 'ConfirmationNotResent' | 'FrozenPriceNotRefunded' | 'PaymentMethodRefused' | 'PriceChanged' | 'PriceDifference' | 'PriceNotFrozen' | 'PriceQuoteError' | 'PriceQuoteRefused' | 'ProtectionNotBought' | 'ProtectionNotExercised' | 'RewardsConversionRefused' | 'SignInRefused' | 'TravelerHalfSaved' | 'TravelerRefused' | 'TripWatchRefused' | 'WishlistRefused', ParentType, ContextType>;
};

export type VerifyPaymentMethodResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifyPaymentMethodResult'] = ResolversParentTypes['VerifyPaymentMethodResult']> = {
  __resolveType: TypeResolveFn<'PaymentMethodRefused' | 'PaymentMethodVerified', ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  accounts?: Resolver<Array<ResolversTypes['WalletAccount']>, ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['WalletEventConnection'], ParentType, ContextType, RequireFields<WalletActivityArgs, 'first'>>;
  allOffers?: Resolver<Array<ResolversTypes['WalletOffer']>, ParentType, ContextType>;
  bestOffer?: Resolver<Maybe<ResolversTypes['WalletOffer']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditBreakdown?: Resolver<Array<ResolversTypes['WalletCredit']>, ParentType, ContextType>;
  creditInRewards?: Resolver<Maybe<ResolversTypes['RewardsAmount']>, ParentType, ContextType, RequireFields<WalletCreditInRewardsArgs, 'accountReferenceId'>>;
  offers?: Resolver<Array<ResolversTypes['WalletOffer']>, ParentType, ContextType>;
};

export type WalletAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletAccount'] = ResolversParentTypes['WalletAccount']> = {
  accountReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AccountChange']>, ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  productDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['AccountStanding'], ParentType, ContextType>;
};

export type WalletCreditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletCredit'] = ResolversParentTypes['WalletCredit']> = {
  account?: Resolver<Maybe<ResolversTypes['WalletAccount']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grantedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['WalletCreditHold']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WalletCreditKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rawKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WalletCreditState'], ParentType, ContextType>;
  trips?: Resolver<Maybe<Array<ResolversTypes['HomeTrip']>>, ParentType, ContextType>;
  usableAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WalletEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletEvent'] = ResolversParentTypes['WalletEvent']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WalletEventKind'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  standingChange?: Resolver<Maybe<ResolversTypes['StandingChange']>, ParentType, ContextType>;
  trip?: Resolver<Maybe<ResolversTypes['HomeTrip']>, ParentType, ContextType>;
};

export type WalletEventConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletEventConnection'] = ResolversParentTypes['WalletEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WalletEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WalletEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletEventEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletEventEdge'] = ResolversParentTypes['WalletEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WalletEvent'], ParentType, ContextType>;
};

export type WalletOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletOffer'] = ResolversParentTypes['WalletOffer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['OfferCondition']>, ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  funnels?: Resolver<Array<ResolversTypes['OfferFunnel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxApplicableCredit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saleEventStartOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['WalletOfferStage'], ParentType, ContextType>;
  trackingProperties?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type WatchTripResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WatchTripResult'] = ResolversParentTypes['WatchTripResult']> = {
  __resolveType: TypeResolveFn<'TripWatchChanged' | 'TripWatchRefused', ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['WishlistItemConnection'], ParentType, ContextType, RequireFields<WishlistItemsArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistConnection'] = ResolversParentTypes['WishlistConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishlistEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Wishlist']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistCreatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistCreated'] = ResolversParentTypes['WishlistCreated']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistDeletedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistDeleted'] = ResolversParentTypes['WishlistDeleted']> = {
  favorites?: Resolver<Array<ResolversTypes['Favorite']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistEdge'] = ResolversParentTypes['WishlistEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['ListingSummary']>, ParentType, ContextType, RequireFields<WishlistItemListingArgs, 'stay'>>;
  listingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WishlistItemConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistItemConnection'] = ResolversParentTypes['WishlistItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishlistItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistItemEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistItemEdge'] = ResolversParentTypes['WishlistItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishlistItem'], ParentType, ContextType>;
};

export type WishlistRefusedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistRefused'] = ResolversParentTypes['WishlistRefused']> = {
  buttons?: Resolver<Array<ResolversTypes['FailureButton']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['FailureCode'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['FailureIcon'], ParentType, ContextType>;
  inputErrors?: Resolver<Array<ResolversTypes['InputError']>, ParentType, ContextType>;
  rawCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingTag?: Resolver<Maybe<ResolversTypes['FailureTrackingTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistRenamedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistRenamed'] = ResolversParentTypes['WishlistRenamed']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithoutFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WithoutFilter'] = ResolversParentTypes['WithoutFilter']> = {
  amenity?: Resolver<Maybe<ResolversTypes['AmenityKind']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['StayFilter'], ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = GatewayContext> = {
  AccountChange?: AccountChangeResolvers<ContextType>;
  AddMainGuestResult?: AddMainGuestResultResolvers<ContextType>;
  AddToWishlistResult?: AddToWishlistResultResolvers<ContextType>;
  AddedToWishlist?: AddedToWishlistResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AgentTitle?: AgentTitleResolvers<ContextType>;
  Airline?: AirlineResolvers<ContextType>;
  AirlineCredit?: AirlineCreditResolvers<ContextType>;
  AirlineLocator?: AirlineLocatorResolvers<ContextType>;
  Airport?: AirportResolvers<ContextType>;
  Amenity?: AmenityResolvers<ContextType>;
  AmenityCount?: AmenityCountResolvers<ContextType>;
  AmountDueChanged?: AmountDueChangedResolvers<ContextType>;
  AppliedOffer?: AppliedOfferResolvers<ContextType>;
  AppliedPriceFreeze?: AppliedPriceFreezeResolvers<ContextType>;
  AppliedRewards?: AppliedRewardsResolvers<ContextType>;
  AssignDefaultTravelerResult?: AssignDefaultTravelerResultResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  AvailabilityReason?: AvailabilityReasonResolvers<ContextType>;
  Available?: AvailableResolvers<ContextType>;
  Bathroom?: BathroomResolvers<ContextType>;
  Bed?: BedResolvers<ContextType>;
  Bedroom?: BedroomResolvers<ContextType>;
  BookResult?: BookResultResolvers<ContextType>;
  BookedBed?: BookedBedResolvers<ContextType>;
  BookedCar?: BookedCarResolvers<ContextType>;
  BookedExperience?: BookedExperienceResolvers<ContextType>;
  BookedFlight?: BookedFlightResolvers<ContextType>;
  BookedHotel?: BookedHotelResolvers<ContextType>;
  BookedRoom?: BookedRoomResolvers<ContextType>;
  BookingBlocked?: BookingBlockedResolvers<ContextType>;
  BookingBlocker?: BookingBlockerResolvers<ContextType>;
  BookingError?: BookingErrorResolvers<ContextType>;
  BookingFailure?: BookingFailureResolvers<ContextType>;
  BookingPending?: BookingPendingResolvers<ContextType>;
  BookingRefused?: BookingRefusedResolvers<ContextType>;
  BookingScheduled?: BookingScheduledResolvers<ContextType>;
  BookingStatus?: BookingStatusResolvers<ContextType>;
  BookingStillProcessing?: BookingStillProcessingResolvers<ContextType>;
  BookingSuccess?: BookingSuccessResolvers<ContextType>;
  Business?: BusinessResolvers<ContextType>;
  BusinessAccount?: BusinessAccountResolvers<ContextType>;
  BusinessLogo?: BusinessLogoResolvers<ContextType>;
  BusinessLoyaltyProgram?: BusinessLoyaltyProgramResolvers<ContextType>;
  BuyProtectionResult?: BuyProtectionResultResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  CancelForAnyReasonOffer?: CancelForAnyReasonOfferResolvers<ContextType>;
  CancelTripResult?: CancelTripResultResolvers<ContextType>;
  CancellationAttempt?: CancellationAttemptResolvers<ContextType>;
  CancellationError?: CancellationErrorResolvers<ContextType>;
  CancellationFailed?: CancellationFailedResolvers<ContextType>;
  CancellationFailure?: CancellationFailureResolvers<ContextType>;
  CancellationPending?: CancellationPendingResolvers<ContextType>;
  CancellationPolicy?: CancellationPolicyResolvers<ContextType>;
  CancellationQuote?: CancellationQuoteResolvers<ContextType>;
  CancellationRefund?: CancellationRefundResolvers<ContextType>;
  CancellationRefused?: CancellationRefusedResolvers<ContextType>;
  CancellationStarted?: CancellationStartedResolvers<ContextType>;
  CancellationStatus?: CancellationStatusResolvers<ContextType>;
  CancellationStillProcessing?: CancellationStillProcessingResolvers<ContextType>;
  CancellationSuccess?: CancellationSuccessResolvers<ContextType>;
  CancellationTermsChanged?: CancellationTermsChangedResolvers<ContextType>;
  CarHandover?: CarHandoverResolvers<ContextType>;
  CarTrip?: CarTripResolvers<ContextType>;
  CardFamilyWords?: CardFamilyWordsResolvers<ContextType>;
  CardNames?: CardNamesResolvers<ContextType>;
  CardVaultCredentials?: CardVaultCredentialsResolvers<ContextType>;
  ClientEventLogged?: ClientEventLoggedResolvers<ContextType>;
  CollectionCount?: CollectionCountResolvers<ContextType>;
  ComplimentaryNight?: ComplimentaryNightResolvers<ContextType>;
  ConfirmationNotResent?: ConfirmationNotResentResolvers<ContextType>;
  ConfirmationResent?: ConfirmationResentResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  CorporateBookingDetails?: CorporateBookingDetailsResolvers<ContextType>;
  CorporateSession?: CorporateSessionResolvers<ContextType>;
  CreateTravelerResult?: CreateTravelerResultResolvers<ContextType>;
  CreateWishlistResult?: CreateWishlistResultResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DefaultTravelerAssigned?: DefaultTravelerAssignedResolvers<ContextType>;
  DeletePaymentMethodResult?: DeletePaymentMethodResultResolvers<ContextType>;
  DeleteTravelerResult?: DeleteTravelerResultResolvers<ContextType>;
  DeleteWishlistResult?: DeleteWishlistResultResolvers<ContextType>;
  DemoPersona?: DemoPersonaResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DriverLicense?: DriverLicenseResolvers<ContextType>;
  EarnMultipliers?: EarnMultipliersResolvers<ContextType>;
  ElsewhereProtection?: ElsewhereProtectionResolvers<ContextType>;
  EventsTracked?: EventsTrackedResolvers<ContextType>;
  ExerciseProtectionResult?: ExerciseProtectionResultResolvers<ContextType>;
  Experience?: ExperienceResolvers<ContextType>;
  ExperienceCancellationTerms?: ExperienceCancellationTermsResolvers<ContextType>;
  ExperienceCategoryCount?: ExperienceCategoryCountResolvers<ContextType>;
  ExperienceConnection?: ExperienceConnectionResolvers<ContextType>;
  ExperienceDay?: ExperienceDayResolvers<ContextType>;
  ExperienceEdge?: ExperienceEdgeResolvers<ContextType>;
  ExperiencePlace?: ExperiencePlaceResolvers<ContextType>;
  ExperienceStart?: ExperienceStartResolvers<ContextType>;
  ExperienceTrip?: ExperienceTripResolvers<ContextType>;
  Experiment?: ExperimentResolvers<ContextType>;
  FailureButton?: FailureButtonResolvers<ContextType>;
  FarePenalty?: FarePenaltyResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  FlightCancellation?: FlightCancellationResolvers<ContextType>;
  FlightDisruption?: FlightDisruptionResolvers<ContextType>;
  FlightExchange?: FlightExchangeResolvers<ContextType>;
  FlightFare?: FlightFareResolvers<ContextType>;
  FlightPassenger?: FlightPassengerResolvers<ContextType>;
  FlightSegment?: FlightSegmentResolvers<ContextType>;
  FlightSlice?: FlightSliceResolvers<ContextType>;
  FlightTime?: FlightTimeResolvers<ContextType>;
  FlightTrip?: FlightTripResolvers<ContextType>;
  FreezePriceResult?: FreezePriceResultResolvers<ContextType>;
  FrozenPrice?: FrozenPriceResolvers<ContextType>;
  FrozenPriceExercise?: FrozenPriceExerciseResolvers<ContextType>;
  FrozenPriceGuests?: FrozenPriceGuestsResolvers<ContextType>;
  FrozenPriceNotRefunded?: FrozenPriceNotRefundedResolvers<ContextType>;
  FrozenPriceRefunded?: FrozenPriceRefundedResolvers<ContextType>;
  FrozenPriceToday?: FrozenPriceTodayResolvers<ContextType>;
  HomeKindCount?: HomeKindCountResolvers<ContextType>;
  HomeTrip?: HomeTripResolvers<ContextType>;
  Host?: HostResolvers<ContextType>;
  HotelTrip?: HotelTripResolvers<ContextType>;
  InputError?: InputErrorResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Layout?: LayoutResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingCorporateTravel?: ListingCorporateTravelResolvers<ContextType>;
  ListingProvider?: ListingProviderResolvers<ContextType>;
  ListingSummary?: ListingSummaryResolvers<ContextType>;
  ListingTerms?: ListingTermsResolvers<ContextType>;
  LiveStatus?: LiveStatusResolvers<ContextType>;
  LocalTime?: GraphQLScalarType;
  LoyaltyNumber?: LoyaltyNumberResolvers<ContextType>;
  MainGuestAdded?: MainGuestAddedResolvers<ContextType>;
  Market?: MarketResolvers<ContextType>;
  MeetingPoint?: MeetingPointResolvers<ContextType>;
  MinimumCount?: MinimumCountResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OfferCondition?: OfferConditionResolvers<ContextType>;
  OpenIdProvider?: OpenIdProviderResolvers<ContextType>;
  OtherStayDates?: OtherStayDatesResolvers<ContextType>;
  PackageTrip?: PackageTripResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodDeleted?: PaymentMethodDeletedResolvers<ContextType>;
  PaymentMethodRefused?: PaymentMethodRefusedResolvers<ContextType>;
  PaymentMethodVerified?: PaymentMethodVerifiedResolvers<ContextType>;
  PaymentPlan?: PaymentPlanResolvers<ContextType>;
  PaymentPlanAccount?: PaymentPlanAccountResolvers<ContextType>;
  PaymentPlanLine?: PaymentPlanLineResolvers<ContextType>;
  PaymentPolicy?: PaymentPolicyResolvers<ContextType>;
  PaymentProblem?: PaymentProblemResolvers<ContextType>;
  PaymentScheduleEntry?: PaymentScheduleEntryResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PhotoSource?: PhotoSourceResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Portal?: PortalResolvers<ContextType>;
  PreferenceMetadata?: PreferenceMetadataResolvers<ContextType>;
  PremiumPrices?: PremiumPricesResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceBucket?: PriceBucketResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PriceDifference?: PriceDifferenceResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  PriceFreezeOption?: PriceFreezeOptionResolvers<ContextType>;
  PriceFreezePending?: PriceFreezePendingResolvers<ContextType>;
  PriceFreezePricings?: PriceFreezePricingsResolvers<ContextType>;
  PriceFreezeVoucher?: PriceFreezeVoucherResolvers<ContextType>;
  PriceFreezeVoucherAction?: PriceFreezeVoucherActionResolvers<ContextType>;
  PriceFrozen?: PriceFrozenResolvers<ContextType>;
  PriceGroup?: PriceGroupResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  PriceNotFrozen?: PriceNotFrozenResolvers<ContextType>;
  PriceQuote?: PriceQuoteResolvers<ContextType>;
  PriceQuoteDiscarded?: PriceQuoteDiscardedResolvers<ContextType>;
  PriceQuoteError?: PriceQuoteErrorResolvers<ContextType>;
  PriceQuoteFailure?: PriceQuoteFailureResolvers<ContextType>;
  PriceQuoteFreshness?: PriceQuoteFreshnessResolvers<ContextType>;
  PriceQuotePending?: PriceQuotePendingResolvers<ContextType>;
  PriceQuoteRefused?: PriceQuoteRefusedResolvers<ContextType>;
  PriceQuoteScheduled?: PriceQuoteScheduledResolvers<ContextType>;
  PriceQuoteStatus?: PriceQuoteStatusResolvers<ContextType>;
  PriceQuoteSuccess?: PriceQuoteSuccessResolvers<ContextType>;
  ProtectionBought?: ProtectionBoughtResolvers<ContextType>;
  ProtectionChoice?: ProtectionChoiceResolvers<ContextType>;
  ProtectionExercised?: ProtectionExercisedResolvers<ContextType>;
  ProtectionNotBought?: ProtectionNotBoughtResolvers<ContextType>;
  ProtectionNotExercised?: ProtectionNotExercisedResolvers<ContextType>;
  ProtectionOffer?: ProtectionOfferResolvers<ContextType>;
  ProtectionPending?: ProtectionPendingResolvers<ContextType>;
  ProtectionRefund?: ProtectionRefundResolvers<ContextType>;
  ProtectionTerms?: ProtectionTermsResolvers<ContextType>;
  ProtectionUse?: ProtectionUseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuotedPriceFreeze?: QuotedPriceFreezeResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  RebookingFlight?: RebookingFlightResolvers<ContextType>;
  RefundFrozenPriceResult?: RefundFrozenPriceResultResolvers<ContextType>;
  RefundStep?: RefundStepResolvers<ContextType>;
  RefundableVariant?: RefundableVariantResolvers<ContextType>;
  RemovedFromWishlists?: RemovedFromWishlistsResolvers<ContextType>;
  RenameWishlistResult?: RenameWishlistResultResolvers<ContextType>;
  ResendConfirmationResult?: ResendConfirmationResultResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  RewardsAccount?: RewardsAccountResolvers<ContextType>;
  RewardsAmount?: RewardsAmountResolvers<ContextType>;
  RewardsBalance?: RewardsBalanceResolvers<ContextType>;
  RewardsConversionRefused?: RewardsConversionRefusedResolvers<ContextType>;
  RewardsInCash?: RewardsInCashResolvers<ContextType>;
  RewardsSpent?: RewardsSpentResolvers<ContextType>;
  RewardsToCashResult?: RewardsToCashResultResolvers<ContextType>;
  SchedulePriceQuoteResult?: SchedulePriceQuoteResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInRefused?: SignInRefusedResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOut?: SignedOutResolvers<ContextType>;
  StayConnection?: StayConnectionResolvers<ContextType>;
  StayDates?: StayDatesResolvers<ContextType>;
  StayEdge?: StayEdgeResolvers<ContextType>;
  StayFacets?: StayFacetsResolvers<ContextType>;
  StayPriceSummary?: StayPriceSummaryResolvers<ContextType>;
  StaysLeftOut?: StaysLeftOutResolvers<ContextType>;
  StaysLeftOutReason?: StaysLeftOutReasonResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TermsOfService?: TermsOfServiceResolvers<ContextType>;
  TimeWindow?: TimeWindowResolvers<ContextType>;
  Traveler?: TravelerResolvers<ContextType>;
  TravelerDeleted?: TravelerDeletedResolvers<ContextType>;
  TravelerHalfSaved?: TravelerHalfSavedResolvers<ContextType>;
  TravelerRefused?: TravelerRefusedResolvers<ContextType>;
  TravelerSaved?: TravelerSavedResolvers<ContextType>;
  Trip?: TripResolvers<ContextType>;
  TripAddress?: TripAddressResolvers<ContextType>;
  TripCanceled?: TripCanceledResolvers<ContextType>;
  TripCancellation?: TripCancellationResolvers<ContextType>;
  TripConnection?: TripConnectionResolvers<ContextType>;
  TripEdge?: TripEdgeResolvers<ContextType>;
  TripElsewhere?: TripElsewhereResolvers<ContextType>;
  TripGuests?: TripGuestsResolvers<ContextType>;
  TripPayment?: TripPaymentResolvers<ContextType>;
  TripPriceGroup?: TripPriceGroupResolvers<ContextType>;
  TripPriceLine?: TripPriceLineResolvers<ContextType>;
  TripProtection?: TripProtectionResolvers<ContextType>;
  TripWatchChanged?: TripWatchChangedResolvers<ContextType>;
  TripWatchRefused?: TripWatchRefusedResolvers<ContextType>;
  Unavailable?: UnavailableResolvers<ContextType>;
  UpdateTravelerResult?: UpdateTravelerResultResolvers<ContextType>;
  Url?: GraphQLScalarType;
  UserFacingError?: UserFacingErrorResolvers<ContextType>;
  VerifyPaymentMethodResult?: VerifyPaymentMethodResultResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletAccount?: WalletAccountResolvers<ContextType>;
  WalletCredit?: WalletCreditResolvers<ContextType>;
  WalletEvent?: WalletEventResolvers<ContextType>;
  WalletEventConnection?: WalletEventConnectionResolvers<ContextType>;
  WalletEventEdge?: WalletEventEdgeResolvers<ContextType>;
  WalletOffer?: WalletOfferResolvers<ContextType>;
  WatchTripResult?: WatchTripResultResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistConnection?: WishlistConnectionResolvers<ContextType>;
  WishlistCreated?: WishlistCreatedResolvers<ContextType>;
  WishlistDeleted?: WishlistDeletedResolvers<ContextType>;
  WishlistEdge?: WishlistEdgeResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistItemConnection?: WishlistItemConnectionResolvers<ContextType>;
  WishlistItemEdge?: WishlistItemEdgeResolvers<ContextType>;
  WishlistRefused?: WishlistRefusedResolvers<ContextType>;
  WishlistRenamed?: WishlistRenamedResolvers<ContextType>;
  WithoutFilter?: WithoutFilterResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

