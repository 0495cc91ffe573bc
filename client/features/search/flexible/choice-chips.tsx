import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SOLID_FILL } from '#client/components/solid-fill.ts';

/** `row`: in a row. `joined`: parts of one control. `grid`: equally wide. */
export type ChipLayout = 'row' | 'joined' | 'grid';

const LAYOUTS: Readonly<Record<ChipLayout, SystemStyleObject>> = {
  row: { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  joined: { display: 'inline-flex', gap: '1', p: '1', bg: 'bg.muted', borderRadius: 'full' },
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
    gap: '2.5',
  },
};

export interface ChoiceChipsProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly layout: ChipLayout;
  readonly children: ReactNode;
}

/** The chips of one question. */
export const ChoiceChips = ({ legend, isLegendHidden = false, layout, children }: ChoiceChipsProps) => (
  <chakra.fieldset minW="0">
    <chakra.legend fontFamily="heading" textStyle="lg" mb="3" {...(isLegendHidden && { srOnly: true })}>
      {legend}
    </chakra.legend>
    <Box css={LAYOUTS[layout]}>{children}</Box>
  </chakra.fieldset>
);

export interface ChoiceChipProps {
  readonly type: 'radio' | 'checkbox';
  /** The name of the group, for a radio button. */
  readonly name?: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChosen: boolean) => void;
  /** Less round, for a chip with two lines. */
  readonly isCard?: boolean;
  /** Without a border, as a part of a joined control. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** A radio button or a checkbox in the shape of a chip. */
export const ChoiceChip = ({
  isChosen,
  isDisabled = false,
  onChange,
  isCard = false,
  isPart = false,
  children,
  ...input
}: ChoiceChipProps) => (
  <chakra.label
    position="relative"
    display="inline-flex"
    flexDirection="column"
    alignItems="center"
    justifyContent="center"
    minH={isCard ? '16' : '11'}
    px={isCard ? '2' : '6'}
    borderWidth="1px"
    borderColor={isPart ? 'transparent' : 'border.control'}
    borderRadius={isCard ? 'l3' : 'full'}
    bg={isPart ? 'transparent' : 'bg.panel'}
    textStyle="sm"
    fontWeight="semibold"
    cursor="pointer"
    transition="background-color 0.15s, border-color 0.15s"
    css={{
      '&:hover:not(:has(input:disabled))': { borderColor: 'pine.solid' },
      '&:has(input:checked)': { ...SOLID_FILL, borderColor: 'pine.solid' },
      '&:has(input:disabled)': { color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed' },
      '&:has(input:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'pine.focusRing',
        outlineOffset: '2px',
      },
    }}
  >
    <chakra.input
      {...input}
      checked={isChosen}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      position="absolute"
      inset="0"
      opacity="0"
      cursor="inherit"
    />
    {children}
  </chakra.label>
);
