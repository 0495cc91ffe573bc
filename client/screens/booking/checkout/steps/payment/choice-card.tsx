import { Box, RadioCard } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ChoiceCardProps {
  readonly value: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean;
  /** Shown before the title, as a picture. */
  readonly picture?: ReactNode;
  /** Shown next to it and no part of its name, as a button. */
  readonly children?: ReactNode;
}

/** One of several options, as a card that can be selected. */
export const ChoiceCard = ({
  value,
  title,
  description,
  isDisabled = false,
  picture,
  children,
}: ChoiceCardProps) => (
  <Box position="relative">
    <RadioCard.Item value={value} disabled={isDisabled} borderRadius="l3">
      <RadioCard.ItemHiddenInput />
      <RadioCard.ItemControl alignItems="center">
        {picture}
        <RadioCard.ItemContent pe={children ? '8' : undefined}>
          <RadioCard.ItemText textStyle="md">{title}</RadioCard.ItemText>
          {description && <RadioCard.ItemDescription>{description}</RadioCard.ItemDescription>}
        </RadioCard.ItemContent>
        <RadioCard.ItemIndicator />
      </RadioCard.ItemControl>
    </RadioCard.Item>
    {children && (
      <Box position="absolute" zIndex="1" insetEnd="12" top="50%" transform="translateY(-50%)">
        {children}
      </Box>
    )}
  </Box>
);
