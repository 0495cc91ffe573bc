import { Box, Flex, IconButton } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DateSelection } from '#domain/stay/stay-calendar.ts';
import { useAnnounce } from '../announcer/announcer';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import { useIsDesktop } from '../media/use-is-desktop';
import type { CalendarPrices } from './calendar-prices';
import type { DateRules } from './date-rules';
import { dayAfterKey } from './day-navigation';
import { endsOf } from './day-state';
import { addMonths, formatMonth, type Month, monthOf, monthsBetween } from './month-grid';
import { MonthTable } from './month-table';

export interface StayDatesCalendarProps {
  readonly rules: DateRules;
  readonly selection: DateSelection;
  /**
   * Called for each press on a day with the resulting selection, unchanged where the press has no effect, and the text to
   * announce.
   */
  readonly onPress: (selection: DateSelection, note: string | undefined, isByPointer: boolean) => void;
  readonly prices?: CalendarPrices | undefined;
}

/** Two months side by side on a desktop, all months in a column on a phone. */
export function StayDatesCalendar({ rules, selection, onPress, prices }: StayDatesCalendarProps) {
  const { today, reach } = rules;
  const announce = useAnnounce();
  const isDesktop = useIsDesktop();
  const [focused, setFocused] = useState(selection.from ?? today);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [firstShown, setFirstShown] = useState<Month>(() => shownFrom(monthOf(focused), reach.last));
  const ends = useMemo(() => endsOf({ rules, selection }), [rules, selection]);
  const panel = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);

  const months = isDesktop
    ? [firstShown, addMonths(firstShown, 1)]
    : monthsBetween(monthOf(reach.first), monthOf(reach.last));
  const reachable = months.includes(monthOf(focused)) ? focused : (months[0] ?? focused);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    panel.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, firstShown]);

  // A column of all months would start at today, wherever the stay is.
  useEffect(() => {
    if (!isDesktop) panel.current?.querySelector('[tabindex="0"]')?.scrollIntoView({ block: 'center' });
  }, [isDesktop]);

  const move = (event: KeyboardEvent) => {
    const date = dateOf(event);
    const next = date === undefined ? undefined : dayAfterKey(event.key, date, reach);
    if (next === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    setFocused(next);
    setPreviewed(next);
    if (!months.includes(monthOf(next))) {
      setFirstShown(shownFrom(next < firstShown ? monthOf(next) : addMonths(monthOf(next), -1), reach.last));
    }
  };

  const pick = (event: MouseEvent) => {
    const date = dateOf(event);
    if (date === undefined) return;
    setFocused(date);
    setPreviewed(null);
    // A press of a key is a click without a count.
    onPress(rules.pick(selection, date), rules.pressNote(selection, date), event.detail > 0);
  };

  const turnTo = (month: Month) => {
    setFirstShown(month);
    announce(`${formatMonth(month)} and ${formatMonth(addMonths(month, 1))}`);
  };

  return (
    <Box
      ref={panel}
      position="relative"
      maxW={{ base: '30rem', lg: 'none' }}
      mx="auto"
      onClick={pick}
      onKeyDown={move}
      onPointerOver={(event) => event.pointerType !== 'touch' && setPreviewed(dateOf(event) ?? null)}
      onPointerLeave={() => setPreviewed(null)}
      colorPalette="pine"
    >
      {isDesktop && <MonthSteps firstShown={firstShown} reach={reach} onTurn={turnTo} />}
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '8', lg: '10' }}>
        {months.map((month) => (
          <MonthTable
            key={month}
            month={month}
            // In a column, weeks that are over would fill the first view.
            firstShown={isDesktop ? month : reach.first}
            context={{ rules, selection, previewed, ends }}
            reachable={reachable}
            prices={prices}
          />
        ))}
      </Flex>
    </Box>
  );
}

interface MonthStepsProps {
  /** The left one of the two months. */
  readonly firstShown: Month;
  readonly reach: DateRules['reach'];
  readonly onTurn: (firstShown: Month) => void;
}

const MonthSteps = ({ firstShown, reach, onTurn }: MonthStepsProps) => (
  <Flex
    position="absolute"
    top="-1.5"
    insetX="0"
    justify="space-between"
    pointerEvents="none"
    css={{ '& > *': { pointerEvents: 'auto' } }}
  >
    <MonthStep
      label={`Show ${formatMonth(addMonths(firstShown, -1))}`}
      isPossible={firstShown > monthOf(reach.first)}
      onPress={() => onTurn(addMonths(firstShown, -1))}
    >
      <ChevronLeftIcon />
    </MonthStep>
    <MonthStep
      label={`Show ${formatMonth(addMonths(firstShown, 2))}`}
      isPossible={addMonths(firstShown, 1) < monthOf(reach.last)}
      onPress={() => onTurn(addMonths(firstShown, 1))}
    >
      <ChevronRightIcon />
    </MonthStep>
  </Flex>
);

interface MonthStepProps {
  readonly label: string;
  readonly isPossible: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

const MonthStep = ({ label, isPossible, onPress, children }: MonthStepProps) => (
  <IconButton
    type="button"
    size="sm"
    variant="ghost"
    colorPalette="gray"
    borderRadius="full"
    aria-label={label}
    // Not disabled: a disabled button would lose the focus at the last month.
    aria-disabled={!isPossible || undefined}
    onClick={() => isPossible && onPress()}
  >
    {children}
  </IconButton>
);

/** Two months are shown, and the second is never after the last month. */
const shownFrom = (month: Month, lastDate: string): Month => {
  const latest = addMonths(monthOf(lastDate), -1);
  return month > latest ? latest : month;
};

const dateOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset['date'] : undefined;
