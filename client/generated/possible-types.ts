
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
      "PaymentMethod",
      "Place",
      "RewardsAccount",
      "Traveler",
      "Trip",
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
      "RewardsConversionRefused",
      "SignInRefused",
      "TravelerHalfSaved",
      "TravelerRefused",
      "WishlistRefused"
    ],
    "VerifyPaymentMethodResult": [
      "PaymentMethodRefused",
      "PaymentMethodVerified"
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
      "PaymentMethod",
      "Place",
      "RewardsAccount",
      "Traveler",
      "Trip",
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
      "RewardsConversionRefused",
      "SignInRefused",
      "TravelerHalfSaved",
      "TravelerRefused",
      "WishlistRefused"
    ],
    "VerifyPaymentMethodResult": [
      "PaymentMethodRefused",
      "PaymentMethodVerified"
    ]
  }
};
      export default result;
    