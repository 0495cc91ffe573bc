import { Box, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { isSelectionComplete } from '#domain/stay/stay-calendar.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { StayDatesCalendar } from '#client/components/stay-dates/stay-dates-calendar.tsx';
import { SELECT_DATES } from '#client/components/stay-dates/stay-dates-dialog.tsx';
import { stayRules } from '#client/components/stay-dates/stay-rules.ts';
import { unrestrictedCalendar } from '#client/components/stay-dates/unrestricted-calendar.ts';
import { useDateEvents } from '#client/app/tracking/use-date-events.ts';
import { DatesKindChips } from '../dates-kind';
import { FlexibleFields } from '../flexible/flexible-fields';
import type { SearchDraft } from './search-draft';

export interface DatesPartProps {
  readonly draft: SearchDraft;
  readonly today: string;
  readonly onChange: (change: Partial<SearchDraft>) => void;
  /** A press of a pointer picked the last day. */
  readonly onPicked: () => void;
}

/** When: a check-in and a check-out in a column of months, or a length of stay and its months. */
export function DatesPart({ draft, today, onChange, onPicked }: DatesPartProps) {
  const { datesKind, dates, length, months } = draft;
  return (
    <Stack gap="4">
      <Box>
        <DatesKindChips kind={datesKind} onChange={(kind) => onChange({ datesKind: kind })} />
      </Box>
      {datesKind === 'dates' ? (
        <ExactDates
          dates={dates}
          today={today}
          onChange={(picked) => onChange({ dates: picked })}
          onPicked={onPicked}
        />
      ) : (
        <FlexibleFields
          length={length}
          months={months}
          today={today}
          onChange={(nextLength, nextMonths) => onChange({ length: nextLength, months: nextMonths })}
        />
      )}
    </Stack>
  );
}

interface ExactDatesProps extends Pick<DatesPartProps, 'today' | 'onPicked'>, Pick<SearchDraft, 'dates'> {
  readonly onChange: (dates: SearchDraft['dates']) => void;
}

function ExactDates({ dates, today, onChange, onPicked }: ExactDatesProps) {
  const rules = useMemo(() => stayRules(unrestrictedCalendar(today), today), [today]);
  const announce = useAnnounce();
  const { onPick } = useDateEvents();
  const [note, setNote] = useState<string>();
  return (
    <>
      <Box
        role="group"
        aria-label={SELECT_DATES}
        maxH="max(18rem, 50dvh)"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        <StayDatesCalendar
          rules={rules}
          selection={dates}
          onPress={(next, nextNote, isByPointer) => {
            setNote(nextNote);
            if (next === dates) return announce(nextNote ?? '');
            onChange(next);
            onPick(next);
            announce([nextNote, rules.summary(next)].filter(Boolean).join('. '));
            if (isByPointer && isSelectionComplete(next)) onPicked();
          }}
        />
      </Box>
      {note !== undefined && (
        <Text textStyle="sm" color="fg.warning">
          {note}
        </Text>
      )}
    </>
  );
}
