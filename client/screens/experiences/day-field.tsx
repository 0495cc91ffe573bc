import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { parseStayDate } from '../../../domain/stay/stay-dates';
import { segmentLabel } from '../../search/search-segment';

export interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

/** A day, by the browser's own picker. A day outside the limits is not taken over, and the chosen one comes back. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  // The day may change from outside: by the address, or by the other field.
  const [textOf, setTextOf] = useState(value);
  if (value !== textOf) {
    setTextOf(value);
    setText(value);
  }
  return (
    <Flex
      as="label"
      align="center"
      px="4"
      py="3"
      minH="16"
      borderRadius="l3"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _focusWithin={{ boxShadow: 'inset 0 0 0 2px var(--chakra-colors-pine-focus-ring)' }}
    >
      <Box flex="1" minW="0">
        <chakra.span {...segmentLabel}>{label}</chakra.span>
        <chakra.input
          type="date"
          w="full"
          h="6"
          bg="transparent"
          fontWeight="medium"
          outline="none"
          css={{ colorScheme: { _light: 'light', _dark: 'dark' } }}
          value={text}
          min={min}
          max={max}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            const day = parseStayDate(currentTarget.value);
            if (day !== undefined && day >= min && day <= max) onChange(day);
          }}
          onBlur={() => setText(value)}
        />
      </Box>
    </Flex>
  );
}
