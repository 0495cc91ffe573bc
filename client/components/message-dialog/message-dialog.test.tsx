import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MessageAction, MessageIcon, MessageKind } from '#domain/failures/message-kinds.ts';
import { message, type MessageFacts } from '#domain/failures/messages.ts';
import { system } from '../../app/theme/system';
import { type Message, MessageDialog } from './message-dialog';

interface Shown {
  readonly ids: string;
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly (readonly [label: string, action: MessageAction])[];
  readonly icon: MessageIcon;
  /** The facts that the text mentions, in addition to the support telephone number. */
  readonly facts?: Omit<MessageFacts, 'supportPhone'>;
}

const SEARCH_AGAIN = ['Search Again', 'SEARCH_AGAIN'] as const;
const ANOTHER_PROPERTY = ['Choose Another Property', 'CHOOSE_ANOTHER_PROPERTY'] as const;
const EDIT_PAYMENT = ['Edit Payment Information', 'EDIT_PAYMENT'] as const;
const ACCEPT_PRICE = ['Continue', 'ACKNOWLEDGE_PRICE_DIFFERENCE'] as const;

/** The messages of ER-01 to ER-17, and the portal's own. */
const MESSAGES: Readonly<Record<MessageKind, Shown>> = {
  DEFAULT: {
    ids: '[ER-02] [ER-03]',
    title: 'Uh oh! Something went wrong',
    text: 'Please search again',
    buttons: [SEARCH_AGAIN, ANOTHER_PROPERTY],
    icon: 'GENERIC_ERROR',
  },
  REQUEST_INVALID: {
    ids: '[ER-02] [ER-17]',
    title: 'Some details are missing or not valid.',
    text: 'Please check what you entered, including the email address, and try again.',
    buttons: [['Continue', 'SCROLL_TO_TRAVELERS']],
    icon: 'GENERIC_ERROR',
  },
  ALREADY_REQUESTED: {
    ids: '[BK-22] [ER-02] [ER-17]',
    title: 'This was already requested with other details.',
    text: 'The first request counts. Please look under Trips before you try again.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  CARD_NOT_PROCESSED: {
    ids: '[ER-02] [ER-04]',
    title: 'We were unable to process your payment method.',
    text: 'Please choose another payment method, or delete this one and add it again. If the issue continues, contact customer support at 1-800-555-0142.',
    buttons: [['Continue', 'RESET']],
    icon: 'UNABLE_TO_PROCESS',
  },
  CARD_DECLINED: {
    ids: '[ER-02] [BK-21]',
    title: 'Your card was declined.',
    text: 'It was not charged, and everything you entered is kept. Please choose another card. If the issue continues, contact customer support at 1-800-555-0142.',
    buttons: [['Choose another card', 'EDIT_PAYMENT']],
    icon: 'UNABLE_TO_PROCESS',
  },
  REDEMPTION: {
    ids: '[ER-02] [ER-05]',
    title: 'Rewards Redemption Failure',
    text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
    buttons: [['Try Again', 'RESET']],
    icon: 'UNABLE_TO_PROCESS',
  },
  FRAUD: {
    ids: '[ER-02] [ER-06]',
    title: 'Uh oh! Something went wrong',
    text: "There is an issue with you account. Please contact the card issuer's support.",
    buttons: [SEARCH_AGAIN],
    icon: 'GENERIC_ERROR',
  },
  CVV: {
    ids: '[ER-02] [ER-07]',
    title: 'CVV Error',
    text: 'Ensure your CVV / Security Code is entered correctly and try again.',
    buttons: [EDIT_PAYMENT],
    icon: 'UNABLE_TO_PROCESS',
  },
  ADDRESS: {
    ids: '[ER-02] [ER-08]',
    title: 'Address Verification Error',
    text: 'Ensure your Zip Code and Country is entered correctly and try again.',
    buttons: [EDIT_PAYMENT],
    icon: 'UNABLE_TO_PROCESS',
  },
  VERIFICATION: {
    ids: '[ER-02] [ER-09]',
    title: 'Error Adding Payment Method',
    text: 'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
    buttons: [EDIT_PAYMENT],
    icon: 'UNABLE_TO_PROCESS',
  },
  ADD_CARD: {
    ids: '[ER-02] [ER-10]',
    title: 'Error Adding Payment Method',
    text: 'Please add your payment method again.',
    buttons: [
      ['Edit payment method', 'EDIT_PAYMENT'],
      ['Try again', 'RESET'],
    ],
    icon: 'UNABLE_TO_PROCESS',
  },
  CARD_NOT_FROM_ISSUER: {
    ids: '[ER-02] [ER-15] [PM-10]',
    title: 'This card cannot be used here',
    text: 'Please add a card that belongs to one of your rewards accounts with the card issuer.',
    buttons: [['Edit payment method', 'EDIT_PAYMENT']],
    icon: 'UNABLE_TO_PROCESS',
  },
  NOT_AVAILABLE: {
    ids: '[ER-02] [ER-13]',
    title: 'Uh oh! Something went wrong',
    text: 'This stay is no longer available for your dates. Please choose other dates or another property.',
    buttons: [['Go back', 'GO_TO_LISTING'], ANOTHER_PROPERTY],
    icon: 'GENERIC_ERROR',
  },
  BOOKED_ALREADY: {
    ids: '[BK-22] [ER-13]',
    title: 'You have booked this stay already.',
    text: 'Your reservation is #LK-8FC49Q. It is not booked or charged a second time.',
    buttons: [
      ['View your trip', 'GO_TO_TRIPS'],
      ['Go back', 'GO_TO_LISTING'],
    ],
    icon: 'GENERIC_ERROR',
    facts: { detail: 'Your reservation is #LK-8FC49Q.' },
  },
  PARTLY_BOOKED: {
    ids: '[BK-22] [ER-13]',
    title: 'You have another reservation for some of these nights.',
    text: 'Your reservation is #LK-8FC49Q. Please choose dates that do not overlap with it.',
    buttons: [
      ['Go back', 'GO_TO_LISTING'],
      ['View your trip', 'GO_TO_TRIPS'],
    ],
    icon: 'GENERIC_ERROR',
    facts: { detail: 'Your reservation is #LK-8FC49Q.' },
  },
  BEING_BOOKED: {
    ids: '[BK-22] [ER-13]',
    title: 'You are already booking this stay.',
    text: 'Your reservation is #LK-8FC49Q. The home has not confirmed yet. You do not need to book again.',
    buttons: [
      ['View your trip', 'GO_TO_TRIPS'],
      ['Go back', 'GO_TO_LISTING'],
    ],
    icon: 'GENERIC_ERROR',
    facts: { detail: 'Your reservation is #LK-8FC49Q.' },
  },
  TRAVELER: {
    ids: '[ER-02] [ER-13]',
    title: 'Uh oh! Something went wrong',
    text: 'Please check the traveler information and try again.',
    buttons: [['Continue', 'SCROLL_TO_TRAVELERS']],
    icon: 'GENERIC_ERROR',
  },
  TRAVELER_HALF_SAVED: {
    ids: '[TR-06]',
    title: 'We couldn’t finish saving this traveler.',
    text: 'Everything you entered is kept. Please save the traveler again to finish.',
    buttons: [['Continue', 'SCROLL_TO_TRAVELERS']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_INCREASE: {
    ids: '[PD-04] [PD-08]',
    title: 'The price has increased by $12.50.',
    text: 'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout. Sorry about that! You can review the new trip total on the final screen before checkout.',
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_INCREASE',
    facts: { amount: '$12.50' },
  },
  PRICE_DECREASE: {
    ids: '[PD-05] [PD-08]',
    title: "You're in luck! The price has decreased by $12.50.",
    text: 'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.',
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_DROP',
    facts: { amount: '$12.50' },
  },
  PRICE_INCREASE_WITH_ADD_ON: {
    ids: '[AD-27] [PD-08]',
    title: 'The price has increased by $12.50.',
    text: 'Your total includes the option that you added. Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout. Sorry about that! You can review the new trip total on the final screen before checkout.',
    buttons: [ACCEPT_PRICE, ['Change options', 'CHANGE_ADD_ONS']],
    icon: 'PRICE_INCREASE',
    facts: { amount: '$12.50' },
  },
  PRICE_DECREASE_WITH_ADD_ON: {
    ids: '[AD-27] [PD-08]',
    facts: { amount: '$12.50' },
    title: "You're in luck! The price has decreased by $12.50.",
    text: 'Your total includes the option that you added. Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.',
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_DROP',
  },
  ADD_ON_NOT_AVAILABLE: {
    ids: '[AD-18]',
    title: 'The option that you added is no longer available.',
    text: 'You have not been charged. Please choose the options for your stay again. Everything else that you entered is kept.',
    buttons: [['Change options', 'CHANGE_ADD_ONS']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_CHANGED: {
    ids: '[PD-08] [PD-10]',
    title: 'The price has changed.',
    text: 'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.',
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_INCREASE',
  },
  CURRENCY_CHANGED: {
    ids: '[PD-03] [PD-08]',
    title: 'The price is now in another currency.',
    text: 'The trip total is now CAD 500.00. You can review it on the final screen before checkout.',
    buttons: [ACCEPT_PRICE],
    icon: 'PRICE_INCREASE',
    facts: { amount: 'CAD 500.00' },
  },
  TERMS_CHANGED: {
    ids: '[ER-02] [PR-14]',
    title: 'The terms of this stay have changed.',
    text: 'Please review the cancellation and payment terms before you continue.',
    buttons: [['Continue', 'ACKNOWLEDGE_TERMS']],
    icon: 'GENERIC_ERROR',
  },
  AMOUNT_DUE_CHANGED: {
    ids: '[ER-02] [PM-14]',
    title: 'The amount due has changed.',
    text: 'The amount due is now $590.00. Please review how you pay before you continue.',
    buttons: [['Continue', 'EDIT_PAYMENT']],
    icon: 'GENERIC_ERROR',
    facts: { amount: '$590.00' },
  },
  PAYMENT_NOT_USABLE: {
    ids: '[BK-16] [ER-13]',
    title: 'This payment cannot be used.',
    text: 'Nothing has been charged. A part of the payment cannot be used, or does not cover the stay. Please review how you pay.',
    buttons: [['Continue', 'EDIT_PAYMENT']],
    icon: 'UNABLE_TO_PROCESS',
  },
  BOOKING_INCOMPLETE: {
    ids: '[BK-16]',
    title: 'Your stay is not booked yet.',
    text: 'Write a message to your approver to continue. Nothing has been charged.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
    facts: { detail: 'Write a message to your approver to continue' },
  },
  STILL_PROCESSING: {
    ids: '[BK-12] [ER-02]',
    title: 'We are still working on your booking.',
    text: 'It is taking longer than usual. Please do not book again: your trips show the stay as soon as it is confirmed.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  LISTING_MISSING: {
    ids: '[ER-02] [LS-19]',
    title: 'This vacation rental is not available.',
    text: 'Return to the search page for more vacation rentals.',
    buttons: [['Return to search', 'GO_HOME']],
    icon: 'GENERIC_ERROR',
  },
  WISHLIST_MISSING: {
    ids: '[ER-02]',
    title: 'This wishlist no longer exists.',
    text: 'It may have been deleted on another device. Your other wishlists have not changed.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  WISHLISTS_FULL: {
    ids: '[ER-02]',
    title: 'Your wishlists are full.',
    text: 'Remove homes that you no longer need from your wishlists, then save this one again.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  WISHLIST_NAME_INVALID: {
    ids: '[ER-02]',
    title: 'This name cannot be used.',
    text: 'Please choose a name of 1 to 60 characters.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  WISHLIST_NAME_TAKEN: {
    ids: '[ER-02]',
    title: 'You already have a wishlist with this name.',
    text: 'Choose another name.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  CANCELLATION_FAILED: {
    ids: '[CN-06]',
    title: 'Your stay was not canceled.',
    text: 'It is still booked, and nothing was refunded. Please try again. If the issue continues, contact customer support at 1-800-555-0142.',
    buttons: [['Try again', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  CANCELLATION_BY_SUPPORT: {
    ids: '[CN-06]',
    title: 'Your stay cannot be canceled online.',
    text: 'It is still booked. To cancel it, contact customer support at 1-800-555-0142.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  CANCELLATION_TERMS_CHANGED: {
    ids: '[CN-06]',
    title: 'Your refund has changed.',
    text: 'Your stay is still booked. Please review the new refund before you cancel.',
    buttons: [['Review the refund', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PROTECTION_REFUND_FAILED: {
    ids: '[AD-20]',
    title: 'Your refund was not granted.',
    text: 'Your stay is still booked, and nothing was refunded. You can ask again, or cancel on the terms of the home. If the issue continues, contact customer support at 1-800-555-0142.',
    buttons: [['Review the refund', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  ALREADY_CANCELED: {
    ids: '[CN-09]',
    title: 'This stay is already canceled, or is being canceled.',
    text: 'You do not need to do anything. Your trips show its state and its refund.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  TRIP_MISSING: {
    ids: '[CN-09]',
    title: 'We could not find this trip.',
    text: 'Please look for it under Trips.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  CONFIRMATION_UNAVAILABLE: {
    ids: '[ER-02]',
    title: 'There is no confirmation to send.',
    text: 'Only a confirmed stay has one. The trip page shows the status of your stay.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  CONFIRMATION_SENT_TOO_OFTEN: {
    ids: '[ER-02]',
    title: 'The confirmation was already sent.',
    text: 'It can be sent once a minute and five times a day. Please check your spam folder, too.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_EXCLUDED: {
    ids: '[AD-10]',
    title: 'We do not match the price of this trip.',
    text: 'Packages, vacation rentals, canceled trips, and premier or lifestyle hotels that are paid at the hotel are excluded.',
    buttons: [['See the trip', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_TOO_LATE: {
    ids: '[AD-10]',
    title: 'The time for a claim is over.',
    text: 'A lower price can be claimed within 24 hours of the booking.',
    buttons: [['See the trip', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_NOT_LOWER: {
    ids: '[AD-10]',
    title: 'This price is not lower.',
    text: 'Enter a price below the one of your trip.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_CLAIMED: {
    ids: '[AD-10]',
    title: 'You have already claimed a lower price for this trip.',
    text: 'Your trip shows what became of the claim.',
    buttons: [['See the trip', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_MISSING: {
    ids: '[AD-10]',
    title: 'We could not find this claim.',
    text: 'It may have been withdrawn. Please look at the list again.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_TRIP_CANCELED: {
    ids: '[AD-10]',
    title: 'This trip was canceled.',
    text: 'Nothing is paid for a trip that was canceled after the claim. Decline the claim.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_ALREADY_DECIDED: {
    ids: '[AD-10]',
    title: 'This claim was already decided.',
    text: 'The first decision counts.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_DECLINED: {
    ids: '[CP-11]',
    title: 'Your booking was declined.',
    text: 'Your card was not charged, and everything that was set aside for the stay is released.',
    buttons: [
      ['Choose another home', 'CHOOSE_ANOTHER_PROPERTY'],
      ['Go to my trips', 'GO_TO_TRIPS'],
    ],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_EXPIRED: {
    ids: '[CP-11]',
    title: 'Nobody decided on your booking in time.',
    text: 'Your card was not charged, and everything that was set aside for the stay is released. You can book the stay again if it is still available.',
    buttons: [
      ['Choose another home', 'CHOOSE_ANOTHER_PROPERTY'],
      ['Go to my trips', 'GO_TO_TRIPS'],
    ],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_WITHDRAWN: {
    ids: '[CP-11]',
    title: 'You withdrew this booking.',
    text: 'Your card was not charged, and everything that was set aside for the stay is released. Everything you entered is kept.',
    buttons: [
      ['Change the booking', 'EDIT_PAYMENT'],
      ['Go to my trips', 'GO_TO_TRIPS'],
    ],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_MISSING: {
    ids: '[CP-11]',
    title: 'We could not find this booking.',
    text: 'It does not wait for your decision. Please look at the list again.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_NOT_ALLOWED: {
    ids: '[CP-11]',
    title: 'You cannot decide on this booking.',
    text: 'Only other administrators of the business can, and nobody decides on their own booking.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_ALREADY_DECIDED: {
    ids: '[CP-11]',
    title: 'This booking was already decided.',
    text: 'The first decision counts.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_FREEZE_FAILED: {
    ids: '[ER-02]',
    title: 'The price was not frozen.',
    text: 'Nothing was charged. Please try again in a few minutes.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  PRICE_FREEZE_UNUSABLE: {
    ids: '[ER-02]',
    title: 'Your frozen price cannot be used for this booking.',
    text: 'It may have expired or been used, or the stay is no longer available. Your trips show its status.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  PROTECTION_CHOICE_GONE: {
    ids: '[AD-01]',
    title: 'This choice is no longer offered.',
    text: 'Nothing has changed. Please look at the trip again: it shows what the protection offers now.',
    buttons: [['See the trip', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  CUSTOMER_MISSING: {
    ids: '[AG-02]',
    title: 'We could not find this customer.',
    text: 'Please search for the customer again.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  TRIP_NOT_WATCHABLE: {
    ids: '[CN-04]',
    title: 'The price of this trip cannot be watched.',
    text: 'We watch only the prices of upcoming trips. Your trips show the status of this one.',
    buttons: [['Go to my trips', 'GO_TO_TRIPS']],
    icon: 'GENERIC_ERROR',
  },
  BUSINESS_TERMS_CHANGED: {
    ids: '[SE-08]',
    title: 'The terms have changed.',
    text: 'Please read them again, then acknowledge them.',
    buttons: [['Read the terms', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  ONBOARDING_STEP_UNAVAILABLE: {
    ids: '[TN-06]',
    title: 'This step is not open.',
    text: 'The onboarding has continued, or is finished. Please look at it again.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  POLICY_MISSING: {
    ids: '[TN-04]',
    title: 'We could not find this policy.',
    text: 'Nothing has changed. Please look at the policies again.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  BUSINESS_MISSING: {
    ids: '[SE-06]',
    title: 'You do not belong to this business.',
    text: 'Nothing has changed. Ask an administrator of the business to add you to it.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  TRIP_NOT_CHANGED: {
    ids: '[ER-17]',
    title: 'Uh oh! Something went wrong',
    text: 'Your trip has not changed. Please try again. If the issue continues, contact customer support at 1-800-555-0142.',
    buttons: [['Continue', 'RESET']],
    icon: 'GENERIC_ERROR',
  },
  SEARCH_FAILED: {
    ids: '[ER-02] [ER-16]',
    title: 'Uh oh! We were unable to process your search request.',
    text: 'Something went wrong.',
    buttons: [
      ['Search again', 'SEARCH_AGAIN'],
      ['Go back', 'GO_BACK'],
    ],
    icon: 'GENERIC_ERROR',
  },
  OUT_OF_POLICY: {
    ids: '[CP-07] [ER-02]',
    title: 'This rate is out of policy',
    text: '',
    buttons: [
      ['change selection', 'GO_BACK'],
      ['continue anyway', 'CONTINUE_ANYWAY'],
    ],
    icon: 'GENERIC_ERROR',
  },
  SIGN_IN: {
    ids: '[ER-02]',
    title: 'We could not sign you in.',
    text: 'Check your email address and your code, and try again.',
    buttons: [['Try Again', 'RESET']],
    icon: 'UNABLE_TO_PROCESS',
  },
  OPENID_SIGN_IN: {
    ids: '[ER-02]',
    title: 'We could not sign you in.',
    text: 'The sign-in was not confirmed, or your account is not known here. Start it again, or use your email address and a code.',
    buttons: [['Try Again', 'RESET']],
    icon: 'UNABLE_TO_PROCESS',
  },
  TOO_MANY_ATTEMPTS: {
    ids: '[ER-02]',
    title: 'We could not sign you in.',
    text: 'There were too many attempts. Please wait a minute and try again, or contact customer support at 1-800-555-0142.',
    buttons: [['Try Again', 'RESET']],
    icon: 'UNABLE_TO_PROCESS',
  },
};

const ROWS = Object.entries(MESSAGES).map(([kind, shown]) => ({ kind: kind as MessageKind, ...shown }));

async function open(shown: Message<MessageAction> | undefined) {
  const actions: MessageAction[] = [];
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <MessageDialog message={shown} onAction={(action) => actions.push(action)} />
      </ChakraProvider>,
    ),
  );
  return actions;
}

test.each(ROWS)(
  'the message $kind is shown with the title "$title", its text, its buttons and its picture $ids',
  async ({ kind, title, text, buttons, icon, facts }) => {
    const actions = await open(message(kind, null, { supportPhone: '1-800-555-0142', ...facts }));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveAccessibleDescription(text);
    const { getAllByRole, getByRole, queryByRole } = within(dialog);
    expect(getByRole('heading', { level: 2 })).toHaveTextContent(title);
    // The picture repeats the title.
    expect(queryByRole('img')).not.toBeInTheDocument();
    expect(dialog.querySelector('[data-icon]')).toHaveAttribute('data-icon', icon);
    const shownButtons = getAllByRole('button');
    expect(shownButtons.map(({ textContent }) => textContent)).toEqual(buttons.map(([label]) => label));
    for (const button of shownButtons) await userEvent.click(button);
    expect(actions).toEqual(buttons.map(([, action]) => action));
  },
);

test("the card vault's text replaces the text of the message [ER-10]", async () => {
  await open(message('ADD_CARD', null, { supportPhone: '', detail: 'This card has expired.' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('This card has expired.');
});

test('Escape does not close a message, because the traveler must press a button', async () => {
  const actions = await open(message('DEFAULT', null, { supportPhone: '' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Search Again' }));
  expect(actions).toEqual(['SEARCH_AGAIN']);
});

test('without a message there is no dialog', async () => {
  await open(undefined);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
