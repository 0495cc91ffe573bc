/**
 * Messages for failures: one exhaustive table from the kind of message to its title, text,
 * buttons, actions and icon (ER-01 to ER-17, PD-04, PD-05, LS-19, CP-07). Texts are literal,
 * spelling included. To add a message, add a kind and its row; to show a failure with it, see failure-codes.ts.
 */
import type { MessageIcon, MessageKind, TrackingTag } from './message-kinds';
import type { MessageButton, MessageFacts, MessageRow } from './message-row';
import { APPROVAL_MESSAGES } from './approval-messages';
import { AGENT_MESSAGES } from './agent-messages';
import { BUSINESS_MESSAGES } from './business-messages';
import { PRICE_MATCH_MESSAGES } from './price-match-messages';
import { TRIP_MESSAGES } from './trip-messages';
import { SOMETHING_WENT_WRONG } from '../something-went-wrong';
import { MAX_WISHLIST_NAME } from '../wishlists';

export type { MessageButton, MessageFacts } from './message-row';

const PRICES_CHANGE =
  'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.';
const SORRY_PRICE_ROSE =
  'Sorry about that! You can review the new trip total on the final screen before checkout.';
const WITH_OPTION = 'Your total includes the option that you added.';

const SEARCH_AGAIN = { label: 'Search Again', action: 'SEARCH_AGAIN' } as const;
const EDIT_PAYMENT = { label: 'Edit Payment Information', action: 'EDIT_PAYMENT' } as const;
const CHANGE_ADD_ONS = { label: 'Change options', action: 'CHANGE_ADD_ONS' } as const;
const ACCEPT_PRICE = { label: 'Continue', action: 'ACKNOWLEDGE_PRICE_DIFFERENCE' } as const;
const PRICE_INCREASE: MessageRow = {
  title: ({ amount }) => `The price has increased by ${amount ?? 'a small amount'}.`,
  text: `${PRICES_CHANGE} ${SORRY_PRICE_ROSE}`,
  buttons: [ACCEPT_PRICE],
  icon: 'PRICE_INCREASE',
};
const PRICE_DECREASE: MessageRow = {
  title: ({ amount }) => `You're in luck! The price has decreased by ${amount ?? 'a small amount'}.`,
  text: PRICES_CHANGE,
  buttons: [ACCEPT_PRICE],
  icon: 'PRICE_DROP',
};

export const MESSAGES: Readonly<Record<MessageKind, MessageRow>> = {
  DEFAULT: {
    title: SOMETHING_WENT_WRONG,
    text: 'Please search again',
    buttons: [SEARCH_AGAIN, { label: 'Choose Another Property', action: 'CHOOSE_ANOTHER_PROPERTY' }],
    icon: 'GENERIC_ERROR',
  },
  REQUEST_INVALID: {
    title: 'Some details are missing or not valid.',
    text: 'Please check what you entered, including the email address, and try again.',
    buttons: [{ label: 'Continue', action: 'SCROLL_TO_TRAVELERS' }],
    icon: 'GENERIC_ERROR',
  },
  ALREADY_REQUESTED: {
    title: 'This was already requested with other details.',
    text: 'The first request counts. Please look under Trips before you try again.',
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  CARD_NOT_PROCESSED: {
    title: 'We were unable to process your payment method.',
    text: ({ supportPhone }) =>
      `Please choose another payment method, or delete this one and add it again. If the issue continues, contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  CARD_DECLINED: {
    title: 'Your card was declined.',
    text: ({ supportPhone }) =>
      `It was not charged, and everything you entered is kept. Please choose another card. If the issue continues, contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Choose another card', action: 'EDIT_PAYMENT' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  REDEMPTION: {
    title: 'Rewards Redemption Failure',
    text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
    buttons: [{ label: 'Try Again', action: 'RESET' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  FRAUD: {
    title: SOMETHING_WENT_WRONG,
    text: "There is an issue with you account. Please contact the card issuer's support.",
    buttons: [SEARCH_AGAIN],
    icon: 'GENERIC_ERROR',
  },
  CVV: {
    title: 'CVV Error',
    text: 'Ensure your CVV / Security Code is entered correctly and try again.',
    buttons: [EDIT_PAYMENT],
    icon: 'UNABLE_TO_PROCESS',
  },
  ADDRESS: {
    title: 'Address Verification Error',
    text: 'Ensure your Zip Code and Country is entered correctly and try again.',
    buttons: [EDIT_PAYMENT],
    icon: 'UNABLE_TO_PROCESS',
  },
  VERIFICATION: {
    title: 'Error Adding Payment Method',
    text: 'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
    buttons: [EDIT_PAYMENT],
    icon: 'UNABLE_TO_PROCESS',
  },
  ADD_CARD: {
    title: 'Error Adding Payment Method',
    text: ({ detail }) => detail ?? 'Please add your payment method again.',
    buttons: [
      { label: 'Edit payment method', action: 'EDIT_PAYMENT' },
      { label: 'Try again', action: 'RESET' },
    ],
    icon: 'UNABLE_TO_PROCESS',
  },
  CARD_NOT_FROM_ISSUER: {
    title: 'This card cannot be used here',
    text: 'Please add a card that belongs to one of your rewards accounts with the card issuer.',
    buttons: [{ label: 'Edit payment method', action: 'EDIT_PAYMENT' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  NOT_AVAILABLE: {
    title: SOMETHING_WENT_WRONG,
    text: 'This stay is no longer available for your dates. Please choose other dates or another property.',
    buttons: [
      { label: 'Go back', action: 'GO_TO_LISTING' },
      { label: 'Choose Another Property', action: 'CHOOSE_ANOTHER_PROPERTY' },
    ],
    icon: 'GENERIC_ERROR',
  },
  BOOKED_ALREADY: {
    title: 'You have booked this stay already.',
    text: ({ detail }) =>
      `${detail ?? 'You can find it under Trips.'} It is not booked or charged a second time.`,
    buttons: [
      { label: 'View your trip', action: 'GO_TO_TRIPS' },
      { label: 'Go back', action: 'GO_TO_LISTING' },
    ],
    icon: 'GENERIC_ERROR',
  },
  BEING_BOOKED: {
    title: 'You are already booking this stay.',
    text: ({ detail }) =>
      `${detail ?? 'You can find it under Trips.'} The home has not confirmed yet. You do not need to book again.`,
    buttons: [
      { label: 'View your trip', action: 'GO_TO_TRIPS' },
      { label: 'Go back', action: 'GO_TO_LISTING' },
    ],
    icon: 'GENERIC_ERROR',
  },
  PARTLY_BOOKED: {
    title: 'You have another reservation for some of these nights.',
    text: ({ detail }) =>
      `${detail ?? 'You can find it under Trips.'} Please choose dates that do not overlap with it.`,
    buttons: [
      { label: 'Go back', action: 'GO_TO_LISTING' },
      { label: 'View your trip', action: 'GO_TO_TRIPS' },
    ],
    icon: 'GENERIC_ERROR',
  },
  TRAVELER: {
    title: SOMETHING_WENT_WRONG,
    text: 'Please check the traveler information and try again.',
    buttons: [{ label: 'Continue', action: 'SCROLL_TO_TRAVELERS' }],
    icon: 'GENERIC_ERROR',
  },
  TRAVELER_HALF_SAVED: {
    title: 'We couldn’t finish saving this traveler.',
    text: 'Everything you entered is kept. Please save the traveler again to finish.',
    buttons: [{ label: 'Continue', action: 'SCROLL_TO_TRAVELERS' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_INCREASE,
  PRICE_DECREASE,
  PRICE_INCREASE_WITH_ADD_ON: {
    ...PRICE_INCREASE,
    text: `${WITH_OPTION} ${PRICES_CHANGE} ${SORRY_PRICE_ROSE}`,
    buttons: [ACCEPT_PRICE, CHANGE_ADD_ONS],
  },
  PRICE_DECREASE_WITH_ADD_ON: { ...PRICE_DECREASE, text: `${WITH_OPTION} ${PRICES_CHANGE}` },
  ADD_ON_NOT_AVAILABLE: {
    title: 'The option that you added is no longer available.',
    text: 'You have not been charged. Please choose the options for your stay again. Everything else that you entered is kept.',
    buttons: [CHANGE_ADD_ONS],
    icon: 'GENERIC_ERROR',
  },
  PRICE_CHANGED: {
    title: 'The price has changed.',
    text: PRICES_CHANGE,
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_INCREASE',
  },
  CURRENCY_CHANGED: {
    title: 'The price is now in another currency.',
    text: ({ amount }) =>
      `The trip total is now ${amount ?? 'another'}. You can review it on the final screen before checkout.`,
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_INCREASE',
  },
  TERMS_CHANGED: {
    title: 'The terms of this stay have changed.',
    text: 'Please review the cancellation and payment terms before you continue.',
    buttons: [{ label: 'Continue', action: 'ACKNOWLEDGE_TERMS' }],
    icon: 'GENERIC_ERROR',
  },
  AMOUNT_DUE_CHANGED: {
    title: 'The amount due has changed.',
    text: ({ amount }) =>
      `The amount due is now ${amount ?? 'different'}. Please review how you pay before you continue.`,
    buttons: [{ label: 'Continue', action: 'EDIT_PAYMENT' }],
    icon: 'GENERIC_ERROR',
  },
  PAYMENT_NOT_USABLE: {
    title: 'This payment cannot be used.',
    text: 'Nothing has been charged. A part of the payment cannot be used, or does not cover the stay. Please review how you pay.',
    buttons: [{ label: 'Continue', action: 'EDIT_PAYMENT' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  BOOKING_INCOMPLETE: {
    title: 'Your stay is not booked yet.',
    text: ({ detail }) => `${detail ?? 'Something is missing to book it'}. Nothing has been charged.`,
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  STILL_PROCESSING: {
    title: 'We are still working on your booking.',
    text: 'It is taking longer than usual. Please do not book again: your trips show the stay as soon as it is confirmed.',
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  LISTING_MISSING: {
    title: 'This vacation rental is not available.',
    text: 'Return to the search page for more vacation rentals.',
    buttons: [{ label: 'Return to search', action: 'GO_HOME' }],
    icon: 'GENERIC_ERROR',
  },
  WISHLIST_MISSING: {
    title: 'This wishlist no longer exists.',
    text: 'It may have been deleted on another device. Your other wishlists have not changed.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  WISHLISTS_FULL: {
    title: 'Your wishlists are full.',
    text: 'Remove homes that you no longer need from your wishlists, then save this one again.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  WISHLIST_NAME_INVALID: {
    title: 'This name cannot be used.',
    text: `Please choose a name of 1 to ${MAX_WISHLIST_NAME} characters.`,
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  WISHLIST_NAME_TAKEN: {
    title: 'You already have a wishlist with this name.',
    text: 'Choose another name.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  ...BUSINESS_MESSAGES,
  ...TRIP_MESSAGES,
  ...APPROVAL_MESSAGES,
  ...AGENT_MESSAGES,
  ...PRICE_MATCH_MESSAGES,
  SEARCH_FAILED: {
    title: 'Uh oh! We were unable to process your search request.',
    text: 'Something went wrong.',
    buttons: [
      { label: 'Search again', action: 'SEARCH_AGAIN' },
      { label: 'Go back', action: 'GO_BACK' },
    ],
    icon: 'GENERIC_ERROR',
  },
  OUT_OF_POLICY: {
    title: 'This rate is out of policy',
    text: '',
    buttons: [
      { label: 'change selection', action: 'GO_BACK' },
      { label: 'continue anyway', action: 'CONTINUE_ANYWAY' },
    ],
    icon: 'GENERIC_ERROR',
  },
  SIGN_IN: {
    title: 'We could not sign you in.',
    text: 'Check your email address and your code, and try again.',
    buttons: [{ label: 'Try Again', action: 'RESET' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  OPENID_SIGN_IN: {
    title: 'We could not sign you in.',
    text: 'The sign-in was not confirmed, or your account is not known here. Start it again, or use your email address and a code.',
    buttons: [{ label: 'Try Again', action: 'RESET' }],
    icon: 'UNABLE_TO_PROCESS',
  },
  TOO_MANY_ATTEMPTS: {
    title: 'We could not sign you in.',
    text: ({ supportPhone }) =>
      `There were too many attempts. Please wait a minute and try again, or contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Try Again', action: 'RESET' }],
    icon: 'UNABLE_TO_PROCESS',
  },
};

export interface UserMessage {
  readonly kind: MessageKind;
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly MessageButton[];
  readonly icon: MessageIcon;
  readonly trackingTag: TrackingTag | null;
}

/** The message of a kind without a failed call, such as a price difference. */
export function message(
  kind: MessageKind,
  trackingTag: TrackingTag | null,
  facts: MessageFacts,
): UserMessage {
  const { title, text, buttons, icon } = MESSAGES[kind];
  return {
    kind,
    title: fill(title, facts),
    text: fill(text, facts),
    buttons,
    icon,
    trackingTag,
  };
}

const fill = (text: MessageRow['title'], facts: MessageFacts): string =>
  typeof text === 'string' ? text : text(facts);
