import { Stack, Text } from '@chakra-ui/react';
import {
  FLEXIBLE_LENGTHS,
  type FlexibleDates,
  flexibleDatesOf,
  flexibleDatesText,
  type FlexibleLength,
  flexibleMonths,
  isMonthPossible,
} from '#domain/stay/flexible-dates.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { ChoiceChip, ChoiceChips } from './choice-chips';
import { MonthChip } from './month-chip';

export interface FlexibleFieldsProps {
  readonly length: FlexibleLength;
  readonly months: readonly string[];
  readonly today: string;
  readonly onChange: (length: FlexibleLength, months: readonly string[]) => void;
}

const LENGTHS: Readonly<Record<FlexibleLength, string>> = {
  WEEKEND: 'A weekend',
  WEEK: 'A week',
  MONTH: 'A month',
};

const MEANINGS: Readonly<Record<FlexibleLength, string>> = {
  WEEKEND: 'Friday to Sunday, 2 nights.',
  WEEK: '7 nights, from any day.',
  MONTH: '28 nights, from any day.',
};

/** The length of a stay and the months in which it may begin; each change is announced. */
export function FlexibleFields({ length, months, today, onChange }: FlexibleFieldsProps) {
  const announce = useAnnounce();
  const chosen = flexibleDatesOf(length, months, today);
  const choose = (nextLength: FlexibleLength, nextMonths: readonly string[]) => {
    onChange(nextLength, nextMonths);
    announce(chosenMonthsText(flexibleDatesOf(nextLength, nextMonths, today)));
  };
  return (
    <Stack gap="8" py="2">
      <Stack gap="3">
        <ChoiceChips legend="How long would you like to stay?" layout="row">
          {FLEXIBLE_LENGTHS.map((each) => (
            <ChoiceChip
              key={each}
              type="radio"
              name="length-of-stay"
              isChosen={each === length}
              onChange={() => choose(each, months)}
            >
              {LENGTHS[each]}
            </ChoiceChip>
          ))}
        </ChoiceChips>
        <Text textStyle="sm" color="fg.muted">
          {MEANINGS[length]} Each home shows its cheapest available dates.
        </Text>
      </Stack>
      <ChoiceChips legend="In which months?" layout="grid">
        {flexibleMonths(today).map((month) => (
          <MonthChip
            key={month}
            month={month}
            isChosen={chosen?.months.includes(month) ?? false}
            isDisabled={!isMonthPossible(length, month, today)}
            onChange={(isChosen) =>
              choose(length, isChosen ? [...months, month] : months.filter((each) => each !== month))
            }
          />
        ))}
      </ChoiceChips>
    </Stack>
  );
}

export const chosenMonthsText = (chosen: FlexibleDates | undefined): string =>
  chosen ? flexibleDatesText(chosen) : 'Choose at least one month';
