import { Box, Button, Flex, Heading, RadioCard, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { chooseCard } from '#domain/payment/payment-choice.ts';
import { takesFocus, useFocusAfterRemoval } from '#client/components/focus.ts';
import { PlusIcon } from '#client/components/icons/icons.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { type Card, usePaymentChoice, useSelectedCard } from '../../flow/selectors';
import { RemoveCard } from './remove-card';
import { SavedCard } from './saved-card';
import { useAddCard } from './use-add-card';

const CardForm = onDemand(async () => (await import('#client/features/cards/card-form.tsx')).CardForm);

/** PM-18: the saved cards, and a form for another one. */
export function CardSection({ cards }: { readonly cards: readonly Card[] }) {
  const [isFormShown, setIsFormShown] = useState(cards.length === 0);
  const [isAsked, setIsAsked] = useState(false);
  const section = useFocusAfterRemoval(cards.length);
  const chosen = useSelectedCard();
  const show = (isShown: boolean) => {
    setIsFormShown(isShown);
    setIsAsked(true);
  };
  const { add, isAdding } = useAddCard(() => show(false));
  return (
    <Box as="section" aria-labelledby="payment-methods" ref={section} tabIndex={-1} outline="none">
      <Heading as="h3" id="payment-methods" size="lg" mb="3">
        Payment method
      </Heading>
      <Stack gap="4">
        {cards.length > 0 && <SavedCards cards={cards} />}
        {isFormShown ? (
          <Box p={{ base: '4', md: '6' }} borderWidth="1px" borderRadius="l3" bg="bg.subtle">
            <Suspense fallback={<Skeleton h="80" />}>
              <CardForm
                level="h4"
                hasFocus={isAsked}
                onAdd={(card) => void add(card)}
                isAdding={isAdding}
                onCancel={cards.length > 0 ? () => show(false) : undefined}
              />
            </Suspense>
          </Box>
        ) : (
          <Flex gap="3" wrap="wrap">
            <Button variant="outline" ref={isAsked ? takesFocus : undefined} onClick={() => show(true)}>
              <PlusIcon />
              Add a card
            </Button>
            {chosen && <RemoveCard card={chosen} />}
          </Flex>
        )}
      </Stack>
    </Box>
  );
}

function SavedCards({ cards }: { readonly cards: readonly Card[] }) {
  const { choice, choose } = usePaymentChoice();
  return (
    <RadioCard.Root
      value={choice.paymentMethodId}
      onValueChange={({ value }) => choose(chooseCard(choice, value))}
      colorPalette="pine"
    >
      <RadioCard.Label srOnly>Payment method</RadioCard.Label>
      <Stack gap="3">
        {cards.map((card) => (
          <SavedCard key={card.id} card={card} />
        ))}
      </Stack>
    </RadioCard.Root>
  );
}
