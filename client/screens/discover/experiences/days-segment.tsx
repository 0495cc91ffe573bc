import { Suspense, useState } from 'react';
import { daysText } from '#domain/experiences/experience-labels.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { CalendarIcon } from '#client/components/icons/icons.tsx';
import { loadEarly, onDemand } from '#client/components/on-demand/on-demand.ts';
import { SearchSegment } from '#client/features/search/search-segment.tsx';

const loadDialog = () => import('./days-dialog');

const DaysDialog = onDemand(async () => (await loadDialog()).DaysDialog);

export interface DaysSegmentProps {
  readonly days: Stay;
  readonly onChange: (days: Stay) => void;
}

/** The days of the search; a press opens the calendar, whose code loads when the pointer or the focus approaches. */
export function DaysSegment({ days, onChange }: DaysSegmentProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SearchSegment
        label="When"
        value={daysText(days)}
        icon={<CalendarIcon />}
        isOpen={isOpen}
        onPress={() => setIsOpen(true)}
        onApproach={() => loadEarly(loadDialog)}
      />
      <Suspense>
        {isOpen && <DaysDialog days={days} onClose={() => setIsOpen(false)} onDone={onChange} />}
      </Suspense>
    </>
  );
}
