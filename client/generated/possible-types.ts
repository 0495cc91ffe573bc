
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddMainGuestResult": [
      "MainGuestAdded",
      "TravelerRefused"
    ],
    "AddToWishlistResult": [
      "AddedToWishlist",
      "WishlistRefused"
    ],
    "AssignDefaultTravelerResult": [
      "DefaultTravelerAssigned",
      "TravelerRefused"
    ],
    "Availability": [
      "Available",
      "Unavailable"
    ],
    "BookResult": [
      "AmountDueChanged",
      "BookingBlocked",
      "BookingRefused",
      "BookingScheduled",
      "PriceChanged"
    ],
    "BookingStatus": [
      "BookingFailure",
      "BookingPending",
      "BookingStillProcessing",
      "BookingSuccess"
    ],
    "BuyProtectionResult": [
      "ProtectionBought",
      "ProtectionNotBought",
      "ProtectionPending"
    ],
    "CancelTripResult": [
      "CancellationFailed",
      "CancellationRefused",
      "CancellationStarted",
      "CancellationTermsChanged",
      "TripCanceled"
    ],
    "CancellationStatus": [
      "CancellationFailure",
      "CancellationPending",
      "CancellationStillProcessing",
      "CancellationSuccess"
    ],
    "CreateTravelerResult": [
      "TravelerRefused",
      "TravelerSaved"
    ],
    "CreateWishlistResult": [
      "WishlistCreated",
      "WishlistRefused"
    ],
    "DeletePaymentMethodResult": [
      "PaymentMethodDeleted",
      "PaymentMethodRefused"
    ],
    "DeleteTravelerResult": [
      "TravelerDeleted",
      "TravelerRefused"
    ],
    "DeleteWishlistResult": [
      "WishlistDeleted",
      "WishlistRefused"
    ],
    "ExerciseProtectionResult": [
      "ProtectionExercised",
      "ProtectionNotExercised"
    ],
    "FreezePriceResult": [
      "PriceFreezePending",
      "PriceFrozen",
      "PriceNotFrozen"
    ],
    "LiveStatus": [
      "BookingFailure",
      "BookingPending",
      "BookingStillProcessing",
      "BookingSuccess",
      "CancellationFailure",
      "CancellationPending",
      "CancellationStillProcessing",
      "CancellationSuccess",
      "PriceQuoteFailure",
      "PriceQuoteFreshness",
      "PriceQuotePending",
      "PriceQuoteSuccess"
    ],
    "Node": [
      "CarTrip",
      "Experience",
      "ExperienceTrip",
      "FlightTrip",
      "FrozenPrice",
      "HomeTrip",
      "HotelTrip",
      "PackageTrip",
      "PaymentMethod",
      "Place",
      "RewardsAccount",
      "Traveler",
      "Wishlist"
    ],
    "PriceQuoteStatus": [
      "PriceQuoteFailure",
      "PriceQuotePending",
      "PriceQuoteSuccess"
    ],
    "RefundFrozenPriceResult": [
      "FrozenPriceNotRefunded",
      "FrozenPriceRefunded"
    ],
    "RenameWishlistResult": [
      "WishlistRefused",
      "WishlistRenamed"
    ],
    "ResendConfirmationResult": [
      "ConfirmationNotResent",
      "ConfirmationResent"
    ],
    "RewardsToCashResult": [
      "RewardsConversionRefused",
      "RewardsInCash"
    ],
    "SchedulePriceQuoteResult": [
      "PriceQuoteRefused",
      "PriceQuoteScheduled"
    ],
    "SignInResult": [
      "SignInRefused",
      "SignedIn"
    ],
    "Trip": [
      "CarTrip",
      "ExperienceTrip",
      "FlightTrip",
      "HomeTrip",
      "HotelTrip",
      "PackageTrip"
    ],
    "TripElsewhere": [
      "CarTrip",
      "ExperienceTrip",
      "FlightTrip",
      "HotelTrip",
      "PackageTrip"
    ],
    "UpdateTravelerResult": [
      "TravelerHalfSaved",
      "TravelerRefused",
      "TravelerSaved"
    ],
    "UserFacingError": [
      "AmountDueChanged",
      "BookingBlocked",
      "BookingError",
      "BookingRefused",
      "CancellationError",
      "CancellationRefused",
      "CancellationTermsChanged",
      "ConfirmationNotResent",
      "FrozenPriceNotRefunded",
      "PaymentMethodRefused",
      "PriceChanged",
      "PriceDifference",
      "PriceNotFrozen",
      "PriceQuoteError",
      "PriceQuoteRefused",
      "ProtectionNotBought",
      "ProtectionNotExercised",
      "RewardsConversionRefused",
      "SignInRefused",
      "TravelerHalfSaved",
      "TravelerRefused",
      "TripWatchRefused",
      "WishlistRefused"
    ],
    "VerifyPaymentMethodResult": [
      "PaymentMethodRefused",
      "PaymentMethodVerified"
    ],
    "WatchTripResult": [
      "TripWatchChanged",
      "TripWatchRefused"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddMainGuestResult": [
      "MainGuestAdded",
      "TravelerRefused"
    ],
    "AddToWishlistResult": [
      "AddedToWishlist",
      "WishlistRefused"
    ],
    "AssignDefaultTravelerResult": [
      "DefaultTravelerAssigned",
      "TravelerRefused"
    ],
    "Availability": [
      "Available",
      "Unavailable"
    ],
    "BookResult": [
      "AmountDueChanged",
      "BookingBlocked",
      "BookingRefused",
      "BookingScheduled",
      "PriceChanged"
    ],
    "BookingStatus": [
      "BookingFailure",
      "BookingPending",
      "BookingStillProcessing",
      "BookingSuccess"
    ],
    "BuyProtectionResult": [
      "ProtectionBought",
      "ProtectionNotBought",
      "ProtectionPending"
    ],
    "CancelTripResult": [
      "CancellationFailed",
      "CancellationRefused",
      "CancellationStarted",
      "CancellationTermsChanged",
      "TripCanceled"
    ],
    "CancellationStatus": [
      "CancellationFailure",
      "CancellationPending",
      "CancellationStillProcessing",
      "CancellationSuccess"
    ],
    "CreateTravelerResult": [
      "TravelerRefused",
      "TravelerSaved"
    ],
    "CreateWishlistResult": [
      "WishlistCreated",
      "WishlistRefused"
    ],
    "DeletePaymentMethodResult": [
      "PaymentMethodDeleted",
      "PaymentMethodRefused"
    ],
    "DeleteTravelerResult": [
      "TravelerDeleted",
      "TravelerRefused"
    ],
    "DeleteWishlistResult": [
      "WishlistDeleted",
      "WishlistRefused"
    ],
    "ExerciseProtectionResult": [
      "ProtectionExercised",
      "ProtectionNotExercised"
    ],
    "FreezePriceResult": [
      "PriceFreezePending",
      "PriceFrozen",
      "PriceNotFrozen"
    ],
    "LiveStatus": [
      "BookingFailure",
      "BookingPending",
      "BookingStillProcessing",
      "BookingSuccess",
      "CancellationFailure",
      "CancellationPending",
      "CancellationStillProcessing",
      "CancellationSuccess",
      "PriceQuoteFailure",
      "PriceQuoteFreshness",
      "PriceQuotePending",
      "PriceQuoteSuccess"
    ],
    "Node": [
      "CarTrip",
      "Experience",
      "ExperienceTrip",
      "FlightTrip",
      "FrozenPrice",
      "HomeTrip",
      "HotelTrip",
      "PackageTrip",
      "PaymentMethod",
      "Place",
      "RewardsAccount",
      "Traveler",
      "Wishlist"
    ],
    "PriceQuoteStatus": [
      "PriceQuoteFailure",
      "PriceQuotePending",
      "PriceQuoteSuccess"
    ],
    "RefundFrozenPriceResult": [
      "FrozenPriceNotRefunded",
      "FrozenPriceRefunded"
    ],
    "RenameWishlistResult": [
      "WishlistRefused",
      "WishlistRenamed"
    ],
    "ResendConfirmationResult": [
      "ConfirmationNotResent",
      "ConfirmationResent"
    ],
    "RewardsToCashResult": [
      "RewardsConversionRefused",
      "RewardsInCash"
    ],
    "SchedulePriceQuoteResult": [
      "PriceQuoteRefused",
      "PriceQuoteScheduled"
    ],
    "SignInResult": [
      "SignInRefused",
      "SignedIn"
    ],
    "Trip": [
      "CarTrip",
      "ExperienceTrip",
      "FlightTrip",
      "HomeTrip",
      "HotelTrip",
      "PackageTrip"
    ],
    "TripElsewhere": [
      "CarTrip",
      "ExperienceTrip",
      "FlightTrip",
      "HotelTrip",
      "PackageTrip"
    ],
    "UpdateTravelerResult": [
      "TravelerHalfSaved",
      "TravelerRefused",
      "TravelerSaved"
    ],
    "UserFacingError": [
      "AmountDueChanged",
      "BookingBlocked",
      "BookingError",
      "BookingRefused",
      "CancellationError",
      "CancellationRefused",
      "CancellationTermsChanged",
      "ConfirmationNotResent",
      "FrozenPriceNotRefunded",
      "PaymentMethodRefused",
      "PriceChanged",
      "PriceDifference",
      "PriceNotFrozen",
      "PriceQuoteError",
      "PriceQuoteRefused",
      "ProtectionNotBought",
      "ProtectionNotExercised",
      "RewardsConversionRefused",
      "SignInRefused",
      "TravelerHalfSaved",
      "TravelerRefused",
      "TripWatchRefused",
      "WishlistRefused"
    ],
    "VerifyPaymentMethodResult": [
      "PaymentMethodRefused",
      "PaymentMethodVerified"
    ],
    "WatchTripResult": [
      "TripWatchChanged",
      "TripWatchRefused"
    ]
  }
};
      export default result;
    