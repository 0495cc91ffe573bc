import { useMemo } from 'react';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { DatesChoice, DatesDialog } from '#client/components/stay-dates/stay-dates-dialog.tsx';
import { daysRules } from './days-rules';

export interface DaysDialogProps {
  readonly days: Stay;
  readonly onClose: () => void;
  readonly onDone: (days: Stay) => void;
}

/** Picks the days of experiences, in the calendar of stays. */
export function DaysDialog({ days, onClose, onDone }: DaysDialogProps) {
  const today = useToday();
  const rules = useMemo(() => daysRules(today), [today]);
  return (
    <DatesDialog isOpen onClose={onClose} title="Select the first and the last day">
      <DatesChoice rules={rules} dates={days} onClose={onClose} onDone={onDone} />
    </DatesDialog>
  );
}
