import { Text } from '@chakra-ui/react';
import { monthLabel } from '#domain/stay/flexible-dates.ts';
import { ChoiceChip, type ChoiceChipProps } from './choice-chips';

export interface MonthChipProps extends Pick<ChoiceChipProps, 'isChosen' | 'isDisabled' | 'onChange'> {
  /** YYYY-MM. */
  readonly month: string;
}

export const MonthChip = ({ month, ...chip }: MonthChipProps) => (
  <ChoiceChip type="checkbox" isCard {...chip}>
    <span>{monthLabel(month)} </span>
    <Text as="span" textStyle="xs" fontWeight="normal">
      {month.slice(0, 4)}
    </Text>
  </ChoiceChip>
);
