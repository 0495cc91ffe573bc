/**
 * A new card: matched to a rewards account by its last four digits, stored in the vault, verified and saved (PM-02 to PM-04,
 * PM-08, PM-10, PM-12). The number and security code exist only in the form, until the vault has stored them.
 */
import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { Failure } from '#domain/failures/failure-messages.ts';
import { type CardMatch, isVcnToSend, matchCard } from '#domain/payment/card-match.ts';
import { useExperiment, usePortal } from '../../app/session/session-context';
import {
  CardAccountsDocument,
  CardVaultDocument,
  VerifyCardDocument,
  type VerifyCardMutation,
} from './add-card.generated';
import { cardDigits, type CardFields } from './card-rules';
import { tokenize, type Tokenized } from './card-vault';

type Answer = VerifyCardMutation['verifyPaymentMethod'];
type Verified = Extract<Answer, { __typename: 'PaymentMethodVerified' }>;

/** The outcome of saving a card. */
export type SavedOutcome =
  | { readonly kind: 'SAVED'; readonly cardId: string }
  /** The graph has refused it, with the message to show. */
  | { readonly kind: 'REFUSED'; readonly refusal: Exclude<Answer, Verified> }
  /** Detected before the graph was called; `detail` is the vault's message. */
  | { readonly kind: 'FAILED'; readonly failure: Failure; readonly detail: string | null }
  | { readonly kind: 'UNREACHABLE' };

const UNREACHABLE: SavedOutcome = { kind: 'UNREACHABLE' };

export function useSaveCard(): (card: CardFields) => Promise<SavedOutcome> {
  const client = useApolloClient();
  const matchOf = useCardMatch();
  const verify = useVerifyCard();

  async function save(card: CardFields): Promise<SavedOutcome> {
    const match = await matchOf(card);
    if (match === undefined) return UNREACHABLE;
    if (match === null)
      return { kind: 'FAILED', failure: { code: 'CARD_NOT_FROM_ISSUER', stage: 'ADD_CARD' }, detail: null };
    const vaulted = await vaultedCard(client, card);
    if (!vaulted) return UNREACHABLE;
    if (vaulted.kind === 'REFUSED')
      return {
        kind: 'FAILED',
        failure: { code: 'GENERIC_ERROR', stage: 'ADD_CARD' },
        detail: vaulted.detail,
      };
    const answer = await verify(vaulted.token, match);
    if (answer?.__typename !== 'PaymentMethodVerified')
      return answer ? { kind: 'REFUSED', refusal: answer } : UNREACHABLE;
    updateCardList(client.cache, answer);
    return { kind: 'SAVED', cardId: answer.paymentMethod.id };
  }
  return (card) => save(card).catch(() => UNREACHABLE);
}

/** PM-02: which account a card belongs to, by its last four digits; undefined where the accounts cannot be read. */
function useCardMatch() {
  const client = useApolloClient();
  const portal = usePortal();
  return async ({ number }: CardFields): Promise<CardMatch | null | undefined> => {
    const accounts = (await accountsOf(client, 'cache-first')) ?? (await accountsOf(client, 'network-only'));
    return (
      accounts &&
      matchCard(
        cardDigits(number).slice(-4),
        accounts,
        // Empty in production.
        { lastFours: portal?.testCardLastFours ?? [], isProduction: false },
      )
    );
  };
}

/** Accounts that another part of the page could not read are null in the cache. */
async function accountsOf(client: ApolloClient, fetchPolicy: 'cache-first' | 'network-only') {
  const { data } = await client.query({ query: CardAccountsDocument, fetchPolicy, errorPolicy: 'all' });
  return data?.rewardsAccounts ?? undefined;
}

/** Undefined when the vault cannot be reached. */
async function vaultedCard(client: ApolloClient, card: CardFields): Promise<Tokenized | undefined> {
  const { data } = await client.query({ query: CardVaultDocument, fetchPolicy: 'no-cache' });
  return data?.cardVaultCredentials ? tokenize(card, data.cardVaultCredentials) : undefined;
}

function useVerifyCard() {
  const areVirtualCardNumbersEnabled = useExperiment('VIRTUAL_CARD_NUMBERS');
  // A saved card stays saved when the list after it could not be read.
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

/**
 * Updates every list of saved cards: with the list of the response, or else by adding the card to the known list (it may already
 * be there, when verified again). A list that could not be read stays unread.
 */
const updateCardList = (cache: ApolloCache, { paymentMethod, paymentMethods }: Verified) =>
  cache.modify<{ paymentMethods: readonly Reference[] | null }>({
    fields: {
      paymentMethods: (known, { readField, toReference }) => {
        const referenced = (cards: readonly (typeof paymentMethod)[]) =>
          cards.flatMap((card) => toReference({ ...card }, true) ?? []);
        if (paymentMethods) return referenced(paymentMethods);
        return (
          known && [
            ...known.filter((card) => readField('id', card) !== paymentMethod.id),
            ...referenced([paymentMethod]),
          ]
        );
      },
    },
  });
