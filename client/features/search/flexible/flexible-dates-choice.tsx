import { Button, Dialog, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { type FlexibleDates, flexibleDatesOf, type FlexibleLength } from '#domain/stay/flexible-dates.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { chosenMonthsText, FlexibleFields } from './flexible-fields';

export interface FlexibleDatesChoiceProps {
  /** The flexible dates of the search; undefined while it is for exact dates. */
  readonly flexible: FlexibleDates | undefined;
  readonly today: string;
  readonly onDone: (flexible: FlexibleDates) => void;
}

/** The length of the stay and its months, as the body and the footer of a dialog. Done is disabled until a month is chosen. */
export function FlexibleDatesChoice({ flexible, today, onDone }: FlexibleDatesChoiceProps) {
  const [length, setLength] = useState<FlexibleLength>(flexible?.length ?? 'WEEKEND');
  const [months, setMonths] = useState<readonly string[]>(flexible?.months ?? []);
  const announce = useAnnounce();
  const chosen = flexibleDatesOf(length, months, today);
  const clear = () => {
    setMonths([]);
    announce(chosenMonthsText(undefined));
  };
  return (
    <>
      <Dialog.Body minH={{ lg: '470px' }}>
        <Dialog.Description asChild>
          <VisuallyHidden>
            Each home shows its cheapest available stay of this length that begins in one of these months.
          </VisuallyHidden>
        </Dialog.Description>
        <FlexibleFields
          length={length}
          months={months}
          today={today}
          onChange={(nextLength, nextMonths) => {
            setLength(nextLength);
            setMonths(nextMonths);
          }}
        />
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" flexWrap="wrap" gap="3" py="4">
        <Text flex="1" minW="40" fontWeight="semibold" minH={{ lg: '4.25rem' }} alignContent="center">
          {chosenMonthsText(chosen)}
        </Text>
        <Flex gap="3">
          <Button variant="ghost" disabled={months.length === 0} onClick={clear}>
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
