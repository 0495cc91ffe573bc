/** Messages of booked trips, their cancellation and protections, and of frozen prices: a part of the table of messages. */
import type { MessageKind } from './message-kinds';
import type { MessageRow } from './message-row';
import { SOMETHING_WENT_WRONG } from '../something-went-wrong';

export const TRIP_MESSAGES = {
  CANCELLATION_FAILED: {
    title: 'Your stay was not canceled.',
    text: ({ supportPhone }) =>
      `It is still booked, and nothing was refunded. Please try again. If the issue continues, contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Try again', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  CANCELLATION_BY_SUPPORT: {
    title: 'Your stay cannot be canceled online.',
    text: ({ supportPhone }) =>
      `It is still booked. To cancel it, contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  CANCELLATION_TERMS_CHANGED: {
    title: 'Your refund has changed.',
    text: 'Your stay is still booked. Please review the new refund before you cancel.',
    buttons: [{ label: 'Review the refund', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PROTECTION_REFUND_FAILED: {
    title: 'Your refund was not granted.',
    text: ({ supportPhone }) =>
      `Your stay is still booked, and nothing was refunded. You can ask again, or cancel on the terms of the home. If the issue continues, contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Review the refund', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  ALREADY_CANCELED: {
    title: 'This stay is already canceled, or is being canceled.',
    text: 'You do not need to do anything. Your trips show its state and its refund.',
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  TRIP_MISSING: {
    title: 'We could not find this trip.',
    text: 'Please look for it under Trips.',
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  CONFIRMATION_UNAVAILABLE: {
    title: 'There is no confirmation to send.',
    text: 'Only a confirmed stay has one. The trip page shows the status of your stay.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  CONFIRMATION_SENT_TOO_OFTEN: {
    title: 'The confirmation was already sent.',
    text: 'It can be sent once a minute and five times a day. Please check your spam folder, too.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_FREEZE_FAILED: {
    title: 'The price was not frozen.',
    text: 'Nothing was charged. Please try again in a few minutes.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_FREEZE_UNUSABLE: {
    title: 'Your frozen price cannot be used for this booking.',
    text: 'It may have expired or been used, or the stay is no longer available. Your trips show its status.',
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  PROTECTION_CHOICE_GONE: {
    title: 'This choice is no longer offered.',
    text: 'Nothing has changed. Please look at the trip again: it shows what the protection offers now.',
    buttons: [{ label: 'See the trip', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  TRIP_NOT_WATCHABLE: {
    title: 'The price of this trip cannot be watched.',
    text: 'We watch only the prices of upcoming trips. Your trips show the status of this one.',
    buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    icon: 'GENERIC_ERROR',
  },
  TRIP_NOT_CHANGED: {
    title: SOMETHING_WENT_WRONG,
    text: ({ supportPhone }) =>
      `Your trip has not changed. Please try again. If the issue continues, contact customer support at ${supportPhone}.`,
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
} as const satisfies Partial<Record<MessageKind, MessageRow>>;
