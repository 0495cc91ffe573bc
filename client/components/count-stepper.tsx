import { Box, Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { MinusIcon, PlusIcon } from './icons/icons';
import { LARGE_TEXT } from './media/large-text';

export interface CountStepperProps {
  readonly label: string;
  /** A second line under the label. */
  readonly note: string;
  /** A button next to the label that explains more. */
  readonly tip?: ReactNode;
  readonly count: number;
  /** The singular (`adult`), for the names of the buttons. */
  readonly singular: string;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

/**
 * A count with a button on either side. A button that has reached its limit keeps the focus: if it were disabled, keyboard users
 * would lose their place.
 */
export function CountStepper({
  label,
  note,
  tip,
  count,
  singular,
  canAdd,
  canRemove,
  onStep,
}: CountStepperProps) {
  const labelId = useId();
  const button = (by: 1 | -1, isPossible: boolean) =>
    ({
      type: 'button',
      variant: 'outline',
      borderRadius: 'full',
      size: 'sm',
      boxSize: { base: '11', lg: '9' },
      colorPalette: 'gray',
      'aria-disabled': !isPossible || undefined,
      onClick: () => isPossible && onStep(by),
    }) as const;
  return (
    <Flex
      role="group"
      aria-labelledby={labelId}
      justify="space-between"
      align="center"
      gap="3"
      py="3"
      css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
    >
      <Box>
        <Flex align="center" gap="1" minH="6">
          <Text id={labelId} fontWeight="semibold">
            {label}
          </Text>
          {tip}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {note}
        </Text>
      </Box>
      <Flex align="center" gap="2" css={{ [LARGE_TEXT]: { gap: '0' } }}>
        <IconButton {...button(-1, canRemove)} aria-label={`Remove one ${singular}`}>
          <MinusIcon />
        </IconButton>
        <Text as="output" aria-live="polite" minW="8" textAlign="center" fontWeight="semibold">
          {count} <VisuallyHidden>{count === 1 ? singular : label.toLowerCase()}</VisuallyHidden>
        </Text>
        <IconButton {...button(1, canAdd)} aria-label={`Add one ${singular}`}>
          <PlusIcon />
        </IconButton>
      </Flex>
    </Flex>
  );
}
