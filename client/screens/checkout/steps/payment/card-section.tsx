import { Badge, Box, Button, Flex, Heading, RadioCard, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { chooseCard } from '../../../../../domain/payment/payment-choice';
import { useFocusKept } from '../../../../components/focus-kept/use-focus-kept';
import { CardIcon, PlusIcon } from '../../../../components/icons/icons';
import { onDemand } from '../../../../components/on-demand/on-demand';
import type { CardBrand } from '../../../../generated/graph';
import { takesFocus } from '../../layout/takes-focus';
import { useCheckout } from '../../flow/checkout-context';
import { RemoveCard } from './remove-card';
import type { SavedCard_PaymentMethodFragment } from './payment.generated';

const CardForm = onDemand(async () => (await import('./card-form')).CardForm);

const BRANDS: Readonly<Record<Exclude<CardBrand, 'UNKNOWN'>, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  DANKORT: 'Dankort',
  MAESTRO: 'Maestro',
};

/** PM-16: a brand that is not known keeps the platform's name. */
export const cardName = ({ brand, rawBrand, last4 }: SavedCard_PaymentMethodFragment): string =>
  `${brand === 'UNKNOWN' ? rawBrand : BRANDS[brand]} ending in ${last4}`;

const expiryText = (expiresOn: string): string => `Expires ${expiresOn.slice(5)}/${expiresOn.slice(2, 4)}`;

/** PM-18: the saved cards, and a form for another one. */
export function CardSection({ cards }: { readonly cards: readonly SavedCard_PaymentMethodFragment[] }) {
  const { state, choosePayment } = useCheckout();
  const [isAdding, setIsAdding] = useState(cards.length === 0);
  const [isAsked, setIsAsked] = useState(false);
  const section = useFocusKept(cards.length);
  const show = (isShown: boolean) => {
    setIsAdding(isShown);
    setIsAsked(true);
  };
  const chosen = cards.find(({ id }) => id === state.choice.paymentMethodId);
  return (
    <Box as="section" aria-labelledby="payment-methods" ref={section} tabIndex={-1} outline="none">
      <Heading as="h3" id="payment-methods" size="lg" mb="3">
        Payment method
      </Heading>
      <Stack gap="4">
        {cards.length > 0 && (
          <RadioCard.Root
            value={state.choice.paymentMethodId}
            onValueChange={({ value }) => choosePayment(chooseCard(state.choice, value))}
            colorPalette="pine"
          >
            <RadioCard.Label srOnly>Payment method</RadioCard.Label>
            <Stack gap="3">
              {cards.map((card) => (
                <RadioCard.Item key={card.id} value={card.id} borderRadius="l3">
                  <RadioCard.ItemHiddenInput />
                  <RadioCard.ItemControl alignItems="center">
                    <Box fontSize="2xl" color="fg.muted" lineHeight="1">
                      <CardIcon />
                    </Box>
                    <RadioCard.ItemContent>
                      <RadioCard.ItemText textStyle="md">
                        {cardName(card)}{' '}
                        {state.declinedCardIds.includes(card.id) && (
                          <Badge colorPalette="red">Declined</Badge>
                        )}
                      </RadioCard.ItemText>
                      {card.expiresOn && (
                        <RadioCard.ItemDescription>{expiryText(card.expiresOn)}</RadioCard.ItemDescription>
                      )}
                    </RadioCard.ItemContent>
                    <RadioCard.ItemIndicator />
                  </RadioCard.ItemControl>
                </RadioCard.Item>
              ))}
            </Stack>
          </RadioCard.Root>
        )}
        {isAdding ? (
          <Box p={{ base: '4', md: '6' }} borderWidth="1px" borderRadius="l3" bg="bg.subtle">
            <Suspense fallback={<Skeleton h="80" />}>
              <CardForm
                hasFocus={isAsked}
                onAdded={() => show(false)}
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
            {chosen && <RemoveCard id={chosen.id} name={cardName(chosen)} />}
          </Flex>
        )}
      </Stack>
    </Box>
  );
}
