/**
 * A new card: matched to a rewards account by its last four digits, put into the vault, verified and saved (PM-02 to PM-04,
 * PM-08, PM-10, PM-12). Number and security code live in the form alone, until the vault has taken them.
 */
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type CardMatch, isVcnToSend, matchCard } from '../../../../../domain/payment/card-match';
import { chooseCard } from '../../../../../domain/payment/payment-choice';
import { useExperiment, usePortal } from '../../../../app/session/session-context';
import { usePayment } from '../../flow/checkout-context';
import { failedBy, refusedBy, unreachable } from '../../flow/checkout-failures';
import type { CheckoutFailure } from '../../flow/checkout-state';
import { CheckoutMeansDocument } from '../../flow/payment/means.generated';
import { usePaymentChoice, useShowMessage } from '../../flow/selectors';
import {
  CardMatch_AccountFragmentDoc,
  CardVaultDocument,
  VerifyCardDocument,
  type VerifyCardMutation,
} from './add-card.generated';
import { cardDigits, type CardFields } from './card-rules';
import { tokenize, type Tokenized } from './card-vault';

type Verified = Extract<VerifyCardMutation['verifyPaymentMethod'], { __typename: 'PaymentMethodVerified' }>;

export function useAddCard(onAdded: () => void) {
  const matchOf = useCardMatch();
  const verify = useVerifyCard();
  const client = useApolloClient();
  const { choice, choose } = usePaymentChoice();
  const showMessage = useShowMessage();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const [isAdding, setIsAdding] = useState(false);

  async function refusalOf(card: CardFields): Promise<CheckoutFailure | null> {
    const match = matchOf(card);
    if (!match) return failedBy({ code: 'CARD_NOT_FROM_ISSUER', stage: 'ADD_CARD' }, { supportPhone });
    const vaulted = await vaultedCard(client, card);
    if (!vaulted) return unreachable;
    if (vaulted.kind === 'REFUSED') {
      const detail = vaulted.detail === null ? {} : { detail: vaulted.detail };
      return failedBy({ code: 'GENERIC_ERROR', stage: 'ADD_CARD' }, { supportPhone, ...detail });
    }
    const answer = await verify(vaulted.token, match);
    if (answer?.__typename !== 'PaymentMethodVerified') return answer ? refusedBy(answer) : unreachable;
    updateCardList(client.cache, answer);
    choose(chooseCard(choice, answer.paymentMethod.id));
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

/** PM-02: which account a card belongs to, by its last four digits. */
function useCardMatch() {
  const { cache } = useApolloClient();
  const accounts = usePayment().means.value?.rewardsAccounts ?? [];
  const portal = usePortal();
  return ({ number }: CardFields): CardMatch | null =>
    matchCard(
      cardDigits(number).slice(-4),
      accounts.flatMap((account) => {
        const id = cache.identify({ ...account });
        return (
          cache.readFragment({ fragment: CardMatch_AccountFragmentDoc, ...(id !== undefined && { id }) }) ??
          []
        );
      }),
      // The portal names none in production.
      { lastFours: portal?.testCardLastFours ?? [], isProduction: false },
    );
}

/** Undefined where the vault cannot be asked. */
async function vaultedCard(client: ApolloClient, card: CardFields): Promise<Tokenized | undefined> {
  const { data } = await client.query({ query: CardVaultDocument, fetchPolicy: 'no-cache' });
  return data?.cardVaultCredentials ? tokenize(card, data.cardVaultCredentials) : undefined;
}

function useVerifyCard() {
  const areVirtualCardNumbersEnabled = useExperiment('VIRTUAL_CARD_NUMBERS');
  // A card that was saved is saved, also where the list after it could not be read.
  const [send] = useMutation(VerifyCardDocument, { errorPolicy: 'all' });
  return async (vaultToken: string, match: CardMatch) => {
    const { data } = await send({
      fetchPolicy: 'no-cache',
      variables: {
        input: {
          vaultToken,
          accountReferenceId: match.accountReferenceId,
          isVirtualCardNumber: isVcnToSend(match, areVirtualCardNumbersEnabled),
        },
      },
    });
    return data?.verifyPaymentMethod;
  };
}

const updateCardList = (cache: ApolloCache, { paymentMethod, paymentMethods }: Verified) =>
  cache.updateQuery(
    { query: CheckoutMeansDocument },
    (known) =>
      known && {
        ...known,
        paymentMethods: paymentMethods ?? withCard(known.paymentMethods, paymentMethod),
      },
  );

/** The saved cards with one more, which may be verified for the second time. A list that could not be read stays unread. */
const withCard = <Card extends { readonly id: string }>(
  cards: readonly Card[] | null,
  added: Card,
): readonly Card[] | null => cards && [...cards.filter(({ id }) => id !== added.id), added];
