import { Box, chakra, NativeSelect, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useToday } from '../../app/session/session-context';
import { cardExpiry, cardName, isCardExpired, type NamedCard } from '../../components/card-name';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { NewCard } from './new-card';

export interface SavedCard extends NamedCard {
  readonly id: string;
  readonly expiresOn: string | null;
}

export interface PayingCardProps {
  readonly label: string;
  /** The text for a user without a saved card, above the form to add one. */
  readonly withoutCards: string;
  /** Null when they could not be read. */
  readonly cards: readonly SavedCard[] | null;
  readonly areCardsLoading: boolean;
  readonly onReadCardsAgain: () => void;
  readonly card: string | undefined;
  readonly onCard: (id: string) => void;
  readonly isDisabled: boolean;
}

/** The saved card to pay with, or a new one. */
export function PayingCard({
  label,
  withoutCards,
  cards,
  areCardsLoading,
  onReadCardsAgain,
  card,
  onCard,
  isDisabled,
}: PayingCardProps) {
  if (areCardsLoading) return <Skeleton h="16" borderRadius="l3" />;
  if (cards === null) {
    return <LoadFailure title="Your saved cards could not be loaded" onRetry={onReadCardsAgain} />;
  }
  return (
    <Stack gap="3">
      {cards.length === 0 ? (
        <Text>{withoutCards}</Text>
      ) : (
        <CardSelect label={label} cards={cards} card={card} onCard={onCard} isDisabled={isDisabled} />
      )}
      <NewCard level="h3" isNeeded={card === undefined} isDisabled={isDisabled} onSaved={onCard} />
    </Stack>
  );
}

interface CardSelectProps extends Pick<PayingCardProps, 'label' | 'card' | 'onCard' | 'isDisabled'> {
  readonly cards: readonly SavedCard[];
}

function CardSelect({ label, cards, card, onCard, isDisabled }: CardSelectProps) {
  const id = useId();
  const today = useToday();
  return (
    <Box>
      <chakra.label htmlFor={id} fontWeight="medium" mb="1.5" display="block">
        {label}
      </chakra.label>
      <NativeSelect.Root disabled={isDisabled}>
        <NativeSelect.Field id={id} value={card ?? ''} onChange={({ target }) => onCard(target.value)}>
          {cards.map((each) => (
            <option key={each.id} value={each.id} disabled={isCardExpired(each.expiresOn, today)}>
              {[cardName(each), each.expiresOn && cardExpiry(each.expiresOn, today).toLowerCase()]
                .filter(Boolean)
                .join(', ')}
            </option>
          ))}
          {card !== undefined && !cards.some((each) => each.id === card) && (
            <option value={card}>A card that was removed</option>
          )}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}
