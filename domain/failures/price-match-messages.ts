/** Messages of claims of lower prices (AD-10): a part of the table of messages. */
import type { MessageKind } from './message-kinds';
import type { MessageRow } from './message-row';

export const PRICE_MATCH_MESSAGES = {
  PRICE_MATCH_EXCLUDED: {
    title: 'We do not match the price of this trip.',
    text: 'Packages, vacation rentals, canceled trips, and premier or lifestyle hotels that are paid at the hotel are excluded.',
    buttons: [{ label: 'See the trip', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_TOO_LATE: {
    title: 'The time for a claim is over.',
    text: 'A lower price can be claimed within 24 hours of the booking.',
    buttons: [{ label: 'See the trip', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_NOT_LOWER: {
    title: 'This price is not lower.',
    text: 'Enter a price below the one of your trip.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_CLAIMED: {
    title: 'You have already claimed a lower price for this trip.',
    text: 'Your trip shows what became of the claim.',
    buttons: [{ label: 'See the trip', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_MISSING: {
    title: 'We could not find this claim.',
    text: 'It may have been withdrawn. Please look at the list again.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_TRIP_CANCELED: {
    title: 'This trip was canceled.',
    text: 'Nothing is paid for a trip that was canceled after the claim. Decline the claim.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  PRICE_MATCH_ALREADY_DECIDED: {
    title: 'This claim was already decided.',
    text: ({ detail }) => detail ?? 'The first decision counts.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
} as const satisfies Partial<Record<MessageKind, MessageRow>>;
