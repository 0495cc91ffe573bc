import { useState } from 'react';
import { chooseCard } from '#domain/payment/payment-choice.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import type { CardFields } from '#client/features/cards/card-rules.ts';
import { type SavedOutcome, useSaveCard } from '#client/features/cards/use-save-card.ts';
import { failedBy, refusedBy, unreachable } from '../../flow/checkout-failures';
import type { CheckoutFailure } from '../../flow/checkout-state';
import { usePaymentChoice, useShowMessage } from '../../flow/selectors';

/** Selects a newly saved card for the payment; the checkout shows a message when it was not saved. */
export function useAddCard(onAdded: () => void) {
  const save = useSaveCard();
  const { choice, choose } = usePaymentChoice();
  const showMessage = useShowMessage();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const [isAdding, setIsAdding] = useState(false);

  async function add(card: CardFields): Promise<void> {
    setIsAdding(true);
    const outcome = await save(card);
    setIsAdding(false);
    if (outcome.kind !== 'SAVED') return showMessage(failureOf(outcome, supportPhone));
    choose(chooseCard(choice, outcome.cardId));
    onAdded();
  }
  return { add, isAdding };
}

function failureOf(outcome: Exclude<SavedOutcome, { kind: 'SAVED' }>, supportPhone: string): CheckoutFailure {
  switch (outcome.kind) {
    case 'UNREACHABLE':
      return unreachable();
    case 'REFUSED':
      return refusedBy(outcome.refusal);
    case 'FAILED': {
      const { failure, detail } = outcome;
      return failedBy(failure, { supportPhone, ...(detail !== null && { detail }) });
    }
  }
}
