import type { components } from '#schema/platform.openapi.ts';
import { isSupplierBusy, type RefusalReason, type Refused, type Unknown } from '../../supplier/supplier';
import { StepRefusal, StepWaits } from '../durable-worker';
import { errorCode, productError } from './purchase-error';

type PurchaseError = components['schemas']['PurchaseError'];

const ERRORS = {
  Sold: productError('NotAvailable'),
  PriceChanged: errorCode('PriceChanged'),
  Refused: errorCode('ProviderError'),
} as const satisfies Record<RefusalReason, PurchaseError>;

/** The errors of a refusal for the traveler. */
export const errorsOf = ({ reason, errors }: Refused): readonly PurchaseError[] => errors ?? [ERRORS[reason]];

/** The supplier's consent to a step. A refusal reverses the booking; a step with an unknown outcome is repeated later. */
export async function agreedBy<Agreed extends { readonly kind: string }>(
  answer: Promise<Agreed | Refused | Unknown>,
): Promise<Agreed> {
  const outcome = await answer.catch((error: unknown) => {
    if (isSupplierBusy(error)) throw new StepWaits(error.message, error.retryAfterMs);
    throw error;
  });
  if (isRefused(outcome)) throw new StepRefusal(errorsOf(outcome));
  if (isUnknown(outcome)) throw new StepWaits('The supplier has not answered.');
  return outcome;
}

type Outcome = { readonly kind: string };
const isRefused = (outcome: Outcome): outcome is Refused => outcome.kind === 'Refused';
const isUnknown = (outcome: Outcome): outcome is Unknown => outcome.kind === 'Unknown';
