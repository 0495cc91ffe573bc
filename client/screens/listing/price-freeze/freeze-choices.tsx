import { Box, chakra, NativeSelect, RadioCard, Skeleton, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../../domain/money/money-format';
import { NewCard } from '../../../cards/new-card';
import { cardExpiry, cardName } from '../../../components/card-name/card-name';
import { LoadFailure } from '../../../components/load-failure/load-failure';
import type { FreezeCardsQuery } from './freeze-offer.generated';
import type { FreezeOption } from './freeze-offer';

type Kind = FreezeOption['kind'];

export interface FreezeChoicesProps {
  readonly options: readonly FreezeOption[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Null when they could not be read. */
  readonly cards: FreezeCardsQuery['paymentMethods'];
  readonly areCardsLoading: boolean;
  readonly onReadCardsAgain: () => void;
  readonly card: string | undefined;
  readonly onCard: (id: string) => void;
  readonly isDisabled: boolean;
}

/** What is frozen, and the card that pays. */
export const FreezeChoices = ({ options, kind, onKind, isDisabled, ...cards }: FreezeChoicesProps) => (
  <>
    <RadioCard.Root
      value={kind}
      disabled={isDisabled}
      onValueChange={({ value }) => {
        const chosen = options.find((option) => option.kind === value);
        if (chosen) onKind(chosen.kind);
      }}
    >
      <RadioCard.Label srOnly>What to freeze</RadioCard.Label>
      <Stack gap="3">
        {options.map((option) => (
          <RadioCard.Item key={option.kind} value={option.kind} borderRadius="l3">
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl alignItems="center">
              <RadioCard.ItemContent>
                <RadioCard.ItemText textStyle="md">{option.title}</RadioCard.ItemText>
                <RadioCard.ItemDescription>{option.text}</RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {formatMoney(option.deposit)}
              </Text>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </RadioCard.Root>
    <PayingCard {...cards} isDisabled={isDisabled} />
  </>
);

function PayingCard({
  cards,
  areCardsLoading,
  onReadCardsAgain,
  card,
  onCard,
  isDisabled,
}: Omit<FreezeChoicesProps, 'options' | 'kind' | 'onKind'>) {
  if (areCardsLoading) return <Skeleton h="16" borderRadius="l3" />;
  if (cards === null) {
    return (
      <LoadFailure title="Your saved cards could not be loaded" onRetry={onReadCardsAgain}>
        The travel platform did not answer; try again in a moment.
      </LoadFailure>
    );
  }
  return (
    <Stack gap="3">
      {cards.length === 0 ? (
        <Text>You need a saved card to freeze a price. It is charged when you press Pay below.</Text>
      ) : (
        <CardSelect cards={cards} card={card} onCard={onCard} isDisabled={isDisabled} />
      )}
      <NewCard level="h3" isNeeded={cards.length === 0} isDisabled={isDisabled} onSaved={onCard} />
    </Stack>
  );
}

interface CardSelectProps extends Pick<FreezeChoicesProps, 'card' | 'onCard' | 'isDisabled'> {
  readonly cards: NonNullable<FreezeChoicesProps['cards']>;
}

const CardSelect = ({ cards, card, onCard, isDisabled }: CardSelectProps) => (
  <Box>
    <chakra.label htmlFor="freeze-card" fontWeight="medium" mb="1.5" display="block">
      Pay the deposit with
    </chakra.label>
    <NativeSelect.Root disabled={isDisabled}>
      <NativeSelect.Field id="freeze-card" value={card ?? ''} onChange={({ target }) => onCard(target.value)}>
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {[cardName(card), card.expiresOn && cardExpiry(card.expiresOn).toLowerCase()]
              .filter(Boolean)
              .join(', ')}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Box>
);
