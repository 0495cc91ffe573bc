/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** The traveler in whose name a stay is reserved. */
export type AddMainGuestInput = {
  /** Where the host can write to. */
  readonly emailAddress: string;
  /** The product to add the guest to: `PriceQuote.orderedProductId`. */
  readonly orderedProductId: string | number;
  /** Where the host can call, with country code (`+14165550100`). */
  readonly phoneNumber: string;
  /** The token of the quote, from `schedulePriceQuote`. */
  readonly quoteToken: string | number;
  /** The id of the traveler in whose name the stay is reserved, from `travelers`. */
  readonly travelerId: string | number;
};

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
  readonly listingId: string | number;
  /** Where to put it. Left out: the user's newest wishlist, or a first one named `Favorites`. */
  readonly wishlistId?: string | number | null | undefined;
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

/** A rule to choose an amount by. */
export type AmountToTake =
  /** As much as the balance holds, but no more than is left to pay, nor than the offer allows. */
  | 'MAXIMUM';

/** The part of the search to change so that a stay becomes possible. */
export type AvailabilityAction =
  /** Choose other dates. */
  | 'CHANGE_DATES'
  /** Choose fewer guests, or travel without pets. */
  | 'CHANGE_GUESTS';

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

/** A booking to make: its quote, its terms, and how it is paid. */
export type BookInput = {
  /** The amount due that the traveler has accepted (`PaymentPlan.amountDue` of the same `payment`), 0 included. */
  readonly acceptedAmountDue: MoneyInput;
  /** The terms that the traveler has accepted (`PriceQuote.termsDigest`). */
  readonly acceptedTermsDigest: string;
  /** The total that the traveler has accepted (`PriceQuote.payNowTotal`). */
  readonly acceptedTotal: MoneyInput;
  /** The details that the business requires; null for consumers. */
  readonly corporate?: CorporateBookingInput | null | undefined;
  /**
   * A UUID that the client makes once for one intent to book, and sends again with every attempt. The result of an executed
   * booking is repeated for two hours; another input with its key is refused as `IDEMPOTENCY_CONFLICT`. A refusal is not kept:
   * the key may be sent again with a corrected input.
   */
  readonly idempotencyKey: string | number;
  /** Whether an agent books in the agent portal, which adds the agent fee. */
  readonly isAgentPortal?: boolean | null | undefined;
  /** Whether the listing was reached by a recommendation. */
  readonly isRecommended?: boolean | null | undefined;
  /** The product that `addMainGuest` returned for the quote. */
  readonly orderedProductId: string | number;
  /** The payment, as `paymentPlan` previews it. */
  readonly payment: PaymentInput;
  /** The token of the quote, from `schedulePriceQuote`. */
  readonly quoteToken: string | number;
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

/** A protection to buy for a booked stay, and who pays. */
export type BuyProtectionInput = {
  /**
   * A UUID that the client makes once for one intent to buy, and sends again with every attempt. The same key with another input is
   * refused as `IDEMPOTENCY_CONFLICT`.
   */
  readonly idempotencyKey: string | number;
  /** The saved card that pays the premium. */
  readonly paymentMethodId: string | number;
  /** The premium that the traveler has accepted (`RefundableVariant.premiumPrices`). */
  readonly premium: MoneyInput;
  /** The variant (`RefundableVariant.quoteId`). */
  readonly quoteId: string | number;
  /** Whether the traveler has accepted the terms of cancel for any reason. Without that nothing is bought. */
  readonly termsAccepted: boolean;
  /** The number of the reservation (`HomeTrip.id`). */
  readonly tripId: string | number;
};

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

/** Which stay to cancel, and on what terms. */
export type CancelTripInput = {
  /**
   * A UUID that the client makes once for one intent to cancel, and sends again with every attempt. The same key with another input
   * is refused as `IDEMPOTENCY_CONFLICT`.
   */
  readonly idempotencyKey: string | number;
  /** The token of the terms that the traveler has accepted: `CancellationQuote.token`, or that of its `protection`. */
  readonly quoteToken: string | number;
  /** The number of the reservation, as `HomeTrip.id` has it. */
  readonly tripId: string | number;
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

/** The details that a business requires of a booking. */
export type CorporateBookingInput = {
  /** The reason for the approver of the booking; 500 characters at most. */
  readonly approvalRequestReason?: string | null | undefined;
  /** Why a stay outside the policy was chosen; 500 characters at most. */
  readonly outOfPolicyReason?: string | null | undefined;
  /** The purpose of the trip; 200 characters at most. */
  readonly tripPurpose?: string | null | undefined;
};

/** A traveler to add. */
export type CreateTravelerInput = {
  /** Special assistance, as airline codes (`WCHR`). */
  readonly assistance?: ReadonlyArray<string> | null | undefined;
  /** Custom fields, each key once. */
  readonly customFields?: ReadonlyArray<CustomFieldInput> | null | undefined;
  /** Day of birth, in the past. */
  readonly dateOfBirth: string;
  /** The driver's license. */
  readonly driverLicense?: DriverLicenseInput | null | undefined;
  /** Email address. */
  readonly emailAddress?: string | null | undefined;
  /** Frequent-flyer numbers by airline. */
  readonly frequentFlyer?: ReadonlyArray<LoyaltyNumberInput> | null | undefined;
  /** Gender, as in the travel document. */
  readonly gender: Gender;
  /** Given name, as in the travel document. */
  readonly givenName: string;
  /** Hotel loyalty numbers by program. */
  readonly hotelLoyalty?: ReadonlyArray<LoyaltyNumberInput> | null | undefined;
  /**
   * A UUID that the client makes once for one traveler to add, and sends again with every attempt: the traveler that it has
   * added is then replaced by the input. Without a key each request adds a traveler.
   */
  readonly idempotencyKey?: string | number | null | undefined;
  /** Known traveler number of the US Transportation Security Administration. */
  readonly knownTravelerNumber?: string | null | undefined;
  /** Country of nationality as two capital letters. */
  readonly nationality?: string | null | undefined;
  /** The country that issued the passport; it is saved only if it has exactly two letters. */
  readonly passportCountryOfIssue?: string | null | undefined;
  /** Family name, as in the travel document. */
  readonly surname: string;
  /** Redress number of the US Transportation Security Administration. */
  readonly tsaRedressNumber?: string | null | undefined;
};

/** Travel credits: a certain amount, or the most that is possible. */
export type CreditInput =
  {   /** The amount. Less is used where the offer or the total allows less. More than the balance is a problem of the plan. */
  readonly amount: MoneyInput; readonly take?: never; }
  |  { readonly amount?: never;   /** The rule to choose the amount by. */
  readonly take: AmountToTake; };

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
export type CustomFieldInput = {
  /** The name of the field: letters and digits. */
  readonly key: string;
  /** The value: letters, digits, spaces, and the characters `@ / . _ + -`; may be empty. */
  readonly value: string;
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
export type DriverLicenseInput = {
  /** The country that issued it, as two capital letters. */
  readonly countryOfIssue?: string | null | undefined;
  /** The number of the license. */
  readonly number: string;
};

/** A choice that the traveler has made. */
export type ExerciseProtectionInput = {
  /** The token of the choice that the traveler has accepted (`ProtectionChoice.token`). */
  readonly choice: string | number;
  /**
   * A UUID that the client makes once for one intent, and sends again with every attempt. The same key with another input is refused as
   * `IDEMPOTENCY_CONFLICT`.
   */
  readonly idempotencyKey: string | number;
  /** The protection (`ElsewhereProtection.id`). */
  readonly protectionId: string | number;
  /** The trip (`Trip.id`). */
  readonly tripId: string | number;
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

/** Days, both ends included. */
export type ExperienceDatesInput = {
  /** The first day, today or later. */
  readonly fromDate: string;
  /** The last day, not before `fromDate`, and at most 30 days after it. */
  readonly untilDate: string;
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
  readonly category?: ExperienceCategory | null | undefined;
  /** The days on which an experience has to start. */
  readonly dates: ExperienceDatesInput;
  /** The name of a place; the place that it means best is searched. */
  readonly locationName: string;
  /** The least score from travelers. */
  readonly rating?: ExperienceRating;
  /** The order of the results. */
  readonly sortOrder?: ExperienceSortOrder;
  /** Parts of the day, one of which it has to start in; empty for any. */
  readonly timesOfDay?: ReadonlyArray<ExperienceTimeOfDay>;
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

/** Guests, and how long they stay in which months, instead of two dates. */
export type FlexibleStayInput = {
  /** Guests of 18 years or more, 1 to 50. */
  readonly adults?: number;
  /** The age of each child, 0 to 17; 50 children at most. */
  readonly children?: ReadonlyArray<number>;
  /** How long the stay is. */
  readonly length: FlexibleStayLength;
  /**
   * The months in which it may begin, from the current one up to eleven months later; it may end in the month after. Each
   * has to have a day left on which such a stay can begin.
   */
  readonly months: ReadonlyArray<string>;
  /** How many pets come along, 0 to 50. Service animals are not pets. */
  readonly pets?: number;
};

/** How long a stay with flexible dates is. */
export type FlexibleStayLength =
  /** Twenty-eight nights, from any day. */
  | 'MONTH'
  /** Seven nights, from any day. */
  | 'WEEK'
  /** Two nights, from a Friday to a Sunday. */
  | 'WEEKEND';

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
  readonly idempotencyKey: string | number;
  /** The terms that the traveler has accepted (`PriceFreezeOption.id`). */
  readonly optionId: string | number;
  /** The saved card that pays the deposit. */
  readonly paymentMethodId: string | number;
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

/** Something that went wrong on a page. */
export type LogClientEventInput = {
  /** Facts about it, as an object; never card data, tokens or texts that a traveler wrote. Anything else counts as none. */
  readonly event: unknown;
  /** Distinguishes the pages of one browser session from those of others: letters, digits, `_`, `.`, `:` and `-`, 128 at most. */
  readonly sessionId: string;
  /** Address of the page, of which the first 2000 characters are kept. */
  readonly url: string;
};

/** A number in a loyalty program. */
export type LoyaltyNumberInput = {
  /** The membership number in the program. */
  readonly number: string;
  /** The code of the airline or of the hotel program, as the platform knows it. */
  readonly program: string;
};

/** A rectangle on the map, in degrees (WGS 84). */
export type MapBoundsInput = {
  /** The eastern longitude; west of `west` in a rectangle over the date line. */
  readonly east: number;
  /** The greatest latitude. */
  readonly north: number;
  /** The smallest latitude. */
  readonly south: number;
  /** The western longitude. */
  readonly west: number;
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

/** An exact amount of real money, as an argument. */
export type MoneyInput = {
  /** The currency of the amount, which also says how many decimals it has. */
  readonly currencyCode: CurrencyCode;
  /** An exact decimal of the currency's main unit, with at most as many decimals as the currency has. */
  readonly value: string;
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
  {   /** The id of one offer, from `Wallet.offers`. */
  readonly id: string | number; readonly take?: never; }
  |  { readonly id?: never;   /** The rule to choose the offer by. */
  readonly take: OfferToTake; };

/** A rule to choose a travel offer by. */
export type OfferToTake =
  /** The offer that takes most off this stay; none when no offer can be used on it. */
  | 'BEST';

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

/**
 * How a stay is paid, for `paymentPlan` and `book` alike. The parts pay in the order of the fields. A part that is left out
 * or null is not used, and nothing is used in its place.
 */
export type PaymentInput = {
  /** The travel credits to use; none when left out. */
  readonly credit?: CreditInput | null | undefined;
  /** The travel offer to use; none when left out. */
  readonly offer?: OfferInput | null | undefined;
  /** The saved card to charge for the rest. It is not charged when nothing is left to pay. */
  readonly paymentMethodId?: string | number | null | undefined;
  /** The rewards to redeem for the amount that offer and credits leave to pay. */
  readonly rewards?: RewardsInput | null | undefined;
};

/** When a booking is paid. */
export type PaymentTiming =
  /** At the property. */
  | 'PAY_LATER'
  /** With the booking. */
  | 'PAY_NOW'
  /** A time that this graph does not know yet. */
  | 'UNKNOWN';

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

/** Which price of a listing is meant. */
export type PriceBasis =
  /** A night on average, before fees and taxes. */
  | 'NIGHT'
  /** All of the stay, taxes and fees included. */
  | 'STAY_TOTAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Limits of a price, both inclusive. Prices in another currency are converted before they are compared. */
export type PriceFilterInput = {
  /** The price that is compared. */
  readonly basis: PriceBasis;
  /** The currency of the limits. */
  readonly currencyCode: CurrencyCode;
  /** The maximum, in the currency's main unit, from `minimum` to 1,000,000,000; null for none. */
  readonly maximum?: string | null | undefined;
  /** The least, in the currency's main unit, 0 to 1,000,000,000; null for none. */
  readonly minimum?: string | null | undefined;
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
  readonly premium: MoneyInput;
  /** The variant (`RefundableVariant.quoteId`). */
  readonly quoteId: string | number;
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

/** The frozen price whose deposit is to be refunded. */
export type RefundFrozenPriceInput = {
  /** Its id (`FrozenPrice.id`). */
  readonly frozenPriceId: string | number;
};

/** A wishlist to rename. */
export type RenameWishlistInput = {
  /** The id of the wishlist, as `wishlists` lists it. */
  readonly id: string | number;
  /** Its new name, 1 to 60 characters. */
  readonly name: string;
};

/** Rewards of one account to pay with. */
export type RewardsInput = {
  /** The account that the rewards are taken from, by its `accountReferenceId`. */
  readonly accountReferenceId: string | number;
  /** How many rewards to redeem, in the unit of the account. */
  readonly quantity: RewardsQuantityInput;
};

/** A number of rewards: a certain one, or the most that is possible. */
export type RewardsQuantityInput =
  {   /** The rule to choose the number by. */
  readonly take: AmountToTake; readonly value?: never; }
  |  { readonly take?: never;   /**
   * How many points, miles or units of cash back; at most two decimals. Fewer are used where fewer cover what is left to
   * pay. More than the balance, or fewer than the account's minimum redemption, are a problem of the plan.
   */
  readonly value: string; };

/** A stay to quote, and the contact. */
export type SchedulePriceQuoteInput = {
  /** The total that the traveler has accepted instead of the rate's, after a quote that differed; null for the rate's own. */
  readonly acceptedTotal?: MoneyInput | null | undefined;
  /** The email address that the platform sends the confirmation to. */
  readonly emailAddress: string;
  /** Whether an agent books in the agent portal, which adds the agent fee to the rate's total. */
  readonly isAgentPortal?: boolean | null | undefined;
  /** The protection to buy with the stay; none when left out. */
  readonly protection?: ProtectionInput | null | undefined;
  /** The rate that the traveler was shown (`Rate.id`). It says which listing is quoted, for which stay, and at what total. */
  readonly rateId: string | number;
  /** The token of the quote that this one replaces. */
  readonly replacesToken?: string | number | null | undefined;
};

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

/** The account to sign in to, and the code that proves it. */
export type SignInInput = {
  /** The code that proves that the address is the user's. */
  readonly code: string;
  /** The email address of the account. */
  readonly emailAddress: string;
};

/** The values that an OpenID provider returned, and those that the user was sent to it with. */
export type SignInWithOpenIdInput = {
  /** The parameter `code` of the address that the user returned to. */
  readonly authorizationCode: string;
  /** The value whose SHA-256 was sent as `code_challenge`, 43 to 128 characters. */
  readonly codeVerifier: string;
  /** The parameter `iss` of that address; null when there is none. */
  readonly issuer?: string | null | undefined;
  /** The value that was sent as `nonce`. */
  readonly nonce: string;
  /** The value that was sent as `redirect_uri`. */
  readonly redirectUri: string;
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
  readonly amenities?: ReadonlyArray<AmenityKind> | null | undefined;
  /** In one of these collections. */
  readonly collections?: ReadonlyArray<ListingCollection> | null | undefined;
  /** True for listings with the cancellation policy `FULLY_REFUNDABLE`. */
  readonly hasFreeCancellation?: boolean | null | undefined;
  /** One of these kinds. */
  readonly homeKinds?: ReadonlyArray<HomeKind> | null | undefined;
  /** True for listings that take pets. */
  readonly isPetFriendly?: boolean | null | undefined;
  /** At least as many bathrooms, 0 to 30. */
  readonly minimumBathrooms?: number | null | undefined;
  /** At least as many bedrooms, 0 to 30. */
  readonly minimumBedrooms?: number | null | undefined;
  /** At least as many beds, 0 to 60. */
  readonly minimumBeds?: number | null | undefined;
  /** At least this score from guests, 0 to 5. */
  readonly minimumUserRating?: number | null | undefined;
  /** A price within limits. */
  readonly price?: PriceFilterInput | null | undefined;
};

/** Dates and guests of a stay. */
export type StayInput = {
  /** Guests of 18 years or more, 1 to 50. */
  readonly adults?: number;
  /** The age of each child, 0 to 17; 50 children at most. */
  readonly children?: ReadonlyArray<number>;
  /** The day of arrival, today or later. */
  readonly fromDate: string;
  /**
   * The frozen price that the stay is booked with (`FrozenPrice.id`): its nights are available although it holds them, and a quote of the
   * rate has its price. Left out to pay the price of today. Searches do not use it.
   */
  readonly frozenPriceId?: string | number | null | undefined;
  /** How many pets come along, 0 to 50. Service animals are not pets. */
  readonly pets?: number;
  /** The day of departure, after `fromDate`. */
  readonly untilDate: string;
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

/** The two variants that the portal runs as. */
export type Tenant =
  /** The portal for cardholders. */
  | 'CONSUMER'
  /** For businesses and their travelers. */
  | 'CORPORATE';

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

/** Events of one page, in the order in which they happened. */
export type TrackEventsInput = {
  /** The events; those beyond the first 50 are left out. */
  readonly events: ReadonlyArray<TrackedEventInput>;
};

/** Something that happened on a page. */
export type TrackedEventInput = {
  /** Its name (`date_picked`), of at most 100 characters. */
  readonly name: string;
  /** Facts about it, as an object; never card data, tokens or texts that a traveler wrote. Anything else counts as none. */
  readonly properties?: unknown;
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

/** The flags to set; those that are left out keep their values. */
export type UpdatePreferenceMetadataInput = {
  /** Whether the introduction to activities was seen. */
  readonly hasSeenActivitiesFtux?: boolean | null | undefined;
  /** Whether the packages test was seen. */
  readonly hasSeenPackageSmokeTest?: boolean | null | undefined;
  /** Whether the introduction to packages was seen. */
  readonly hasSeenPackagesFtux?: boolean | null | undefined;
  /** Whether the introduction to the stay type filter was seen. */
  readonly hasSeenStayTypeVrFtux?: boolean | null | undefined;
  /** Whether the introduction to vacation rentals was seen. */
  readonly hasSeenStaysVrFtux?: boolean | null | undefined;
  /** Whether the introduction to wishlists was seen. */
  readonly hasSeenWishlistsFtux?: boolean | null | undefined;
};

/** A traveler to change. A field that is left out stays as it is. */
export type UpdateTravelerInput = {
  /** Special assistance, as airline codes (`WCHR`); null changes nothing. */
  readonly assistance?: ReadonlyArray<string> | null | undefined;
  /** All custom fields, each key once; null changes nothing. */
  readonly customFields?: ReadonlyArray<CustomFieldInput> | null | undefined;
  /** Day of birth, in the past; null changes nothing. Required for a traveler who has none yet. */
  readonly dateOfBirth?: string | null | undefined;
  /** The driver's license; null removes it. */
  readonly driverLicense?: DriverLicenseInput | null | undefined;
  /** Email address; null removes it. */
  readonly emailAddress?: string | null | undefined;
  /** All frequent-flyer numbers by airline; null changes nothing. */
  readonly frequentFlyer?: ReadonlyArray<LoyaltyNumberInput> | null | undefined;
  /** Gender, as in the travel document; null changes nothing. Required for a traveler who has none yet. */
  readonly gender?: Gender | null | undefined;
  /** Given name, as in the travel document; null changes nothing. */
  readonly givenName?: string | null | undefined;
  /** All hotel loyalty numbers by program; null changes nothing. */
  readonly hotelLoyalty?: ReadonlyArray<LoyaltyNumberInput> | null | undefined;
  /** The traveler, from `travelers`. */
  readonly id: string | number;
  /** Known traveler number of the US Transportation Security Administration; null removes it. */
  readonly knownTravelerNumber?: string | null | undefined;
  /** Country of nationality as two capital letters; null changes nothing. */
  readonly nationality?: string | null | undefined;
  /** The country that issued the passport; it is saved only if it has exactly two letters. */
  readonly passportCountryOfIssue?: string | null | undefined;
  /** Family name, as in the travel document; null changes nothing. */
  readonly surname?: string | null | undefined;
  /** Redress number of the US Transportation Security Administration; null removes it. */
  readonly tsaRedressNumber?: string | null | undefined;
};

/** A card whose number is at the vault, to be verified and saved. */
export type VerifyPaymentMethodInput = {
  /** The rewards account that the card belongs to, found by its last four digits. */
  readonly accountReferenceId: string | number;
  /** Whether the digits matched a virtual card number of the account. */
  readonly isVirtualCardNumber?: boolean | null | undefined;
  /** The token that the vault returned for the card number. */
  readonly vaultToken: string | number;
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
  readonly tripId: string | number;
};

export type LogClientEventMutationVariables = Exact<{
  input: LogClientEventInput;
}>;


export type LogClientEventMutation = { readonly logClientEvent: { readonly sessionId: string } };

export type RewardsBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsBannerQuery = { readonly rewardsAccounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly productDisplayName: string, readonly customerAccountRole: CustomerAccountRole, readonly rewardsBalance: { readonly value: string, readonly currency: string, readonly currencyDescription: string, readonly formatted: string }, readonly rewardsCashEquivalent: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly earn: { readonly hotels: number, readonly homes: number, readonly flights: number, readonly cars: number } }> | null };

export type AntiForgeryTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type AntiForgeryTokenQuery = { readonly session: { readonly csrfToken: string | null } | null };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { readonly portal: { readonly tenant: Tenant, readonly brandName: string, readonly supportPhone: string, readonly supportHours: string | null, readonly today: string, readonly adminPortalUrl: string | null, readonly mapTileUrl: string | null, readonly mapAttribution: string | null, readonly testCardLastFours: ReadonlyArray<string>, readonly cardNames: { readonly businessCardPrefixes: ReadonlyArray<string>, readonly unservicedProduct: string | null, readonly productFamilies: ReadonlyArray<{ readonly family: CardFamily, readonly words: ReadonlyArray<string> }> }, readonly agentTitles: ReadonlyArray<{ readonly code: FailureCode, readonly title: string }> }, readonly session: { readonly userId: string, readonly givenName: string, readonly surname: string, readonly emailAddress: string | null, readonly phoneNumber: string | null, readonly isAgent: boolean, readonly isDelegated: boolean, readonly expiresAt: string | null, readonly corporate: { readonly businessName: string, readonly accountReferenceId: string | null, readonly canViewUsers: boolean, readonly canViewAdmin: boolean, readonly defaultTravelerId: string | null } | null, readonly experiments: ReadonlyArray<{ readonly id: string, readonly variant: string, readonly data: unknown }> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut: { readonly endedSession: boolean } };

export type TrackEventsMutationVariables = Exact<{
  input: TrackEventsInput;
}>;


export type TrackEventsMutation = { readonly trackEvents: { readonly areAllRecorded: boolean } };

export type CardAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CardAccountsQuery = { readonly rewardsAccounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly lastFour: string, readonly lastFourVirtualCardNumbers: ReadonlyArray<string> }> | null };

export type CardMatch_AccountFragment = { readonly accountReferenceId: string, readonly lastFour: string, readonly lastFourVirtualCardNumbers: ReadonlyArray<string> };

export type CardVaultQueryVariables = Exact<{ [key: string]: never; }>;


export type CardVaultQuery = { readonly cardVaultCredentials: { readonly url: string, readonly environmentKey: string } | null };

export type VerifyCardMutationVariables = Exact<{
  input: VerifyPaymentMethodInput;
}>;


export type VerifyCardMutation = { readonly verifyPaymentMethod:
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
    | { readonly paymentMethod: { readonly id: string, readonly lastFour: string, readonly brand: CardBrand, readonly rawBrand: string, readonly accountReferenceId: string | null, readonly expiresOn: string | null }, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly lastFour: string, readonly brand: CardBrand, readonly rawBrand: string, readonly accountReferenceId: string | null, readonly expiresOn: string | null }> | null }
   };

export type PayingCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayingCardsQuery = { readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly lastFour: string, readonly brand: CardBrand, readonly rawBrand: string, readonly expiresOn: string | null }> | null };

export type CoverPhoto_ListingFragment = { readonly id: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type ResultPhoto_ListingFragment = { readonly id: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type MapCard_ListingFragment = { readonly id: string, readonly name: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type ResultsMap_ListingFragment = { readonly id: string, readonly name: string, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type ResultCard_ListingFragment = { readonly id: string, readonly name: string, readonly starRating: number, readonly userRating: number | null, readonly reviewCount: number, readonly numberOfBedrooms: number, readonly numberOfBathrooms: number, readonly maxOccupancy: number | null, readonly collection: ListingCollection, readonly isPetFriendly: boolean, readonly address: { readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type StayPrice_ListingFragment = { readonly stay: { readonly fromDate: string, readonly untilDate: string }, readonly price: { readonly includesTaxesAndFees: boolean, readonly cancellationPolicy: CancellationPolicyKind, readonly isInPolicy: boolean | null, readonly nightly: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly nightlyBeforeDiscounts: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly complimentaryNight: { readonly isUnlocked: boolean, readonly minimumNights: number } | null } | null };

export type ListingCalendarQueryVariables = Exact<{
  listingId: string | number;
}>;


export type ListingCalendarQuery = { readonly calendar: ReadonlyArray<{ readonly date: string, readonly isAvailable: boolean, readonly isCheckInAllowed: boolean, readonly isAvailableForCheckout: boolean, readonly minimumStay: number | null, readonly maximumStay: number | null, readonly nightlyPrice: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> | null };

export type PlaceComboboxQueryVariables = Exact<{
  text: string;
}>;


export type PlaceComboboxQuery = { readonly places: ReadonlyArray<{ readonly id: string, readonly label: string, readonly name: string, readonly region: string, readonly listingCount: number | null }> | null };

export type SavedTravelerFragment = { readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> };

export type CreateTravelerMutationVariables = Exact<{
  input: CreateTravelerInput;
}>;


export type CreateTravelerMutation = { readonly createTraveler:
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }>, readonly inputErrors: ReadonlyArray<{ readonly path: ReadonlyArray<string>, readonly message: string }> }
    | { readonly traveler: { readonly id: string, readonly linkedUserId: string | null, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }, readonly travelers: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }> | null }
   };

export type UpdateTravelerMutationVariables = Exact<{
  input: UpdateTravelerInput;
}>;


export type UpdateTravelerMutation = { readonly updateTraveler:
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }>, readonly inputErrors: ReadonlyArray<{ readonly path: ReadonlyArray<string>, readonly message: string }> }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }>, readonly inputErrors: ReadonlyArray<{ readonly path: ReadonlyArray<string>, readonly message: string }> }
    | { readonly traveler: { readonly id: string, readonly linkedUserId: string | null, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }, readonly travelers: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }> | null }
   };

export type DeleteTravelerMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteTravelerMutation = { readonly deleteTraveler:
    | { readonly id: string, readonly travelers: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }> | null }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
   };

export type AssignDefaultTravelerMutationVariables = Exact<{
  id: string | number;
}>;


export type AssignDefaultTravelerMutation = { readonly assignDefaultTraveler:
    | { readonly id: string, readonly travelers: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }> | null }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
   };

export type CanceledTripFragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null };

export type CancellationProgressSubscriptionVariables = Exact<{
  tripId: string | number;
}>;


export type CancellationProgressSubscription = { readonly cancellationStatus:
    | { readonly trip: { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null }, readonly errors: ReadonlyArray<{ readonly title: string, readonly text: string, readonly nextStep: CancellationNextStep }> }
    | { readonly occurredAt: string }
    | { readonly trip: { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null } }
    | Record<PropertyKey, never>
   };

export type LaterProtectionQueryVariables = Exact<{
  tripId: string | number;
}>;


export type LaterProtectionQuery = { readonly trip:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string, readonly protection: { readonly action: ProtectionAction } | null, readonly protectionOffer: { readonly availability: AddOnAvailability, readonly purchasableUntil: string | null, readonly variants: ReadonlyArray<{ readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly pricingDescription: string, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly premiumPrices: { readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode, readonly value: string } } } }> } | null }
    | { readonly id: string }
    | { readonly id: string }
   | null };

export type BuyProtectionMutationVariables = Exact<{
  input: BuyProtectionInput;
}>;


export type BuyProtectionMutation = { readonly buyProtection:
    | { readonly trip: { readonly id: string, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null } }
    | { readonly title: string, readonly text: string, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode, readonly value: string } | null }
    | { readonly idempotencyKey: string }
   };

export type ProtectionPurchaseSubscriptionVariables = Exact<{
  idempotencyKey: string | number;
}>;


export type ProtectionPurchaseSubscription = { readonly protectionPurchase:
    | { readonly trip: { readonly id: string, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null } }
    | { readonly title: string, readonly text: string, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode, readonly value: string } | null }
    | { readonly idempotencyKey: string }
   };

export type ProtectedTripFragment = { readonly id: string, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null };

export type TripProgressSubscriptionVariables = Exact<{
  token: string | number;
}>;


export type TripProgressSubscription = { readonly bookingStatus:
    | { readonly errors: ReadonlyArray<{ readonly text: string }> }
    | { readonly trip: { readonly id: string, readonly state: ItineraryState, readonly bookingToken: string | null } }
    | Record<PropertyKey, never>
   };

export type TripProtection_TripFragment = { readonly id: string, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null };

export type FavoritesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoritesQuery = { readonly favorites: ReadonlyArray<{ readonly listingId: string, readonly wishlistId: string }> | null, readonly wishlists: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly name: string } }> } | null };

export type FavoriteMapQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteMapQuery = { readonly favorites: ReadonlyArray<{ readonly listingId: string, readonly wishlistId: string }> | null };

export type AddFavoriteMutationVariables = Exact<{
  input: AddToWishlistInput;
}>;


export type AddFavoriteMutation = { readonly addToWishlist:
    | { readonly wishlist: { readonly id: string, readonly name: string }, readonly favorites: ReadonlyArray<{ readonly listingId: string, readonly wishlistId: string }> }
    | { readonly title: string, readonly text: string }
   };

export type RemoveFavoriteMutationVariables = Exact<{
  listingId: string | number;
}>;


export type RemoveFavoriteMutation = { readonly removeFromWishlists: { readonly favorites: ReadonlyArray<{ readonly listingId: string, readonly wishlistId: string }> } };

export type WishlistsIntroductionQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistsIntroductionQuery = { readonly preferenceMetadata: { readonly hasSeenWishlistsFtux: boolean } | null };

export type WishlistsIntroductionSeenMutationVariables = Exact<{ [key: string]: never; }>;


export type WishlistsIntroductionSeenMutation = { readonly updatePreferenceMetadata: { readonly hasSeenWishlistsFtux: boolean } };

export type CreateWishlistMutationVariables = Exact<{
  name: string;
}>;


export type CreateWishlistMutation = { readonly createWishlist:
    | { readonly wishlist: { readonly id: string, readonly name: string } }
    | { readonly title: string, readonly text: string }
   };

export type RenameWishlistMutationVariables = Exact<{
  input: RenameWishlistInput;
}>;


export type RenameWishlistMutation = { readonly renameWishlist:
    | { readonly title: string, readonly text: string }
    | { readonly wishlist: { readonly id: string, readonly name: string } }
   };

export type DeleteWishlistMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWishlistMutation = { readonly deleteWishlist:
    | { readonly favorites: ReadonlyArray<{ readonly listingId: string, readonly wishlistId: string }> }
    | { readonly title: string, readonly text: string }
   };

export type WishlistNowQueryVariables = Exact<{
  id: string | number;
}>;


export type WishlistNowQuery = { readonly wishlist: { readonly id: string, readonly name: string } | null, readonly favorites: ReadonlyArray<{ readonly listingId: string, readonly wishlistId: string }> | null };

export type RemoveProfileCardMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveProfileCardMutation = { readonly deletePaymentMethod:
    | { readonly id: string }
    | { readonly title: string, readonly text: string }
   };

export type ShowIntroductionsAgainMutationVariables = Exact<{
  input: UpdatePreferenceMetadataInput;
}>;


export type ShowIntroductionsAgainMutation = { readonly updatePreferenceMetadata: { readonly hasSeenWishlistsFtux: boolean } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly travelers: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null, readonly emailAddress: string | null, readonly assistance: ReadonlyArray<string>, readonly tsaRedressNumber: string | null, readonly knownTravelerNumber: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly frequentFlyer: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly hotelLoyalty: ReadonlyArray<{ readonly program: string, readonly number: string }>, readonly driverLicense: { readonly number: string, readonly countryOfIssue: string | null } | null, readonly customFields: ReadonlyArray<{ readonly key: string, readonly value: string }> }> | null, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly lastFour: string, readonly brand: CardBrand, readonly rawBrand: string, readonly expiresOn: string | null }> | null, readonly rewardsAccounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly productDisplayName: string, readonly customerAccountRole: CustomerAccountRole, readonly lastFour: string, readonly hiddenRewardsText: string | null, readonly rewardsBalance: { readonly value: string, readonly currency: string, readonly currencyDescription: string, readonly formatted: string }, readonly rewardsCashEquivalent: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> | null };

export type PersonaCard_PersonaFragment = { readonly emailAddress: string, readonly code: string, readonly name: string, readonly role: string, readonly description: string };

export type SignInScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInScreenQuery = { readonly demoPersonas: ReadonlyArray<{ readonly emailAddress: string, readonly code: string, readonly name: string, readonly role: string, readonly description: string }> | null, readonly openIdProvider: { readonly name: string, readonly authorizationUrl: string, readonly clientId: string, readonly scope: string } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { readonly signIn:
    | { readonly code: FailureCode, readonly title: string, readonly text: string }
    | { readonly token: string, readonly csrfToken: string, readonly session: { readonly userId: string, readonly corporate: { readonly canViewAdmin: boolean } | null } | null }
   };

export type SignInWithOpenIdMutationVariables = Exact<{
  input: SignInWithOpenIdInput;
}>;


export type SignInWithOpenIdMutation = { readonly signInWithOpenId:
    | { readonly code: FailureCode, readonly title: string, readonly text: string }
    | { readonly token: string, readonly csrfToken: string, readonly session: { readonly userId: string, readonly corporate: { readonly canViewAdmin: boolean } | null } | null }
   };

export type AccountNotice_AccountFragment = { readonly accountReferenceId: string, readonly productDisplayName: string, readonly lastFour: string | null, readonly standing: AccountStanding, readonly changes: ReadonlyArray<{ readonly kind: StandingChange, readonly occurredAt: string }> };

export type CreditActivitiesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CreditActivitiesQuery = { readonly wallet: { readonly activity: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly kind: WalletEventKind, readonly description: string, readonly occurredAt: string, readonly standingChange: StandingChange | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly trip: { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string } } | null } }> } } | null };

export type CreditCard_CreditFragment = { readonly id: string, readonly name: string, readonly kind: WalletCreditKind, readonly state: WalletCreditState, readonly hold: WalletCreditHold | null, readonly expiresOn: string | null, readonly usableAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly remainingAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly grantedAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly account: { readonly accountReferenceId: string, readonly productDisplayName: string, readonly lastFour: string | null } | null };

export type CreditUsesQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditUsesQuery = { readonly wallet: { readonly creditBreakdown: ReadonlyArray<{ readonly id: string, readonly trips: ReadonlyArray<{ readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string } }> | null }> } | null };

export type OfferCard_OfferFragment = { readonly id: string, readonly descriptions: ReadonlyArray<string>, readonly stage: WalletOfferStage, readonly saleEventStartOn: string | null, readonly expiresOn: string | null, readonly funnels: ReadonlyArray<OfferFunnel>, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly maxApplicableCredit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly conditions: ReadonlyArray<{ readonly depth: number, readonly kind: OfferConditionKind, readonly text: string, readonly isMetByStays: boolean | null }> };

export type WalletScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletScreenQuery = { readonly wallet: { readonly credit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly accounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly productDisplayName: string, readonly lastFour: string | null, readonly standing: AccountStanding, readonly changes: ReadonlyArray<{ readonly kind: StandingChange, readonly occurredAt: string }> }>, readonly creditBreakdown: ReadonlyArray<{ readonly id: string, readonly state: WalletCreditState, readonly name: string, readonly kind: WalletCreditKind, readonly hold: WalletCreditHold | null, readonly expiresOn: string | null, readonly usableAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly remainingAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly grantedAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly account: { readonly accountReferenceId: string, readonly productDisplayName: string, readonly lastFour: string | null } | null }>, readonly allOffers: ReadonlyArray<{ readonly id: string, readonly stage: WalletOfferStage, readonly descriptions: ReadonlyArray<string>, readonly saleEventStartOn: string | null, readonly expiresOn: string | null, readonly funnels: ReadonlyArray<OfferFunnel>, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly maxApplicableCredit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly conditions: ReadonlyArray<{ readonly depth: number, readonly kind: OfferConditionKind, readonly text: string, readonly isMetByStays: boolean | null }> }> } | null };

export type CheckoutQueryVariables = Exact<{
  id: string | number;
  stay: StayInput;
}>;


export type CheckoutQuery = { readonly listing: { readonly id: string, readonly collection: ListingCollection, readonly name: string, readonly userRating: number | null, readonly registrationId: string | null, readonly terms: { readonly maxOccupancy: number | null, readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly importantInformation: string | null, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly termsOfService: { readonly name: string, readonly url: string } | null }, readonly provider: { readonly listingProviderId: string }, readonly corporateTravel: { readonly isInPolicy: boolean | null, readonly isApprovalRequired: boolean, readonly maxPricePerNight: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly availability:
      | { readonly rate: { readonly id: string, readonly nights: number, readonly termsDigest: string, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly rentTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly taxes: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly discounts: ReadonlyArray<{ readonly label: string, readonly funding: DiscountFunding, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly cancelForAnyReason: { readonly variants: ReadonlyArray<{ readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly premiumPrices: { readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } } }> } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly showsFreeCancellationBadge: boolean }, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string>, readonly schedule: ReadonlyArray<{ readonly due: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> } } }
      | { readonly reasons: ReadonlyArray<{ readonly violation: AvailabilityViolation, readonly title: string, readonly subtitle: string, readonly action: AvailabilityAction, readonly minimumNights: number | null, readonly maximumNights: number | null, readonly maximumGuests: number | null, readonly earliestCheckIn: string | null }> }
    , readonly address: { readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } | null };

export type BookedStaysQueryVariables = Exact<{ [key: string]: never; }>;


export type BookedStaysQuery = { readonly trips: { readonly nodes: ReadonlyArray<
      | { readonly id: string, readonly state: ItineraryState, readonly fromDate: string, readonly untilDate: string, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly listing: { readonly id: string } }
      | Record<PropertyKey, never>
    > } | null };

export type BookMutationVariables = Exact<{
  input: BookInput;
}>;


export type BookMutation = { readonly book:
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }>, readonly blockers: ReadonlyArray<{ readonly code: BookingBlockerCode, readonly message: string }> }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
    | { readonly token: string, readonly isRepeated: boolean }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }>, readonly quote: { readonly token: string, readonly orderedProductId: string, readonly termsDigest: string, readonly validUntil: string | null, readonly payNowTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> }, readonly complimentaryNight: { readonly title: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly protection: { readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly groupedItems: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly priceFreeze: { readonly discount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string>, readonly schedule: ReadonlyArray<{ readonly due: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> }, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly showsFreeCancellationBadge: boolean } } }
   };

export type BookingProgressSubscriptionVariables = Exact<{
  token: string | number;
}>;


export type BookingProgressSubscription = { readonly bookingStatus:
    | { readonly errors: ReadonlyArray<{ readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }> }
    | { readonly elapsedMs: number }
    | { readonly redirectTo: string }
    | { readonly trip: { readonly id: string, readonly trackingProperties: unknown } }
   };

export type CheckoutMeansQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutMeansQuery = { readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly lastFour: string, readonly rawBrand: string, readonly accountReferenceId: string | null, readonly brand: CardBrand, readonly expiresOn: string | null }> | null, readonly rewardsAccounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly productDisplayName: string, readonly customerAccountRole: CustomerAccountRole, readonly redemptionMin: string, readonly allowRewardsRedemption: boolean, readonly lastFour: string, readonly lastFourVirtualCardNumbers: ReadonlyArray<string>, readonly rewardsBalance: { readonly value: string, readonly currency: string, readonly currencyDescription: string, readonly formatted: string } }> | null, readonly wallet: { readonly credit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly creditBreakdown: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: WalletCreditKind, readonly hold: WalletCreditHold | null, readonly usableAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly remainingAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }>, readonly offers: ReadonlyArray<{ readonly id: string, readonly descriptions: ReadonlyArray<string>, readonly saleEventStartOn: string | null, readonly trackingProperties: unknown, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly maxApplicableCredit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly conditions: ReadonlyArray<{ readonly depth: number, readonly kind: OfferConditionKind, readonly airlineCodes: ReadonlyArray<string>, readonly atLeast: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> }> } | null };

export type CardName_PaymentMethodFragment = { readonly lastFour: string, readonly brand: CardBrand, readonly rawBrand: string };

export type RewardsWorthQueryVariables = Exact<{
  accountReferenceId: string | number;
  rewardsAmount: string;
}>;


export type RewardsWorthQuery = { readonly rewardsToCash:
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
    | { readonly cash: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }
   | null };

export type QuotedPriceFragment = { readonly token: string, readonly orderedProductId: string, readonly termsDigest: string, readonly validUntil: string | null, readonly payNowTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> }, readonly complimentaryNight: { readonly title: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly protection: { readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly groupedItems: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly priceFreeze: { readonly discount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string>, readonly schedule: ReadonlyArray<{ readonly due: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> }, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly showsFreeCancellationBadge: boolean } };

export type SchedulePriceQuoteMutationVariables = Exact<{
  input: SchedulePriceQuoteInput;
}>;


export type SchedulePriceQuoteMutation = { readonly schedulePriceQuote:
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
    | { readonly token: string }
   };

export type PriceQuoteProgressSubscriptionVariables = Exact<{
  token: string | number;
}>;


export type PriceQuoteProgressSubscription = { readonly priceQuoteStatus:
    | { readonly isHandleable: boolean, readonly errors: ReadonlyArray<{ readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }> }
    | { readonly elapsedMs: number }
    | { readonly quote: { readonly token: string, readonly orderedProductId: string, readonly termsDigest: string, readonly validUntil: string | null, readonly payNowTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> }, readonly complimentaryNight: { readonly title: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly protection: { readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly groupedItems: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly priceFreeze: { readonly discount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string>, readonly schedule: ReadonlyArray<{ readonly due: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> }, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly showsFreeCancellationBadge: boolean } } }
   };

export type AddMainGuestMutationVariables = Exact<{
  input: AddMainGuestInput;
}>;


export type AddMainGuestMutation = { readonly addMainGuest:
    | { readonly orderedProductId: string }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
   };

export type CheckoutTravelersQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutTravelersQuery = { readonly travelers: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly surname: string, readonly dateOfBirth: string | null, readonly linkedUserId: string | null, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean, readonly gender: Gender | null, readonly nationality: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly passportCountryOfIssue: string | null }> | null };

export type CheckoutTrip_ListingFragment = { readonly id: string, readonly collection: ListingCollection, readonly terms: { readonly maxOccupancy: number | null }, readonly provider: { readonly listingProviderId: string } };

export type CheckoutStay_ListingFragment = { readonly corporateTravel: { readonly isInPolicy: boolean | null, readonly isApprovalRequired: boolean } | null, readonly availability:
    | { readonly rate: { readonly id: string, readonly nights: number, readonly termsDigest: string, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly rentTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly taxes: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly discounts: ReadonlyArray<{ readonly label: string, readonly funding: DiscountFunding, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly cancelForAnyReason: { readonly variants: ReadonlyArray<{ readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly premiumPrices: { readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } } }> } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null }, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string>, readonly schedule: ReadonlyArray<{ readonly due: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> } } }
    | { readonly reasons: ReadonlyArray<{ readonly violation: AvailabilityViolation, readonly title: string, readonly subtitle: string, readonly action: AvailabilityAction, readonly minimumNights: number | null, readonly maximumNights: number | null, readonly maximumGuests: number | null, readonly earliestCheckIn: string | null }> }
   };

export type PolicyNote_ListingFragment = { readonly corporateTravel: { readonly maxPricePerNight: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

export type AccountChoice_AccountFragment = { readonly accountReferenceId: string, readonly productDisplayName: string, readonly customerAccountRole: CustomerAccountRole, readonly rewardsBalance: { readonly currency: string, readonly currencyDescription: string, readonly formatted: string } };

export type CardChoice_PaymentMethodFragment = { readonly expiresOn: string | null };

export type CreditHistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CreditHistoryQuery = { readonly wallet: { readonly credit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly activity: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly kind: WalletEventKind, readonly description: string, readonly occurredAt: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } }> } } | null };

export type CheckoutEarnQueryVariables = Exact<{
  amount: MoneyInput;
  earnOfferDescription?: string | null | undefined;
  quoteToken?: string | number | null | undefined;
}>;


export type CheckoutEarnQuery = { readonly rewardsEarned: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> | null };

export type OfferChoice_OfferFragment = { readonly descriptions: ReadonlyArray<string>, readonly trackingProperties: unknown };

export type RemoveCardMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCardMutation = { readonly deletePaymentMethod:
    | { readonly id: string, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly lastFour: string, readonly brand: CardBrand, readonly rawBrand: string, readonly accountReferenceId: string | null, readonly expiresOn: string | null }> | null }
    | { readonly code: FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: FailureIcon, readonly trackingTag: FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly label: string, readonly action: FailureAction }> }
   };

export type HouseRules_ListingFragment = { readonly terms: { readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null }, readonly availability:
    | { readonly rate: { readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null }, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string>, readonly schedule: ReadonlyArray<{ readonly due: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> } } }
    | Record<PropertyKey, never>
   };

export type ImportantInformation_ListingFragment = { readonly registrationId: string | null, readonly terms: { readonly importantInformation: string | null } };

export type TermsOfService_ListingFragment = { readonly terms: { readonly termsOfService: { readonly name: string, readonly url: string } | null } };

export type TravelerCard_TravelerFragment = { readonly id: string, readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly linkedUserId: string | null, readonly isGhostUser: boolean, readonly isMissingInfo: boolean, readonly isPrivateProfile: boolean, readonly isDefaultProfile: boolean };

export type TravelerForm_TravelerFragment = { readonly givenName: string, readonly surname: string, readonly gender: Gender | null, readonly dateOfBirth: string | null, readonly nationality: string | null, readonly passportCountryOfIssue: string | null };

export type CancellationNote_ListingFragment = { readonly availability:
    | { readonly rate: { readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly showsFreeCancellationBadge: boolean } } }
    | Record<PropertyKey, never>
   };

export type CheckoutFrozenPriceQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutFrozenPriceQuery = { readonly frozenPrice: { readonly id: string, readonly expiresAt: string, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly today: { readonly discount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null };

export type TripHome_ListingFragment = { readonly id: string, readonly name: string, readonly userRating: number | null, readonly address: { readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type ConfirmationQueryVariables = Exact<{
  token: string | number;
}>;


export type ConfirmationQuery = { readonly bookingStatus:
    | { readonly trip: { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly providerAdditionalInformation: string | null, readonly address: { readonly street: string, readonly city: string | null, readonly state: string | null, readonly postalCode: string | null, readonly countryCode: string | null } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> | null }, readonly listing: { readonly id: string, readonly name: string, readonly collection: ListingCollection, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly host: { readonly name: string }, readonly terms: { readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } } }
    | Record<PropertyKey, never>
   | null };

export type ConfirmationEarnQueryVariables = Exact<{
  amount: MoneyInput;
  accountReferenceIds: ReadonlyArray<string | number> | string | number;
  earnOfferDescription?: string | null | undefined;
  quoteToken?: string | number | null | undefined;
}>;


export type ConfirmationEarnQuery = { readonly rewardsEarned: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> | null, readonly rewardsAccounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly customerAccountRole: CustomerAccountRole }> | null };

export type ConfirmationReceiptQueryVariables = Exact<{
  tripId: string | number;
}>;


export type ConfirmationReceiptQuery = { readonly trip:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly mainGuestName: string | null, readonly guestCount: number | null, readonly id: string, readonly guests: { readonly adults: number, readonly children: number, readonly petsIncluded: boolean } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null }
    | { readonly id: string }
    | { readonly id: string }
   | null };

export type CustomizeStay_ListingFragment = { readonly id: string, readonly name: string, readonly address: { readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type CustomizeQueryVariables = Exact<{
  id: string | number;
  stay: StayInput;
}>;


export type CustomizeQuery = { readonly listing: { readonly id: string, readonly name: string, readonly availability:
      | { readonly rate: { readonly id: string, readonly nights: number, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null }, readonly cancelForAnyReason: { readonly variants: ReadonlyArray<{ readonly quoteId: string, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly premiumPrices: { readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly perNight: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } }> } | null } }
      | Record<PropertyKey, never>
    , readonly address: { readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } | null };

export type Booking_ListingFragment = { readonly terms: { readonly maxOccupancy: number | null }, readonly availability:
    | { readonly rate: { readonly nights: number, readonly nightly: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly nightlyBeforeDiscounts: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> }, readonly complimentaryNight: { readonly isUnlocked: boolean, readonly missingNights: number, readonly minimumNights: number, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancelForAnyReason: { readonly variants: ReadonlyArray<{ readonly quoteId: string }> } | null, readonly cancellationPolicy: { readonly primaryText: string | null, readonly showsFreeCancellationBadge: boolean } } }
    | { readonly reasons: ReadonlyArray<{ readonly violation: AvailabilityViolation, readonly title: string, readonly subtitle: string, readonly action: AvailabilityAction, readonly minimumNights: number | null, readonly maximumNights: number | null, readonly maximumGuests: number | null, readonly earliestCheckIn: string | null }> }
   };

export type PolicyDescriptor_ListingFragment = { readonly corporateTravel: { readonly isInPolicy: boolean | null, readonly maxPricePerNight: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

export type PriceLines_ListingFragment = { readonly availability:
    | { readonly rate: { readonly nights: number, readonly displaysTaxesAndFeesIncluded: boolean, readonly rentTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly taxes: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly discounts: ReadonlyArray<{ readonly label: string, readonly funding: DiscountFunding, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly paymentPolicy: { readonly text: string } } }
    | Record<PropertyKey, never>
   };

export type ListingGallery_ListingFragment = { readonly name: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly tag: PhotoTag | null, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> };

export type ListingHeader_ListingFragment = { readonly name: string, readonly starRating: number, readonly userRating: number | null, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly reviews: { readonly totalCount: number } };

export type ListingQueryVariables = Exact<{
  id: string | number;
  stay: StayInput;
}>;


export type ListingQuery = { readonly listing: { readonly id: string, readonly name: string, readonly starRating: number, readonly userRating: number | null, readonly description: string | null, readonly collection: ListingCollection, readonly registrationId: string | null, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly reviews: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly author: string, readonly date: string, readonly score: number | null, readonly title: string | null, readonly text: string } }> }, readonly amenities: ReadonlyArray<{ readonly kind: AmenityKind, readonly displayName: string, readonly isHighlight: boolean }>, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly tag: PhotoTag | null, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }>, readonly layout: { readonly numberOfBedrooms: number, readonly numberOfBathrooms: number, readonly bedrooms: ReadonlyArray<{ readonly name: string, readonly beds: ReadonlyArray<{ readonly kind: string, readonly count: number }> }>, readonly bathrooms: ReadonlyArray<{ readonly name: string, readonly features: ReadonlyArray<string> }> }, readonly host: { readonly name: string, readonly imageUrl: string | null }, readonly market: { readonly name: string }, readonly terms: { readonly maxOccupancy: number | null, readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly houseRules: ReadonlyArray<string>, readonly importantInformation: string | null, readonly checkinInformation: string | null, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null }, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly availability:
      | { readonly rate: { readonly nights: number, readonly displaysTaxesAndFeesIncluded: boolean, readonly cancellationPolicy: { readonly primaryText: string | null, readonly secondaryText: string | null, readonly showsFreeCancellationBadge: boolean }, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string> }, readonly nightly: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly nightlyBeforeDiscounts: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: ReadonlyArray<{ readonly accountReferenceId: string, readonly value: string, readonly currency: string }> }, readonly complimentaryNight: { readonly isUnlocked: boolean, readonly missingNights: number, readonly minimumNights: number, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancelForAnyReason: { readonly variants: ReadonlyArray<{ readonly quoteId: string }> } | null, readonly freezeOptions: ReadonlyArray<{ readonly id: string, readonly kind: PriceFreezeKind, readonly title: string, readonly text: string, readonly durationDays: number, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly cap: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly rentTotal: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly fees: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly taxes: ReadonlyArray<{ readonly label: string, readonly description: string | null, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }>, readonly discounts: ReadonlyArray<{ readonly label: string, readonly funding: DiscountFunding, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> } }
      | { readonly reasons: ReadonlyArray<{ readonly violation: AvailabilityViolation, readonly title: string, readonly subtitle: string, readonly action: AvailabilityAction, readonly minimumNights: number | null, readonly maximumNights: number | null, readonly maximumGuests: number | null, readonly earliestCheckIn: string | null }> }
    , readonly corporateTravel: { readonly isInPolicy: boolean | null, readonly maxPricePerNight: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null };

export type FreezeOffer_ListingFragment = { readonly name: string, readonly availability:
    | { readonly rate: { readonly freezeOptions: ReadonlyArray<{ readonly id: string, readonly kind: PriceFreezeKind, readonly title: string, readonly text: string, readonly durationDays: number, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly cap: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> } }
    | Record<PropertyKey, never>
   };

export type FreezePriceMutationVariables = Exact<{
  input: FreezePriceInput;
}>;


export type FreezePriceMutation = { readonly freezePrice:
    | { readonly idempotencyKey: string }
    | { readonly frozenPrice: { readonly id: string, readonly state: PriceFreezeState, readonly expiresAt: string, readonly paidWith: string, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } }
    | { readonly title: string, readonly text: string, readonly options: ReadonlyArray<{ readonly id: string, readonly kind: PriceFreezeKind, readonly title: string, readonly text: string, readonly durationDays: number, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly cap: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }
   };

export type FreezePurchaseSubscriptionVariables = Exact<{
  idempotencyKey: string | number;
}>;


export type FreezePurchaseSubscription = { readonly priceFreezePurchase:
    | { readonly idempotencyKey: string }
    | { readonly frozenPrice: { readonly id: string, readonly state: PriceFreezeState, readonly expiresAt: string, readonly paidWith: string, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } }
    | { readonly title: string, readonly text: string, readonly options: ReadonlyArray<{ readonly id: string, readonly kind: PriceFreezeKind, readonly title: string, readonly text: string, readonly durationDays: number, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly cap: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }
   };

export type ListingRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingRewardsQuery = { readonly rewardsAccounts: ReadonlyArray<{ readonly accountReferenceId: string, readonly productDisplayName: string, readonly lastFour: string, readonly redemptionMin: string, readonly allowRewardsRedemption: boolean, readonly hiddenRewardsText: string | null, readonly rewardsBalance: { readonly value: string, readonly currency: string, readonly currencyDescription: string, readonly formatted: string }, readonly rewardsCashEquivalent: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> | null };

export type SectionNavigation_ListingFragment = { readonly description: string | null, readonly amenities: ReadonlyArray<{ readonly kind: AmenityKind }>, readonly photos: ReadonlyArray<{ readonly url: string }>, readonly reviews: { readonly totalCount: number } };

export type ListingAbout_ListingFragment = { readonly description: string | null };

export type ListingAmenities_ListingFragment = { readonly amenities: ReadonlyArray<{ readonly kind: AmenityKind, readonly displayName: string, readonly isHighlight: boolean }> };

export type ListingHouseRules_ListingFragment = { readonly terms: { readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly houseRules: ReadonlyArray<string>, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null } };

export type StayTerms_ListingFragment = { readonly availability:
    | { readonly rate: { readonly cancellationPolicy: { readonly primaryText: string | null, readonly secondaryText: string | null }, readonly paymentPolicy: { readonly text: string, readonly clauses: ReadonlyArray<string> } } }
    | Record<PropertyKey, never>
   };

export type ListingImportantInformation_ListingFragment = { readonly registrationId: string | null, readonly terms: { readonly importantInformation: string | null, readonly checkinInformation: string | null } };

export type ListingLocation_ListingFragment = { readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly coordinates: { readonly lat: number, readonly lon: number } | null };

export type ListingOverview_ListingFragment = { readonly collection: ListingCollection, readonly layout: { readonly numberOfBedrooms: number, readonly numberOfBathrooms: number }, readonly host: { readonly name: string, readonly imageUrl: string | null }, readonly market: { readonly name: string }, readonly terms: { readonly maxOccupancy: number | null, readonly isPetFriendly: boolean } };

export type ListingReviews_ListingFragment = { readonly userRating: number | null, readonly id: string, readonly reviews: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly author: string, readonly date: string, readonly score: number | null, readonly title: string | null, readonly text: string } }> } };

export type MoreReviewsQueryVariables = Exact<{
  id: string | number;
  stay: StayInput;
  after: string;
}>;


export type MoreReviewsQuery = { readonly listing: { readonly id: string, readonly reviews: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly author: string, readonly date: string, readonly score: number | null, readonly title: string | null, readonly text: string } }> } } | null };

export type ListingRooms_ListingFragment = { readonly layout: { readonly bedrooms: ReadonlyArray<{ readonly name: string, readonly beds: ReadonlyArray<{ readonly kind: string, readonly count: number }> }>, readonly bathrooms: ReadonlyArray<{ readonly name: string, readonly features: ReadonlyArray<string> }> } };

export type ExperienceCard_ExperienceFragment = { readonly id: string, readonly title: string, readonly summary: string, readonly category: ExperienceCategory, readonly durationMinutes: number, readonly minimumAge: number | null, readonly pricing: ExperiencePricing, readonly rating: number | null, readonly reviewCount: number, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly cancellation: { readonly status: ExperienceCancellation, readonly untilHoursBefore: number | null, readonly refundPercent: number | null } };

export type ExperiencePlacesQueryVariables = Exact<{
  text: string;
}>;


export type ExperiencePlacesQuery = { readonly experiencePlaces: ReadonlyArray<{ readonly placeId: string, readonly label: string, readonly experienceCount: number }> | null };

export type ExperienceScreenQueryVariables = Exact<{
  id: string | number;
}>;


export type ExperienceScreenQuery = { readonly experience: { readonly id: string, readonly title: string, readonly summary: string, readonly description: ReadonlyArray<string>, readonly category: ExperienceCategory, readonly placeName: string, readonly durationMinutes: number, readonly pricing: ExperiencePricing, readonly maximumGroupSize: number | null, readonly minimumAge: number | null, readonly rating: number | null, readonly reviewCount: number, readonly ticket: ExperienceTicket, readonly included: ReadonlyArray<string>, readonly toBring: ReadonlyArray<string>, readonly languages: ReadonlyArray<string>, readonly accessibility: ReadonlyArray<ExperienceAccess>, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly cancellation: { readonly status: ExperienceCancellation, readonly untilHoursBefore: number | null, readonly refundPercent: number | null }, readonly meetingPoint: { readonly name: string, readonly directions: string, readonly coordinates: { readonly lat: number, readonly lon: number } } } | null };

export type ExperienceDaysQueryVariables = Exact<{
  id: string | number;
  dates: ExperienceDatesInput;
}>;


export type ExperienceDaysQuery = { readonly experienceDays: ReadonlyArray<{ readonly date: string, readonly starts: ReadonlyArray<{ readonly time: string, readonly timeOfDay: ExperienceTimeOfDay, readonly placesLeft: number }> }> | null };

export type ExperiencesScreenQueryVariables = Exact<{
  search: ExperienceSearchInput;
  first: number;
  after?: string | null | undefined;
}>;


export type ExperiencesScreenQuery = { readonly experiences: { readonly totalCount: number, readonly place: { readonly placeId: string, readonly label: string } | null, readonly categories: ReadonlyArray<{ readonly category: ExperienceCategory, readonly count: number }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly title: string, readonly summary: string, readonly category: ExperienceCategory, readonly durationMinutes: number, readonly minimumAge: number | null, readonly pricing: ExperiencePricing, readonly rating: number | null, readonly reviewCount: number, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly cancellation: { readonly status: ExperienceCancellation, readonly untilHoursBefore: number | null, readonly refundPercent: number | null } } }> } | null };

export type FavoritesScreenQueryVariables = Exact<{
  stay: StayInput;
  first: number;
  after?: string | null | undefined;
}>;


export type FavoritesScreenQuery = { readonly wishlists: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly name: string, readonly items: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly listingId: string, readonly listing: { readonly id: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } | null } }> } } }> } | null };

export type WishlistCard_WishlistFragment = { readonly id: string, readonly name: string, readonly items: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly listingId: string, readonly listing: { readonly id: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } | null } }> } };

export type WishlistScreenQueryVariables = Exact<{
  id: string | number;
  stay: StayInput;
  first: number;
  after?: string | null | undefined;
}>;


export type WishlistScreenQuery = { readonly wishlist: { readonly id: string, readonly name: string, readonly items: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly listingId: string, readonly listing: { readonly id: string, readonly name: string, readonly starRating: number, readonly userRating: number | null, readonly reviewCount: number, readonly numberOfBedrooms: number, readonly numberOfBathrooms: number, readonly maxOccupancy: number | null, readonly collection: ListingCollection, readonly isPetFriendly: boolean, readonly address: { readonly city: string | null, readonly state: string | null }, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly stay: { readonly fromDate: string, readonly untilDate: string }, readonly price: { readonly includesTaxesAndFees: boolean, readonly cancellationPolicy: CancellationPolicyKind, readonly isInPolicy: boolean | null, readonly nightly: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly nightlyBeforeDiscounts: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly complimentaryNight: { readonly isUnlocked: boolean, readonly minimumNights: number } | null } | null, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } | null } }> } } | null };

export type StayFilterCountsQueryVariables = Exact<{
  placeId: string | number;
  stay?: StayInput | null | undefined;
  flexibleStay?: FlexibleStayInput | null | undefined;
  bounds?: MapBoundsInput | null | undefined;
  filters?: StayFiltersInput | null | undefined;
}>;


export type StayFilterCountsQuery = { readonly stays: { readonly totalCount: number, readonly facets: { readonly petFriendlyCount: number, readonly freeCancellationCount: number, readonly price: { readonly basis: PriceBasis, readonly lowest: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly buckets: ReadonlyArray<{ readonly count: number, readonly from: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly until: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> } | null, readonly bedrooms: ReadonlyArray<{ readonly minimum: number, readonly count: number }>, readonly beds: ReadonlyArray<{ readonly minimum: number, readonly count: number }>, readonly bathrooms: ReadonlyArray<{ readonly minimum: number, readonly count: number }>, readonly userRatings: ReadonlyArray<{ readonly minimum: number, readonly count: number }>, readonly homeKinds: ReadonlyArray<{ readonly kind: HomeKind, readonly count: number }>, readonly amenities: ReadonlyArray<{ readonly kind: AmenityKind, readonly count: number }>, readonly collections: ReadonlyArray<{ readonly collection: ListingCollection, readonly count: number }>, readonly withoutFilters: ReadonlyArray<{ readonly filter: StayFilter, readonly amenity: AmenityKind | null, readonly count: number }> } | null } | null };

export type StaysAvailabilityScreenQueryVariables = Exact<{
  placeId: string | number;
  stay?: StayInput | null | undefined;
  flexibleStay?: FlexibleStayInput | null | undefined;
  sortOrder: StaySortOrder;
  bounds?: MapBoundsInput | null | undefined;
  filters?: StayFiltersInput | null | undefined;
  first: number;
  after?: string | null | undefined;
  isFirstPage?: boolean;
}>;


export type StaysAvailabilityScreenQuery = { readonly stays: { readonly totalCount: number, readonly leftOut?: { readonly count: number, readonly reasons: ReadonlyArray<{ readonly violation: AvailabilityViolation, readonly count: number, readonly mendedCount: number, readonly maximumGuests: number | null }>, readonly otherDates: ReadonlyArray<{ readonly fromDate: string, readonly untilDate: string, readonly count: number, readonly lowestNightly: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> } | null, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly name: string, readonly starRating: number, readonly userRating: number | null, readonly reviewCount: number, readonly numberOfBedrooms: number, readonly numberOfBathrooms: number, readonly maxOccupancy: number | null, readonly collection: ListingCollection, readonly isPetFriendly: boolean, readonly stay: { readonly fromDate: string, readonly untilDate: string }, readonly address: { readonly city: string | null, readonly state: string | null }, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly price: { readonly includesTaxesAndFees: boolean, readonly cancellationPolicy: CancellationPolicyKind, readonly isInPolicy: boolean | null, readonly nightly: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly nightlyBeforeDiscounts: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly complimentaryNight: { readonly isUnlocked: boolean, readonly minimumNights: number } | null } | null, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } }> } | null };

export type StaysAvailabilityPlaceQueryVariables = Exact<{
  name: string;
}>;


export type StaysAvailabilityPlaceQuery = { readonly places: ReadonlyArray<{ readonly id: string, readonly label: string }> | null };

export type PlaceCard_PlaceFragment = { readonly id: string, readonly label: string, readonly name: string, readonly region: string, readonly listingCount: number | null, readonly photo: { readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> } | null };

export type StaysHomeScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type StaysHomeScreenQuery = { readonly places: ReadonlyArray<{ readonly id: string, readonly label: string, readonly name: string, readonly region: string, readonly listingCount: number | null, readonly photo: { readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> } | null }> | null };

export type RecentHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string | number> | string | number;
  stay: StayInput;
}>;


export type RecentHomesQuery = { readonly listings: ReadonlyArray<{ readonly id: string, readonly name: string, readonly starRating: number, readonly userRating: number | null, readonly reviewCount: number, readonly numberOfBedrooms: number, readonly numberOfBathrooms: number, readonly maxOccupancy: number | null, readonly collection: ListingCollection, readonly isPetFriendly: boolean, readonly address: { readonly city: string | null, readonly state: string | null }, readonly stay: { readonly fromDate: string, readonly untilDate: string }, readonly price: { readonly includesTaxesAndFees: boolean, readonly cancellationPolicy: CancellationPolicyKind, readonly isInPolicy: boolean | null, readonly nightly: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly nightlyBeforeDiscounts: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly total: { readonly fiat: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }, readonly complimentaryNight: { readonly isUnlocked: boolean, readonly minimumNights: number } | null } | null, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } | null> | null };

export type AirlineCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type AirlineCreditsQuery = { readonly airlineCredits: ReadonlyArray<{ readonly id: string, readonly code: string, readonly expiresOn: string | null, readonly tripId: string | null, readonly airline: { readonly code: string, readonly name: string }, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null }> | null };

type ElsewhereCard_Trip_CarTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> };

type ElsewhereCard_Trip_ExperienceTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> };

type ElsewhereCard_Trip_FlightTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> };

type ElsewhereCard_Trip_HotelTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> };

type ElsewhereCard_Trip_PackageTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> };

export type ElsewhereCard_TripFragment =
  | ElsewhereCard_Trip_CarTrip_Fragment
  | ElsewhereCard_Trip_ExperienceTrip_Fragment
  | ElsewhereCard_Trip_FlightTrip_Fragment
  | ElsewhereCard_Trip_HotelTrip_Fragment
  | ElsewhereCard_Trip_PackageTrip_Fragment
;

export type FrozenPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type FrozenPricesQuery = { readonly frozenPrices: ReadonlyArray<{ readonly id: string, readonly state: PriceFreezeState, readonly activity: PriceFreezeActivity, readonly kind: PriceFreezeKind, readonly fromDate: string, readonly untilDate: string, readonly expiresAt: string, readonly paidWith: string, readonly guests: { readonly adults: number, readonly children: ReadonlyArray<number>, readonly petsIncluded: boolean }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly cap: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly today: { readonly availability: PriceFreezeAvailability, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly discount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly due: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } }> | null };

export type FrozenPriceCard_FrozenPriceFragment = { readonly id: string, readonly state: PriceFreezeState, readonly activity: PriceFreezeActivity, readonly kind: PriceFreezeKind, readonly fromDate: string, readonly untilDate: string, readonly expiresAt: string, readonly paidWith: string, readonly guests: { readonly adults: number, readonly children: ReadonlyArray<number>, readonly petsIncluded: boolean }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly cap: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly deposit: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly today: { readonly availability: PriceFreezeAvailability, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly discount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly due: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } };

export type FrozenPriceExerciseQueryVariables = Exact<{
  id: string | number;
}>;


export type FrozenPriceExerciseQuery = { readonly frozenPrice: { readonly id: string, readonly exercise: { readonly isPossible: boolean, readonly title: string | null, readonly text: string | null, readonly isRefundable: boolean, readonly offersSimilarHomes: boolean } | null } | null };

export type RefundFrozenPriceMutationVariables = Exact<{
  input: RefundFrozenPriceInput;
}>;


export type RefundFrozenPriceMutation = { readonly refundFrozenPrice:
    | { readonly title: string, readonly text: string }
    | { readonly frozenPrice: { readonly id: string, readonly state: PriceFreezeState, readonly activity: PriceFreezeActivity, readonly refundedAt: string | null } }
   };

export type NotedTripsQueryVariables = Exact<{
  first: number;
}>;


export type NotedTripsQuery = { readonly withOffers: { readonly nodes: ReadonlyArray<
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string }, readonly protection: { readonly exercisableUntil: string, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
    > } | null, readonly watched: { readonly nodes: ReadonlyArray<
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string }, readonly protection: { readonly exercisableUntil: string, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
      | { readonly id: string, readonly title: string, readonly watchState: WatchState, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> }
    > } | null };

type NotedTrip_CarTrip_Fragment = { readonly title: string, readonly watchState: WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> };

type NotedTrip_ExperienceTrip_Fragment = { readonly title: string, readonly watchState: WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> };

type NotedTrip_FlightTrip_Fragment = { readonly title: string, readonly watchState: WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> };

type NotedTrip_HomeTrip_Fragment = { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string }, readonly protection: { readonly exercisableUntil: string, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

type NotedTrip_HotelTrip_Fragment = { readonly title: string, readonly watchState: WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> };

type NotedTrip_PackageTrip_Fragment = { readonly title: string, readonly watchState: WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly exerciseUntil: string | null }> };

export type NotedTripFragment =
  | NotedTrip_CarTrip_Fragment
  | NotedTrip_ExperienceTrip_Fragment
  | NotedTrip_FlightTrip_Fragment
  | NotedTrip_HomeTrip_Fragment
  | NotedTrip_HotelTrip_Fragment
  | NotedTrip_PackageTrip_Fragment
;

export type TripCard_TripFragment = { readonly id: string, readonly state: ItineraryState, readonly bookingToken: string | null, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> }, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly cancellation: { readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

export type CancellationTermsQueryVariables = Exact<{
  id: string | number;
}>;


export type CancellationTermsQuery = { readonly trip:
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellationAttempt: { readonly requestedAt: string, readonly state: CancellationAttemptState } | null, readonly cancellationQuote: { readonly token: string | null, readonly outcome: CancellationOutcome, readonly validUntil: string | null, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }>, readonly protection: { readonly token: string, readonly validUntil: string, readonly isBetter: boolean, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> } | null } | null, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null }
    | Record<PropertyKey, never>
   | null };

export type CancelTripMutationVariables = Exact<{
  input: CancelTripInput;
}>;


export type CancelTripMutation = { readonly cancelTrip:
    | { readonly trip: { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null }, readonly errors: ReadonlyArray<{ readonly title: string, readonly text: string, readonly nextStep: CancellationNextStep }> }
    | { readonly title: string, readonly text: string, readonly outcome: CancellationOutcome | null }
    | { readonly trip: { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellationAttempt: { readonly requestedAt: string, readonly state: CancellationAttemptState } | null, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null } }
    | { readonly title: string, readonly text: string, readonly quote: { readonly token: string | null, readonly outcome: CancellationOutcome, readonly validUntil: string | null, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }>, readonly protection: { readonly token: string, readonly validUntil: string, readonly isBetter: boolean, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> } | null } }
    | { readonly trip: { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null } }
   };

export type TripConfirmation_TripFragment = { readonly id: string, readonly bookedAt: string | null, readonly confirmationEmailAddress: string | null, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string } };

export type TripHostDetails_TripFragment = { readonly id: string, readonly hostPhoneNumber: string | null, readonly listing: { readonly id: string, readonly name: string, readonly registrationId: string | null, readonly host: { readonly name: string, readonly imageUrl: string | null }, readonly provider: { readonly name: string }, readonly layout: { readonly numberOfBedrooms: number, readonly numberOfBathrooms: number }, readonly terms: { readonly maxOccupancy: number | null, readonly termsOfService: { readonly name: string, readonly url: string } | null } } };

export type TripPaymentDetails_TripFragment = { readonly id: string, readonly bookedAt: string | null, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null };

export type TripReceipt_TripFragment = { readonly id: string, readonly bookedAt: string | null, readonly fromDate: string, readonly untilDate: string, readonly mainGuestName: string | null, readonly corporate: { readonly tripPurpose: string | null } | null, readonly address: { readonly street: string, readonly city: string | null, readonly state: string | null, readonly postalCode: string | null, readonly countryCode: string | null } | null, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null } }, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

export type TripResend_TripFragment = { readonly id: string, readonly confirmationEmailAddress: string | null };

export type ResendConfirmationMutationVariables = Exact<{
  tripId: string | number;
}>;


export type ResendConfirmationMutation = { readonly resendConfirmation:
    | { readonly title: string, readonly text: string }
    | { readonly emailAddress: string, readonly sentAt: string }
   };

export type TripTravelers_TripFragment = { readonly id: string, readonly guestCount: number | null, readonly confirmationEmailAddress: string | null, readonly mainGuestName: string | null, readonly guests: { readonly adults: number, readonly children: number, readonly petsIncluded: boolean } | null, readonly listing: { readonly id: string, readonly terms: { readonly maxOccupancy: number | null } } };

export type ElsewherePageQueryVariables = Exact<{
  id: string | number;
}>;


export type ElsewherePageQuery = { readonly trip:
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly car: { readonly company: string, readonly model: string, readonly driverName: string, readonly transmission: CarTransmission, readonly mileage: CarMileage, readonly cancellation: GroundCancellation, readonly pickUp: { readonly place: string, readonly at: string, readonly timeZone: string }, readonly dropOff: { readonly place: string, readonly at: string, readonly timeZone: string } }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly experience: { readonly title: string, readonly city: string | null, readonly meetingPoint: string | null, readonly startsAt: string, readonly timeZone: string, readonly participants: number, readonly ticket: ExperienceTicket, readonly cancellation: ExperienceCancellation }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly flight: { readonly tripType: FlightTripType, readonly ticketing: FlightTicketing, readonly slices: ReadonlyArray<{ readonly index: number, readonly fareBrand: string | null, readonly bags: ReadonlyArray<string>, readonly durationMinutes: number, readonly stops: number, readonly plusDays: number, readonly departsIn: TimeOfDay, readonly isExpired: boolean, readonly segments: ReadonlyArray<{ readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } }> }>, readonly passengers: ReadonlyArray<{ readonly name: string, readonly kind: PassengerKind, readonly ticketNumber: string | null }>, readonly locators: ReadonlyArray<{ readonly airline: string, readonly value: string }>, readonly fare: { readonly base: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly taxes: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly cancelPenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly changePenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly cancellation: { readonly outcome: FlightCancellationOutcome, readonly text: string }, readonly exchange: { readonly tag: FlightExchangeTag, readonly text: string } }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
    | { readonly id: string }
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly hotel: { readonly name: string, readonly city: string | null, readonly address: string | null, readonly phoneNumber: string | null, readonly stars: number | null, readonly checkIn: string, readonly checkOut: string, readonly status: HotelBookingStatus, readonly paymentTiming: PaymentTiming, readonly refundability: HotelRefundability, readonly rooms: ReadonlyArray<{ readonly name: string, readonly guestName: string, readonly mealPlan: MealPlan, readonly beds: ReadonlyArray<{ readonly type: BedType, readonly count: number }> }> }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly packageFlight: { readonly tripType: FlightTripType, readonly ticketing: FlightTicketing, readonly slices: ReadonlyArray<{ readonly index: number, readonly fareBrand: string | null, readonly bags: ReadonlyArray<string>, readonly durationMinutes: number, readonly stops: number, readonly plusDays: number, readonly departsIn: TimeOfDay, readonly isExpired: boolean, readonly segments: ReadonlyArray<{ readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } }> }>, readonly passengers: ReadonlyArray<{ readonly name: string, readonly kind: PassengerKind, readonly ticketNumber: string | null }>, readonly locators: ReadonlyArray<{ readonly airline: string, readonly value: string }>, readonly fare: { readonly base: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly taxes: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly cancelPenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly changePenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly cancellation: { readonly outcome: FlightCancellationOutcome, readonly text: string }, readonly exchange: { readonly tag: FlightExchangeTag, readonly text: string } } | null, readonly packageHotel: { readonly name: string, readonly city: string | null, readonly address: string | null, readonly phoneNumber: string | null, readonly stars: number | null, readonly checkIn: string, readonly checkOut: string, readonly status: HotelBookingStatus, readonly paymentTiming: PaymentTiming, readonly refundability: HotelRefundability, readonly rooms: ReadonlyArray<{ readonly name: string, readonly guestName: string, readonly mealPlan: MealPlan, readonly beds: ReadonlyArray<{ readonly type: BedType, readonly count: number }> }> } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
   | null };

type ElsewherePage_Trip_CarTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly car: { readonly company: string, readonly model: string, readonly driverName: string, readonly transmission: CarTransmission, readonly mileage: CarMileage, readonly cancellation: GroundCancellation, readonly pickUp: { readonly place: string, readonly at: string, readonly timeZone: string }, readonly dropOff: { readonly place: string, readonly at: string, readonly timeZone: string } }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> };

type ElsewherePage_Trip_ExperienceTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly experience: { readonly title: string, readonly city: string | null, readonly meetingPoint: string | null, readonly startsAt: string, readonly timeZone: string, readonly participants: number, readonly ticket: ExperienceTicket, readonly cancellation: ExperienceCancellation }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> };

type ElsewherePage_Trip_FlightTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly flight: { readonly tripType: FlightTripType, readonly ticketing: FlightTicketing, readonly slices: ReadonlyArray<{ readonly index: number, readonly fareBrand: string | null, readonly bags: ReadonlyArray<string>, readonly durationMinutes: number, readonly stops: number, readonly plusDays: number, readonly departsIn: TimeOfDay, readonly isExpired: boolean, readonly segments: ReadonlyArray<{ readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } }> }>, readonly passengers: ReadonlyArray<{ readonly name: string, readonly kind: PassengerKind, readonly ticketNumber: string | null }>, readonly locators: ReadonlyArray<{ readonly airline: string, readonly value: string }>, readonly fare: { readonly base: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly taxes: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly cancelPenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly changePenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly cancellation: { readonly outcome: FlightCancellationOutcome, readonly text: string }, readonly exchange: { readonly tag: FlightExchangeTag, readonly text: string } }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> };

type ElsewherePage_Trip_HotelTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly hotel: { readonly name: string, readonly city: string | null, readonly address: string | null, readonly phoneNumber: string | null, readonly stars: number | null, readonly checkIn: string, readonly checkOut: string, readonly status: HotelBookingStatus, readonly paymentTiming: PaymentTiming, readonly refundability: HotelRefundability, readonly rooms: ReadonlyArray<{ readonly name: string, readonly guestName: string, readonly mealPlan: MealPlan, readonly beds: ReadonlyArray<{ readonly type: BedType, readonly count: number }> }> }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> };

type ElsewherePage_Trip_PackageTrip_Fragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly packageFlight: { readonly tripType: FlightTripType, readonly ticketing: FlightTicketing, readonly slices: ReadonlyArray<{ readonly index: number, readonly fareBrand: string | null, readonly bags: ReadonlyArray<string>, readonly durationMinutes: number, readonly stops: number, readonly plusDays: number, readonly departsIn: TimeOfDay, readonly isExpired: boolean, readonly segments: ReadonlyArray<{ readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } }> }>, readonly passengers: ReadonlyArray<{ readonly name: string, readonly kind: PassengerKind, readonly ticketNumber: string | null }>, readonly locators: ReadonlyArray<{ readonly airline: string, readonly value: string }>, readonly fare: { readonly base: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly taxes: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly cancelPenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly changePenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly cancellation: { readonly outcome: FlightCancellationOutcome, readonly text: string }, readonly exchange: { readonly tag: FlightExchangeTag, readonly text: string } } | null, readonly packageHotel: { readonly name: string, readonly city: string | null, readonly address: string | null, readonly phoneNumber: string | null, readonly stars: number | null, readonly checkIn: string, readonly checkOut: string, readonly status: HotelBookingStatus, readonly paymentTiming: PaymentTiming, readonly refundability: HotelRefundability, readonly rooms: ReadonlyArray<{ readonly name: string, readonly guestName: string, readonly mealPlan: MealPlan, readonly beds: ReadonlyArray<{ readonly type: BedType, readonly count: number }> }> } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> };

export type ElsewherePage_TripFragment =
  | ElsewherePage_Trip_CarTrip_Fragment
  | ElsewherePage_Trip_ExperienceTrip_Fragment
  | ElsewherePage_Trip_FlightTrip_Fragment
  | ElsewherePage_Trip_HotelTrip_Fragment
  | ElsewherePage_Trip_PackageTrip_Fragment
;

export type ExerciseProtectionMutationVariables = Exact<{
  input: ExerciseProtectionInput;
}>;


export type ExerciseProtectionMutation = { readonly exerciseProtection:
    | { readonly trip:
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly car: { readonly company: string, readonly model: string, readonly driverName: string, readonly transmission: CarTransmission, readonly mileage: CarMileage, readonly cancellation: GroundCancellation, readonly pickUp: { readonly place: string, readonly at: string, readonly timeZone: string }, readonly dropOff: { readonly place: string, readonly at: string, readonly timeZone: string } }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly experience: { readonly title: string, readonly city: string | null, readonly meetingPoint: string | null, readonly startsAt: string, readonly timeZone: string, readonly participants: number, readonly ticket: ExperienceTicket, readonly cancellation: ExperienceCancellation }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly flight: { readonly tripType: FlightTripType, readonly ticketing: FlightTicketing, readonly slices: ReadonlyArray<{ readonly index: number, readonly fareBrand: string | null, readonly bags: ReadonlyArray<string>, readonly durationMinutes: number, readonly stops: number, readonly plusDays: number, readonly departsIn: TimeOfDay, readonly isExpired: boolean, readonly segments: ReadonlyArray<{ readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } }> }>, readonly passengers: ReadonlyArray<{ readonly name: string, readonly kind: PassengerKind, readonly ticketNumber: string | null }>, readonly locators: ReadonlyArray<{ readonly airline: string, readonly value: string }>, readonly fare: { readonly base: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly taxes: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly cancelPenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly changePenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly cancellation: { readonly outcome: FlightCancellationOutcome, readonly text: string }, readonly exchange: { readonly tag: FlightExchangeTag, readonly text: string } }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly hotel: { readonly name: string, readonly city: string | null, readonly address: string | null, readonly phoneNumber: string | null, readonly stars: number | null, readonly checkIn: string, readonly checkOut: string, readonly status: HotelBookingStatus, readonly paymentTiming: PaymentTiming, readonly refundability: HotelRefundability, readonly rooms: ReadonlyArray<{ readonly name: string, readonly guestName: string, readonly mealPlan: MealPlan, readonly beds: ReadonlyArray<{ readonly type: BedType, readonly count: number }> }> }, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly bookedAt: string | null, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly packageFlight: { readonly tripType: FlightTripType, readonly ticketing: FlightTicketing, readonly slices: ReadonlyArray<{ readonly index: number, readonly fareBrand: string | null, readonly bags: ReadonlyArray<string>, readonly durationMinutes: number, readonly stops: number, readonly plusDays: number, readonly departsIn: TimeOfDay, readonly isExpired: boolean, readonly segments: ReadonlyArray<{ readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } }> }>, readonly passengers: ReadonlyArray<{ readonly name: string, readonly kind: PassengerKind, readonly ticketNumber: string | null }>, readonly locators: ReadonlyArray<{ readonly airline: string, readonly value: string }>, readonly fare: { readonly base: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly taxes: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } } | null, readonly cancelPenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly changePenalty: { readonly kind: FarePenaltyKind, readonly text: string }, readonly cancellation: { readonly outcome: FlightCancellationOutcome, readonly text: string }, readonly exchange: { readonly tag: FlightExchangeTag, readonly text: string } } | null, readonly packageHotel: { readonly name: string, readonly city: string | null, readonly address: string | null, readonly phoneNumber: string | null, readonly stars: number | null, readonly checkIn: string, readonly checkOut: string, readonly status: HotelBookingStatus, readonly paymentTiming: PaymentTiming, readonly refundability: HotelRefundability, readonly rooms: ReadonlyArray<{ readonly name: string, readonly guestName: string, readonly mealPlan: MealPlan, readonly beds: ReadonlyArray<{ readonly type: BedType, readonly count: number }> }> } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly protections: ReadonlyArray<{ readonly id: string, readonly kind: ProtectionKind, readonly name: string, readonly summary: string, readonly state: ProtectionState, readonly reason: ProtectionEndReason | null, readonly reasonText: string | null, readonly pricePercent: number | null, readonly exerciseUntil: string | null, readonly newDepartureBy: string | null, readonly reimbursedBy: string | null, readonly monitoredUntil: string | null, readonly price: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null, readonly choices: ReadonlyArray<{ readonly token: string, readonly kind: ProtectionChoiceKind, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly flight: { readonly farePerTraveler: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly segment: { readonly flightNumber: string, readonly cabin: CabinClass, readonly durationMinutes: number, readonly isSelfTransfer: boolean, readonly state: SegmentState, readonly airline: { readonly code: string, readonly name: string }, readonly operatedBy: { readonly code: string, readonly name: string } | null, readonly origin: { readonly code: string, readonly city: string }, readonly destination: { readonly code: string, readonly city: string }, readonly departure: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string }, readonly arrival: { readonly scheduledAt: string, readonly expectedAt: string, readonly delayMinutes: number, readonly timeZone: string } } } | null }>, readonly used: { readonly kind: ProtectionChoiceKind, readonly at: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }> }
       }
    | { readonly code: FailureCode, readonly title: string, readonly text: string }
   };

export type WatchTripMutationVariables = Exact<{
  input: WatchTripInput;
}>;


export type WatchTripMutation = { readonly watchTrip:
    | { readonly trip:
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
       }
    | { readonly title: string, readonly text: string }
   };

export type StopWatchingTripMutationVariables = Exact<{
  input: WatchTripInput;
}>;


export type StopWatchingTripMutation = { readonly stopWatchingTrip:
    | { readonly trip:
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
        | { readonly id: string, readonly watchState: WatchState }
       }
    | { readonly title: string, readonly text: string }
   };

export type TripArrival_TripFragment = { readonly id: string, readonly providerAdditionalInformation: string | null, readonly checkInInstructions: string | null, readonly listing: { readonly id: string, readonly terms: { readonly checkinInformation: string | null, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null } } };

export type TripCancellation_TripFragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> | null }, readonly protection: { readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

export type TripCorporate_TripFragment = { readonly id: string, readonly corporate: { readonly outOfPolicyReason: string | null, readonly approvalRequestReason: string | null, readonly tripPurpose: string | null } | null };

export type TripGallery_TripFragment = { readonly id: string, readonly listing: { readonly id: string, readonly name: string, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly tag: PhotoTag | null, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> } };

export type TripHeader_TripFragment = { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null } } };

export type TripHost_TripFragment = { readonly id: string, readonly hostPhoneNumber: string | null, readonly listing: { readonly id: string, readonly host: { readonly name: string, readonly imageUrl: string | null } } };

export type TripLocation_TripFragment = { readonly id: string, readonly address: { readonly street: string, readonly city: string | null, readonly state: string | null, readonly postalCode: string | null, readonly countryCode: string | null } | null, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null } } };

export type TripPayment_TripFragment = { readonly id: string, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly cancellation: { readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null };

export type TripReservation_TripFragment = { readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly guestCount: number | null, readonly mainGuestName: string | null, readonly confirmationEmailAddress: string | null, readonly providerAdditionalInformation: string | null, readonly guests: { readonly adults: number, readonly children: number, readonly petsIncluded: boolean } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly address: { readonly street: string, readonly city: string | null, readonly state: string | null, readonly postalCode: string | null, readonly countryCode: string | null } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> | null }, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly host: { readonly name: string }, readonly terms: { readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null } } };

export type TripRules_TripFragment = { readonly id: string, readonly listing: { readonly id: string, readonly terms: { readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly maxOccupancy: number | null, readonly houseRules: ReadonlyArray<string>, readonly importantInformation: string | null } } };

export type TripPage_TripFragment = { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly bookingToken: string | null, readonly fromDate: string, readonly untilDate: string, readonly guestCount: number | null, readonly mainGuestName: string | null, readonly confirmationEmailAddress: string | null, readonly providerAdditionalInformation: string | null, readonly checkInInstructions: string | null, readonly hostPhoneNumber: string | null, readonly bookedAt: string | null, readonly listing: { readonly id: string, readonly name: string, readonly registrationId: string | null, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly tag: PhotoTag | null, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }>, readonly host: { readonly name: string, readonly imageUrl: string | null }, readonly terms: { readonly checkinInformation: string | null, readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly maxOccupancy: number | null, readonly houseRules: ReadonlyArray<string>, readonly importantInformation: string | null, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly termsOfService: { readonly name: string, readonly url: string } | null }, readonly provider: { readonly name: string }, readonly layout: { readonly numberOfBedrooms: number, readonly numberOfBathrooms: number } }, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null, readonly guests: { readonly adults: number, readonly children: number, readonly petsIncluded: boolean } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly address: { readonly street: string, readonly city: string | null, readonly state: string | null, readonly postalCode: string | null, readonly countryCode: string | null } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> | null }, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly corporate: { readonly outOfPolicyReason: string | null, readonly approvalRequestReason: string | null, readonly tripPurpose: string | null } | null, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null };

export type TripPageQueryVariables = Exact<{
  id: string | number;
}>;


export type TripPageQuery = { readonly trip:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly bookingToken: string | null, readonly fromDate: string, readonly untilDate: string, readonly guestCount: number | null, readonly mainGuestName: string | null, readonly confirmationEmailAddress: string | null, readonly providerAdditionalInformation: string | null, readonly checkInInstructions: string | null, readonly hostPhoneNumber: string | null, readonly bookedAt: string | null, readonly listing: { readonly id: string, readonly name: string, readonly registrationId: string | null, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly tag: PhotoTag | null, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }>, readonly host: { readonly name: string, readonly imageUrl: string | null }, readonly terms: { readonly checkinInformation: string | null, readonly isPetFriendly: boolean, readonly petsPolicy: string | null, readonly maxOccupancy: number | null, readonly houseRules: ReadonlyArray<string>, readonly importantInformation: string | null, readonly checkInTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly checkOutTimes: { readonly startTime: string | null, readonly endTime: string | null } | null, readonly termsOfService: { readonly name: string, readonly url: string } | null }, readonly provider: { readonly name: string }, readonly layout: { readonly numberOfBedrooms: number, readonly numberOfBathrooms: number } }, readonly cancellation: { readonly canceledAt: string, readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly protection: { readonly action: ProtectionAction, readonly expiredBy: ProtectionExpiry | null, readonly coverage: ProtectionCoverage, readonly coveragePercentage: number, readonly exercisableUntil: string, readonly boughtAt: string | null, readonly paidWith: string | null, readonly coverageAmount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly premium: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly refund: { readonly state: ProtectionRefundState, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null } | null, readonly guests: { readonly adults: number, readonly children: number, readonly petsIncluded: boolean } | null, readonly total: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null, readonly payments: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly rewards: { readonly value: string, readonly currency: string } | null }> | null, readonly address: { readonly street: string, readonly city: string | null, readonly state: string | null, readonly postalCode: string | null, readonly countryCode: string | null } | null, readonly cancellationPolicy: { readonly kind: CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null, readonly refundSteps: ReadonlyArray<{ readonly until: string, readonly percent: number }> | null }, readonly coordinates: { readonly lat: number, readonly lon: number } | null, readonly corporate: { readonly outOfPolicyReason: string | null, readonly approvalRequestReason: string | null, readonly tripPurpose: string | null } | null, readonly priceGroups: ReadonlyArray<{ readonly kind: PriceGroupKind, readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode }, readonly lines: ReadonlyArray<{ readonly label: string, readonly amount: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } }> }> | null }
    | { readonly id: string }
    | { readonly id: string }
   | null };

export type TripsSectionQueryVariables = Exact<{
  section: TripSection;
  first: number;
  after?: string | null | undefined;
}>;


export type TripsSectionQuery = { readonly trips: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node:
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly bookingToken: string | null, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly id: string, readonly name: string, readonly address: { readonly kind: AddressKind, readonly city: string | null, readonly state: string | null }, readonly photos: ReadonlyArray<{ readonly url: string, readonly alt: string, readonly dominantColor: string | null, readonly sources: ReadonlyArray<{ readonly url: string, readonly width: number | null }> }> }, readonly cancellationAttempt: { readonly state: CancellationAttemptState } | null, readonly cancellation: { readonly refund: { readonly minorUnits: number, readonly currencyCode: CurrencyCode } | null } | null }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> }
        | { readonly id: string, readonly state: ItineraryState, readonly timeState: TripTimeState, readonly fromDate: string, readonly untilDate: string, readonly title: string, readonly subtitle: string, readonly bookedWith: string, readonly confirmationCode: string | null, readonly watchState: WatchState, readonly protections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ProtectionState, readonly disruption: { readonly reason: DisruptionReason, readonly slice: number, readonly segment: number, readonly delayMinutes: number | null } | null }> }
       }> } | null };
