/** Messages of businesses, their first steps and their administration: a part of the table of messages. */
import type { MessageKind } from './message-kinds';
import type { MessageRow } from './message-row';

export const BUSINESS_MESSAGES = {
  BUSINESS_TERMS_CHANGED: {
    title: 'The terms have changed.',
    text: 'Please read them again, then acknowledge them.',
    buttons: [{ label: 'Read the terms', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  ONBOARDING_STEP_UNAVAILABLE: {
    title: 'This step is not open.',
    text: 'The onboarding has continued, or is finished. Please look at it again.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  POLICY_MISSING: {
    title: 'We could not find this policy.',
    text: 'Nothing has changed. Please look at the policies again.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
  BUSINESS_MISSING: {
    title: 'You do not belong to this business.',
    text: 'Nothing has changed. Ask an administrator of the business to add you to it.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
} as const satisfies Partial<Record<MessageKind, MessageRow>>;
