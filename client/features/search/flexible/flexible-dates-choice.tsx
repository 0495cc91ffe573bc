import { Button, Dialog, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
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

export interface FlexibleDatesChoiceProps {
  /** The flexible dates of the search; undefined while it is for exact dates. */
  readonly flexible: FlexibleDates | undefined;
  readonly today: string;
  readonly onDone: (flexible: FlexibleDates) => void;
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

/** The length of the stay and its months, as the body and the footer of a dialog. Done is disabled until a month is chosen. */
export function FlexibleDatesChoice({ flexible, today, onDone }: FlexibleDatesChoiceProps) {
  const [length, setLength] = useState<FlexibleLength>(flexible?.length ?? 'WEEKEND');
  const [months, setMonths] = useState<readonly string[]>(flexible?.months ?? []);
  const announce = useAnnounce();
  const chosen = flexibleDatesOf(length, months, today);
  const choose = (nextLength: FlexibleLength, nextMonths: readonly string[]) => {
    setLength(nextLength);
    setMonths(nextMonths);
    announce(chosenText(flexibleDatesOf(nextLength, nextMonths, today)));
  };
  return (
    <>
      <Dialog.Body minH={{ lg: '470px' }}>
        <Dialog.Description asChild>
          <VisuallyHidden>
            Each home shows its cheapest available stay of this length that begins in one of these months.
          </VisuallyHidden>
        </Dialog.Description>
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
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" flexWrap="wrap" gap="3" py="4">
        <Text flex="1" minW="40" fontWeight="semibold" minH={{ lg: '4.25rem' }} alignContent="center">
          {chosenText(chosen)}
        </Text>
        <Flex gap="3">
          <Button variant="ghost" disabled={months.length === 0} onClick={() => choose(length, [])}>
            Clear months
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onDone(chosen)}>
            Done
          </Button>
        </Flex>
      </Dialog.Footer>
    </>
  );
}

const chosenText = (chosen: FlexibleDates | undefined): string =>
  chosen ? flexibleDatesText(chosen) : 'Choose at least one month';
