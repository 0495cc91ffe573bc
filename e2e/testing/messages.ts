/** The messages of the checkout, character by character (ER-01 to ER-17). */
import type { ShownMessage } from './checkout';

const generic = { title: 'Uh oh! Something went wrong', icon: 'GENERIC_ERROR' };
const edit = { buttons: ['Edit Payment Information'], icon: 'UNABLE_TO_PROCESS' };

/** The title when no response arrived. */
export const UNREACHABLE = 'Our service is not responding';

/** The title when there is no network. */
export const OFFLINE = 'You are offline';

export const DEFAULT: ShownMessage = {
  ...generic,
  text: 'Please search again',
  buttons: ['Search Again', 'Choose Another Property'],
};
export const FRAUD: ShownMessage = {
  ...generic,
  text: "There is an issue with you account. Please contact the card issuer's support.",
  buttons: ['Search Again'],
};
export const NOT_AVAILABLE: ShownMessage = {
  ...generic,
  text: 'This stay is no longer available for your dates. Please choose other dates or another property.',
  buttons: ['Go back', 'Choose Another Property'],
};
export const TRAVELER: ShownMessage = {
  ...generic,
  text: 'Please check the traveler information and try again.',
  buttons: ['Continue'],
};
export const CARD: ShownMessage = {
  title: 'We were unable to process your payment method.',
  text: 'Please choose another payment method, or delete this one and add it again. If the issue continues, contact customer support at 1-800-555-0142.',
  buttons: ['Continue'],
  icon: 'UNABLE_TO_PROCESS',
};
export const DECLINED: ShownMessage = {
  title: 'Your card was declined.',
  text: 'It was not charged, and everything you entered is kept. Please choose another card. If the issue continues, contact customer support at 1-800-555-0142.',
  buttons: ['Choose another card'],
  icon: 'UNABLE_TO_PROCESS',
};
export const REDEMPTION: ShownMessage = {
  title: 'Rewards Redemption Failure',
  text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
  buttons: ['Try Again'],
  icon: 'UNABLE_TO_PROCESS',
};
export const CVV: ShownMessage = {
  ...edit,
  title: 'CVV Error',
  text: 'Ensure your CVV / Security Code is entered correctly and try again.',
};
export const ADDRESS: ShownMessage = {
  ...edit,
  title: 'Address Verification Error',
  text: 'Ensure your Zip Code and Country is entered correctly and try again.',
};
export const VERIFICATION: ShownMessage = {
  ...edit,
  title: 'Error Adding Payment Method',
  text: 'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
};
export const FOREIGN_CARD: ShownMessage = {
  title: 'This card cannot be used here',
  text: 'Please add a card that belongs to one of your rewards accounts with the card issuer.',
  buttons: ['Edit payment method'],
  icon: 'UNABLE_TO_PROCESS',
};
