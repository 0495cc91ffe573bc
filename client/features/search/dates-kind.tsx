import { ChoiceChip, ChoiceChips } from './flexible/choice-chips';

const KINDS = { dates: 'Dates', flexible: 'Flexible' } as const;

/** Two dates, or a length of stay in some months. */
export type DatesKind = keyof typeof KINDS;

export interface DatesKindChipsProps {
  readonly kind: DatesKind;
  readonly onChange: (kind: DatesKind) => void;
}

export const DatesKindChips = ({ kind, onChange }: DatesKindChipsProps) => (
  <ChoiceChips legend="Kind of dates" isLegendHidden layout="joined">
    {(Object.keys(KINDS) as DatesKind[]).map((each) => (
      <ChoiceChip
        key={each}
        type="radio"
        name="kind-of-dates"
        isPart
        isChosen={each === kind}
        onChange={() => onChange(each)}
      >
        {KINDS[each]}
      </ChoiceChip>
    ))}
  </ChoiceChips>
);
