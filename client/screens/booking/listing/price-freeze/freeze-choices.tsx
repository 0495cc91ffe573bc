import { RadioCard, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { PayingCard, type PayingCardProps } from '#client/features/cards/paying-card.tsx';
import type { FreezeOptionFragment } from '#client/values.generated.ts';

type Kind = FreezeOptionFragment['kind'];

export interface FreezeChoicesProps extends Omit<PayingCardProps, 'label' | 'withoutCards'> {
  readonly options: readonly FreezeOptionFragment[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

const WITHOUT_CARDS = 'You need a saved card to freeze a price. It is charged when you press Pay below.';

/** The periods to freeze the price for, and the card to pay with. */
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
    <PayingCard
      label="Pay the deposit with"
      withoutCards={WITHOUT_CARDS}
      isDisabled={isDisabled}
      {...cards}
    />
  </>
);
