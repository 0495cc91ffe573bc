/** The messages of the agent's desk. */
import type { MessageKind } from './message-kinds';
import type { MessageRow } from './message-row';

export const AGENT_MESSAGES = {
  CUSTOMER_MISSING: {
    title: 'We could not find this customer.',
    text: 'Please search for the customer again.',
    buttons: [{ label: 'Continue', action: 'RESET' }],
    icon: 'GENERIC_ERROR',
  },
} as const satisfies Partial<Record<MessageKind, MessageRow>>;
