import { Box, Flex, Stack, Switch, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money-format.ts';
import type { Money } from '#domain/money/money.ts';

export interface SwitchCardProps {
  readonly title: string;
  /** The amount that it pays now; null for none. */
  readonly amount: Money | null;
  readonly onChange: (isOn: boolean) => void;
  /** Why it is this amount, and what can be changed about it. */
  readonly children: ReactNode;
}

/** A part of the wallet that pays or does not, with its amount. */
export const SwitchCard = ({ title, amount, onChange, children }: SwitchCardProps) => (
  <Box
    p={{ base: '4', md: '5' }}
    borderWidth="1px"
    borderRadius="l3"
    borderColor={amount ? 'pine.solid' : 'border'}
    bg={amount ? 'bg.success' : 'bg.panel'}
  >
    <Switch.Root
      colorPalette="pine"
      size="lg"
      display="flex"
      w="full"
      justifyContent="space-between"
      gap="4"
      checked={amount !== null}
      onCheckedChange={({ checked }) => onChange(checked)}
    >
      <Switch.HiddenInput role="switch" />
      <Switch.Label textStyle="md" fontWeight="semibold">
        {title}
      </Switch.Label>
      <Switch.Control bg={{ base: 'border.control', _checked: 'pine.solid' }}>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
    <Flex justify="space-between" align="start" gap="4" mt="1">
      <Stack gap="1" minW="0" flex="1">
        {children}
      </Stack>
      {amount && (
        <Text fontWeight="semibold" color="fg.success" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {`−${formatMoney(amount)}`}
        </Text>
      )}
    </Flex>
  </Box>
);
