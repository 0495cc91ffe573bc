/**
 * The idempotency key of one decision to protect a booked stay: created when the terms are first accepted, and sent again with
 * every attempt, in this tab or another, before or after a reload, until the outcome is known.
 */
import { PROTECTION_INTENT_PREFIX } from '../../../app/personal-storage';

export interface ProtectionIntent {
  readonly tripId: string;
  readonly quoteId: string;
  readonly paymentMethodId: string;
  readonly premium: string;
}

const nameOf = ({ tripId, quoteId, paymentMethodId, premium }: ProtectionIntent): string =>
  `${PROTECTION_INTENT_PREFIX}${[tripId, quoteId, paymentMethodId, premium].join('.')}`;

export function protectionKey(intent: ProtectionIntent): string {
  const known = localStorage.getItem(nameOf(intent));
  if (known !== null) return known;
  const key = crypto.randomUUID();
  localStorage.setItem(nameOf(intent), key);
  return key;
}

export const forgetProtectionKey = (intent: ProtectionIntent): void =>
  localStorage.removeItem(nameOf(intent));
