/**
 * The idempotency key of one decision to freeze a price: created when the terms are first accepted, and sent again with every
 * attempt, in this tab or another, before or after a reload, until the outcome is known.
 */
import { FREEZE_INTENT_PREFIX } from '../../../../app/personal-storage';

interface Intent {
  readonly optionId: string;
  readonly paymentMethodId: string;
}

const nameOf = ({ optionId, paymentMethodId }: Intent): string =>
  `${FREEZE_INTENT_PREFIX}${optionId}.${paymentMethodId}`;

export function freezeKey(intent: Intent): string {
  const known = localStorage.getItem(nameOf(intent));
  if (known !== null) return known;
  const key = crypto.randomUUID();
  localStorage.setItem(nameOf(intent), key);
  return key;
}

export const forgetFreezeKey = (intent: Intent): void => localStorage.removeItem(nameOf(intent));
