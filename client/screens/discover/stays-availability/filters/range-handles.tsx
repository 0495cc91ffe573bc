import { Box, chakra } from '@chakra-ui/react';

export interface RangeHandlesProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly from: number;
  readonly until: number;
  /** The names of the lower and the upper handle. */
  readonly names: readonly [from: string, until: string];
  /** The accessible text of a value. */
  readonly textOf: (value: number) => string;
  readonly onChange: (from: number, until: number) => void;
}

/** The track of a range input ignores the pointer, so that the handle of the one below can be reached. */
const handle = {
  pointerEvents: 'auto',
  appearance: 'none',
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'var(--chakra-colors-pine-solid)',
  background: 'var(--chakra-colors-bg-panel)',
  cursor: 'grab',
} as const;

const styles = {
  '&::-webkit-slider-thumb': handle,
  '&::-moz-range-thumb': handle,
  '&::-webkit-slider-runnable-track': { background: 'transparent' },
  '&::-moz-range-track': { background: 'transparent' },
  '&:focus-visible::-webkit-slider-thumb': {
    outline: '2px solid var(--chakra-colors-pine-focus-ring)',
    outlineOffset: '2px',
  },
  '&:focus-visible::-moz-range-thumb': {
    outline: '2px solid var(--chakra-colors-pine-focus-ring)',
    outlineOffset: '2px',
  },
} as const;

/** Two range inputs on one track: arrow keys, Page Up and Down, Home and End move each of them. They cannot pass each other. */
export function RangeHandles({ min, max, step, from, until, names, textOf, onChange }: RangeHandlesProps) {
  const percent = (value: number) => (100 * (value - min)) / Math.max(step, max - min);
  const input = (name: string, value: number, moveTo: (value: number) => void) => (
    <chakra.input
      type="range"
      aria-label={name}
      aria-valuetext={textOf(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={({ currentTarget }) => moveTo(Number(currentTarget.value))}
      position="absolute"
      inset="0"
      w="full"
      h="6"
      m="0"
      appearance="none"
      bg="transparent"
      pointerEvents="none"
      outline="none"
      css={styles}
    />
  );
  return (
    <Box position="relative" h="6">
      <Box position="absolute" insetX="3" top="11px" h="2px" bg="border.control" />
      <Box
        position="absolute"
        top="11px"
        h="2px"
        bg="pine.solid"
        style={{ left: `${percent(from)}%`, right: `${100 - percent(until)}%` }}
      />
      {input(names[0], from, (value) => onChange(Math.min(value, until - step), until))}
      {input(names[1], until, (value) => onChange(from, Math.max(value, from + step)))}
    </Box>
  );
}
