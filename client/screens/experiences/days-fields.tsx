import { MAX_DAYS, withinLimits } from '../../../domain/experiences/experience-search';
import { addDays, bookingWindow, type Stay } from '../../../domain/stay/stay-dates';
import { useToday } from '../../app/session/session-context';
import { DayField } from './day-field';

export interface DaysFieldsProps {
  readonly days: Stay;
  readonly onChange: (days: Stay) => void;
}

/** The first and the last day to look at; the last one stays within the limit of the search. */
export function DaysFields({ days, onChange }: DaysFieldsProps) {
  const { first, last } = bookingWindow(useToday());
  return (
    <>
      <DayField
        label="From"
        value={days.from}
        min={first}
        max={last}
        onChange={(from) => onChange(withinLimits({ from, until: days.until }))}
      />
      <DayField
        label="Until"
        value={days.until}
        min={days.from}
        max={addDays(days.from, MAX_DAYS - 1)}
        onChange={(until) => onChange({ from: days.from, until })}
      />
    </>
  );
}
