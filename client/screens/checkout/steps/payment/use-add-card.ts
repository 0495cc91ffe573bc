/**
 * A new card: matched to a rewards account by its last four digits, put into the vault, verified and saved (PM-02 to PM-04,
 * PM-08, PM-10, PM-12). Number and security code live in the form alone, until the vault has taken them.
 */
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { isVcnToSend, matchCard } from '../../../../../domain/payment/card-match';
import { chooseCard } from '../../../../../domain/payment/payment-choice';
import { useExperiment, usePortal } from '../../../../app/session/session-context';
import { failedBy, refusedBy, unreachable } from '../../flow/checkout-failures';
import type { CheckoutFailure } from '../../flow/checkout-state';
import { useCheckout } from '../../flow/checkout-context';
import { cardDigits, type CardFields } from './card-rules';
import { tokenize } from './card-vault';
import { CardVaultDocument, CheckoutMeansDocument, VerifyCardDocument } from './payment.generated';

export function useAddCard(onAdded: () => void) {
  const client = useApolloClient();
  const { means, state, choosePayment, showMessage } = useCheckout();
  const portal = usePortal();
  const facts = { supportPhone: portal?.supportPhone ?? '' };
  const areVirtualCardNumbersEnabled = useExperiment('VIRTUAL_CARD_NUMBERS');
  // A card that was saved is saved, also where the list after it could not be read.
  const [verify] = useMutation(VerifyCardDocument, { errorPolicy: 'all' });
  const [isAdding, setIsAdding] = useState(false);

  async function refusalOf(card: CardFields): Promise<CheckoutFailure | null> {
    const match = matchCard(
      cardDigits(card.number).slice(-4),
      means.value?.rewardsAccounts ?? [],
      // The portal names none in production.
      { lastFours: portal?.testCardLastFours ?? [], isProduction: false },
    );
    if (!match) {
      return failedBy({ code: 'CARD_NOT_FROM_ISSUER', stage: 'ADD_CARD' }, facts);
    }
    const vault = await client.query({ query: CardVaultDocument, fetchPolicy: 'no-cache' });
    if (!vault.data?.cardVaultCredentials) return unreachable;
    const tokenized = await tokenize(card, vault.data.cardVaultCredentials);
    if (tokenized.kind === 'REFUSED') {
      const detail = tokenized.detail === null ? {} : { detail: tokenized.detail };
      return failedBy({ code: 'GENERIC_ERROR', stage: 'ADD_CARD' }, { ...facts, ...detail });
    }
    const { data } = await verify({
      fetchPolicy: 'no-cache',
      variables: {
        input: {
          vaultToken: tokenized.token,
          accountReferenceId: match.accountReferenceId,
          isVirtualCardNumber: isVcnToSend(match, areVirtualCardNumbersEnabled),
        },
      },
    });
    const answer = data?.verifyPaymentMethod;
    if (answer?.__typename !== 'PaymentMethodVerified') return answer ? refusedBy(answer) : unreachable;
    const { paymentMethod, paymentMethods } = answer;
    client.cache.updateQuery(
      { query: CheckoutMeansDocument },
      (known) =>
        known && {
          ...known,
          paymentMethods: paymentMethods ?? withCard(known.paymentMethods, paymentMethod),
        },
    );
    choosePayment(chooseCard(state.choice, paymentMethod.id));
    onAdded();
    return null;
  }

  async function add(card: CardFields): Promise<void> {
    setIsAdding(true);
    const refusal = await refusalOf(card).catch(() => unreachable);
    setIsAdding(false);
    if (refusal) showMessage(refusal);
  }
  return { add, isAdding };
}

/** The saved cards with one more, which may be verified for the second time. A list that could not be read stays unread. */
const withCard = <Card extends { readonly id: string }>(
  cards: readonly Card[] | null,
  added: Card,
): readonly Card[] | null => cards && [...cards.filter(({ id }) => id !== added.id), added];
