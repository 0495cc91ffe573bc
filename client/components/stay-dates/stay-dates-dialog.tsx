import { Button, CloseButton, Dialog, Flex, Portal, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { CallState } from '#domain/call-states.ts';
import {
  isSelectionComplete,
  NO_DATES,
  type DateSelection,
  type StayCalendar,
} from '#domain/stay/stay-calendar.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useAnnounce } from '../announcer/announcer';
import { LARGE_TEXT } from '../media/large-text';
import { useIsDesktop } from '../media/use-is-desktop';
import { placeNextTo } from '../next-to-field';
import { usePageRoot } from '../use-page-root';
import type { CalendarPrices } from './calendar-prices';
import type { DateRules } from './date-rules';
import { PriceLegend } from './price-legend';
import { StayDatesCalendar } from './stay-dates-calendar';
import { stayRules } from './stay-rules';

export interface DatesChoiceProps {
  readonly onClose: () => void;
  readonly rules: DateRules;
  /** The initial selection. */
  readonly dates: Stay | null;
  /** Called when both dates are picked and confirmed; the choice closes itself. */
  readonly onDone: (dates: Stay) => void;
  /** Called for each change of the selection; without dates when they are cleared. */
  readonly onPick?: (selection: DateSelection) => void;
  readonly prices?: CalendarPrices | undefined;
  /** On a desktop, a pointer that picks the last day also confirms; the keyboard has the button. */
  readonly confirmsLastDay?: boolean;
  /** The text of the confirm button for a selection; Done by default. */
  readonly doneLabel?: (selection: DateSelection) => string;
  /** Replaces the limits of a selection. */
  readonly notice?: string | undefined;
}

export interface StayDatesDialogProps extends Omit<DatesChoiceProps, 'rules' | 'dates' | 'notice'> {
  readonly isOpen: boolean;
  /** The field of the dates: on a desktop, the dialog is next to it. */
  readonly anchor?: (() => Element | null) | undefined;
  readonly title?: string;
  readonly stay: Stay | null;
  /** The free days; `unrestrictedCalendar(today)` before a listing is chosen. */
  readonly calendar: StayCalendar;
  /** The state of the call for the days; all days seem free until it succeeds. */
  readonly calendarCall?: CallState;
  readonly today: string;
}

/** CA-06: the title of the date picker in the checkout and the search. */
export const SELECT_DATES = 'Select the check-in and check-out dates for your stay';

/**
 * Picks a stay: over the page on a desktop, on the whole screen on a phone. Done is disabled until both dates are picked (CA-03).
 */
export const StayDatesDialog = ({
  isOpen,
  onClose,
  title = SELECT_DATES,
  anchor,
  ...choice
}: StayDatesDialogProps) => (
  <DatesDialog isOpen={isOpen} onClose={onClose} title={title} anchor={anchor}>
    <StayDatesChoice onClose={onClose} {...choice} />
  </DatesDialog>
);

export interface DatesDialogProps extends Pick<StayDatesDialogProps, 'isOpen' | 'onClose' | 'anchor'> {
  readonly title: string;
  /** A body and a footer. */
  readonly children: ReactNode;
}

/** The frame of a date picker. */
export function DatesDialog({ isOpen, onClose, title, anchor, children }: DatesDialogProps) {
  const root = usePageRoot();
  const isDesktop = useIsDesktop();
  const field = isDesktop ? anchor : undefined;
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      size={isDesktop ? 'xl' : 'full'}
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() => reachableDay(root())}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg={field && 'transparent'} />
        <Dialog.Positioner {...(field && { alignItems: 'flex-start', justifyContent: 'flex-start' })}>
          <Dialog.Content
            ref={(content: HTMLDivElement | null) => placeNextTo(field?.() ?? null, content)}
            borderRadius={{ lg: 'card' }}
            maxW={{ lg: '52rem' }}
            {...(field && { borderWidth: '1px', boxShadow: 'overlay' })}
          >
            <Dialog.Header pe="14">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close without changing the dates" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The day where keyboard navigation starts: the check-in, or today; on a phone, focusing it scrolls its month into view. */
const reachableDay = (root: ParentNode) =>
  root.querySelector<HTMLElement>('[role=dialog] [data-date][tabindex="0"]');

/** The choice of a stay. */
export function StayDatesChoice({
  stay,
  calendar,
  calendarCall = 'Success',
  today,
  ...choice
}: Omit<StayDatesDialogProps, 'isOpen' | 'title'>) {
  const rules = useMemo(() => stayRules(calendar, today), [calendar, today]);
  return <DatesChoice {...choice} rules={rules} dates={stay} notice={DAYS_UNKNOWN[calendarCall]} />;
}

/** Explains why booked days seem free. */
const DAYS_UNKNOWN: Readonly<Partial<Record<CallState, string>>> = {
  InProcess: 'Checking which days are free',
  Failed: 'We could not load which days are free. Your dates are checked when you confirm them.',
};

/** The calendar and what has been picked in it, as the body and the footer of a dialog. */
export function DatesChoice({
  onClose,
  rules,
  dates,
  onDone,
  onPick,
  prices,
  confirmsLastDay = false,
  doneLabel = () => 'Done',
  notice,
}: DatesChoiceProps) {
  const isDesktop = useIsDesktop();
  // Counts selections from outside of the calendar, which then shows their month.
  const [jumps, setJumps] = useState(0);
  const [selection, setSelection] = useState<DateSelection>(dates ?? NO_DATES);
  const [note, setNote] = useState<string>();
  const announce = useAnnounce();
  const select = (next: DateSelection, nextNote?: string) => {
    setNote(nextNote);
    const isChange = next !== selection;
    if (isChange) {
      setSelection(next);
      onPick?.(next);
    }
    const parts = isChange ? [nextNote, rules.summary(next), limitsOf(next)] : [nextNote];
    announce(parts.filter(Boolean).join('. '));
  };

  const jumpTo = (dates: Stay) => {
    select(dates);
    setJumps(jumps + 1);
  };
  const confirm = (dates: DateSelection) => {
    if (!isSelectionComplete(dates)) return;
    onDone(dates);
    onClose();
  };

  /** While the last day is missing: the shortest and longest selection. */
  function limitsOf({ from, until }: DateSelection): string | undefined {
    return from !== null && until === null ? rules.limits(from) : undefined;
  }

  function comparisonOf(dates: DateSelection): string | undefined {
    return isSelectionComplete(dates) ? prices?.comparison?.(dates) : undefined;
  }

  return (
    <>
      <Dialog.Body minH={{ lg: '470px' }}>
        <KeysDescription />
        <StayDatesCalendar
          rules={rules}
          key={jumps}
          selection={selection}
          onPress={(next, nextNote, isByPointer) => {
            select(next, nextNote);
            if (confirmsLastDay && isDesktop && isByPointer && next !== selection) confirm(next);
          }}
          prices={prices}
        />
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" flexWrap="wrap" gap="3" py="4">
        {prices && <PriceLegend prices={prices} stay={dates} onPick={jumpTo} />}
        <SelectionNotes
          summary={rules.summary(selection)}
          note={note}
          limits={notice ?? limitsOf(selection) ?? comparisonOf(selection)}
        />
        <Flex gap="3" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
          <Button variant="ghost" onClick={() => select(NO_DATES)} disabled={selection.from === null}>
            Clear dates
          </Button>
          <Button disabled={!isSelectionComplete(selection)} onClick={() => confirm(selection)}>
            {doneLabel(selection)}
          </Button>
        </Flex>
      </Dialog.Footer>
    </>
  );
}

const KeysDescription = () => (
  <Dialog.Description asChild>
    <VisuallyHidden>
      The arrow keys move by days and weeks, Page Up and Page Down by months, Home and End within a week.
    </VisuallyHidden>
  </Dialog.Description>
);

interface SelectionNotesProps {
  readonly summary: string;
  /** About the last press. */
  readonly note: string | undefined;
  readonly limits: string | undefined;
}

/** Reserves space for its notes, so that nothing moves when one appears. */
const SelectionNotes = ({ summary, note, limits }: SelectionNotesProps) => (
  <Flex direction="column" justify="center" flex="1" minW="40" minH={{ lg: '4.25rem' }}>
    <Text fontWeight="semibold">{summary}</Text>
    {note !== undefined && (
      <Text textStyle="sm" color="fg.warning">
        {note}
      </Text>
    )}
    {limits !== undefined && (
      <Text textStyle="sm" color="fg.muted">
        {limits}
      </Text>
    )}
  </Flex>
);
