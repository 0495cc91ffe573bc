/** Messages of bookings that need an approval of the business (CP-11): a part of the table of messages. */
import type { MessageKind } from './message-kinds';
import type { MessageRow } from './message-row';

const NOTHING_CHARGED =
  'Your card was not charged, and everything that was set aside for the stay is released.';
const AGAIN = [
  { label: 'Choose another home', action: 'CHOOSE_ANOTHER_PROPERTY' },
  { label: 'Go to my trips', action: 'GO_TO_TRIPS' },
] as const;

export const APPROVAL_MESSAGES = {
  APPROVAL_DECLINED: {
    title: 'Your booking was declined.',
    text: ({ detail }) => [detail, NOTHING_CHARGED].filter(Boolean).join(' '),
    buttons: AGAIN,
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_EXPIRED: {
    title: 'Nobody decided on your booking in time.',
    text: `${NOTHING_CHARGED} You can book the stay again if it is still available.`,
    buttons: AGAIN,
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_WITHDRAWN: {
    title: 'You withdrew this booking.',
    text: `${NOTHING_CHARGED} Everything you entered is kept.`,
    buttons: [
      { label: 'Change the booking', action: 'EDIT_PAYMENT' },
      { label: 'Go to my trips', action: 'GO_TO_TRIPS' },
    ],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_MISSING: {
    title: 'We could not find this booking.',
    text: 'It does not wait for your decision. Please look at the list again.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_NOT_ALLOWED: {
    title: 'You cannot decide on this booking.',
    text: 'Only other administrators of the business can, and nobody decides on their own booking.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  APPROVAL_ALREADY_DECIDED: {
    title: 'This booking was already decided.',
    text: ({ detail }) => detail ?? 'The first decision counts.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
} as const satisfies Partial<Record<MessageKind, MessageRow>>;
