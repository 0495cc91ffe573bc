import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { noAnswer } from '#client/app/failures/no-answer.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { cardExpiry, cardName } from '#client/components/card-name.ts';
import { RemoveCardDialog } from '#client/components/confirm-dialog/remove-card-dialog.tsx';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { CardIcon } from '#client/components/icons/icons.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { NewCard } from '#client/features/cards/new-card.tsx';
import { RemoveProfileCardDocument } from './cards.generated';
import { Failed, type FailedProps } from './failed';
import type { ProfileQuery } from './profile.generated';

type Card = NonNullable<ProfileQuery['paymentMethods']>[number];

/** TR-28, PM-05, PM-18: the saved cards, and a form for another one. */
export function CardsSection({ cards }: { readonly cards: readonly Card[] }) {
  const [failure, setFailure] = useState<FailedProps | null>(null);
  const list = useFocusAfterRemoval(cards.length);
  return (
    <SectionCard title="Saved cards">
      {failure && <Failed {...failure} />}
      <Stack as="ul" listStyleType="none" gap="4" ref={list} tabIndex={-1} outline="none">
        {cards.map((card) => (
          <SavedCard key={card.id} card={card} onFailure={setFailure} />
        ))}
      </Stack>
      <Stack gap="5" mt={cards.length > 0 ? '5' : '0'}>
        {cards.length === 0 && <Text color="fg.muted">You have no saved cards.</Text>}
        <NewCard level="h3" isNeeded={false} onSaved={() => setFailure(null)} />
      </Stack>
    </SectionCard>
  );
}

interface SavedCardProps {
  readonly card: Card;
  readonly onFailure: (failure: FailedProps | null) => void;
}

function SavedCard({ card, onFailure }: SavedCardProps) {
  const name = cardName(card);
  const today = useToday();
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isRemoving } = useRemoveCard(card.id, onFailure);
  return (
    <Flex as="li" gap="3" align="center">
      <Box fontSize="2xl" color="fg.muted" lineHeight="1" aria-hidden="true">
        <CardIcon />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{name}</Text>
        {card.expiresOn && (
          <Text textStyle="sm" color="fg.muted">
            {cardExpiry(card.expiresOn, today)}
          </Text>
        )}
      </Box>
      <Button
        variant="ghost"
        size="sm"
        me="-3"
        aria-label={`Remove ${name}`}
        loading={isRemoving}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      <RemoveCardDialog
        name={name}
        isOpen={isAsking}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </Flex>
  );
}

function useRemoveCard(id: string, onFailure: SavedCardProps['onFailure']) {
  const [send, { loading }] = useMutation(RemoveProfileCardDocument, {
    update: (cache, { data }) => {
      if (data?.deletePaymentMethod.__typename !== 'PaymentMethodDeleted') return;
      cache.evict({ id: cache.identify({ __typename: 'PaymentMethod', id }) ?? '' });
      cache.gc();
    },
  });
  const remove = async () => {
    const { data } = await send({ variables: { id } }).catch(() => ({ data: undefined }));
    const answer = data?.deletePaymentMethod;
    if (answer?.__typename === 'PaymentMethodDeleted') onFailure(null);
    else onFailure(answer ?? noAnswer('The card is still saved.'));
  };
  return { remove, isRemoving: loading };
}
