import { Box, chakra, NativeSelect, Skeleton, Text } from '@chakra-ui/react';
import { useId } from 'react';

export interface PayingCardProps {
  readonly label: string;
  /** What is said to a user without a saved card. */
  readonly withoutCards: string;
  readonly cards: readonly { readonly id: string; readonly rawBrand: string; readonly lastFour: string }[];
  readonly areCardsLoading: boolean;
  readonly card: string | undefined;
  readonly onCard: (id: string) => void;
  readonly isDisabled: boolean;
}

/** The saved card that pays. */
export function PayingCard({
  label,
  withoutCards,
  cards,
  areCardsLoading,
  card,
  onCard,
  isDisabled,
}: PayingCardProps) {
  const id = useId();
  if (areCardsLoading) return <Skeleton h="16" borderRadius="l3" />;
  if (cards.length === 0) return <Text color="fg.muted">{withoutCards}</Text>;
  return (
    <Box>
      <chakra.label htmlFor={id} fontWeight="medium" mb="1.5" display="block">
        {label}
      </chakra.label>
      <NativeSelect.Root disabled={isDisabled}>
        <NativeSelect.Field id={id} value={card ?? ''} onChange={({ target }) => onCard(target.value)}>
          {cards.map((each) => (
            <option key={each.id} value={each.id}>
              {`${brandName(each.rawBrand)} ending in ${each.lastFour}`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}

/** `american_express` as `American Express`. */
const brandName = (rawBrand: string): string =>
  rawBrand === 'master'
    ? 'Mastercard'
    : rawBrand
        .split('_')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
