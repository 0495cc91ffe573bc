import { Box, chakra, NativeSelect, RadioCard, Skeleton, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../../domain/money/money-format';
import type { FreezeCardsQuery } from './freeze-offer.generated';
import type { FreezeOption } from './freeze-offer';

type Kind = FreezeOption['kind'];

export interface FreezeChoicesProps {
  readonly options: readonly FreezeOption[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly cards: NonNullable<FreezeCardsQuery['paymentMethods']>;
  readonly areCardsLoading: boolean;
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
  card,
  onCard,
  isDisabled,
}: Omit<FreezeChoicesProps, 'options' | 'kind' | 'onKind'>) {
  if (areCardsLoading) return <Skeleton h="16" borderRadius="l3" />;
  if (cards.length === 0) {
    return (
      <Text color="fg.muted">
        You have no saved card. Add one in the checkout of any stay; then you can freeze this price.
      </Text>
    );
  }
  return (
    <Box>
      <chakra.label htmlFor="freeze-card" fontWeight="medium" mb="1.5" display="block">
        Pay the deposit with
      </chakra.label>
      <NativeSelect.Root disabled={isDisabled}>
        <NativeSelect.Field
          id="freeze-card"
          value={card ?? ''}
          onChange={({ target }) => onCard(target.value)}
        >
          {cards.map(({ id, rawBrand, lastFour }) => (
            <option key={id} value={id}>
              {`${brandName(rawBrand)} ending in ${lastFour}`}
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
